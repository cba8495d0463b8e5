// SPDX-License-Identifier: MIT
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeMap;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/** In javac: writes the values of the options -Aname=value, in the order of their names. */
@SupportedAnnotationTypes("*")
public class DumpOptions extends AbstractProcessor {
  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latest();
  }

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    super.init(environment);
    var text = new StringBuilder();
    new TreeMap<>(environment.getOptions())
        .forEach((name, value) -> text.append(value).append('\0'));
    try {
      Files.write(Path.of("options.nul"), text.toString().getBytes(StandardCharsets.UTF_8));
    } catch (IOException exception) {
      throw new IllegalStateException(exception);
    }
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    return false;
  }
}

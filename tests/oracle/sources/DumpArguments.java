// SPDX-License-Identifier: MIT
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** Prints its arguments, each ended by a NUL byte. */
public class DumpArguments {
  public static void main(String[] arguments) throws IOException {
    try (var out = new BufferedOutputStream(System.out)) {
      for (String argument : arguments) {
        out.write((argument + "\0").getBytes(StandardCharsets.UTF_8));
      }
    }
  }
}

# SPDX-License-Identifier: MIT
#
# Writes the sources of the kernels. A file that would not change is left alone.

# kernels/<name>.c for each name: a function that counts itself, and adds a number of its own.
# kernels.inc names them all for the program; expected.h holds what their numbers add up to.
function(write_kernel_sources names)
  set(directory "${CMAKE_CURRENT_BINARY_DIR}")
  set(sum 0)
  set(table "")
  foreach(kernel IN LISTS names)
    string(SHA256 number "${kernel}")
    string(SUBSTRING "${number}" 0 8 number)
    math(EXPR sum "${sum} + 0x${number}")
    string(APPEND table "KERNEL(${kernel})\n")
    string(CONCAT source
      "#include \"proof.h\"\n\n"
      "void ${kernel}(struct proof* proof)\n"
      "{\n  ++proof->kernels;\n  proof->sum += 0x${number};\n}\n"
    )
    file(CONFIGURE OUTPUT "${directory}/kernels/${kernel}.c" CONTENT "${source}" @ONLY)
  endforeach()
  list(LENGTH names count)
  string(CONCAT expected
    "#define EXPECTED_KERNELS ${count}\n"
    "#define EXPECTED_SUM ${sum}ull\n"
  )
  file(CONFIGURE OUTPUT "${directory}/expected.h" CONTENT "${expected}" @ONLY)
  file(CONFIGURE OUTPUT "${directory}/kernels.inc" CONTENT "${table}" @ONLY)
endfunction()

# Sets `out` to options of the linker that give each kernel one more name for each GPU.
function(alias_options out names gpus)
  set(options "")
  foreach(gpu IN LISTS gpus)
    list(TRANSFORM names REPLACE ".+" "--defsym=\\0_${gpu}=\\0" OUTPUT_VARIABLE aliases)
    list(APPEND options ${aliases})
  endforeach()
  set(${out} "${options}" PARENT_SCOPE)
endfunction()

# Says how many names there are, and how long they are.
function(report_names names)
  set(longest 0)
  set(total 0)
  foreach(kernel IN LISTS names)
    string(LENGTH "${kernel}.c" length)
    math(EXPR total "${total} + ${length}")
    if(length GREATER longest)
      set(longest ${length})
    endif()
  endforeach()
  list(LENGTH names count)
  math(EXPR tenths "(10 * ${total} + ${count} / 2) / ${count}")
  string(REGEX REPLACE "(.)$" ".\\1" mean "${tenths}")
  message(STATUS "${count} kernels: names of ${mean} bytes on average, ${longest} at most")
endfunction()

# SPDX-License-Identifier: MIT
set(record "${CMAKE_CURRENT_LIST_DIR}/../record")
get_property(multi_config GLOBAL PROPERTY GENERATOR_IS_MULTI_CONFIG)
if(multi_config)
  set(directory "$<CONFIG>/")
endif()
rspkit_add_custom_command(
  OUTPUT "${directory}out.bin"
  COMMAND "${record}" "$<CONFIG>" "$<$<CONFIG:Release>:fast>" > "${directory}out.bin"
)
add_custom_target(configurations ALL DEPENDS "${directory}out.bin")

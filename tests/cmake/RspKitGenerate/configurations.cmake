# SPDX-License-Identifier: MIT
get_property(multi_config GLOBAL PROPERTY GENERATOR_IS_MULTI_CONFIG)
if(multi_config)
  set(file "$<CONFIG>/c.rsp")
else()
  set(file "c.rsp")
endif()
rspkit_generate("${file}" FOR gcc ARGUMENTS "config $<CONFIG>")
add_custom_target(c ALL DEPENDS "${file}")

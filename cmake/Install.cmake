# SPDX-License-Identifier: MIT
# The installed package: the program, the modules as they are, and the files find_package() reads.
# All destinations are relative, so the installed tree can be moved.
include(CMakePackageConfigHelpers)
include(GNUInstallDirs)

set(package_dir "${CMAKE_INSTALL_LIBDIR}/cmake/RspKit")

install(TARGETS rspkit EXPORT RspKitTargets
  RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}" COMPONENT RspKit
)
install(EXPORT RspKitTargets
  NAMESPACE RspKit::
  DESTINATION "${package_dir}"
  COMPONENT RspKit
)
install(DIRECTORY "${PROJECT_SOURCE_DIR}/modules"
  DESTINATION "${package_dir}"
  COMPONENT RspKit
  FILES_MATCHING PATTERN "*.cmake"
)

configure_package_config_file(
  "${PROJECT_SOURCE_DIR}/cmake/RspKitConfig.cmake.in"
  "${PROJECT_BINARY_DIR}/RspKitConfig.cmake"
  INSTALL_DESTINATION "${package_dir}"
  NO_SET_AND_CHECK_MACRO
)
# The program runs on the host, so it does not matter for which machine a project is built.
write_basic_package_version_file(
  "${PROJECT_BINARY_DIR}/RspKitConfigVersion.cmake"
  COMPATIBILITY SameMinorVersion
  ARCH_INDEPENDENT
)
install(
  FILES
    "${PROJECT_BINARY_DIR}/RspKitConfig.cmake"
    "${PROJECT_BINARY_DIR}/RspKitConfigVersion.cmake"
  DESTINATION "${package_dir}"
  COMPONENT RspKit
)

# Not tested: ADDRESS and the checksum are those of a release, and there is none yet.
vcpkg_download_distfile(archive
  URLS "ADDRESS/releases/download/v${VERSION}/lockstep-${VERSION}.tar.gz"
  FILENAME "lockstep-${VERSION}.tar.gz"
  SHA512 0)
vcpkg_extract_source_archive(source ARCHIVE "${archive}")
vcpkg_check_features(OUT_FEATURE_OPTIONS features FEATURES tool LOCKSTEP_BUILD_CLI)
vcpkg_cmake_configure(SOURCE_PATH "${source}" OPTIONS ${features})
vcpkg_cmake_install()
vcpkg_cmake_config_fixup(CONFIG_PATH lib/cmake/lockstep)
vcpkg_fixup_pkgconfig()
if("tool" IN_LIST FEATURES)
  vcpkg_copy_tools(TOOL_NAMES lockstep AUTO_CLEAN)
endif()
file(REMOVE_RECURSE "${CURRENT_PACKAGES_DIR}/debug/include" "${CURRENT_PACKAGES_DIR}/debug/share")
vcpkg_install_copyright(FILE_LIST "${source}/LICENSE")

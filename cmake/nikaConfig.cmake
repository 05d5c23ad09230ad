# find_package(nika): defines nika::nika, the shared library, and nika::nika_static.
include(CMakeFindDependencyMacro)
find_dependency(Threads)
include(${CMAKE_CURRENT_LIST_DIR}/nikaTargets.cmake)

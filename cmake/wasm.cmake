# Toolchain for WebAssembly: clang and wasm-ld as they are, freestanding, without emscripten or any system library.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_C_COMPILER clang)
set(CMAKE_C_COMPILER_TARGET wasm32)
# GNU ar makes no index of WebAssembly objects.
find_program(CMAKE_AR llvm-ar REQUIRED)
find_program(CMAKE_RANLIB llvm-ranlib REQUIRED)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_C_FLAGS_INIT "-ffreestanding -nostdlib")
include_directories(SYSTEM "${CMAKE_CURRENT_LIST_DIR}/../web/wasm/libc")

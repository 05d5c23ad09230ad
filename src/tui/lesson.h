/*
 * lesson.h: data/lessons.json, which the build makes a table of bytes (CMakeLists.txt).
 */
#ifndef NIKA_TUI_LESSON_H
#define NIKA_TUI_LESSON_H

#include <stddef.h>

extern const char lessons_json[];
extern const size_t lessons_json_size;

#endif

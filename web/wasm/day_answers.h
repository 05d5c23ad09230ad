/*
 * day_answers.h: questions about the deal of the day, and what any deal is worth to a seat, as the master's module answers
 * them for a page (day_page.c), and nika.wasm for tests. docs/engine.md lists them.
 */
#ifndef NIKA_WASM_DAY_ANSWERS_H
#define NIKA_WASM_DAY_ANSWERS_H

#include <nika/json.h>

/* Writes the members of the answer into the open object. False if it is another question. *error: the wrong member's name, or
 * NULL. */
bool day_answer(const char *what, struct nika_json question, struct nika_writer *writer, const char **error);

#endif

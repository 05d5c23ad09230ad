/*
 * join_mirror.h: what the files of the replica (mirror) share. Private to src/join.
 */
#ifndef NIKA_JOIN_MIRROR_H
#define NIKA_JOIN_MIRROR_H

#include <nika/join.h>

/* mirror_table.c: the messages `table` and `said`. */
bool mirror_table(struct nika_mirror *mirror, struct nika_json message, int64_t now);
bool mirror_said(struct nika_mirror *mirror, struct nika_json said);

/* mirror_notes.c: the messages `note` and `question`, and the member `takes_over`. */
bool mirror_note(struct nika_mirror *mirror, struct nika_json message);
bool mirror_question(struct nika_mirror *mirror, struct nika_json message);
bool mirror_takes_over(struct nika_mirror *mirror, struct nika_json message, unsigned players, int64_t now);

/* Whether text consists of so many hexadecimal digits. */
bool mirror_is_hex(const char *text, size_t digits);

#endif

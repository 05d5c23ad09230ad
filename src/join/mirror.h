/*
 * mirror.h: what the files of the mirror share. Inside the join room only.
 */
#ifndef NIKA_JOIN_MIRROR_H
#define NIKA_JOIN_MIRROR_H

#include <nika/join.h>

/* mirror_table.c: the messages `table` and `said`. */
bool mirror_table(struct nika_mirror *mirror, struct nika_json message);
bool mirror_said(struct nika_mirror *mirror, struct nika_json said);

/* Whether text is so many hexadecimal digits. */
bool mirror_is_hex(const char *text, size_t digits);

/* Forgets all moves from number `count` on. */
void mirror_keep_steps(struct nika_mirror *mirror, unsigned count);

#endif

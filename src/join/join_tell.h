/*
 * join_tell.h: what join_tell.c provides to the source. Private to src/join.
 */
#ifndef NIKA_JOIN_TELL_H
#define NIKA_JOIN_TELL_H

#include "join_internal.h"

/* Ways of nika_online. */
void tell_status(void *context, struct nika_listener listener);
int tell_tick(void *context);
void tell_pause(void *context, struct nika_listener listener);
void tell_about(void *context, struct nika_listener listener);

#endif

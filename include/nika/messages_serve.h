/*
 * messages_serve.h: running a server: starting, settings, the store, backups.
 */
#ifndef NIKA_MESSAGES_SERVE_H
#define NIKA_MESSAGES_SERVE_H

#include <nika/message.h>

#define NIKA_MESSAGES_SERVE(M0, M1, M2, M3, M4, M5, M6)                                                                \
    M0(serve_stopped)                                                                                                  \
    /* What can be wrong with a store; found by the words of nika/store.h. */                                          \
    M0(store_no_memory)                                                                                                \
    M2(store_cannot_open, WORD, path, WORD, reason)                                                                    \
    M2(store_cannot_read, WORD, path, WORD, reason)                                                                    \
    M2(store_cannot_write, WORD, path, WORD, reason)                                                                   \
    M1(store_missing, WORD, path)                                                                                      \
    M1(store_exists, WORD, path)                                                                                       \
    M1(store_newer, WORD, path)                                                                                        \
    M1(store_other, WORD, path)                                                                                        \
    M2(store_damaged, WORD, path, WORD, reason)                                                                        \
    M1(store_in_use, WORD, path)                                                                                       \
    M1(store_no_place, WORD, option)

NIKA_LIST(SERVE, NIKA_MESSAGES_SERVE)

#endif

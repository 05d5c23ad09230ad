/*
 * messages_serve.h: running a server: starting, settings, the store, backups.
 */
#ifndef NIKA_MESSAGES_SERVE_H
#define NIKA_MESSAGES_SERVE_H

#include <nika/message.h>

#define NIKA_MESSAGES_SERVE(M0, M1, M2, M3, M4, M5, M6)                                                                \
    M0(serve_stopped)

NIKA_LIST(SERVE, NIKA_MESSAGES_SERVE)

#endif

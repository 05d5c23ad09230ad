/*
 * messages_web.h: what is said by the browser around the tables: start page, shell, settings.
 */
#ifndef NIKA_MESSAGES_WEB_H
#define NIKA_MESSAGES_WEB_H

#include <nika/message.h>

#define NIKA_MESSAGES_WEB(M0, M1, M2, M3, M4, M5, M6)                                                                  \
    M0(web_title)

NIKA_LIST(WEB, NIKA_MESSAGES_WEB)

#endif

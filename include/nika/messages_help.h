/*
 * messages_help.h: the help texts of the commands.
 */
#ifndef NIKA_MESSAGES_HELP_H
#define NIKA_MESSAGES_HELP_H

#include <nika/message.h>

#define NIKA_MESSAGES_HELP(M0, M1, M2, M3, M4, M5, M6)                                                                 \
    M0(help_nika)                                                                                                      \
    M0(help_learn)                                                                                                     \
    M0(help_join)                                                                                                      \
    M0(help_play)                                                                                                      \
    M0(help_serve)                                                                                                     \
    M0(help_backup)                                                                                                    \
    M0(help_restore)                                                                                                   \
    M0(help_doctor)                                                                                                    \
    M0(help_rules)                                                                                                     \
    M0(help_simulate)                                                                                                  \
    M0(help_match)                                                                                                     \
    M0(help_verify)                                                                                                    \
    M0(help_replay)                                                                                                    \
    M0(help_view)                                                                                                      \
    M0(help_hint)

NIKA_LIST(HELP, NIKA_MESSAGES_HELP)

#endif

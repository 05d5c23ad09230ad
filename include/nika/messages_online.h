/*
 * messages_online.h: playing on a server: the lobby, tables, talk, connections, errors of the protocol.
 */
#ifndef NIKA_MESSAGES_ONLINE_H
#define NIKA_MESSAGES_ONLINE_H

#include <nika/message.h>

#define NIKA_MESSAGES_ONLINE(M0, M1, M2, M3, M4, M5, M6)                                                               \
    /* Words of line mode, and what they do. */                                                                        \
    M0(online_word_say)                                                                                                \
    M0(online_word_who)                                                                                                \
    M0(online_word_away)                                                                                               \
    M0(online_word_back)                                                                                               \
    M0(online_word_mute)                                                                                               \
    M0(online_word_hear)                                                                                               \
    M1(online_about_say, WORD, word)                                                                                   \
    M1(online_about_who, WORD, word)                                                                                   \
    M1(online_about_undo, WORD, word)                                                                                  \
    M2(online_about_away, WORD, away, WORD, back)                                                                      \
    M2(online_about_mute, WORD, mute, WORD, hear)                                                                      \
    M1(online_about_quit, WORD, word)                                                                                  \
    /* The full screen. */                                                                                             \
    M0(online_key_say)                                                                                                 \
    M0(online_key_about)                                                                                               \
    M0(online_key_undo)                                                                                                \
    M0(online_key_back)                                                                                                \
    M0(online_key_send)                                                                                                \
    M0(online_help_say)                                                                                                \
    M0(online_help_about)                                                                                              \
    M0(online_help_undo)                                                                                               \
    M0(online_help_away)                                                                                               \
    M0(online_about_title)                                                                                             \
    M1(online_saying, WORD, text)                                                                                      \
    M0(online_no_talk)                                                                                                 \
    M0(online_quit)                                                                                                    \
    M0(online_ask_away)                                                                                                \
    M0(online_question_gone)

NIKA_LIST(ONLINE, NIKA_MESSAGES_ONLINE)

#endif

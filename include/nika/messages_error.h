/*
 * messages_error.h: what servers refuse and what connections suffer, by the words of the protocol (docs/protocol.md):
 * nika_error has the message of a word.
 */
#ifndef NIKA_MESSAGES_ERROR_H
#define NIKA_MESSAGES_ERROR_H

#include <nika/message.h>

#define NIKA_MESSAGES_ERROR(M0, M1, M2, M3, M4, M5, M6)                                                                \
    M0(error_bad_message)                                                                                              \
    M0(error_unknown_request)                                                                                          \
    M0(error_bad_value)                                                                                                \
    M1(error_bad_value_of, STRANGE, where)                                                                             \
    M0(error_not_signed_in)                                                                                            \
    M0(error_wrong_password)                                                                                           \
    M0(error_name_taken)                                                                                               \
    M0(error_bad_name)                                                                                                 \
    M0(error_bad_password)                                                                                             \
    M0(error_bad_ticket)                                                                                               \
    M0(error_bad_origin)                                                                                               \
    M0(error_no_such_table)                                                                                            \
    M0(error_no_such_seat)                                                                                             \
    M0(error_seat_taken)                                                                                               \
    M0(error_not_seated)                                                                                               \
    M0(error_not_host)                                                                                                 \
    M0(error_kicked)                                                                                                   \
    M0(error_not_allowed)                                                                                              \
    M0(error_not_open)                                                                                                 \
    M0(error_not_running)                                                                                              \
    M0(error_not_over)                                                                                                 \
    M0(error_not_full)                                                                                                 \
    M0(error_stale)                                                                                                    \
    M0(error_refused)                                                                                                  \
    M0(error_no_undo)                                                                                                  \
    M0(error_no_question)                                                                                              \
    M0(error_not_kept)                                                                                                 \
    M0(error_damaged)                                                                                                  \
    M0(error_slow_down)                                                                                                \
    M0(error_too_many)                                                                                                 \
    M0(error_closing)                                                                                                  \
    M0(error_starting)                                                                                                 \
    M0(error_busy)                                                                                                     \
    M0(error_unreachable)                                                                                              \
    M0(error_untrusted)                                                                                                \
    M0(error_no_server)                                                                                                \
    M0(error_other_protocol)                                                                                           \
    M0(error_offline)                                                                                                  \
    M1(error_unknown, STRANGE, word)

NIKA_LIST(ERROR, NIKA_MESSAGES_ERROR)

#endif

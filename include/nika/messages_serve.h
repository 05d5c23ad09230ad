/*
 * messages_serve.h: running a server: starting, settings, the store, backups.
 */
#ifndef NIKA_MESSAGES_SERVE_H
#define NIKA_MESSAGES_SERVE_H

#include <nika/message.h>

#define NIKA_MESSAGES_SERVE(M0, M1, M2, M3, M4, M5, M6)                                                                \
    M1(serve_ready, WORD, url)                                                                                         \
    M0(serve_keeps_nothing)                                                                                            \
    M0(serve_stopped)                                                                                                  \
    /* Settings. */                                                                                                    \
    M1(serve_no_operand, STRANGE, word)                                                                                \
    M3(serve_in_file, WORD, path, NUMBER, line, WORD, problem)                                                         \
    M0(serve_no_equals)                                                                                                \
    M1(serve_no_setting, STRANGE, name)                                                                                \
    M1(serve_twice, WORD, name)                                                                                        \
    M2(serve_too_many, WORD, name, NUMBER, most)                                                                       \
    M1(serve_needs_yes, WORD, name)                                                                                    \
    M1(serve_needs_address, WORD, name)                                                                                \
    M1(serve_needs_origin, WORD, name)                                                                                 \
    M1(serve_needs_network, WORD, name)                                                                                \
    M2(serve_needs_level, WORD, name, WORD, known)                                                                     \
    M2(serve_memory_and_data, WORD, one, WORD, other)                                                                  \
    /* Why it can't begin. */                                                                                          \
    M2(serve_port_in_use, NUMBER, port, WORD, option)                                                                  \
    M2(serve_port_forbidden, NUMBER, port, WORD, option)                                                               \
    M1(serve_no_such_address, WORD, address)                                                                           \
    M3(serve_cannot_listen, WORD, address, NUMBER, port, WORD, reason)                                                 \
    M2(serve_no_library, WORD, library, WORD, package)                                                                 \
    M1(serve_unreadable, WORD, path)                                                                                   \
    M1(serve_unclaimed, WORD, path)                                                                                    \
    /* What can be wrong with a store; found by the words of nika/store.h. */                                          \
    M0(store_no_memory)                                                                                                \
    M2(store_cannot_open, WORD, path, WORD, reason)                                                                    \
    M2(store_cannot_read, WORD, path, WORD, reason)                                                                    \
    M2(store_cannot_write, WORD, path, WORD, reason)                                                                   \
    M1(store_missing, WORD, path)                                                                                      \
    M1(store_exists, WORD, path)                                                                                       \
    M1(store_same, WORD, path)                                                                                         \
    M1(store_newer, WORD, path)                                                                                        \
    M1(store_other, WORD, path)                                                                                        \
    M2(store_damaged, WORD, path, WORD, reason)                                                                        \
    M1(store_in_use, WORD, path)                                                                                       \
    M1(store_no_place, WORD, option)                                                                                   \
    /* Backups, and the doctor. */                                                                                     \
    M0(backup_needs_file)                                                                                              \
    M3(backup_made, WORD, path, NUMBER, live, NUMBER, over)                                                            \
    M2(restore_made, WORD, path, WORD, backup)                                                                         \
    M2(restore_replaced, WORD, path, WORD, backup)                                                                     \
    M1(doctor_no_operand, STRANGE, word)                                                                               \
    M2(doctor_file, WORD, path, NUMBER, kilobytes)                                                                     \
    M3(doctor_tables, NUMBER, live, NUMBER, over, NUMBER, damaged)                                                     \
    M2(doctor_people, NUMBER, accounts, NUMBER, sessions)                                                              \
    M1(doctor_orphans, NUMBER, entries)                                                                                \
    M1(doctor_numbers, STRANGE, table)                                                                                 \
    M2(doctor_replay, STRANGE, table, NUMBER, entry)                                                                   \
    M1(doctor_endless, STRANGE, table)                                                                                 \
    M1(doctor_set_aside, STRANGE, table)                                                                               \
    M0(doctor_fine)                                                                                                    \
    M0(doctor_advice)                                                                                                  \
    M0(doctor_unread)                                                                                                  \
    M2(doctor_damaged, WORD, path, WORD, reason)

NIKA_LIST(SERVE, NIKA_MESSAGES_SERVE)

#endif

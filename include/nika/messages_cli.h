/*
 * messages_cli.h: what the program says about command lines and files.
 */
#ifndef NIKA_MESSAGES_CLI_H
#define NIKA_MESSAGES_CLI_H

#include <nika/message.h>

#define NIKA_MESSAGES_CLI(M0, M1, M2, M3, M4, M5, M6)                                                                  \
    M2(cli_no_language, STRANGE, code, WORD, known)                                                                    \
    M1(cli_see_help, WORD, command)                                                                                    \
    M1(cli_no_command, STRANGE, name)                                                                                  \
    M1(cli_no_option, STRANGE, name)                                                                                   \
    M1(cli_takes_no_value, WORD, option)                                                                               \
    M1(cli_needs_value, WORD, option)                                                                                  \
    M1(cli_too_often, WORD, option)                                                                                    \
    M2(cli_no_game, STRANGE, name, WORD, known)                                                                        \
    M2(cli_failed, WORD, path, WORD, reason)                                                                           \
    M1(cli_unwritten, WORD, path)                                                                                      \
    M1(cli_output_failed, WORD, reason)                                                                                \
    M0(cli_output_unwritten)                                                                                           \
    M1(cli_words, STRANGE, words)

NIKA_LIST(CLI, NIKA_MESSAGES_CLI)

#endif

/*
 * en/cli.c: what the program says about command lines and files, in English.
 */
#include <nika/messages_cli.h>

#include "../catalogue.h"

SAY(cli_no_language, "there is no language “{code}”; there are: {known}");
SAY(cli_see_help, "See {command} --help");
SAY(cli_no_command, "there is no command “{name}”; see nika --help");
SAY(cli_no_option, "there is no option “{name}”");
SAY(cli_takes_no_value, "{option} takes no value");
SAY(cli_needs_value, "{option} needs a value");
SAY(cli_too_often, "{option} stands too often");
SAY(cli_no_game, "there is no game “{name}”; there are: {known}");
SAY(cli_failed, "{path}: {reason}");
SAY(cli_unwritten, "{path}: not everything could be written");
SAY(cli_output_failed, "standard output: {reason}");
SAY(cli_output_unwritten, "standard output: not everything could be written");
SAY(cli_words, "{words}");

CATALOGUE(en, cli, NIKA_MESSAGES_CLI);

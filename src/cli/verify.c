/*
 * verify.c: `nika verify FILE…`: replays records, and checks every line and the proofs of their deals.
 */
#include <nika/messages_cli.h>
#include <nika/messages_help.h>

#include "cli.h"

static bool go_on(void *context, const struct nika_reader *reader, enum nika_reading reading)
{
    (void)context;
    (void)reader;
    (void)reading;
    return true;
}

int cli_verify(int count, char **arguments)
{
    static struct nika_reader reader;
    const struct cli_option options[] = {{.name = NULL}};
    int operands, status;
    if (!cli_options("verify", msg_help_verify(), options, count, arguments, &operands, &status))
        return status;
    if (operands == 0)
        return cli_usage("verify", msg_cli_name_files());
    status = CLI_FINE;
    for (int i = 0; i < operands; i++) {
        uint64_t proved = 0;
        if (!cli_read_records("verify", arguments[i], &reader,
                              (struct cli_reading){.each = go_on, .proved = &proved})) {
            status = CLI_WRONG;
            continue;
        }
        struct cli_path shown;
        const char *path = cli_shown(arguments[i], &shown);
        const int64_t games = (int64_t)reader.games, moves = (int64_t)reader.moves;
        const bool running = reader.state == NIKA_READER_IN_GAME;
        if (proved > 0)
            cli_print(stdout, running ? msg_cli_verified_proved_running(path, games, moves, (int64_t)proved)
                                      : msg_cli_verified_proved(path, games, moves, (int64_t)proved));
        else
            cli_print(stdout,
                      running ? msg_cli_verified_running(path, games, moves) : msg_cli_verified(path, games, moves));
        putchar('\n');
    }
    return cli_flush("verify", stdout, NULL) ? status : CLI_WRONG;
}

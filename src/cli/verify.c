/*
 * verify.c: `nika verify FILE…`: replays records and checks every line.
 */
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
        return cli_usage_english("verify", "name at least one file");
    status = CLI_FINE;
    for (int i = 0; i < operands; i++) {
        if (!cli_read_records("verify", arguments[i], &reader, (struct cli_reading){go_on, NULL})) {
            status = CLI_WRONG;
            continue;
        }
        const bool running = reader.state == NIKA_READER_IN_GAME;
        struct cli_path shown;
        printf("%s: verified, %llu game%s, %llu moves%s\n", cli_shown(arguments[i], &shown),
               (unsigned long long)reader.games, reader.games == 1 ? "" : "s", (unsigned long long)reader.moves,
               running ? ", the last game still running" : "");
    }
    return cli_flush("verify", stdout, NULL) ? status : CLI_WRONG;
}

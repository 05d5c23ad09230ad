/*
 * verify.c: `nika verify FILE…`: replays records, and checks every line, the proofs of their deals, and whether the server
 * has signed them.
 */
#include <string.h>

#include <nika/fair.h>
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

/* Of a file: with which keys its games are signed. */
struct signatures {
    uint64_t games;
    char key[2 * NIKA_KEY_BYTES + 1];
    bool several;
};

static void note_key(void *context, const char *key)
{
    struct signatures *signatures = context;
    signatures->several = signatures->several || (signatures->games && strcmp(signatures->key, key) != 0);
    signatures->games++;
    nika_text_copy(signatures->key, sizeof signatures->key, key);
}

static void print_signatures(const struct signatures *signatures, uint64_t games)
{
    if (signatures->games == games && !signatures->several)
        cli_print(stdout, msg_cli_signed(signatures->key));
    else if (signatures->games)
        cli_print(stdout, msg_cli_signed_some((int64_t)signatures->games));
}

int cli_verify(int count, char **arguments)
{
    static struct nika_reader reader;
    const char *key = NULL;
    const struct cli_option options[] = {{.name = "--key", .value = &key}, {.name = NULL}};
    int operands, status;
    if (!cli_options("verify", msg_help_verify(), options, count, arguments, &operands, &status))
        return status;
    if (operands == 0)
        return cli_usage("verify", msg_cli_name_files());
    if (key && (strlen(key) != 2 * NIKA_KEY_BYTES || strspn(key, "0123456789abcdef") != strlen(key)))
        return cli_usage("verify", msg_cli_wrong_key(key));
    status = CLI_FINE;
    for (int i = 0; i < operands; i++) {
        uint64_t proved = 0;
        struct signatures signatures = {.games = 0};
        if (!cli_read_records(
                "verify", arguments[i], &reader,
                (struct cli_reading){
                    .each = go_on, .proved = &proved, .context = &signatures, .signed_by = note_key, .key = key})) {
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
        if (reader.games)
            print_signatures(&signatures, reader.games);
        putchar('\n');
    }
    return cli_flush("verify", stdout, NULL) ? status : CLI_WRONG;
}

/*
 * verify.c: `nika verify FILE…`: replays records, and checks every line, the proofs of their deals, whether the server has
 * signed them, and, if that is wanted, by thinking again, the moves of computer players.
 */
#include <string.h>

#include <nika/fair.h>
#include <nika/messages_cli.h>
#include <nika/messages_help.h>
#include <nika/recheck.h>

#include "cli.h"

/* Of a file: with which keys its games are signed, and how many say that these or other computer players made moves. */
struct findings {
    uint64_t games;
    char key[2 * NIKA_KEY_BYTES + 1];
    bool several;
    const struct nika_recheck *recheck;
    uint64_t claims[NIKA_CLAIM_OTHERS + 1];
};

static bool go_on(void *context, const struct nika_reader *reader, enum nika_reading reading)
{
    struct findings *findings = context;
    (void)reader;
    if (reading == NIKA_READ_HEADER)
        findings->claims[findings->recheck->claim]++;
    return true;
}

static void note_key(void *context, const char *key)
{
    struct findings *findings = context;
    findings->several = findings->several || (findings->games && strcmp(findings->key, key) != 0);
    findings->games++;
    nika_text_copy(findings->key, sizeof findings->key, key);
}

static void print_signatures(const struct findings *findings, uint64_t games)
{
    if (findings->games == games && !findings->several)
        cli_print(stdout, msg_cli_signed(findings->key));
    else if (findings->games)
        cli_print(stdout, msg_cli_signed_some((int64_t)findings->games));
}

static void print_moves(const struct findings *findings)
{
    const uint64_t these = findings->claims[NIKA_CLAIM_THESE], others = findings->claims[NIKA_CLAIM_OTHERS];
    if (these && findings->recheck->thinks)
        cli_print(stdout, msg_cli_moves_proved((int64_t)findings->recheck->proved));
    else if (these)
        cli_print(stdout, msg_cli_moves_unchecked());
    if (others)
        cli_print(stdout, msg_cli_moves_others((int64_t)others));
}

int cli_verify(int count, char **arguments)
{
    static struct nika_reader reader;
    static struct nika_recheck recheck;
    const char *key = NULL;
    const struct cli_option options[] = {
        {.name = "--key", .value = &key}, {.name = "--moves", .flag = &recheck.thinks}, {.name = NULL}};
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
        recheck.proved = 0;
        struct findings findings = {.recheck = &recheck};
        if (!cli_read_records("verify", arguments[i], &reader,
                              (struct cli_reading){.each = go_on,
                                                   .proved = &proved,
                                                   .context = &findings,
                                                   .signed_by = note_key,
                                                   .key = key,
                                                   .recheck = &recheck})) {
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
            print_signatures(&findings, reader.games);
        print_moves(&findings);
        putchar('\n');
    }
    return cli_flush("verify", stdout, NULL) ? status : CLI_WRONG;
}

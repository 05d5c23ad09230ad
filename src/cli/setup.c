/*
 * setup.c: the table's options on the command line: edition, switches, court.
 */
#include <errno.h>
#include <string.h>

#include <nika/games.h>
#include <nika/messages_cli.h>
#include <nika/messages_problem.h>

#include "cli.h"

int cli_read_table(const char *command, const char *game_name, const char *players, struct nika_setup *setup)
{
    const struct nika_game *game = nika_game_named(game_name);
    uint64_t number;
    if (!game)
        return cli_no_game(command, game_name);
    if (!players || !cli_number(players, game->players_min, game->players_max, &number))
        return cli_usage(command, msg_cli_needs_number("--players", game->players_min, game->players_max));
    nika_setup_init(setup, game, (unsigned)number, 0);
    return CLI_FINE;
}

int cli_read_edition(const char *command, const char *name, struct nika_setup *setup)
{
    char known[256];
    struct nika_text list = nika_text(known, sizeof known);
    if (nika_setup_edition(setup, name))
        return CLI_FINE;
    if (setup->game->edition_count == 0)
        return cli_usage(command, msg_cli_one_edition(setup->game->name));
    struct cli_near near = cli_near(name, strlen(name));
    for (unsigned e = 0; e < setup->game->edition_count; e++) {
        nika_text_add_listed(&list, setup->game->editions[e].name);
        cli_near_try(&near, setup->game->editions[e].name);
    }
    return cli_usage_near(command, msg_cli_no_edition(setup->game->name, name, known), &near);
}

static int read_switch(const char *command, const char *text, struct nika_setup *setup)
{
    char name[64];
    const size_t size = strcspn(text, "=");
    if (text[size] && size < sizeof name) {
        memcpy(name, text, size);
        name[size] = '\0';
        if (nika_setup_switch(setup, name, text + size + 1))
            return CLI_FINE;
    }
    char known[256];
    struct nika_text list = nika_text(known, sizeof known);
    struct cli_near near = cli_near(text, strlen(text));
    for (unsigned s = 0; s < setup->game->switch_count; s++)
        for (unsigned v = 0; setup->game->switches[s].values[v]; v++) {
            char rule[128];
            snprintf(rule, sizeof rule, "%s=%s", setup->game->switches[s].name, setup->game->switches[s].values[v]);
            nika_text_add_listed(&list, rule);
            cli_near_try(&near, rule);
        }
    if (list.size == 0)
        return cli_usage(command, msg_cli_no_rules(text, setup->game->name));
    return cli_usage_near(command, msg_cli_no_rule(text, setup->game->name, known), &near);
}

/* An earlier --set of the same switch, or NULL. */
static const char *said_before(const struct cli_setup *said, unsigned index)
{
    const char *text = said->switches[index];
    const size_t size = strcspn(text, "=");
    for (unsigned i = 0; i < index; i++)
        if (strcspn(said->switches[i], "=") == size && memcmp(said->switches[i], text, size) == 0)
            return said->switches[i];
    return NULL;
}

/* Reads a whole small file; its size, or -1 with errno set if it can't be read or is larger than `room`. */
static long read_file(const char *path, char *bytes, size_t room)
{
    FILE *file = fopen(path, "rb");
    if (!file)
        return -1;
    errno = 0;
    const size_t size = fread(bytes, 1, room, file);
    const int reason = ferror(file) ? errno : getc(file) == EOF ? 0 : EFBIG;
    fclose(file);
    errno = reason;
    return reason ? -1 : (long)size;
}

static int read_court(const char *command, const char *path, struct nika_setup *setup)
{
    char bytes[65536], sentence[512], line[16], column[16];
    struct nika_csv_problem problem;
    struct cli_path shown;
    if (!setup->game->board)
        return cli_usage(command, msg_cli_no_court(setup->game->name));
    const long size = read_file(path, bytes, sizeof bytes);
    if (size < 0)
        return cli_wrong(command, msg_cli_failed(cli_shown(path, &shown), cli_reason(cli_language(), errno)));
    if (nika_board_csv(setup, bytes, (size_t)size, &problem))
        return CLI_FINE;
    snprintf(line, sizeof line, "%u", problem.line);
    snprintf(column, sizeof column, "%u", problem.column);
    struct nika_text text = nika_text(sentence, sizeof sentence);
    struct nika_message message;
    if (nika_message_worded(NIKA_AREA_PROBLEM, problem.word, &message)) {
        nika_message_give(&message, "line", line);
        nika_message_give(&message, "column", column);
        nika_message_give(&message, "expected", problem.expected);
        nika_message_give(&message, "found", problem.found);
        cli_say(&text, message);
    }
    return cli_wrong(command, msg_cli_in_file(cli_shown(path, &shown), sentence));
}

int cli_read_setup(const char *command, const struct cli_setup *said, struct nika_setup *setup)
{
    int status = said->edition ? cli_read_edition(command, said->edition, setup) : CLI_FINE;
    for (unsigned i = 0; i < said->switch_count && status == CLI_FINE; i++) {
        const char *before = said_before(said, i);
        status = read_switch(command, said->switches[i], setup);
        if (status == CLI_FINE && before)
            return cli_usage(command, msg_cli_two_rules(before, said->switches[i]));
    }
    if (said->court && status == CLI_FINE)
        status = read_court(command, said->court, setup);
    return status;
}

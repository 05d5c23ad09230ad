/*
 * cli_replay.c: `nika replay FILE`: tells games move by move, with all cards open. Each move is told as its player saw it,
 * and everybody's hand at every new part of the game. In a terminal the games are shown on the full screen, by keys. With
 * --json, they are events for programs.
 */
#include <stdlib.h>
#include <string.h>

#include <nika/messages_cli.h>
#include <nika/messages_help.h>
#include <nika/tell.h>
#include <nika/tui.h>

#include "cli_play.h"
#include "cli_replay.h"

struct showing {
    uint64_t game; /* 0: all */
    struct nika_world before;
    struct nika_voice voice;
    const char *players[NIKA_SEATS_MAX];
    unsigned ply;
    char word[NIKA_WORD_MAX]; /* the spelling of the move that is told, until its sentence is */
    bool begun, heading;      /* a heading was told in this game; and just now */
};

/* Prints a sentence in its manner: a move with its number and its spelling, a heading after an empty line, the rest
 * indented. */
static void hear(void *context, enum nika_manner manner, struct nika_message message)
{
    struct showing *showing = context;
    char sentence[2048];
    struct nika_text text = nika_text(sentence, sizeof sentence);
    nika_say(&text, showing->voice, message);
    if (manner == NIKA_MOVE && showing->word[0]) {
        printf("%4u. %s  [%s]\n", showing->ply, sentence, showing->word);
        showing->word[0] = '\0';
    } else if (manner == NIKA_HEADING) {
        printf(showing->begun ? "\n%s\n" : "%s\n", sentence);
        showing->heading = showing->begun = true;
    } else {
        printf(manner == NIKA_DETAIL ? "        %s\n" : "      %s\n", sentence);
    }
}

/* Everybody's hand, if a heading was told. */
static void tell_hands(struct showing *showing, const struct nika_reader *reader)
{
    for (unsigned seat = 0; showing->heading && seat < reader->setup.players; seat++) {
        struct nika_view view;
        nika_look(&reader->setup, &reader->world, seat, &view);
        nika_tell_holding(&reader->setup, &view, (struct nika_listener){hear, showing});
    }
    showing->heading = false;
}

static void tell_start(struct showing *showing, const struct nika_reader *reader)
{
    struct nika_view view;
    for (unsigned seat = 0; seat < NIKA_SEATS_MAX; seat++)
        showing->players[seat] = reader->names.of[seat];
    showing->voice = nika_voice(cli_language(), showing->players);
    showing->begun = showing->game == 0 && reader->games > 1;
    nika_look(&reader->setup, &reader->world, NIKA_WATCHER, &view);
    nika_tell_start(&reader->setup, &view, (struct nika_listener){hear, showing});
}

static void tell_move(struct showing *showing, const struct nika_reader *reader)
{
    struct nika_setup shown = reader->setup;
    struct nika_view before, after;
    nika_setup_switch(&shown, "open-profit", "on"); /* all lies open here; only Byzantz has the switch */
    nika_look(&reader->setup, &showing->before, reader->seat, &before);
    nika_look(&reader->setup, &reader->world, reader->seat, &after);
    showing->ply = reader->ply;
    reader->setup.game->say(&reader->setup, reader->move, showing->word);
    nika_tell_move(&shown, &before, &after, reader->seat, reader->move, (struct nika_listener){hear, showing});
}

static bool show(void *context, const struct nika_reader *reader, enum nika_reading reading)
{
    struct showing *showing = context;
    struct nika_view view;
    if (showing->game != 0 && reader->games != showing->game)
        return reader->games < showing->game;
    if (reading == NIKA_READ_HEADER)
        tell_start(showing, reader);
    if (reading == NIKA_READ_MOVE)
        tell_move(showing, reader);
    nika_look(&reader->setup, &reader->world, NIKA_WATCHER, &view);
    if (reading == NIKA_READ_RESULT)
        nika_tell_result(&reader->setup, &view, (struct nika_listener){hear, showing});
    else
        tell_hands(showing, reader);
    nika_copy(reader->setup.game, &showing->before, &reader->world);
    return true;
}

/*
 * The full screen. All games are read before anything is shown; what is wrong with the record is said on the normal
 * screen, and what comes before it is shown.
 */

struct shelf {
    uint64_t game; /* 0: all */
    struct nika_recorded **games;
    size_t count, room;
    unsigned moves_room; /* of the last game */
    bool full;           /* there was no memory for more */
};

/* Makes room for one thing more, behind `count` of them. */
static void *enlarge(void *things, size_t count, size_t *room, size_t size)
{
    if (count < *room)
        return things;
    void *more = realloc(things, (*room ? 2 * *room : 64) * size);
    if (more)
        *room = *room ? 2 * *room : 64;
    return more;
}

static bool keep_game(struct shelf *shelf, const struct nika_reader *reader)
{
    struct nika_recorded **games = enlarge(shelf->games, shelf->count, &shelf->room, sizeof(struct nika_recorded *));
    struct nika_recorded *game = games ? calloc(1, sizeof *game) : NULL;
    shelf->games = games ? games : shelf->games;
    if (!game)
        return false;
    game->setup = reader->setup;
    game->names = reader->names;
    game->deal = reader->deal;
    games[shelf->count++] = game;
    shelf->moves_room = 0;
    return true;
}

static bool keep_move(struct shelf *shelf, const struct nika_reader *reader)
{
    struct nika_recorded *game = shelf->games[shelf->count - 1];
    size_t room = shelf->moves_room;
    struct nika_made *moves = enlarge(game->moves, game->count, &room, sizeof *moves);
    if (!moves)
        return false;
    shelf->moves_room = (unsigned)room;
    game->moves = moves;
    moves[game->count++] = (struct nika_made){reader->move, (uint8_t)reader->seat};
    return true;
}

static bool shelve(void *context, const struct nika_reader *reader, enum nika_reading reading)
{
    struct shelf *shelf = context;
    if (shelf->game != 0 && reader->games != shelf->game)
        return reader->games < shelf->game;
    if (reading == NIKA_READ_HEADER)
        shelf->full = !keep_game(shelf, reader);
    else if (reading == NIKA_READ_MOVE)
        shelf->full = !keep_move(shelf, reader);
    return !shelf->full;
}

static void clear(struct shelf *shelf)
{
    for (size_t i = 0; i < shelf->count; i++) {
        free(shelf->games[i]->moves);
        free(shelf->games[i]);
    }
    free(shelf->games);
    *shelf = (struct shelf){.game = shelf->game};
}

/* False if the terminal turns out to have no full screen. */
static bool replay_by_keys(const char *path, uint64_t game, bool ascii, int *status)
{
    static struct nika_reader reader;
    struct shelf shelf = {.game = game};
    struct cli_path shown;
    bool opened = true;
    int signal = 0;
    const bool fine =
        cli_read_records("replay", path, &reader, (struct cli_reading){.each = shelve, .context = &shelf});
    *status = fine ? CLI_FINE : CLI_WRONG;
    if (shelf.full)
        *status = cli_wrong("replay", msg_cli_no_memory());
    else if (fine && reader.games < game)
        *status = cli_wrong("replay", msg_cli_only_games(cli_shown(path, &shown), (int64_t)reader.games));
    if (shelf.count)
        opened = nika_replay_in_terminal((const struct nika_recorded *const *)shelf.games, (unsigned)shelf.count,
                                         cli_language(), ascii, &signal);
    clear(&shelf);
    if (signal)
        *status = play_end_by(signal);
    return opened;
}

/*
 * Events. One game is held at a time: only its end shows whether all of it may be told.
 */

struct events {
    struct shelf shelf;
    uint64_t number; /* of the game that is held, in the file */
    unsigned viewer;
    bool no_seat;
};

static bool follow(void *context, const struct nika_reader *reader, enum nika_reading reading)
{
    struct events *events = context;
    const bool more = shelve(&events->shelf, reader, reading);
    if (!more || !events->shelf.count)
        return more;
    events->number = reader->games;
    events->no_seat = events->viewer < NIKA_WATCHER && events->viewer >= reader->setup.players;
    if (events->no_seat)
        return false;
    if (reading == NIKA_READ_RESULT) {
        replay_print_events(events->shelf.games[0], events->number, events->viewer, &reader->result, false);
        clear(&events->shelf);
    }
    return true;
}

static int replay_events(const char *path, uint64_t game, unsigned viewer)
{
    static struct nika_reader reader;
    struct events events = {.shelf = {.game = game}, .viewer = viewer};
    struct cli_path shown;
    const bool fine =
        cli_read_records("replay", path, &reader, (struct cli_reading){.each = follow, .context = &events});
    int status = fine ? CLI_FINE : CLI_WRONG;
    if (events.shelf.full)
        status = cli_wrong("replay", msg_cli_no_memory());
    else if (events.no_seat)
        status = cli_wrong("replay", msg_cli_no_seat(reader.setup.players - 1));
    else if (events.shelf.count)
        replay_print_events(events.shelf.games[0], events.number, viewer, NULL, !fine);
    else if (fine && reader.games < game)
        status = cli_wrong("replay", msg_cli_only_games(cli_shown(path, &shown), (int64_t)reader.games));
    clear(&events.shelf);
    return cli_flush("replay", stdout, NULL) ? status : CLI_WRONG;
}

/* What the command line said. */
struct said {
    uint64_t game; /* 0: all */
    unsigned viewer;
    bool plain, ascii, json;
};

/* False, with *status set, if there is nothing more to do. */
static bool read_options(int count, char **arguments, struct said *said, int *status)
{
    const char *game = NULL, *seat = NULL;
    const struct cli_option options[] = {
        {.name = "--game", .value = &game},        {.name = "--plain", .flag = &said->plain},
        {.name = "--ascii", .flag = &said->ascii}, {.name = "--json", .flag = &said->json},
        {.name = "--seat", .value = &seat},        {.name = NULL}};
    uint64_t number = REPLAY_ALL;
    int operands;
    if (!cli_options("replay", msg_help_replay(), options, count, arguments, &operands, status))
        return false;
    *status = CLI_FINE;
    if (operands != 1)
        *status = cli_usage("replay", msg_cli_name_file());
    else if (game && !cli_number(game, 1, UINT64_MAX, &said->game))
        *status = cli_usage("replay", msg_cli_needs_positive("--game"));
    else if (seat && !said->json)
        *status = cli_usage("replay", msg_cli_needs_option("--seat", "--json"));
    else if (seat && strcmp(seat, "watcher") == 0)
        number = NIKA_WATCHER;
    else if (seat && !cli_number(seat, 0, NIKA_SEATS_MAX - 1, &number))
        *status = cli_usage("replay", msg_cli_needs_seat_or("--seat", NIKA_SEATS_MAX - 1, "watcher"));
    said->viewer = (unsigned)number;
    return *status == CLI_FINE;
}

int cli_replay(int count, char **arguments)
{
    static struct nika_reader reader;
    struct said said = {.game = 0};
    struct cli_path shown;
    int status;
    if (!read_options(count, arguments, &said, &status))
        return status;
    if (said.json)
        return replay_events(arguments[0], said.game, said.viewer);
    if (!said.plain && nika_has_screen() && strcmp(arguments[0], "-") != 0) {
        nika_choose_charset();
        if (nika_can_show(cli_language()) && replay_by_keys(arguments[0], said.game, said.ascii, &status))
            return status;
    }
    struct showing showing = {.game = said.game};
    const bool fine =
        cli_read_records("replay", arguments[0], &reader, (struct cli_reading){.each = show, .context = &showing});
    if (fine && reader.games < showing.game)
        return cli_wrong("replay", msg_cli_only_games(cli_shown(arguments[0], &shown), (int64_t)reader.games));
    return cli_flush("replay", stdout, NULL) && fine ? CLI_FINE : CLI_WRONG;
}

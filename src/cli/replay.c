/*
 * replay.c: `nika replay FILE`: tells games move by move, with all cards open: each move as the player who made it saw it,
 * and everybody's hand wherever a new part of the game begins.
 */
#include <nika/messages_cli.h>
#include <nika/messages_help.h>
#include <nika/tell.h>

#include "cli.h"

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
    showing->voice = (struct nika_voice){cli_language(), showing->players};
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

int cli_replay(int count, char **arguments)
{
    static struct nika_reader reader;
    const char *game_text = NULL;
    const struct cli_option options[] = {{.name = "--game", .value = &game_text}, {.name = NULL}};
    struct showing showing = {.game = 0};
    struct cli_path shown;
    int operands, status;
    if (!cli_options("replay", msg_help_replay(), options, count, arguments, &operands, &status))
        return status;
    if (operands != 1)
        return cli_usage("replay", msg_cli_name_file());
    if (game_text && !cli_number(game_text, 1, UINT64_MAX, &showing.game))
        return cli_usage("replay", msg_cli_needs_positive("--game"));
    const bool fine =
        cli_read_records("replay", arguments[0], &reader, (struct cli_reading){.each = show, .context = &showing});
    if (fine && reader.games < showing.game)
        return cli_wrong("replay", msg_cli_only_games(cli_shown(arguments[0], &shown), (int64_t)reader.games));
    return cli_flush("replay", stdout, NULL) && fine ? CLI_FINE : CLI_WRONG;
}

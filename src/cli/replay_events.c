/*
 * replay_events.c: `nika replay FILE --json`: games as events, one JSON object in a line: the start, each move and what it
 * changed, the result. With --seat, as that seat or a watcher saw the game. Otherwise each move as its player saw it, as in
 * the text; but only of a finished game: of one that is still running, what everybody may know.
 */
#include <string.h>

#include <nika/tell.h>

#include "cli_replay.h"

/* The sentences of an event. */
struct sentences {
    struct nika_writer *writer;
    struct nika_voice voice;
};

static void hear(void *context, enum nika_manner manner, struct nika_message message)
{
    struct sentences *sentences = context;
    char sentence[2048];
    struct nika_text text = nika_text(sentence, sizeof sentence);
    (void)manner;
    nika_say(&text, sentences->voice, message);
    nika_write_word(sentences->writer, sentence);
}

/* Begins an event's object. */
static void begin(struct nika_writer *writer, const char *event, uint64_t number)
{
    nika_write_open(writer, '{');
    nika_write_key(writer, "event");
    nika_write_word(writer, event);
    nika_write_key(writer, "number");
    nika_write_whole(writer, (int64_t)number);
}

static void end(struct nika_writer *writer)
{
    nika_write_close(writer, '}');
    cli_print_json(stdout, writer->text);
}

/* A view as a JSON object in its room, checked so that it can be walked. */
static struct nika_json object_of(const struct nika_recorded *game, const struct nika_view *view, unsigned ply,
                                  char room[NIKA_LINE_MAX])
{
    struct nika_text text = nika_text(room, NIKA_LINE_MAX);
    struct nika_json object = {"{}", 2};
    size_t at;
    nika_record_view(&game->setup, &game->names, view, ply, &text);
    nika_json_check(text.bytes, text.size, &object, &at);
    return object;
}

/* Writes the members of `after` that `before` has not, or otherwise. The number of moves is in the event anyway. */
static void write_changes(struct nika_json before, struct nika_json after, struct nika_writer *writer)
{
    struct nika_json_walk walk = nika_json_walk(after);
    struct nika_json value, old;
    nika_write_key(writer, "changed");
    nika_write_open(writer, '{');
    while (nika_json_next(&walk, &value)) {
        char key[64];
        size_t size;
        if (!nika_json_string(walk.key, key, sizeof key, &size) || strcmp(key, "ply") == 0)
            continue;
        if (nika_json_get(before, key, &old) && old.size == value.size && memcmp(old.text, value.text, old.size) == 0)
            continue;
        nika_write_key(writer, key);
        nika_write_json(writer, value);
    }
    nika_write_close(writer, '}');
}

static void print_start(const struct nika_recorded *game, uint64_t number, unsigned viewer,
                        const struct nika_world *world)
{
    static char line[2 * NIKA_LINE_MAX], room[NIKA_LINE_MAX];
    struct nika_text text = nika_text(line, sizeof line);
    struct nika_writer writer = nika_writer(&text);
    struct nika_view view;
    nika_look(&game->setup, world, viewer, &view);
    begin(&writer, "start", number);
    nika_write_key(&writer, "view");
    nika_write_json(&writer, object_of(game, &view, 0, room));
    end(&writer);
}

/* A move and the worlds before and after it. */
static void print_move(const struct nika_recorded *game, uint64_t number, unsigned ply, unsigned viewer,
                       const struct nika_world worlds[2])
{
    static char line[2 * NIKA_LINE_MAX], rooms[2][NIKA_LINE_MAX];
    const struct nika_made *made = &game->moves[ply];
    const struct nika_move move = nika_move_seen(made->move, made->seat, viewer);
    const char *players[NIKA_SEATS_MAX];
    char word[NIKA_WORD_MAX];
    struct nika_text text = nika_text(line, sizeof line);
    struct nika_writer writer = nika_writer(&text);
    struct sentences sentences = {&writer, nika_voice(cli_language(), players)};
    struct nika_view views[2];
    struct nika_json objects[2];
    for (unsigned seat = 0; seat < NIKA_SEATS_MAX; seat++)
        players[seat] = game->names.of[seat];
    for (unsigned i = 0; i < 2; i++) {
        nika_look(&game->setup, &worlds[i], viewer, &views[i]);
        objects[i] = object_of(game, &views[i], ply + i, rooms[i]);
    }
    begin(&writer, "move", number);
    nika_write_key(&writer, "ply");
    nika_write_whole(&writer, ply + 1);
    nika_write_key(&writer, "seat");
    nika_write_whole(&writer, made->seat);
    nika_write_key(&writer, "move");
    game->setup.game->say(&game->setup, move, word);
    nika_write_word(&writer, word);
    write_changes(objects[0], objects[1], &writer);
    nika_write_key(&writer, "text");
    nika_write_open(&writer, '[');
    nika_tell_move(&game->setup, &views[0], &views[1], made->seat, move, (struct nika_listener){hear, &sentences});
    nika_write_close(&writer, ']');
    end(&writer);
}

static void print_end(const struct nika_recorded *game, uint64_t number, const struct nika_result *result, bool broken)
{
    char line[1024];
    struct nika_text text = nika_text(line, sizeof line);
    struct nika_writer writer = nika_writer(&text);
    begin(&writer, result ? "result" : broken ? "broken" : "running", number);
    nika_write_key(&writer, "ply");
    nika_write_whole(&writer, game->count);
    for (unsigned list = 0; result && list < 2; list++) {
        nika_write_key(&writer, list ? "ranks" : "scores");
        nika_write_open(&writer, '[');
        for (unsigned seat = 0; seat < game->setup.players; seat++)
            nika_write_whole(&writer, list ? result->rank[seat] : result->score[seat]);
        nika_write_close(&writer, ']');
    }
    end(&writer);
}

void replay_print_events(const struct nika_recorded *game, uint64_t number, unsigned viewer,
                         const struct nika_result *result, bool broken)
{
    const struct nika_game *rules = game->setup.game;
    struct nika_world worlds[2];
    const bool all = viewer == REPLAY_ALL && result;
    const unsigned one = viewer == REPLAY_ALL ? NIKA_WATCHER : viewer;
    rules->begin(&game->setup, &game->deal, &worlds[0]);
    print_start(game, number, one, &worlds[0]);
    for (unsigned ply = 0; ply < game->count; ply++) {
        const struct nika_made *made = &game->moves[ply];
        nika_copy(rules, &worlds[1], &worlds[0]);
        rules->apply(&game->setup, &worlds[1], made->seat, made->move);
        print_move(game, number, ply, all ? made->seat : one, worlds);
        nika_copy(rules, &worlds[0], &worlds[1]);
    }
    print_end(game, number, result, broken);
}

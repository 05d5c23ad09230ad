/*
 * write.c: writes records, line by line.
 */
#include <string.h>

#include <nika/record.h>

#include "board.h"

void nika_record_rules(const struct nika_setup *setup, struct nika_writer *writer)
{
    const struct nika_game *game = setup->game;
    nika_write_key(writer, "rules");
    nika_write_open(writer, '{');
    if (game->edition_count) {
        nika_write_key(writer, "edition");
        nika_write_word(writer, game->editions[setup->edition].name);
    }
    for (unsigned s = 0; s < game->switch_count; s++)
        if (setup->switches[s] != nika_setup_default(setup, s)) {
            nika_write_key(writer, game->switches[s].name);
            nika_write_word(writer, game->switches[s].values[setup->switches[s]]);
        }
    nika_write_close(writer, '}');
    nika_board_write(setup, writer);
}

/* What header and view have in common. */
static void write_setup(const struct nika_setup *setup, const struct nika_names *names, struct nika_writer *writer)
{
    nika_write_key(writer, "game");
    nika_write_word(writer, setup->game->name);
    nika_write_key(writer, "players");
    nika_write_whole(writer, setup->players);
    nika_write_key(writer, "start");
    nika_write_whole(writer, setup->start);
    nika_write_key(writer, "names");
    nika_write_open(writer, '[');
    for (unsigned seat = 0; seat < setup->players; seat++)
        nika_write_word(writer, names->of[seat]);
    nika_write_close(writer, ']');
    nika_record_rules(setup, writer);
}

void nika_record_header_further(const struct nika_setup *setup, const struct nika_names *names,
                                const struct nika_deal *deal, struct nika_further further, struct nika_text *line)
{
    struct nika_writer writer = nika_writer(line);
    nika_write_open(&writer, '{');
    nika_write_key(&writer, "nika");
    nika_write_whole(&writer, NIKA_RECORD_FORMAT);
    write_setup(setup, names, &writer);
    if (further.write)
        further.write(further.context, &writer);
    nika_write_key(&writer, "deal");
    setup->game->write_deal(setup, deal, &writer);
    nika_write_close(&writer, '}');
}

void nika_record_header(const struct nika_setup *setup, const struct nika_names *names, const struct nika_deal *deal,
                        struct nika_text *line)
{
    nika_record_header_further(setup, names, deal, (struct nika_further){NULL, NULL}, line);
}

unsigned nika_legal_words(const struct nika_setup *setup, const struct nika_view *view,
                          char words[NIKA_MOVES_MAX][NIKA_WORD_MAX])
{
    struct nika_move moves[NIKA_MOVES_MAX];
    const unsigned count = setup->game->legal(setup, view, moves);
    for (unsigned i = 0; i < count; i++) {
        char word[NIKA_WORD_MAX];
        setup->game->say(setup, moves[i], word);
        unsigned place = i;
        for (; place > 0 && strcmp(words[place - 1], word) > 0; place--)
            memcpy(words[place], words[place - 1], NIKA_WORD_MAX);
        memcpy(words[place], word, NIKA_WORD_MAX);
    }
    return count;
}

static void write_legal(const struct nika_setup *setup, const struct nika_view *view, struct nika_writer *writer)
{
    char words[NIKA_MOVES_MAX][NIKA_WORD_MAX];
    const unsigned count = nika_legal_words(setup, view, words);
    nika_write_key(writer, "legal");
    nika_write_open(writer, '[');
    for (unsigned i = 0; i < count; i++)
        nika_write_word(writer, words[i]);
    nika_write_close(writer, ']');
}

void nika_record_move(const struct nika_setup *setup, const struct nika_world *before, unsigned seat,
                      struct nika_move move, bool with_legal, struct nika_text *line)
{
    char word[NIKA_WORD_MAX];
    struct nika_writer writer = nika_writer(line);
    setup->game->say(setup, move, word);
    nika_write_open(&writer, '{');
    nika_write_key(&writer, "seat");
    nika_write_whole(&writer, seat);
    nika_write_key(&writer, "move");
    nika_write_word(&writer, word);
    if (with_legal) {
        struct nika_view view;
        nika_look(setup, before, seat, &view);
        write_legal(setup, &view, &writer);
    }
    nika_write_close(&writer, '}');
}

static void write_result(const struct nika_setup *setup, const struct nika_result *result, struct nika_writer *writer)
{
    nika_write_key(writer, "result");
    nika_write_open(writer, '{');
    nika_write_key(writer, "scores");
    nika_write_open(writer, '[');
    for (unsigned seat = 0; seat < setup->players; seat++)
        nika_write_whole(writer, result->score[seat]);
    nika_write_close(writer, ']');
    nika_write_key(writer, "ranks");
    nika_write_open(writer, '[');
    for (unsigned seat = 0; seat < setup->players; seat++)
        nika_write_whole(writer, result->rank[seat]);
    nika_write_close(writer, ']');
    nika_write_close(writer, '}');
}

void nika_record_result(const struct nika_setup *setup, const struct nika_result *result, struct nika_text *line)
{
    struct nika_writer writer = nika_writer(line);
    nika_write_open(&writer, '{');
    write_result(setup, result, &writer);
    nika_write_close(&writer, '}');
}

static void write_view(const struct nika_setup *setup, const struct nika_names *names, const struct nika_view *view,
                       unsigned ply, bool answered, struct nika_text *line)
{
    struct nika_writer writer = nika_writer(line);
    struct nika_result result;
    nika_write_open(&writer, '{');
    write_setup(setup, names, &writer);
    nika_write_key(&writer, "ply");
    nika_write_whole(&writer, ply);
    nika_write_key(&writer, "seat");
    if (view->seat == NIKA_WATCHER)
        nika_write_word(&writer, "watcher");
    else
        nika_write_whole(&writer, view->seat);
    const struct nika_waiting waiting = setup->game->waiting(setup, view);
    nika_write_key(&writer, "yours");
    nika_write_bool(&writer, !answered && view->seat != NIKA_WATCHER && waiting.asked >> view->seat & 1);
    nika_write_seats(&writer, "asked", waiting.asked);
    nika_write_seats(&writer, "free", waiting.free);
    setup->game->write_view(setup, view, &writer);
    if (view->seat != NIKA_WATCHER)
        write_legal(setup, view, &writer);
    if (setup->game->result(setup, view, &result))
        write_result(setup, &result, &writer);
    nika_write_close(&writer, '}');
}

void nika_record_view(const struct nika_setup *setup, const struct nika_names *names, const struct nika_view *view,
                      unsigned ply, struct nika_text *line)
{
    write_view(setup, names, view, ply, false, line);
}

void nika_record_view_answered(const struct nika_setup *setup, const struct nika_names *names,
                               const struct nika_view *view, unsigned ply, struct nika_text *line)
{
    write_view(setup, names, view, ply, true, line);
}

/*
 * far.h: a server's side of one table, for tests of the client: it holds a true world and writes the messages that docs/protocol.md
 * describes, for one person at the table.
 */
#ifndef NIKA_TESTS_FAR_H
#define NIKA_TESTS_FAR_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <nika/bytes.h>
#include <nika/games.h>
#include <nika/join.h>

#define FAR_TABLE "0123456789abcdef"
#define FAR_COMMITMENT "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"

struct far {
    struct nika_setup setup;
    struct nika_world world;
    unsigned you; /* a seat, or NIKA_WATCHER */
    unsigned ply, moves;
    bool together, undo;
    const char *clock; /* JSON, or NULL */
    char text[1 << 16];
    struct {
        struct nika_world before;
        struct nika_move move;
        unsigned seat;
    } made[256];
};

/* Lays the table with the pieces in their order. */
static inline void far_begin_at(struct far *far, const struct nika_game *game, unsigned players, unsigned you,
                                unsigned start)
{
    struct nika_deal deal;
    struct nika_pile piles[NIKA_PILES_MAX];
    memset(far, 0, sizeof *far);
    memset(&deal, 0, sizeof deal);
    assert_true(nika_setup_init(&far->setup, game, players, start));
    game->piles(&far->setup, &deal, piles);
    game->begin(&far->setup, &deal, &far->world);
    far->you = you;
}

static inline void far_begin(struct far *far, const struct nika_game *game, unsigned players, unsigned you)
{
    far_begin_at(far, game, players, you, 0);
}

/* A view as it is sent. */
static inline const char *far_code(const struct far *far, const struct nika_world *world, unsigned seat)
{
    static char text[2][1024];
    static unsigned turn;
    uint8_t code[NIKA_CODE_MAX];
    struct nika_view view;
    turn = !turn;
    nika_look(&far->setup, world, seat, &view);
    nika_base64(code, far->setup.game->encode(&far->setup, &view, code), text[turn]);
    return text[turn];
}

static inline struct nika_view far_view_of(const struct far *far)
{
    struct nika_view view;
    memset(&view, 0, sizeof view);
    nika_look(&far->setup, &far->world, far->you, &view);
    return view;
}

/* The message `table`; `state` and the seats as they stand in it. */
static inline const char *far_table(struct far *far, const char *state, const char *seats)
{
    char you[16], start[16], rules[64] = "{}";
    if (far->setup.game->edition_count)
        snprintf(rules, sizeof rules, "{\"edition\":\"%s\"}", far->setup.game->editions[0].name);
    snprintf(you, sizeof you, far->you == NIKA_WATCHER ? "null" : "%u", far->you);
    snprintf(start, sizeof start, strcmp(state, "open") == 0 ? "null" : "%u", (unsigned)far->setup.start);
    snprintf(
        far->text, sizeof far->text,
        "{\"is\":\"table\",\"table\":\"" FAR_TABLE
        "\",\"state\":\"%s\",\"game\":\"%s\",\"players\":%u,\"start\":%s,\"rules\":%s,"
        "\"options\":{\"clock\":{\"kind\":\"none\"},\"grace\":120,\"level\":\"skilled\",\"spectators\":\"public\","
        "\"listed\":false,\"memory\":true,\"talk\":true},\"host\":\"aaaaaaaaaaaaaaaa\",\"commitment\":\"" FAR_COMMITMENT
        "\",\"seats\":%s,\"watchers\":0,\"ply\":%u,\"you\":%s}",
        state, far->setup.game->name, far->setup.players, start, rules, seats, far->ply, you);
    return far->text;
}

#define FAR_ADA                                                                                                        \
    "{\"kind\":\"person\",\"who\":\"aaaaaaaaaaaaaaaa\",\"name\":\"Ada\",\"here\":true,\"auto\":false,\"chance\":true}"
#define FAR_ADA_AUTO                                                                                                   \
    "{\"kind\":\"person\",\"who\":\"aaaaaaaaaaaaaaaa\",\"name\":\"Ada\",\"here\":true,\"auto\":true,\"chance\":true}"
#define FAR_BO                                                                                                         \
    "{\"kind\":\"person\",\"who\":\"bbbbbbbbbbbbbbbb\",\"name\":\"Bo\",\"here\":true,\"auto\":false,\"chance\":true}"
#define FAR_BO_GONE                                                                                                    \
    "{\"kind\":\"person\",\"who\":\"bbbbbbbbbbbbbbbb\",\"name\":\"Bo\",\"here\":false,\"auto\":false,\"chance\":true}"
#define FAR_BO_AUTO                                                                                                    \
    "{\"kind\":\"person\",\"who\":\"bbbbbbbbbbbbbbbb\",\"name\":\"Bo\",\"here\":true,\"auto\":true,\"chance\":true}"
#define FAR_ZOE "{\"kind\":\"computer\",\"level\":\"expert\",\"name\":\"Zoe\"}"
#define FAR_OPEN "{\"kind\":\"open\"}"
#define FAR_THREE "[" FAR_ADA "," FAR_BO "," FAR_ZOE "]"
#define FAR_TWO "[" FAR_ADA "," FAR_BO "]"

/* What the person sees of a question to all: the world in which those before her have answered no. */
static inline struct nika_world far_asked(const struct far *far)
{
    struct nika_world world = far->world;
    struct nika_view view;
    struct nika_move no;
    for (;;) {
        nika_look(&far->setup, &world, far->you, &view);
        const unsigned asked = far->setup.game->waiting(&far->setup, &view).asked;
        if (asked >> far->you & 1 || !far->setup.game->together(&far->setup, &view, &no))
            return world;
        assert_int_equal(far->setup.game->apply(&far->setup, &world,
                                                asked == 1   ? 0
                                                : asked == 2 ? 1
                                                             : 2,
                                                no),
                         NIKA_ACCEPTED);
    }
}

/* The end of `act`, `undone` and `view`. */
static inline void far_standing(struct far *far, size_t size)
{
    const struct nika_world world = far->together ? far_asked(far) : far->world;
    snprintf(far->text + size, sizeof far->text - size, "\"view\":\"%s\",\"together\":%s,\"clock\":%s,\"undo\":%s}",
             far_code(far, &world, far->you), far->together ? "true" : "false", far->clock ? far->clock : "null",
             far->undo ? "true" : "false");
}

static inline const char *far_view(struct far *far)
{
    const int size =
        snprintf(far->text, sizeof far->text, "{\"is\":\"view\",\"table\":\"" FAR_TABLE "\",\"ply\":%u,\"moves\":%u,",
                 far->ply, far->moves);
    far_standing(far, (size_t)size);
    return far->text;
}

/* Makes a move, which must be legal, without a word. */
static inline void far_make(struct far *far, unsigned seat, const char *word)
{
    const struct nika_game *game = far->setup.game;
    struct nika_move move;
    assert_true(game->parse(&far->setup, word, strlen(word), &move));
    assert_true(far->moves < 256);
    far->made[far->moves].before = far->world;
    far->made[far->moves].move = move;
    far->made[far->moves].seat = seat;
    assert_int_equal(game->apply(&far->setup, &far->world, seat, move), NIKA_ACCEPTED);
    far->ply++;
    far->moves++;
}

/* Says a move as the person at the table sees it. */
static inline void far_say(const struct far *far, unsigned number, char word[NIKA_WORD_MAX])
{
    far->setup.game->say(&far->setup, nika_move_seen(far->made[number].move, far->made[number].seat, far->you), word);
}

/* The message `act` about the last move. */
static inline const char *far_act(struct far *far)
{
    char word[NIKA_WORD_MAX];
    far_say(far, far->moves - 1, word);
    const int size =
        snprintf(far->text, sizeof far->text,
                 "{\"is\":\"act\",\"table\":\"" FAR_TABLE "\",\"ply\":%u,\"moves\":%u,\"seat\":%u,\"move\":\"%s\",",
                 far->ply, far->moves, far->made[far->moves - 1].seat, word);
    far_standing(far, (size_t)size);
    return far->text;
}

static inline const char *far_play(struct far *far, unsigned seat, const char *word)
{
    far_make(far, seat, word);
    return far_act(far);
}

/* Takes the last move back, without a word; and the message about it. */
static inline unsigned far_take_back(struct far *far)
{
    far->moves--;
    far->ply++;
    far->world = far->made[far->moves].before;
    return far->made[far->moves].seat;
}

static inline const char *far_undone(struct far *far)
{
    const unsigned seat = far_take_back(far);
    const int size = snprintf(far->text, sizeof far->text,
                              "{\"is\":\"undone\",\"table\":\"" FAR_TABLE "\",\"ply\":%u,\"moves\":%u,\"seat\":%u,",
                              far->ply, far->moves, seat);
    far_standing(far, (size_t)size);
    return far->text;
}

/* The answer to `past`: at most `most` moves. */
static inline const char *far_past(struct far *far, const char *id, unsigned from, unsigned most)
{
    const unsigned end = far->moves < from + most ? far->moves : from + most;
    const struct nika_world *first = from < far->moves ? &far->made[from].before : &far->world;
    int size =
        snprintf(far->text, sizeof far->text, "{\"re\":\"%s\",\"ok\":true,\"from\":%u,\"first\":\"%s\",\"acts\":[", id,
                 from, far_code(far, first, far->you));
    for (unsigned i = from; i < end; i++) {
        char word[NIKA_WORD_MAX];
        far_say(far, i, word);
        size += snprintf(far->text + size, sizeof far->text - (size_t)size,
                         "%s{\"seat\":%u,\"move\":\"%s\",\"view\":\"%s\"}", i > from ? "," : "", far->made[i].seat,
                         word, far_code(far, i + 1 < far->moves ? &far->made[i + 1].before : &far->world, far->you));
    }
    snprintf(far->text + size, sizeof far->text - (size_t)size, "],\"more\":%s}", end < far->moves ? "true" : "false");
    return far->text;
}

/* A message as it arrives: checked JSON. */
static inline struct nika_json far_json(const char *text)
{
    struct nika_json json;
    size_t at = 0;
    assert_int_equal(nika_json_check(text, strlen(text), &json, &at), NIKA_JSON_FINE);
    return json;
}

#endif

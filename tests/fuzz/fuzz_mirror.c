/*
 * fuzz_mirror.c: any server, however wrong, before the mirror of a table and all who look into it.
 *
 * The first three bytes say which table is played (fuzz.h), the fourth how. 't': the rest is text, one message in each line, as it comes over a connection; lines
 * that begin with '<' are answers to `past`. Else each four bytes make one message in which every part is valid by
 * itself, but nothing fits together: who acted, which move, and what lies on the table after it come from different games.
 *
 * Whatever comes, the mirror must hold its own rules, and the story can be told, remembered, and thought about.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <nika/bytes.h>
#include <nika/hint.h>
#include <nika/join.h>
#include <nika/tell.h>

#include "fuzz.h"

enum { WORLDS = 64, STEPS_MAX = 48, LINE_MAX_BYTES = 8192 };

#define TABLE "0123456789abcdef"

static struct nika_mirror mirror;
static struct nika_world worlds[WORLDS]; /* of one game, from its start on */
static struct nika_setup setup;
static char text[1 << 16];

static void hear(void *context, enum nika_manner manner, struct nika_message message)
{
    static const char *const players[NIKA_SEATS_MAX] = {"A", "B", "C", "D", "E", "F"};
    char bytes[8192];
    struct nika_text said = nika_text(bytes, sizeof bytes);
    (void)context;
    (void)manner;
    nika_say(&said, nika_voice(NIKA_ENGLISH, players), message);
    DEMAND(said.size > 0, "an empty sentence");
}

/* What the mirror promises, whatever it was told. */
static void check_mirror(void)
{
    unsigned from;
    DEMAND(mirror.sight.shown <= mirror.sight.count &&
               mirror.sight.count <= mirror.sight.moves + (mirror.sight.has_now ? 0 : NIKA_TABLE_MOVES),
           "%u shown of %u of %u", mirror.sight.shown, mirror.sight.count, mirror.sight.moves);
    DEMAND(mirror.sight.viewer == NIKA_WATCHER || (mirror.laid && mirror.sight.viewer < mirror.sight.setup.players),
           "seat %u", mirror.sight.viewer);
    DEMAND(!mirror.sight.has_now || mirror.sight.now.seat == mirror.sight.viewer, "a view of seat %u for %u",
           mirror.sight.now.seat, mirror.sight.viewer);
    if (nika_mirror_lacks(&mirror, &from))
        DEMAND(from <= mirror.sight.moves, "asks for the past from %u of %u", from, mirror.sight.moves);
    for (unsigned i = 0; i < mirror.sight.count; i++)
        DEMAND(mirror.sight.steps[i].seat < mirror.sight.setup.players &&
                   mirror.sight.steps[i].after.seat == mirror.sight.viewer &&
                   (mirror.sight.steps[i].seat == mirror.sight.viewer || mirror.sight.steps[i].move.hidden == 0),
               "step %u knows too much", i);
}

/* Everything that is done with a game that is shown. */
static void use_mirror(void)
{
    static struct nika_memory memory;
    static struct nika_workspace workspace;
    const struct nika_listener listener = {hear, NULL};
    struct nika_news news;
    struct nika_view view;
    struct nika_agent agent;
    struct nika_hint hint;
    struct nika_rng rng;
    while (nika_mirror_next_news(&mirror, &news))
        DEMAND(strlen(news.text) < sizeof news.text, "news without an end");
    if (!mirror.laid || !mirror.sight.has_first)
        return;
    memset(&memory, 0, sizeof memory);
    nika_tell_start(&mirror.sight.setup, &mirror.sight.first, listener);
    for (unsigned i = 0; i < mirror.sight.count; i++) {
        const struct nika_view *before = nika_sight_before(&mirror.sight, i);
        nika_tell_move(&mirror.sight.setup, before, &mirror.sight.steps[i].after, mirror.sight.steps[i].seat,
                       mirror.sight.steps[i].move, listener);
        nika_remember(&mirror.sight.setup, before, mirror.sight.steps[i].seat, mirror.sight.steps[i].move, &memory);
    }
    view = *nika_sight_view(&mirror.sight);
    nika_tell_table(&mirror.sight.setup, &view, listener);
    nika_tell_hand(&mirror.sight.setup, &view, listener);
    nika_tell_waiting(&mirror.sight.setup, &view, listener);
    nika_tell_result(&mirror.sight.setup, &view, listener);
    if (mirror.sight.viewer == NIKA_WATCHER ||
        !(mirror.sight.setup.game->waiting(&mirror.sight.setup, &view).asked >> mirror.sight.viewer & 1))
        return;
    nika_tell_question(&mirror.sight.setup, &view, listener);
    nika_agent_named("casual", &agent);
    nika_rng_seed(&rng, 1, 1);
    const struct nika_question question = {.setup = &mirror.sight.setup,
                                           .view = &view,
                                           .memory = &memory,
                                           .budget = {.iterations = 8},
                                           .rng = &rng,
                                           .workspace = &workspace};
    nika_hint(&agent, &question, &hint);
}

static void take_line(const char *line, size_t size)
{
    struct nika_json message;
    size_t at;
    const bool past = size > 0 && line[0] == '<';
    if (nika_json_check(line + past, size - past, &message, &at) != NIKA_JSON_FINE || nika_json_kind(message) != '{')
        return;
    if (past)
        nika_mirror_past(&mirror, message);
    else
        nika_mirror_message(&mirror, message, 1000);
    check_mirror();
}

static void take_text(const uint8_t *data, size_t size)
{
    char *copy = fuzz_copy(data, size);
    for (size_t at = 0; at < size;) {
        const char *end = memchr(copy + at, '\n', size - at);
        const size_t length = end ? (size_t)(end - (copy + at)) : size - at;
        take_line(copy + at, length);
        at += length + 1;
    }
    free(copy);
}

/*
 * Messages that are valid by themselves.
 */

static void make_worlds(void)
{
    struct nika_deal deal;
    struct nika_rng rng;
    memset(worlds, 0, sizeof worlds);
    nika_rng_seed(&rng, 5, setup.players);
    nika_deal(&setup, &rng, &deal);
    setup.game->begin(&setup, &deal, &worlds[0]);
    for (unsigned i = 1; i < WORLDS; i++) {
        struct nika_view view;
        nika_copy(setup.game, &worlds[i], &worlds[i - 1]);
        /* Several steps lie between two of them, so that games are seen to their ends. */
        for (unsigned step = 0; step < 4 && nika_look_asked(&setup, &worlds[i], &view); step++)
            nika_step(&setup, &worlds[i], &rng);
    }
}

static void write_table(unsigned you)
{
    struct nika_text out = nika_text(text, sizeof text);
    struct nika_writer writer = nika_writer(&out);
    char number[16];
    snprintf(number, sizeof number, you == NIKA_WATCHER ? "null" : "%u", you);
    nika_text_add(&out, "{\"is\":\"table\",\"table\":\"" TABLE "\",\"state\":\"running\",\"game\":");
    nika_write_word(&writer, setup.game->name);
    nika_text_add(&out, ",\"players\":");
    nika_text_add_number(&out, setup.players);
    nika_text_add(&out, ",\"start\":");
    nika_text_add_number(&out, setup.start);
    writer.comma = true;
    nika_record_rules(&setup, &writer);
    nika_text_add(&out, ",\"options\":{},\"host\":\"aaaaaaaaaaaaaaaa\",\"commitment\":\"");
    for (unsigned i = 0; i < 64; i++)
        nika_text_add_char(&out, '0');
    nika_text_add(&out, "\",\"seats\":[");
    for (unsigned seat = 0; seat < setup.players; seat++)
        nika_text_add(&out, seat ? ",{\"kind\":\"computer\",\"level\":\"expert\",\"name\":\"Z\"}"
                                 : "{\"kind\":\"computer\",\"level\":\"expert\",\"name\":\"Z\"}");
    nika_text_add(&out, "],\"you\":");
    nika_text_add(&out, number);
    nika_text_add(&out, "}");
    DEMAND(!out.cut, "the table is too long");
    take_line(text, out.size);
    DEMAND(mirror.laid && mirror.sight.setup.game == setup.game, "a valid table was not taken: %s", text);
}

/* A legal move of somebody in some world, as everybody sees it. */
static void some_move(unsigned choice, unsigned you, unsigned seat, char word[NIKA_WORD_MAX])
{
    struct nika_move moves[NIKA_MOVES_MAX];
    struct nika_view view;
    for (unsigned i = 0; i < WORLDS; i++) {
        if (!nika_look_asked(&setup, &worlds[(choice + i) % WORLDS], &view))
            continue;
        const unsigned count = setup.game->legal(&setup, &view, moves);
        setup.game->say(&setup, nika_move_seen(moves[choice / 3 % count], seat, you), word);
        return;
    }
}

static void take_made(const uint8_t *data, size_t size, unsigned you)
{
    write_table(you);
    unsigned ply = 0, moves = 0;
    for (unsigned step = 0; step < STEPS_MAX && size >= 4; step++, data += 4, size -= 4) {
        char code_text[1024], word[NIKA_WORD_MAX] = "";
        uint8_t code[NIKA_CODE_MAX];
        struct nika_view view;
        const unsigned seat = data[1] % setup.players, kind = data[0] % 8;
        nika_look(&setup, &worlds[data[2] % WORLDS], you, &view);
        nika_base64(code, setup.game->encode(&setup, &view, code), code_text);
        some_move(data[3], you, seat, word);
        if (kind == 7 && moves > 0)
            moves--;
        else if (kind > 0)
            moves++;
        ply += kind > 0;
        const int written = snprintf(text, sizeof text,
                                     "{\"is\":\"%s\",\"table\":\"" TABLE
                                     "\",\"ply\":%u,\"moves\":%u,\"seat\":%u,\"move\":\"%s\",\"view\":\"%s\","
                                     "\"together\":%s,\"clock\":null,\"undo\":false}",
                                     kind == 0   ? "view"
                                     : kind == 7 ? "undone"
                                                 : "act",
                                     ply, moves, seat, word, code_text, data[0] & 8 ? "true" : "false");
        take_line(text, (size_t)written);
        if (data[0] & 16)
            mirror.sight.shown = mirror.sight.count;
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const size_t used = fuzz_setup(data, size, &setup);
    if (size < used + 2)
        return 0;
    nika_mirror_begin(&mirror, TABLE);
    make_worlds();
    if (data[used] == 't') {
        take_text(data + used + 1, size - used - 1);
    } else {
        const unsigned you = data[used + 1] % (setup.players + 1u);
        take_made(data + used + 2, size - used - 2, you == setup.players ? NIKA_WATCHER : you);
    }
    use_mirror();
    nika_mirror_end(&mirror);
    return 0;
}

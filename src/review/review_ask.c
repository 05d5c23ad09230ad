/*
 * review_ask.c: what somebody who reads a review may ask besides, as JSON (docs/review.md): another move, the same with all
 * cards known, how the game could have gone on.
 */
#include <string.h>

#include <nika/bytes.h>

#include "review_internal.h"

enum { LINE_MOVES = 48 };

static const char *answer_decision(struct nika_review *review, unsigned ply, const struct nika_move *move,
                                   struct nika_writer *writer)
{
    struct nika_review_decision decision;
    if (!(move ? nika_review_try(review, ply, *move, &decision) : nika_review_open(review, ply, &decision)))
        return move ? "move" : "ply";
    nika_write_key(writer, "decision");
    nika_review_decision_json(review, ply, &decision, writer);
    return NULL;
}

/* A step of the line, as the viewer sees it. */
static void write_step(struct nika_writer *writer, const struct nika_review *review, unsigned viewer,
                       const struct nika_line_move *step, const struct nika_world *after)
{
    const struct nika_setup *setup = &review->setup;
    uint8_t code[NIKA_CODE_MAX];
    char word[NIKA_WORD_MAX], text[NIKA_CODE_MAX / 3 * 4 + 8];
    struct nika_view view;
    nika_look(setup, after, viewer, &view);
    setup->game->say(setup, nika_move_seen(step->move, step->seat, viewer), word);
    nika_base64(code, setup->game->encode(setup, &view, code), text);
    nika_write_open(writer, '{');
    nika_write_key(writer, "seat");
    nika_write_whole(writer, step->seat);
    nika_write_key(writer, "move");
    nika_write_word(writer, word);
    nika_write_key(writer, "code");
    nika_write_word(writer, text);
    nika_write_close(writer, '}');
}

static const char *answer_line(struct nika_review *review, unsigned ply, struct nika_move move,
                               struct nika_writer *writer)
{
    struct nika_line_move line[LINE_MOVES];
    struct nika_world world;
    const unsigned viewer = review->moves[ply].seat;
    const unsigned count = nika_review_line(review, ply, move, &world, line, LINE_MOVES);
    if (count == 0)
        return "move";
    nika_write_key(writer, "steps");
    nika_write_open(writer, '[');
    for (unsigned i = 0; i < count; i++) {
        review->setup.game->apply(&review->setup, &world, line[i].seat, line[i].move);
        write_step(writer, review, viewer, &line[i], &world);
    }
    nika_write_close(writer, ']');
    return NULL;
}

/* Answers; returns the name of the member that is wrong, or NULL. */
static const char *answer(struct nika_review *review, struct nika_json question, struct nika_writer *writer)
{
    struct nika_json what, value;
    struct nika_move move;
    char word[NIKA_WORD_MAX];
    size_t size;
    int64_t ply;
    if (nika_json_kind(question) != '{' || !nika_json_get(question, "ask", &what))
        return "ask";
    if (!nika_json_get(question, "ply", &value) || !nika_json_whole(value, 0, (int64_t)review->count - 1, &ply))
        return "ply";
    if (nika_json_is(what, "open"))
        return answer_decision(review, (unsigned)ply, NULL, writer);
    if (!nika_json_get(question, "move", &value) || !nika_json_string(value, word, sizeof word, &size) ||
        !nika_parse_whole(&review->setup, word, size, &move))
        return "move";
    if (nika_json_is(what, "try"))
        return answer_decision(review, (unsigned)ply, &move, writer);
    return nika_json_is(what, "line") ? answer_line(review, (unsigned)ply, move, writer) : "ask";
}

void nika_review_ask(struct nika_review *review, const char *question, size_t size, struct nika_text *text)
{
    const struct nika_text start = *text;
    struct nika_writer writer = nika_writer(text);
    struct nika_json value;
    size_t at;
    nika_write_open(&writer, '{');
    const char *error = nika_json_check(question, size, &value, &at) != NIKA_JSON_FINE ? "json"
                        : !nika_review_ready(review)                                   ? "running"
                                                                                       : answer(review, value, &writer);
    if (error) {
        *text = start;
        writer = nika_writer(text);
        nika_write_open(&writer, '{');
        nika_write_key(&writer, "error");
        nika_write_word(&writer, error);
    }
    nika_write_close(&writer, '}');
}

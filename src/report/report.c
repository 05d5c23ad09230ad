/*
 * report.c: tells the moments of a review: what was played, what was better and why, and how the game could have gone on.
 */
#include <string.h>

#include <nika/explain.h>
#include <nika/hint.h>
#include <nika/messages_words.h>
#include <nika/tell.h>

#include "report_internal.h"

enum { LINE_MOVES = 6, SIGN_AND_LOSS = 15 /* columns of a row */ };

static const char *const signs[] = {"", "", "?!", "?", "?\?"};

void tell_line(const struct telling *telling, enum nika_report_kind kind, int indent, const char *line)
{
    telling->report->listener.hear(telling->report->listener.context, kind, indent, line);
}

void tell(const struct telling *telling, enum nika_report_kind kind, int indent, struct nika_message message)
{
    char bytes[LINE_BYTES];
    struct nika_text text = nika_text(bytes, sizeof bytes);
    nika_say(&text, telling->report->voice, message);
    tell_line(telling, kind, indent, bytes);
}

struct words say_percent(enum nika_language language, int32_t parts, int decimals, bool sign)
{
    const int32_t size = parts < 0 ? -parts : parts, number = decimals == 2 ? size : (size + 5) / 10;
    const int32_t scale = decimals == 2 ? 100 : 10;
    char whole[16], decimal[16];
    struct words words;
    struct nika_text text = nika_text(whole, sizeof whole);
    if (number && (parts < 0 || sign))
        nika_text_add(&text, parts < 0 ? "-" : "+");
    nika_text_add_number(&text, number / scale);
    text = nika_text(decimal, sizeof decimal);
    if (decimals == 2 && number % scale < 10)
        nika_text_add_char(&text, '0');
    nika_text_add_number(&text, number % scale);
    text = nika_text(words.bytes, sizeof words.bytes);
    nika_say(&text, nika_voice(language, NULL), msg_number_decimal(whole, decimal));
    return words;
}

struct words say_move(const struct telling *telling, struct nika_move move)
{
    struct words words;
    struct nika_text text = nika_text(words.bytes, sizeof words.bytes);
    nika_spell(&telling->review->setup, move, telling->report->voice.language, &text);
    return words;
}

void nika_report_loss(enum nika_language language, const struct nika_review_decision *decision,
                      char words[NIKA_REPORT_WORDS])
{
    const struct nika_voice voice = nika_voice(language, NULL);
    const int lost = decision->best.points - decision->played.points;
    struct nika_text text = nika_text(words, NIKA_REPORT_WORDS);
    if (decision->tells) {
        nika_say(&text, voice, msg_report_percent(say_percent(language, -decision->loss, 1, true).bytes));
    } else {
        nika_text_add(&text, lost < 0 ? "+" : "");
        nika_say(&text, voice, msg_report_points_lost(-lost));
    }
}

bool nika_report_mark(enum nika_language language, const struct nika_review_decision *decision,
                      char words[NIKA_REPORT_WORDS])
{
    const struct nika_message names[] = {[NIKA_MARK_INACCURACY] = msg_report_inaccuracy(),
                                         [NIKA_MARK_MISTAKE] = msg_report_mistake(),
                                         [NIKA_MARK_BLUNDER] = msg_report_blunder()};
    struct nika_text text = nika_text(words, NIKA_REPORT_WORDS);
    if (decision->mark < NIKA_MARK_INACCURACY)
        return false;
    nika_say(&text, nika_voice(language, NULL), names[decision->mark]);
    nika_text_add_char(&text, ' ');
    nika_text_add(&text, signs[decision->mark]);
    return true;
}

const struct nika_play *nika_report_position(struct nika_review *review, unsigned ply, struct nika_view *view)
{
    struct nika_play *play = nika_bench_begin(&review->bench, &review->setup, &review->deal);
    for (unsigned i = 0; i < review->asked_at[ply]; i++)
        nika_play_make(play, review->moves[i].seat, review->moves[i].move);
    nika_play_look_asked(play, review->moves[ply].seat, view);
    return play;
}

/*
 * How it could have gone on.
 */

/* Whether a sentence announces a table. */
static bool announces(const char *sentence)
{
    const size_t size = strlen(sentence);
    return (size && sentence[size - 1] == ':') || (size >= 3 && strcmp(sentence + size - 3, "：") == 0);
}

/* What was done, and what came of it, but no tables. */
static void hear_step(void *context, enum nika_manner manner, struct nika_message message)
{
    const struct telling *telling = context;
    const bool came = manner == NIKA_EVENT;
    char bytes[LINE_BYTES];
    struct nika_text text = nika_text(bytes, sizeof bytes);
    nika_say(&text, telling->report->voice, message);
    if (manner != NIKA_DETAIL && !announces(bytes))
        tell_line(telling, came ? NIKA_REPORT_DETAIL : NIKA_REPORT_SENTENCE, came ? 8 : 6, bytes);
}

static void tell_line_of_play(const struct telling *telling, unsigned ply, const struct nika_review_decision *decision)
{
    struct nika_review *review = telling->review;
    const struct nika_setup *setup = &review->setup;
    struct nika_line_move line[LINE_MOVES];
    struct nika_world world;
    struct nika_view before, after;
    const unsigned count = nika_review_line(review, ply, decision->best.move, &world, line, LINE_MOVES);
    if (count < 2)
        return;
    tell(telling, NIKA_REPORT_SENTENCE, 3, msg_report_went_on(decision->seat));
    nika_look(setup, &world, decision->seat, &before);
    for (unsigned i = 0; i < count; i++) {
        setup->game->apply(setup, &world, line[i].seat, line[i].move);
        nika_look(setup, &world, decision->seat, &after);
        nika_tell_move(setup, &before, &after, line[i].seat, line[i].move,
                       (struct nika_listener){hear_step, (void *)telling});
        before = after;
    }
}

/*
 * Moments.
 */

static void tell_worth(const struct telling *telling, const struct nika_review_decision *decision)
{
    const enum nika_language language = telling->report->voice.language;
    const unsigned seat = decision->seat;
    if (decision->tells)
        tell(telling, NIKA_REPORT_DETAIL, 3,
             msg_report_win(say_percent(language, decision->played.win[seat], 1, false).bytes,
                            say_percent(language, decision->best.win[seat], 1, false).bytes));
    else
        tell(telling, NIKA_REPORT_DETAIL, 3, msg_report_points(decision->played.points, decision->best.points));
}

static void tell_reason(const struct telling *telling, unsigned ply, const struct nika_review_decision *decision)
{
    struct nika_review *review = telling->review;
    struct nika_fact facts[NIKA_FACTS_MAX];
    struct nika_view view;
    char reason[NIKA_REASON_MAX];
    struct nika_text text = nika_text(reason, sizeof reason);
    nika_report_position(review, ply, &view);
    const unsigned count = nika_telling_facts(&review->setup, &view, decision->best.move, decision->played.move, facts);
    nika_say_reason(&text, telling->report->voice, facts, count);
    if (reason[0])
        tell(telling, NIKA_REPORT_SENTENCE, 3, msg_report_why(reason));
}

static void tell_moment(const struct telling *telling, unsigned place, unsigned ply)
{
    const struct nika_review_decision *decision = &telling->review->decisions[ply];
    struct words loss, mark;
    nika_report_loss(telling->report->voice.language, decision, loss.bytes);
    nika_report_mark(telling->report->voice.language, decision, mark.bytes);
    tell(telling, NIKA_REPORT_MOMENT, 0, msg_report_moment(place, ply + 1, mark.bytes, loss.bytes));
    tell(telling, NIKA_REPORT_SENTENCE, 3, msg_report_played(say_move(telling, decision->played.move).bytes));
    tell(telling, NIKA_REPORT_SENTENCE, 3, msg_report_better(say_move(telling, decision->best.move).bytes));
    tell_worth(telling, decision);
    tell_reason(telling, ply, decision);
    tell_line_of_play(telling, ply, decision);
}

void nika_report_moment(const struct nika_report *report, struct nika_review *review, unsigned place, unsigned ply)
{
    const struct telling telling = {report, review, review->decisions[ply].seat};
    tell_moment(&telling, place, ply);
}

static void tell_costliest(const struct telling *telling)
{
    const struct nika_review_errors errors = nika_review_errors(telling->review, telling->seat);
    unsigned plies[3];
    const unsigned count = nika_review_costliest(telling->review, telling->seat, plies);
    if (count == 0 && errors.measured < errors.decisions)
        return;
    tell(telling, NIKA_REPORT_HEADING, 0, msg_report_costliest());
    if (count == 0)
        tell(telling, NIKA_REPORT_SENTENCE, 0, msg_report_no_moments(telling->seat));
    for (unsigned i = 0; i < count; i++)
        tell_moment(telling, i + 1, plies[i]);
}

/* "132. ??       -47.2%  Ada: pass (better: bid C3)", or "-1.2 points" */
static void tell_marked_decision(const struct telling *telling, unsigned ply)
{
    const struct nika_review_decision *decision = &telling->review->decisions[ply];
    char bytes[LINE_BYTES];
    struct nika_text text = nika_text(bytes, sizeof bytes);
    struct words loss;
    nika_report_loss(telling->report->voice.language, decision, loss.bytes);
    for (unsigned size = 100; size > 1 && ply + 1 < size; size /= 10)
        nika_text_add_char(&text, ' ');
    nika_text_add_number(&text, ply + 1);
    nika_text_add(&text, ". ");
    nika_text_add(&text, signs[decision->mark]);
    for (int column = nika_utf8_columns(loss.bytes) + (int)strlen(signs[decision->mark]); column < SIGN_AND_LOSS;
         column++)
        nika_text_add_char(&text, ' ');
    nika_text_add(&text, loss.bytes);
    nika_text_add(&text, "  ");
    nika_say(&text, telling->report->voice,
             msg_report_instead(decision->seat, say_move(telling, decision->played.move).bytes,
                                say_move(telling, decision->best.move).bytes));
    tell_line(telling, NIKA_REPORT_SENTENCE, 2, bytes);
}

static void tell_marked(const struct telling *telling)
{
    bool any = false;
    for (unsigned ply = 0; ply < telling->review->count; ply++) {
        const struct nika_review_decision *decision = &telling->review->decisions[ply];
        if (!decision->measured || decision->mark < NIKA_MARK_INACCURACY)
            continue;
        if (!any)
            tell(telling, NIKA_REPORT_HEADING, 0, msg_report_marked());
        any = true;
        tell_marked_decision(telling, ply);
    }
}

void nika_report(const struct nika_report *report, struct nika_review *review, unsigned seat)
{
    const struct telling telling = {report, review, seat};
    tell(&telling, NIKA_REPORT_HEADING, 0, msg_report_of(seat));
    tell_costliest(&telling);
    tell_marked(&telling);
    tell_errors(&telling);
    tell_luck(&telling);
    tell_par(&telling);
    tell_chances(&telling);
}

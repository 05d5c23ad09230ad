/*
 * review_json.c: a review as JSON (docs/review.md).
 */
#include <nika/chance.h>

#include "review_internal.h"

static void write_member(struct nika_writer *writer, const char *key, int64_t number)
{
    nika_write_key(writer, key);
    nika_write_whole(writer, number);
}

static void write_wins(struct nika_writer *writer, const char *key, const int16_t *numbers, unsigned count)
{
    nika_write_key(writer, key);
    nika_write_open(writer, '[');
    for (unsigned i = 0; i < count; i++)
        nika_write_whole(writer, numbers[i]);
    nika_write_close(writer, ']');
}

static void write_choice(struct nika_writer *writer, const char *key, const struct nika_review *review, unsigned seat,
                         const struct nika_review_choice *choice)
{
    char word[NIKA_WORD_MAX];
    review->setup.game->say(&review->setup, choice->move, word);
    nika_write_key(writer, key);
    nika_write_open(writer, '{');
    nika_write_key(writer, "move");
    nika_write_word(writer, word);
    write_member(writer, "win", choice->win[seat]);
    write_member(writer, "points", choice->points);
    nika_write_close(writer, '}');
}

void nika_review_decision_json(const struct nika_review *review, unsigned ply,
                               const struct nika_review_decision *decision, struct nika_writer *writer)
{
    const unsigned seat = decision->seat;
    nika_write_open(writer, '{');
    write_member(writer, "ply", ply);
    write_member(writer, "seat", seat);
    write_member(writer, "stage", decision->stage);
    nika_write_key(writer, "tells");
    nika_write_bool(writer, decision->tells);
    write_member(writer, "choices", decision->choices);
    write_choice(writer, "played", review, seat, &decision->played);
    write_choice(writer, "best", review, seat, &decision->best);
    if (decision->has_second)
        write_choice(writer, "second", review, seat, &decision->second);
    write_member(writer, "loss", decision->loss);
    write_member(writer, "error", decision->error);
    write_member(writer, "worlds", decision->worlds);
    nika_write_key(writer, "mark");
    nika_write_word(writer, nika_mark_words[decision->mark]);
    nika_write_close(writer, '}');
}

static void write_result(struct nika_writer *writer, const struct nika_review *review)
{
    struct nika_review_account account;
    const unsigned players = review->setup.players;
    nika_write_key(writer, "result");
    nika_write_open(writer, '{');
    write_wins(writer, "score", review->result.score, players);
    nika_write_key(writer, "rank");
    nika_write_open(writer, '[');
    for (unsigned seat = 0; seat < players; seat++)
        nika_write_whole(writer, review->result.rank[seat]);
    nika_write_close(writer, ']');
    nika_write_key(writer, "share");
    nika_write_open(writer, '[');
    for (unsigned seat = 0; seat < players; seat++) {
        nika_review_account(review, seat, &account);
        nika_write_whole(writer, account.result);
    }
    nika_write_close(writer, ']');
    nika_write_close(writer, '}');
}

static void write_decisions(struct nika_writer *writer, const struct nika_review *review, unsigned seat)
{
    unsigned plies[3];
    nika_write_key(writer, "decisions");
    nika_write_open(writer, '[');
    for (unsigned ply = 0; ply < review->count; ply++)
        if (review->decisions[ply].measured)
            nika_review_decision_json(review, ply, &review->decisions[ply], writer);
    nika_write_close(writer, ']');
    const unsigned count = nika_review_costliest(review, seat, plies);
    nika_write_key(writer, "costliest");
    nika_write_open(writer, '[');
    for (unsigned i = 0; i < count; i++)
        nika_write_whole(writer, plies[i]);
    nika_write_close(writer, ']');
}

static void write_errors(struct nika_writer *writer, const struct nika_review *review)
{
    nika_write_key(writer, "errors");
    nika_write_open(writer, '[');
    for (unsigned seat = 0; seat < review->setup.players; seat++) {
        const struct nika_review_errors errors = nika_review_errors(review, seat);
        nika_write_open(writer, '{');
        write_member(writer, "seat", seat);
        write_member(writer, "decisions", errors.decisions);
        write_member(writer, "measured", errors.measured);
        write_member(writer, "loss", errors.loss);
        write_member(writer, "mean", errors.measured ? errors.loss / (int32_t)errors.measured : 0);
        write_member(writer, "inaccuracies", errors.marks[NIKA_MARK_INACCURACY]);
        write_member(writer, "mistakes", errors.marks[NIKA_MARK_MISTAKE]);
        write_member(writer, "blunders", errors.marks[NIKA_MARK_BLUNDER]);
        if (errors.title >= 0) {
            nika_write_key(writer, "title");
            nika_write_word(writer, nika_title_words[errors.title]);
        }
        nika_write_close(writer, '}');
    }
    nika_write_close(writer, ']');
}

static void write_chances(struct nika_writer *writer, const struct nika_review *review, unsigned seat)
{
    const struct nika_review_chances *known = &review->chances[seat], *open = &review->story.open;
    const unsigned players = review->setup.players;
    if (!known->done && !open->done)
        return;
    nika_write_key(writer, "chances");
    nika_write_open(writer, '[');
    for (unsigned ply = 0; ply <= review->count; ply++) {
        const unsigned stage = known->done ? known->stages[ply] : open->stages[ply];
        nika_write_open(writer, '{');
        write_member(writer, "ply", ply);
        nika_write_key(writer, "tells");
        nika_write_bool(writer, nika_chance_tells(&review->agent, &review->setup, stage));
        if (known->done)
            write_wins(writer, "win", known->win[ply], players);
        if (open->done)
            write_wins(writer, "open", open->win[ply], players);
        nika_write_close(writer, '}');
    }
    nika_write_close(writer, ']');
}

static void write_luck(struct nika_writer *writer, const struct nika_review *review)
{
    if (!review->story.open.done)
        return;
    nika_write_key(writer, "luck");
    nika_write_open(writer, '[');
    for (unsigned i = 0; i < review->story.lucks; i++) {
        const struct nika_review_luck *luck = &review->story.luck[i];
        char word[NIKA_WORD_MAX];
        nika_write_open(writer, '{');
        write_member(writer, "ply", luck->ply);
        nika_write_key(writer, "kind");
        nika_write_word(writer, luck->ply ? "draw" : "deal");
        if (luck->ply) {
            const struct nika_made *made = &review->moves[luck->ply - 1];
            write_member(writer, "seat", made->seat);
            review->setup.game->say(&review->setup, made->move, word);
            nika_write_key(writer, "move");
            nika_write_word(writer, word);
        }
        write_wins(writer, "luck", luck->luck, review->setup.players);
        nika_write_close(writer, '}');
    }
    nika_write_close(writer, ']');
}

static void write_accounts(struct nika_writer *writer, const struct nika_review *review)
{
    struct nika_review_account account;
    if (!nika_review_account(review, 0, &account))
        return;
    nika_write_key(writer, "account");
    nika_write_open(writer, '[');
    for (unsigned seat = 0; seat < review->setup.players; seat++) {
        nika_review_account(review, seat, &account);
        nika_write_open(writer, '{');
        write_member(writer, "seat", seat);
        write_member(writer, "result", account.result);
        write_member(writer, "fair", account.fair);
        write_member(writer, "deal", account.deal);
        write_member(writer, "draws", account.draws);
        write_member(writer, "own", account.own);
        write_member(writer, "gifts", account.gifts);
        write_member(writer, "rest", account.rest);
        write_member(writer, "adjusted", account.adjusted);
        nika_write_close(writer, '}');
    }
    nika_write_close(writer, ']');
}

static void write_par(struct nika_writer *writer, const struct nika_review *review)
{
    const struct nika_review_par *par = &review->par;
    if (!par->done)
        return;
    nika_write_key(writer, "par");
    nika_write_open(writer, '[');
    for (unsigned seat = 0; seat < review->setup.players; seat++) {
        nika_write_open(writer, '{');
        write_member(writer, "seat", seat);
        write_member(writer, "low", par->of[seat].low);
        write_member(writer, "high", par->of[seat].high);
        write_member(writer, "middle", par->of[seat].middle);
        write_member(writer, "score", review->result.score[seat]);
        nika_write_close(writer, '}');
    }
    nika_write_close(writer, ']');
}

static void write_beliefs(struct nika_writer *writer, const struct nika_review *review)
{
    const struct nika_review_beliefs *beliefs = &review->beliefs;
    struct nika_world world;
    uint8_t held[NIKA_HOLDINGS_MAX];
    if (!beliefs->count)
        return;
    review_world(review, 0, &world);
    const unsigned things = nika_holdings(&review->setup, &world, 0, held);
    nika_write_key(writer, "beliefs");
    nika_write_open(writer, '{');
    nika_write_key(writer, "plies");
    nika_write_open(writer, '[');
    for (unsigned i = 0; i < beliefs->count; i++)
        nika_write_whole(writer, beliefs->plies[i]);
    nika_write_close(writer, ']');
    nika_write_key(writer, "things");
    nika_write_open(writer, '[');
    for (unsigned thing = 0; thing < things; thing++) {
        char word[NIKA_WORD_MAX];
        nika_holding_word(review->setup.game, thing, word);
        nika_write_word(writer, word);
    }
    nika_write_close(writer, ']');
    nika_write_key(writer, "held");
    nika_write_open(writer, '[');
    for (unsigned i = 0; i < beliefs->count; i++) {
        nika_write_open(writer, '[');
        for (unsigned seat = 0; seat < review->setup.players; seat++) {
            nika_write_open(writer, '[');
            for (unsigned thing = 0; thing < things; thing++)
                nika_write_whole(writer, beliefs->held[i][seat][thing]);
            nika_write_close(writer, ']');
        }
        nika_write_close(writer, ']');
    }
    nika_write_close(writer, ']');
    nika_write_close(writer, '}');
}

/* How much of the work is done that this seat's review needs. */
static int64_t completeness(const struct nika_review *review, unsigned seat)
{
    int64_t all = 4, done = review->chances[seat].done + review->story.open.done + review->par.done +
                            (review->beliefs.count > 0);
    for (unsigned ply = 0; ply < review->count; ply++)
        if (review->choices[ply] > 1) {
            all++;
            done += review->decisions[ply].measured;
        }
    return done * NIKA_REVIEW_WHOLE / all;
}

void nika_review_json(struct nika_review *review, unsigned seat, struct nika_text *text)
{
    struct nika_writer writer = nika_writer(text);
    nika_write_open(&writer, '{');
    write_member(&writer, "review", 1);
    nika_write_key(&writer, "game");
    nika_write_word(&writer, review->setup.game->name);
    write_member(&writer, "players", review->setup.players);
    nika_write_key(&writer, "names");
    nika_write_open(&writer, '[');
    for (unsigned i = 0; i < review->setup.players; i++)
        nika_write_word(&writer, review->names.of[i]);
    nika_write_close(&writer, ']');
    write_member(&writer, "seat", seat);
    nika_write_key(&writer, "thinker");
    nika_write_word(&writer, review->agent.name);
    write_member(&writer, "moves", review->count);
    write_member(&writer, "complete", completeness(review, seat));
    write_result(&writer, review);
    write_decisions(&writer, review, seat);
    write_errors(&writer, review);
    write_chances(&writer, review, seat);
    write_luck(&writer, review);
    write_accounts(&writer, review);
    write_par(&writer, review);
    write_beliefs(&writer, review);
    nika_write_close(&writer, '}');
}

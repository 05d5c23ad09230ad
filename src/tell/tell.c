/*
 * tell.c: finds the teller of a game. A game without one (the null game) is told by its moves alone.
 */
#include <nika/messages_byzantz.h>
#include <nika/messages_justinian.h>
#include <nika/messages_play.h>
#include <nika/messages_problem.h>

#include "teller.h"

const struct nika_teller *nika_teller_of(const struct nika_setup *setup)
{
    static const struct nika_teller *const tellers[] = {&nika_byzantz_teller, &nika_justinian_teller};
    for (unsigned i = 0; i < sizeof tellers / sizeof tellers[0]; i++)
        if (tellers[i]->game == setup->game)
            return tellers[i];
    return NULL;
}

void nika_tell_start(const struct nika_setup *setup, const struct nika_view *view, struct nika_listener listener)
{
    const struct nika_teller *teller = nika_teller_of(setup);
    if (teller)
        teller->start(setup, view, listener);
    else
        nika_hear(listener, NIKA_HEADING, msg_plays((1u << setup->players) - 1, setup->start));
}

void nika_tell_move(const struct nika_setup *setup, const struct nika_view *before, const struct nika_view *after,
                    unsigned mover, struct nika_move move, struct nika_listener listener)
{
    const struct nika_teller *teller = nika_teller_of(setup);
    const struct nika_move seen = nika_move_seen(move, mover, after->seat);
    if (teller) {
        teller->move(setup, before, after, mover, seen, listener);
        return;
    }
    char word[NIKA_WORD_MAX];
    setup->game->say(setup, seen, word);
    nika_hear(listener, NIKA_MOVE, msg_moved(mover, word));
}

bool nika_told_of_several(struct nika_message one, unsigned seats, struct nika_message *all)
{
    const union nika_argument *second = &one.arguments[1];
    switch (one.key) {
    case NIKA_MSG_by_passes:
        *all = msg_by_pass_several(seats);
        return true;
    case NIKA_MSG_by_done:
        *all = msg_by_done_several(seats);
        return true;
    case NIKA_MSG_ju_passes_draws:
        *all = msg_ju_pass_draw_several(seats, second->number);
        return true;
    case NIKA_MSG_ju_passes:
        *all = msg_ju_pass_several(seats);
        return true;
    case NIKA_MSG_ju_passes_out:
        *all = msg_ju_pass_out_several(seats);
        return true;
    case NIKA_MSG_ju_declines:
        *all = msg_ju_decline_several(seats);
        return true;
    case NIKA_MSG_ju_keeps:
        *all = msg_ju_keep_several(seats);
        return true;
    case NIKA_MSG_ju_exchanges:
        *all = msg_ju_exchange_several(seats, (unsigned)second->number);
        return true;
    default:
        return false;
    }
}

void nika_tell_table(const struct nika_setup *setup, const struct nika_view *view, struct nika_listener listener)
{
    const struct nika_teller *teller = nika_teller_of(setup);
    if (teller)
        teller->table(setup, view, listener);
}

void nika_tell_hand(const struct nika_setup *setup, const struct nika_view *view, struct nika_listener listener)
{
    const struct nika_teller *teller = nika_teller_of(setup);
    if (teller && view->seat != NIKA_WATCHER)
        teller->hand(setup, view, listener);
}

void nika_tell_holding(const struct nika_setup *setup, const struct nika_view *view, struct nika_listener listener)
{
    const struct nika_teller *teller = nika_teller_of(setup);
    if (teller && view->seat != NIKA_WATCHER)
        teller->holding(setup, view, listener);
}

void nika_tell_waiting(const struct nika_setup *setup, const struct nika_view *view, struct nika_listener listener)
{
    const struct nika_teller *teller = nika_teller_of(setup);
    const unsigned asked = setup->game->waiting(setup, view).asked;
    if (teller && asked)
        teller->waiting(setup, view, listener);
    else if (asked)
        nika_hear(listener, NIKA_EVENT, msg_waits_for(asked));
}

void nika_tell_question(const struct nika_setup *setup, const struct nika_view *view, struct nika_listener listener)
{
    const struct nika_teller *teller = nika_teller_of(setup);
    if (teller)
        teller->question(setup, view, listener);
    else
        nika_hear(listener, NIKA_EVENT, msg_your_move(view->seat));
}

void nika_tell_help(const struct nika_setup *setup, const struct nika_view *view, struct nika_listener listener)
{
    const struct nika_teller *teller = nika_teller_of(setup);
    if (teller)
        teller->help(setup, view, listener);
}

void nika_tell_refusal(const struct nika_setup *setup, const struct nika_view *view, struct nika_move move,
                       nika_refusal refusal, struct nika_listener listener)
{
    const struct nika_teller *teller = nika_teller_of(setup);
    struct nika_message message;
    if (teller && teller->refusal(setup, view, move, refusal, listener))
        return;
    if (nika_message_worded(NIKA_AREA_PROBLEM, setup->game->refusals[refusal], &message))
        nika_hear(listener, NIKA_EVENT, message);
}

bool nika_refusal_is_open(const struct nika_setup *setup, nika_refusal refusal)
{
    const struct nika_teller *teller = nika_teller_of(setup);
    return !teller || teller->is_open(refusal);
}

void nika_spell(const struct nika_setup *setup, struct nika_move move, enum nika_language language,
                struct nika_text *text)
{
    const struct nika_teller *teller = nika_teller_of(setup);
    char word[NIKA_WORD_MAX];
    if (teller) {
        teller->spell(move, nika_voice(language, NULL), text);
        return;
    }
    setup->game->say(setup, move, word);
    nika_text_add(text, word);
}

void nika_tell_deed(const struct nika_setup *setup, const struct nika_view *view, struct nika_move move,
                    struct nika_listener listener)
{
    const struct nika_teller *teller = nika_teller_of(setup);
    char word[NIKA_WORD_MAX];
    if (teller) {
        teller->deed(setup, view, move, listener);
        return;
    }
    setup->game->say(setup, move, word);
    nika_hear(listener, NIKA_MOVE, msg_moved(view->seat, word));
}

bool nika_tell_doubt(const struct nika_setup *setup, const struct nika_view *view, struct nika_move move,
                     struct nika_listener listener)
{
    const struct nika_teller *teller = nika_teller_of(setup);
    return teller && teller->doubt(setup, view, move, listener);
}

void nika_tell_result(const struct nika_setup *setup, const struct nika_view *view, struct nika_listener listener)
{
    const struct nika_teller *teller = nika_teller_of(setup);
    struct nika_result result;
    if (!setup->game->result(setup, view, &result))
        return;
    if (teller) {
        teller->result(setup, view, listener);
        return;
    }
    nika_hear(listener, NIKA_HEADING, msg_is_over());
    for (unsigned rank = 1; rank <= setup->players; rank++)
        for (unsigned seat = 0; seat < setup->players; seat++)
            if (result.rank[seat] == rank)
                nika_hear(listener, NIKA_DETAIL, msg_ranked(rank, seat, result.score[seat]));
}

enum nika_understanding nika_understand(const struct nika_setup *setup, const struct nika_view *view,
                                        enum nika_language language, const char *typed, size_t size,
                                        struct nika_move *move, struct nika_listener listener)
{
    const struct nika_teller *teller = nika_teller_of(setup);
    if (teller)
        return teller->understand(setup, view, language, typed, size, move, listener);
    if (nika_parse_whole(setup, typed, size, move))
        return NIKA_UNDERSTOOD;
    nika_hear(listener, NIKA_EVENT, msg_no_such_move());
    return NIKA_NOT_UNDERSTOOD;
}

/*
 * tell_justinian.c: tells Justinian: how a game begins, what was done and what came of it, how it came out.
 */
#include <nika/messages_play.h>

#include "tell_justinian.h"

const char *justinian_list_tokens(justinian_tokens heap, struct listed *list)
{
    struct nika_text text = nika_text(list->bytes, sizeof list->bytes);
    for (unsigned kind = 0; kind < JUSTINIAN_KINDS; kind++) {
        const unsigned count = justinian_count_of(heap, kind);
        if (count == 0)
            continue;
        if (text.size > 0)
            nika_text_add_char(&text, ' ');
        nika_text_add(&text, justinian_token_names[kind]);
        if (count > 1) {
            nika_text_add(&text, "×");
            nika_text_add_number(&text, count);
        }
    }
    return list->bytes;
}

/* A counselor in a list of the type COUNSELORS; what is said of him follows. */
static void list_counselor(struct nika_text *text, unsigned counselor)
{
    if (text->size > 0)
        nika_text_add_char(text, ',');
    nika_text_add_number(text, (int64_t)counselor + 1);
    nika_text_add_char(text, ' ');
}

const char *justinian_list_cards(const struct nika_setup *setup, unsigned cards, uint64_t row, unsigned phase,
                                 struct listed *list, unsigned *sum)
{
    struct nika_text text = nika_text(list->bytes, sizeof list->bytes);
    *sum = 0;
    for (; cards; cards &= cards - 1) {
        const unsigned counselor = nika_lowest_bit(cards);
        const unsigned value = justinian_value(setup, counselor, justinian_place_of(row, counselor), phase);
        list_counselor(&text, counselor);
        nika_text_add_number(&text, value);
        *sum += value;
    }
    return list->bytes;
}

unsigned justinian_paying_phase(const struct justinian_open *open)
{
    return open->stage == JUSTINIAN_EXCHANGING ? open->phase + 1u : open->phase;
}

bool justinian_can_place(const struct nika_view *view)
{
    return justinian_own(view)->hand && justinian_place_count(justinian_open(view)->places) > 0;
}

const char *justinian_list_row(uint64_t row, struct listed *list)
{
    struct nika_text text = nika_text(list->bytes, sizeof list->bytes);
    for (unsigned place = 0; place < JUSTINIAN_COUNSELORS; place++) {
        if (place > 0)
            nika_text_add_char(&text, ' ');
        nika_text_add_number(&text, (int64_t)justinian_counselor(row, place) + 1);
    }
    return list->bytes;
}

/*
 * The beginning.
 */

static void tell_values(const struct nika_setup *setup, struct nika_listener listener)
{
    nika_hear(listener, NIKA_DETAIL, nika_setup_board_standard(setup) ? msg_ju_reconstruction() : msg_ju_loaded());
}

/* In the order of the game's editions. */
static struct nika_message edition(const struct nika_setup *setup)
{
    const struct nika_message names[] = {msg_ju_edition_en(), msg_ju_edition_fr(), msg_ju_edition_it(),
                                         msg_ju_edition_ja()};
    return names[setup->edition];
}

static void start(const struct nika_setup *setup, const struct nika_view *view, struct nika_listener listener)
{
    const struct justinian_open *open = justinian_open(view);
    nika_hear(listener, NIKA_HEADING, msg_ju_players((1u << setup->players) - 1, setup->start));
    nika_hear(listener, NIKA_EVENT, edition(setup));
    nika_hear(listener, NIKA_DETAIL,
              setup->switches[JUSTINIAN_TIE] == JUSTINIAN_TIE_CLOCKWISE ? msg_ju_tie_clockwise() : msg_ju_tie_latest());
    nika_hear(listener, NIKA_DETAIL,
              setup->switches[JUSTINIAN_INFLUENCE] == JUSTINIAN_INFLUENCE_BUT_CHOOSER ? msg_ju_influence_but_chooser()
                                                                                      : msg_ju_influence_but_trigger());
    nika_hear(listener, NIKA_DETAIL,
              setup->switches[JUSTINIAN_EMPTY_FINAL] == JUSTINIAN_EMPTY_FINAL_SCORE ? msg_ju_empty_scored()
                                                                                    : msg_ju_empty_not_scored());
    tell_values(setup, listener);
    nika_hear(listener, NIKA_HEADING, msg_ju_phase(open->phase, justinian_threshold(open->phase)));
    nika_hear(listener, NIKA_HEADING, msg_ju_turn(open->turns + 1, open->first));
}

/*
 * The move itself. Games on a server are told by what the server says, which need not fit together: what a view does
 * not have is told as if it were somebody else's.
 */

static void tell_place(const struct nika_view *after, unsigned mover, struct nika_move move,
                       struct nika_listener listener)
{
    const bool own = after->seat == mover && move.hidden;
    const unsigned token = move.hidden - 1, counselor = (unsigned)move.open - 1;
    if (move.open == 0)
        nika_hear(listener, NIKA_MOVE, own ? msg_ju_places_phase_own(mover, token) : msg_ju_places_phase(mover));
    else
        nika_hear(listener, NIKA_MOVE,
                  own ? msg_ju_places_own(mover, token, counselor) : msg_ju_places(mover, counselor));
}

static void tell_pass(const struct nika_view *before, const struct nika_view *after, unsigned mover,
                      struct nika_listener listener)
{
    const struct justinian_open *was = justinian_open(before), *open = justinian_open(after);
    const unsigned drawn = (unsigned)open->hand_size[mover] - was->hand_size[mover];
    struct listed list;
    if (drawn == 0)
        nika_hear(listener, NIKA_MOVE, open->hand_size[mover] ? msg_ju_passes(mover) : msg_ju_passes_out(mover));
    else if (after->seat == mover)
        nika_hear(listener, NIKA_MOVE,
                  msg_ju_passes_draws_own(
                      mover, justinian_list_tokens(justinian_own(after)->hand - justinian_own(before)->hand, &list)));
    else
        nika_hear(listener, NIKA_MOVE, msg_ju_passes_draws(mover, drawn));
}

static void tell_exchange(const struct nika_view *before, const struct nika_view *after, unsigned mover,
                          struct nika_move move, struct nika_listener listener)
{
    const unsigned color = (unsigned)move.open, phase = justinian_open(before)->phase;
    const unsigned took = phase < JUSTINIAN_PHASES - 1 ? justinian_own(after)->took[phase] : 0;
    if (after->seat == mover && move.hidden && took)
        nika_hear(listener, NIKA_MOVE, msg_ju_exchanges_own(mover, color, move.hidden - 1, took - 1));
    else
        nika_hear(listener, NIKA_MOVE, msg_ju_exchanges(mover, color));
}

static void tell_act(const struct nika_view *before, const struct nika_view *after, unsigned mover,
                     struct nika_move move, struct nika_listener listener)
{
    switch (move.verb) {
    case JUSTINIAN_PLACE:
        tell_place(after, mover, move, listener);
        break;
    case JUSTINIAN_PASS:
        tell_pass(before, after, mover, listener);
        break;
    case JUSTINIAN_LEFT:
        nika_hear(listener, NIKA_MOVE, msg_ju_left(mover));
        break;
    case JUSTINIAN_RIGHT:
        nika_hear(listener, NIKA_MOVE, msg_ju_right(mover));
        break;
    case JUSTINIAN_TRIGGER:
        nika_hear(listener, NIKA_MOVE, msg_ju_triggers(mover, justinian_open(before)->phase));
        break;
    case JUSTINIAN_DECLINE:
        nika_hear(listener, NIKA_MOVE, msg_ju_declines(mover));
        break;
    case JUSTINIAN_COLOR:
        nika_hear(listener, NIKA_MOVE, msg_ju_chooses(mover, (unsigned)move.open));
        break;
    case JUSTINIAN_KEEP:
        nika_hear(listener, NIKA_MOVE, msg_ju_keeps(mover));
        break;
    default: /* JUSTINIAN_EXCHANGE */
        tell_exchange(before, after, mover, move, listener);
    }
}

/*
 * What came of it.
 */

/* How the court moved: who moved first, and who then; and how far to the right each was shifted by whom: by its own
 * tokens, or by others who passed it. */
struct court {
    const struct justinian_open *open;
    uint8_t order[JUSTINIAN_COUNSELORS];
    int shift[JUSTINIAN_COUNSELORS][JUSTINIAN_COUNSELORS]; /* [whose][by whom] */
};

static void follow_court(const struct justinian_open *open, struct court *court)
{
    const bool right = open->direction == JUSTINIAN_FROM_RIGHT;
    uint64_t row = open->row_before;
    court->open = open;
    for (unsigned i = 0; i < JUSTINIAN_COUNSELORS; i++) {
        const unsigned mover = justinian_counselor(open->row_before, right ? JUSTINIAN_COUNSELORS - 1 - i : i);
        uint16_t values[JUSTINIAN_COUNSELORS] = {0};
        values[mover] = open->turned[mover];
        const uint64_t then = justinian_moved(row, values).from_left;
        court->order[i] = (uint8_t)mover;
        for (unsigned c = 0; c < JUSTINIAN_COUNSELORS; c++)
            court->shift[c][mover] = (int)justinian_place_of(then, c) - (int)justinian_place_of(row, c);
        row = then;
    }
}

static void list_shift(struct nika_text *text, unsigned counselor, int shift)
{
    if (shift == 0)
        return;
    list_counselor(text, counselor);
    if (shift > 0)
        nika_text_add_char(text, '+');
    nika_text_add_number(text, shift);
}

/* One that its tokens moved: from where to where, and if others pushed it, who. */
static void tell_moved(const struct court *court, unsigned counselor, struct nika_listener listener)
{
    const unsigned from = justinian_place_of(court->open->row_before, counselor) + 1;
    const unsigned to = justinian_place_of(court->open->row, counselor) + 1;
    const int own = court->shift[counselor][counselor];
    struct listed list;
    struct nika_text text = nika_text(list.bytes, sizeof list.bytes);
    for (unsigned i = 0; i < JUSTINIAN_COUNSELORS; i++)
        if (court->order[i] != counselor)
            list_shift(&text, court->order[i], court->shift[counselor][court->order[i]]);
    if (text.size > 0)
        nika_hear(listener, NIKA_DETAIL,
                  from == to ? msg_ju_stays_pushed(counselor, to, own, list.bytes)
                             : msg_ju_went_pushed(counselor, from, to, own, list.bytes));
    else
        nika_hear(listener, NIKA_DETAIL, from == to ? msg_ju_stays(counselor, to) : msg_ju_went(counselor, from, to));
}

/* Those that only others moved, from left to right. */
static void tell_pushed(const struct court *court, struct nika_listener listener)
{
    const struct justinian_open *open = court->open;
    struct listed list;
    struct nika_text text = nika_text(list.bytes, sizeof list.bytes);
    for (unsigned from = 0; from < JUSTINIAN_COUNSELORS; from++) {
        const unsigned counselor = justinian_counselor(open->row_before, from);
        if (justinian_sum(open->turned[counselor]) == 0)
            list_shift(&text, counselor, (int)justinian_place_of(open->row, counselor) - (int)from);
    }
    if (text.size > 0)
        nika_hear(listener, NIKA_DETAIL, msg_ju_pushed(list.bytes));
}

/* From which end the court moved, who went where in the order of moving, who was pushed, and the row afterwards. */
static void tell_court(const struct justinian_open *open, struct nika_listener listener)
{
    struct court court;
    struct listed list;
    bool any = false, moves = false;
    for (unsigned c = 0; c < JUSTINIAN_COUNSELORS; c++) {
        any |= open->turned[c] != 0;
        moves |= justinian_sum(open->turned[c]) != 0;
    }
    if (!any)
        return; /* it has been told that nothing moves */
    if (!moves) {
        nika_hear(listener, NIKA_EVENT, msg_ju_court_still());
        return;
    }
    nika_hear(listener, NIKA_EVENT,
              open->direction == JUSTINIAN_FROM_LEFT    ? msg_ju_court_left()
              : open->direction == JUSTINIAN_FROM_RIGHT ? msg_ju_court_right()
                                                        : msg_ju_court_either());
    follow_court(open, &court);
    for (unsigned i = 0; i < JUSTINIAN_COUNSELORS; i++)
        if (justinian_sum(open->turned[court.order[i]]) != 0)
            tell_moved(&court, court.order[i], listener);
    tell_pushed(&court, listener);
    nika_hear(listener, NIKA_DETAIL, msg_ju_row(justinian_list_row(open->row, &list)));
}

/* Who chooses, and why. */
static void tell_chooser(const struct nika_setup *setup, const struct justinian_scoring *scoring,
                         struct nika_listener listener)
{
    const unsigned who = scoring->chooser, most = justinian_influence(scoring->tokens[who]);
    unsigned tied = 0;
    for (unsigned seat = 0; seat < setup->players; seat++)
        if (justinian_influence(scoring->tokens[seat]) == most)
            tied |= 1u << seat;
    if (tied == 1u << who)
        nika_hear(listener, NIKA_EVENT, msg_ju_chooser(who, most));
    else if (setup->switches[JUSTINIAN_TIE] == JUSTINIAN_TIE_LATEST_PASS)
        nika_hear(listener, NIKA_EVENT, msg_ju_chooser_latest(who, tied, most));
    else if (who == scoring->last)
        nika_hear(listener, NIKA_EVENT, msg_ju_chooser_last(who, tied, most));
    else
        nika_hear(listener, NIKA_EVENT, msg_ju_chooser_clockwise(who, tied, most, scoring->last));
}

/* A scoring begins: the tokens on the phase space are turned up. */
static void tell_scoring(const struct nika_setup *setup, const struct justinian_open *open,
                         struct nika_listener listener)
{
    const struct justinian_scoring *scoring = &open->scoring[open->phase];
    struct listed list;
    nika_hear(listener, NIKA_HEADING,
              scoring->trigger == JUSTINIAN_NOBODY ? msg_ju_last_scoring(open->phase) : msg_ju_scoring(open->phase));
    for (unsigned seat = 0; seat < setup->players; seat++) {
        const justinian_tokens heap = scoring->tokens[seat];
        nika_hear(listener, NIKA_DETAIL,
                  heap ? msg_ju_shows(seat, justinian_influence(heap), justinian_list_tokens(heap, &list))
                       : msg_ju_shows_none(seat));
    }
    tell_chooser(setup, scoring, listener);
}

/* The points of a scoring. */
static void tell_points(const struct nika_setup *setup, const struct justinian_open *open,
                        struct nika_listener listener)
{
    const unsigned phase = open->scored - 1u;
    const struct justinian_scoring *scoring = &open->scoring[phase];
    const bool but_trigger =
        setup->switches[JUSTINIAN_INFLUENCE] == JUSTINIAN_INFLUENCE_BUT_TRIGGER && scoring->trigger != JUSTINIAN_NOBODY;
    for (unsigned seat = 0; seat < setup->players; seat++) {
        const unsigned influence = justinian_influence_points(setup, scoring, seat), total = open->score[seat];
        struct listed list;
        unsigned cards;
        justinian_list_cards(setup, scoring->cards[seat], scoring->row, phase, &list, &cards);
        if (but_trigger && seat == scoring->trigger)
            nika_hear(listener, NIKA_DETAIL, msg_ju_points_trigger(seat, cards, list.bytes, total));
        else if (!but_trigger && seat == scoring->chooser)
            nika_hear(listener, NIKA_DETAIL, msg_ju_points_chooser(seat, cards, list.bytes, total));
        else
            nika_hear(listener, NIKA_DETAIL,
                      msg_ju_points(seat, influence + cards, influence, cards, list.bytes, total));
    }
    tell_values(setup, listener);
}

/* Why a game that is over is over. */
static void tell_end(const struct justinian_open *open, struct nika_listener listener)
{
    if (open->scored == open->phase)
        nika_hear(listener, NIKA_EVENT, msg_ju_over_unscored());
    else if (open->scoring[open->phase].trigger == JUSTINIAN_NOBODY)
        nika_hear(listener, NIKA_EVENT, msg_ju_over_last());
    else
        nika_hear(listener, NIKA_EVENT, open->scored == JUSTINIAN_PHASES ? msg_ju_over_third() : msg_ju_over_used_up());
}

/* All have declined. */
static void tell_nobody(const struct nika_setup *setup, const struct justinian_open *open,
                        struct nika_listener listener)
{
    unsigned left = 0;
    nika_hear(listener, NIKA_EVENT, msg_ju_nobody_triggers());
    if (open->stage == JUSTINIAN_PLACING)
        return;
    for (unsigned seat = 0; seat < setup->players; seat++)
        left += open->hand_size[seat] + justinian_reserve_size(open, seat);
    nika_hear(listener, NIKA_EVENT, left == 0 ? msg_ju_used_up() : msg_ju_dead_turn());
}

static void tell_changes(const struct nika_setup *setup, const struct justinian_open *was,
                         const struct justinian_open *open, struct nika_move move, struct nika_listener listener)
{
    if (move.verb == JUSTINIAN_PASS && open->in && (open->in & (open->in - 1)) == 0 && open->hand_size[open->turn])
        nika_hear(listener, NIKA_EVENT, msg_ju_last_in(open->turn));
    if (was->stage == JUSTINIAN_PLACING && open->stage != JUSTINIAN_PLACING)
        justinian_tell_turned(setup, open, listener);
    if (was->stage <= JUSTINIAN_DIRECTING && open->stage == JUSTINIAN_TRIGGERING)
        tell_court(open, listener);
    if (move.verb == JUSTINIAN_DECLINE && open->stage != JUSTINIAN_TRIGGERING)
        tell_nobody(setup, open, listener);
    if (open->stage == JUSTINIAN_CHOOSING)
        tell_scoring(setup, open, listener);
    if (open->scored > was->scored)
        tell_points(setup, open, listener);
    if (open->stage == JUSTINIAN_OVER)
        tell_end(open, listener);
    if (open->phase != was->phase)
        nika_hear(listener, NIKA_HEADING, msg_ju_phase(open->phase, justinian_threshold(open->phase)));
    if (open->turns != was->turns)
        nika_hear(listener, NIKA_HEADING, msg_ju_turn(open->turns + 1, open->first));
}

static void tell_move(const struct nika_setup *setup, const struct nika_view *before, const struct nika_view *after,
                      unsigned mover, struct nika_move move, struct nika_listener listener)
{
    tell_act(before, after, mover, move, listener);
    tell_changes(setup, justinian_open(before), justinian_open(after), move, listener);
}

/*
 * The result.
 */

static void tell_winners(const struct nika_setup *setup, const struct nika_result *result,
                         struct nika_listener listener)
{
    unsigned winners = 0;
    for (unsigned seat = 0; seat < setup->players; seat++)
        if (result->rank[seat] == 1)
            winners |= 1u << seat;
    const unsigned first = nika_lowest_bit(winners);
    const int points = result->score[first];
    nika_hear(listener, NIKA_EVENT,
              winners == 1u << first ? msg_ju_wins(first, points) : msg_ju_share(winners, points));
    for (unsigned rank = 1; rank <= setup->players; rank++)
        for (unsigned seat = 0; seat < setup->players; seat++)
            if (result->rank[seat] == rank)
                nika_hear(listener, NIKA_DETAIL, msg_ranked(rank, seat, result->score[seat]));
}

static void tell_result(const struct nika_setup *setup, const struct nika_view *view, struct nika_listener listener)
{
    const struct justinian_open *open = justinian_open(view);
    const unsigned scored = justinian_scored_colors(open);
    struct nika_result result;
    if (!setup->game->result(setup, view, &result))
        return;
    nika_hear(listener, NIKA_HEADING, msg_is_over());
    tell_winners(setup, &result, listener);
    for (unsigned phase = 0; phase < open->scored; phase++) {
        const struct justinian_scoring *scoring = &open->scoring[phase];
        nika_hear(listener, NIKA_EVENT, msg_ju_scored_by(phase, scoring->color, scoring->chooser));
        for (unsigned seat = 0; seat < setup->players; seat++) {
            struct listed list;
            unsigned cards;
            justinian_list_cards(setup, scoring->cards[seat], scoring->row, phase, &list, &cards);
            nika_hear(listener, NIKA_DETAIL,
                      msg_ju_gained(seat, justinian_influence_points(setup, scoring, seat), cards, list.bytes));
        }
    }
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++)
        if (!(scored >> color & 1))
            nika_hear(listener, NIKA_EVENT, msg_ju_never_scored(color));
    tell_values(setup, listener);
}

/*
 * A move as advice.
 */
static struct nika_message advised_move(const struct justinian_open *open, struct nika_move move)
{
    const unsigned hidden = move.hidden - 1u; /* a token, or the counselor of a card */
    switch (move.verb) {
    case JUSTINIAN_PLACE:
        return move.open ? msg_ju_do_place(hidden, (unsigned)move.open - 1) : msg_ju_do_place_phase(hidden);
    case JUSTINIAN_PASS:
        return msg_ju_do_pass();
    case JUSTINIAN_LEFT:
        return msg_ju_do_left();
    case JUSTINIAN_RIGHT:
        return msg_ju_do_right();
    case JUSTINIAN_TRIGGER:
        return msg_ju_do_trigger(open->phase);
    case JUSTINIAN_DECLINE:
        return msg_ju_do_decline();
    case JUSTINIAN_COLOR:
        return msg_ju_do_color((unsigned)move.open);
    case JUSTINIAN_KEEP:
        return msg_ju_do_keep();
    default: /* JUSTINIAN_EXCHANGE */
        return msg_ju_do_exchange((unsigned)move.open, hidden);
    }
}

static void tell_deed(const struct nika_setup *setup, const struct nika_view *view, struct nika_move move,
                      struct nika_listener listener)
{
    (void)setup;
    nika_hear(listener, NIKA_MOVE, advised_move(justinian_open(view), move));
}

const struct nika_teller nika_justinian_teller = {
    .game = &nika_justinian,
    .start = start,
    .move = tell_move,
    .table = justinian_tell_table,
    .hand = justinian_tell_hand,
    .holding = justinian_tell_holding,
    .waiting = justinian_tell_waiting,
    .question = justinian_tell_question,
    .help = justinian_tell_help,
    .refusal = justinian_tell_refusal,
    .is_open = justinian_refusal_is_open,
    .spell = justinian_spell,
    .deed = tell_deed,
    .doubt = justinian_tell_doubt,
    .result = tell_result,
    .understand = justinian_understand,
    .rules_table = justinian_rules_table,
};

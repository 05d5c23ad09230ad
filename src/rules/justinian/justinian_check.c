/*
 * justinian_check.c: the invariants of a Justinian world (nika/justinian.h lists them), and what a view can show of them.
 *
 * A view may come from a stranger (decode): every question below must be harmless whatever the bits are, and what
 * passes all of them can be imagined behind and played on.
 */
#include <string.h>

#include <nika/bits.h>

#include "justinian_play.h"

static bool is_seat(const struct nika_setup *setup, unsigned seat)
{
    return seat < setup->players;
}

static bool is_zero(const void *bytes, size_t size)
{
    const uint8_t *at = bytes;
    for (size_t i = 0; i < size; i++)
        if (at[i])
            return false;
    return true;
}

static bool is_row(uint64_t row)
{
    unsigned seen = 0;
    for (unsigned place = 0; place < JUSTINIAN_COUNSELORS; place++)
        seen |= 1u << justinian_counselor(row, place);
    return seen == (1u << JUSTINIAN_COUNSELORS) - 1 && row >> (4 * JUSTINIAN_COUNSELORS) == 0;
}

static unsigned bits_in(unsigned mask)
{
    unsigned count = 0;
    for (; mask; mask &= mask - 1)
        count++;
    return count;
}

/* Whether a heap is part of a seat's 22 tokens; of any bits. */
static bool is_heap(justinian_tokens heap)
{
    for (unsigned kind = 0; kind < JUSTINIAN_KINDS; kind++)
        if (justinian_count_of(heap, kind) > justinian_count_of(JUSTINIAN_ALL_TOKENS, kind))
            return false;
    return heap >> (4 * JUSTINIAN_KINDS) == 0;
}

/* Adds to a heap, as long as all is part of a seat's 22 tokens. */
static bool join(justinian_tokens *heap, justinian_tokens more)
{
    if (!is_heap(more))
        return false;
    *heap += more; /* at most five and five of a kind: they still fit */
    return is_heap(*heap);
}

static const char *check_ranges(const struct nika_setup *setup, const struct nika_view *view)
{
    static const char broken[] = "J-1: numbers are in range, seats that are not there have nothing";
    const struct justinian_open *open = justinian_open(view);
    const unsigned players = setup->players;
    if (open->stage > JUSTINIAN_OVER || open->phase >= JUSTINIAN_PHASES || open->placed > 1 ||
        open->direction > JUSTINIAN_NOT_MOVED || !is_seat(setup, open->first) || open->unused[0] || open->unused[1] ||
        open->pass_count > players || open->in >> players || open->scored > JUSTINIAN_PHASES ||
        open->turn != (open->stage == JUSTINIAN_OVER ? players : open->turn % players))
        return broken;
    for (unsigned seat = players; seat < JUSTINIAN_SEATS; seat++)
        if (open->seen[seat] || open->score[seat] || open->hand_size[seat] || open->phase_count[seat] ||
            open->passed[seat])
            return broken;
    for (unsigned round = 0; round < JUSTINIAN_PHASES; round++)
        for (unsigned seat = players; seat < JUSTINIAN_SEATS; seat++)
            if (open->scoring[round].tokens[seat] || open->scoring[round].cards[seat] ||
                open->scoring[round].exchanged[seat])
                return broken;
    if (view->seat == NIKA_WATCHER && !is_zero(justinian_own(view), sizeof *justinian_own(view)))
        return broken;
    return NULL;
}

/* Whether owners and values of the tokens on a counselor fit: slots are filled in order, by seats that are there, and
 * every slot of `seat` (or of all, if that is NIKA_WATCHER) has a value, no other has. */
static bool slots_fit(const struct nika_setup *setup, uint8_t owners, uint16_t values, unsigned seat)
{
    const unsigned count = justinian_on(owners);
    if (values >> (3 * JUSTINIAN_ON_ONE))
        return false;
    for (unsigned slot = 0; slot < JUSTINIAN_ON_ONE; slot++) {
        const unsigned owner = justinian_owner(owners, slot), value = justinian_in_slot(values, slot);
        if (slot < count ? !is_seat(setup, owner) : owner != 0)
            return false;
        const bool told = slot < count && (seat == NIKA_WATCHER || owner == seat);
        if ((value != 0) != told || value > JUSTINIAN_KINDS)
            return false;
    }
    return true;
}

static const char *check_court(const struct nika_setup *setup, const struct justinian_open *open)
{
    for (unsigned c = 0; c < JUSTINIAN_COUNSELORS; c++)
        if (!slots_fit(setup, open->turned_owners[c], open->turned[c], NIKA_WATCHER))
            return "J-4: tokens on a counselor fill its slots in order";
    if (!is_row(open->row) || !is_row(open->row_before))
        return "J-2: a row has every counselor once";
    const struct justinian_rows rows = justinian_moved(open->row_before, open->turned);
    const uint64_t moved[] = {[JUSTINIAN_FROM_EITHER] = rows.from_left,
                              [JUSTINIAN_FROM_LEFT] = rows.from_left,
                              [JUSTINIAN_FROM_RIGHT] = rows.from_right,
                              [JUSTINIAN_NOT_MOVED] = open->row_before};
    const bool either = rows.from_left == rows.from_right;
    if (open->row != moved[open->direction] || (open->direction == JUSTINIAN_FROM_EITHER) != either ||
        (open->direction == JUSTINIAN_NOT_MOVED) != (open->stage == JUSTINIAN_DIRECTING))
        return "J-2: the row is what the court's last move made of the row before it";
    if (!justinian_court_moved(open) &&
        (open->row_before != JUSTINIAN_FIRST_ROW || !is_zero(open->turned, sizeof open->turned)))
        return "J-2: before the first turn is over, the court has not moved";
    return NULL;
}

static const char *check_board(const struct nika_setup *setup, const struct nika_view *view)
{
    const struct justinian_open *open = justinian_open(view);
    const struct justinian_own *own = justinian_own(view);
    unsigned tokens = 0;
    for (unsigned c = 0; c < JUSTINIAN_COUNSELORS; c++) {
        const unsigned viewer = view->seat == NIKA_WATCHER ? JUSTINIAN_SEATS : view->seat;
        if (!slots_fit(setup, open->owners[c], own->laid[c], viewer))
            return "J-4: a seat knows the values of its own tokens on counselors";
        tokens += justinian_on(open->owners[c]);
    }
    const bool phase_space = justinian_has_phase_space(open->places);
    const bool alone = open->stage == JUSTINIAN_PLACING && bits_in(open->in) == 1 && open->placed;
    if (open->places != justinian_find_places(open->owners, phase_space) ||
        (!phase_space && (!alone || open->phase_count[nika_lowest_bit(open->in)] == 0)))
        return "J-5: the places that can take a token are those with room";
    if (tokens > 0 && (open->stage != JUSTINIAN_PLACING || !open->placed))
        return "J-6: tokens lie face down on counselors only while they are placed";
    return NULL;
}

/* Whom the game can be waiting for. */
static bool turn_fits(const struct nika_setup *setup, const struct justinian_open *open)
{
    switch (open->stage) {
    case JUSTINIAN_PLACING:
        return open->in >> open->turn & 1;
    case JUSTINIAN_DIRECTING:
        return open->turn == justinian_last(setup, open);
    case JUSTINIAN_CHOOSING:
        return open->turn == open->scoring[open->phase].chooser;
    default:
        return true;
    }
}

static const char *check_course(const struct nika_setup *setup, const struct justinian_open *open)
{
    unsigned passed = 0;
    for (unsigned i = 0; i < setup->players; i++) {
        if (i >= open->pass_count ? open->passed[i] != 0
                                  : !is_seat(setup, open->passed[i]) || passed >> open->passed[i] & 1)
            return "J-6: who has passed has passed once";
        if (i < open->pass_count)
            passed |= 1u << open->passed[i];
    }
    if ((passed ^ open->in) != (1u << setup->players) - 1 || (open->stage == JUSTINIAN_PLACING) != (open->in != 0) ||
        !turn_fits(setup, open))
        return "J-6: after the placing all have passed, and the seat asked fits the stage";
    return NULL;
}

/* Every seat has 22 tokens, and not more turns are over than had something in them. */
static const char *check_tokens(const struct nika_setup *setup, const struct nika_view *view)
{
    static const char broken[] = "J-3: every seat has 22 tokens";
    const struct justinian_open *open = justinian_open(view);
    unsigned on_board[JUSTINIAN_SEATS] = {0}, placed = 0;
    justinian_tokens up[JUSTINIAN_SEATS] = {0}, own = justinian_own(view)->board;
    for (unsigned c = 0; c < JUSTINIAN_COUNSELORS; c++) {
        for (unsigned slot = 0; slot < justinian_on(open->owners[c]); slot++)
            on_board[justinian_owner(open->owners[c], slot)]++;
        for (unsigned slot = 0; slot < justinian_on(open->turned_owners[c]); slot++)
            if (!join(&up[justinian_owner(open->turned_owners[c], slot)],
                      justinian_token(justinian_in_slot(open->turned[c], slot) - 1)))
                return broken;
    }
    for (unsigned seat = 0; seat < setup->players; seat++) {
        for (unsigned round = 0; round < JUSTINIAN_PHASES; round++)
            if (!join(&up[seat], open->scoring[round].tokens[seat]))
                return broken;
        if (!is_heap(open->seen[seat]) || !justinian_holds(open->seen[seat], up[seat]) ||
            justinian_count(open->seen[seat]) + on_board[seat] + open->phase_count[seat] + open->hand_size[seat] +
                    justinian_reserve_size(open, seat) !=
                JUSTINIAN_TOKENS)
            return broken;
        placed += justinian_count(open->seen[seat]) + on_board[seat] + open->phase_count[seat];
    }
    if (view->seat != NIKA_WATCHER) {
        const justinian_tokens hand = justinian_own(view)->hand, phase = justinian_own(view)->phase;
        if (!is_heap(own) || justinian_count(own) != on_board[view->seat] ||
            own != justinian_gather(justinian_own(view)->laid) || !join(&own, hand) || !join(&own, phase) ||
            !join(&own, open->seen[view->seat]) || justinian_count(hand) != open->hand_size[view->seat] ||
            justinian_count(phase) != open->phase_count[view->seat])
            return broken;
    }
    if (open->turns < open->phase || (!open->placed && justinian_all_empty(setup, open)) ||
        open->turns + open->placed > JUSTINIAN_RESERVE / JUSTINIAN_DRAWN + placed + open->phase)
        return "J-12: each turn had tokens, and drew, placed or scored something";
    return NULL;
}

static unsigned all_influence(const struct nika_setup *setup, const struct justinian_scoring *scoring)
{
    unsigned sum = 0;
    for (unsigned seat = 0; seat < setup->players; seat++)
        sum += justinian_influence(scoring->tokens[seat]);
    return sum;
}

/* One scoring that has begun. */
static const char *check_scoring(const struct nika_setup *setup, const struct justinian_open *open, unsigned round)
{
    const struct justinian_scoring *scoring = &open->scoring[round];
    const bool forced = scoring->trigger == JUSTINIAN_NOBODY,
               none = setup->switches[JUSTINIAN_EMPTY_FINAL] == JUSTINIAN_EMPTY_FINAL_NONE;
    if (!is_row(scoring->row) || !is_seat(setup, scoring->chooser) || !is_seat(setup, scoring->last) ||
        !(forced || is_seat(setup, scoring->trigger)))
        return "J-7: a scoring has a row, a chooser and a last passer";
    if (round == open->phase && (scoring->row != open->row || scoring->last != justinian_last(setup, open)))
        return "J-7: a scoring is of its turn";
    if (forced
            ? round != open->phase || !justinian_must_end(setup, open) || (none && all_influence(setup, scoring) == 0)
            : justinian_influence(scoring->tokens[scoring->trigger]) < justinian_threshold(round))
        return "J-7: a scoring was triggered, or forced at the end";
    for (unsigned seat = 0; seat < setup->players; seat++)
        if (justinian_influence(scoring->tokens[seat]) > justinian_influence(scoring->tokens[scoring->chooser]))
            return "J-8: the chooser had most influence";
    /* Who passed when is known only of this turn. */
    const bool clockwise = setup->switches[JUSTINIAN_TIE] == JUSTINIAN_TIE_CLOCKWISE;
    if ((clockwise || round == open->phase) && scoring->chooser != justinian_find_chooser(setup, open, scoring))
        return "J-8: the chooser came first of those with most influence";
    const bool chosen = round < open->scored;
    unsigned shown = 0;
    if (chosen ? scoring->color >= JUSTINIAN_COLORS : scoring->color != JUSTINIAN_COLORS)
        return "J-7: a scoring has a color when it is chosen";
    for (unsigned earlier = 0; earlier < round; earlier++)
        if (open->scoring[earlier].color == scoring->color)
            return "J-7: a color is scored once";
    for (unsigned seat = 0; seat < setup->players; seat++) {
        const unsigned cards = scoring->cards[seat];
        if (cards >> JUSTINIAN_COUNSELORS || shown & cards ||
            bits_in(cards) != (chosen ? justinian_held(setup->players) : 0))
            return "J-9: a seat showed its cards of each color that was scored";
        shown |= cards;
    }
    return NULL;
}

static const char *check_scorings(const struct nika_setup *setup, const struct justinian_open *open)
{
    const bool choosing = open->stage == JUSTINIAN_CHOOSING, over = open->stage == JUSTINIAN_OVER;
    const unsigned begun = open->scored + (unsigned)choosing;
    unsigned score[JUSTINIAN_SEATS] = {0};
    if (open->stage == JUSTINIAN_EXCHANGING ? open->scored != open->phase + 1 || open->scored == JUSTINIAN_PHASES
        : over                              ? open->scored != open->phase && open->scored != open->phase + 1
                                            : open->scored != open->phase)
        return "J-7: there was one scoring for each phase that is over";
    for (unsigned round = 0; round < JUSTINIAN_PHASES; round++) {
        if (round >= begun) {
            if (!is_zero(&open->scoring[round], sizeof open->scoring[round]))
                return "J-7: there was one scoring for each phase that is over";
            continue;
        }
        const char *broken = check_scoring(setup, open, round);
        if (broken)
            return broken;
        for (unsigned seat = 0; seat < setup->players && round < open->scored; seat++)
            score[seat] += justinian_influence_points(setup, &open->scoring[round], seat) +
                           justinian_card_points(setup, &open->scoring[round], round, seat);
    }
    for (unsigned seat = 0; seat < setup->players; seat++)
        if (open->score[seat] != score[seat])
            return "J-8: scores are what the scorings gave";
    /* In the turn of a scoring no token is left on the phase space. */
    for (unsigned seat = 0; seat < setup->players; seat++)
        if (open->phase_count[seat] && (begun == open->phase + 1u || over))
            return "J-7: a scoring takes all tokens off the phase space";
    return NULL;
}

/* That a game which is over had a reason to end, and that no exchange follows a last scoring. */
static const char *check_end(const struct nika_setup *setup, const struct justinian_open *open)
{
    const bool scored = open->scored == open->phase + 1u;
    const bool forced = scored && open->scoring[open->phase].trigger == JUSTINIAN_NOBODY;
    const bool all_scored = open->scored == JUSTINIAN_PHASES;
    if (open->stage == JUSTINIAN_EXCHANGING && (forced || justinian_all_empty(setup, open)))
        return "J-7: after the last scoring the game is over";
    if (open->stage == JUSTINIAN_OVER &&
        !(scored ? all_scored || forced || justinian_all_empty(setup, open)
                 : justinian_must_end(setup, open) &&
                       setup->switches[JUSTINIAN_EMPTY_FINAL] == JUSTINIAN_EMPTY_FINAL_NONE))
        return "J-7: a game is over after its last scoring";
    return NULL;
}

/* Who exchanged in which color: nobody before it is asked, and in colors that were in the game then. */
static bool exchanges_fit(const struct nika_setup *setup, const struct justinian_open *open)
{
    unsigned gone = 0;
    for (unsigned round = 0; round < open->scored; round++) {
        const struct justinian_scoring *scoring = &open->scoring[round];
        const bool running = open->stage == JUSTINIAN_EXCHANGING && round == open->phase;
        bool asked = round < open->phase || running;
        unsigned seat = scoring->last;
        gone |= 1u << scoring->color;
        for (unsigned i = 0; i < setup->players; i++) {
            if (running && seat == open->turn)
                asked = false;
            const unsigned color = scoring->exchanged[seat];
            if (color > JUSTINIAN_COLORS || (color && (!asked || gone >> (color - 1) & 1)))
                return false;
            seat = justinian_next(seat, setup->players);
        }
    }
    return true;
}

static const char *check_cards(const struct nika_setup *setup, const struct nika_view *view)
{
    const struct justinian_open *open = justinian_open(view);
    const struct justinian_own *own = justinian_own(view);
    const unsigned scored = justinian_scored_colors(open);
    if (open->stage == JUSTINIAN_CHOOSING && !is_zero(open->scoring[open->phase].exchanged, JUSTINIAN_SEATS))
        return "J-10: exchanges come after a scoring";
    if (!exchanges_fit(setup, open))
        return "J-10: exchanges are in colors that were in the game";
    if (view->seat == NIKA_WATCHER)
        return NULL;
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++) {
        const bool gone = scored >> color & 1;
        uint16_t dealt;
        if (own->cards[color] >> JUSTINIAN_COUNSELORS ||
            bits_in(own->cards[color]) != (gone ? 0 : justinian_held(setup->players)))
            return "J-9: a seat has its cards of each color that is in the game";
        if (!gone && !justinian_find_dealt(setup, view, color, &dealt))
            return "J-10: what a seat put and took fits its cards";
    }
    for (unsigned round = 0; round < JUSTINIAN_PHASES - 1; round++) {
        const unsigned color = round < open->scored ? open->scoring[round].exchanged[view->seat] : 0;
        const bool known = color && !(scored >> (color - 1) & 1);
        if (!known && (own->put[round] || own->took[round]))
            return "J-10: a seat remembers its exchanges in colors that are in the game";
    }
    return NULL;
}

const char *justinian_check_view(const struct nika_setup *setup, const struct nika_view *view)
{
    const struct justinian_open *open = justinian_open(view);
    const char *broken = check_ranges(setup, view);
    if (!broken)
        broken = check_court(setup, open);
    if (!broken)
        broken = check_board(setup, view);
    if (!broken)
        broken = check_course(setup, open);
    if (!broken)
        broken = check_tokens(setup, view);
    if (!broken)
        broken = check_scorings(setup, open);
    if (!broken)
        broken = check_end(setup, open);
    if (!broken)
        broken = check_cards(setup, view);
    return broken;
}

/* What only a world shows: the reserves, and the cards of all seats. */
static const char *check_dark(const struct nika_setup *setup, const struct justinian_world *world)
{
    const struct justinian_open *open = &world->open;
    for (unsigned seat = 0; seat < JUSTINIAN_SEATS; seat++) {
        if (seat >= setup->players) {
            if (world->dark.reserve[seat] || !is_zero(&world->own[seat], sizeof world->own[seat]))
                return "J-1: seats that are not there have nothing";
            continue;
        }
        justinian_tokens all = open->seen[seat];
        bool fits = join(&all, world->own[seat].hand) && join(&all, world->own[seat].phase) &&
                    join(&all, world->own[seat].board);
        uint64_t reserve = world->dark.reserve[seat];
        for (unsigned i = 0; i < justinian_reserve_size(open, seat); i++, reserve >>= 4)
            fits = fits && (reserve & 15) < JUSTINIAN_KINDS && join(&all, justinian_token(reserve & 15));
        if (!fits || reserve || all != JUSTINIAN_ALL_TOKENS)
            return "J-3: every seat has 22 tokens";
    }
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++)
        if (justinian_scored_colors(open) >> color & 1 ? world->dark.pile[color] != 0
                                                       : !justinian_color_fits(setup, world, color))
            return "J-11: every card is in one place, and all tell the same story";
    return NULL;
}

const char *justinian_check(const struct nika_setup *setup, const struct nika_world *bytes)
{
    for (unsigned seat = 0; seat < setup->players; seat++) {
        struct nika_view view;
        nika_look(setup, bytes, seat, &view);
        const char *broken = justinian_check_view(setup, &view);
        if (broken)
            return broken;
    }
    return check_dark(setup, justinian_world_const(bytes));
}

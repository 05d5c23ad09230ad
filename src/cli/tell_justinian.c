/*
 * tell_justinian.c: tells what happens at the court, from the position before a move and the one after it.
 */
#include <nika/bits.h>
#include <nika/justinian.h>

#include "tell.h"

static const char *const numerals[JUSTINIAN_PHASES] = {"I", "II", "III"};

static const struct justinian_world *table(const struct nika_world *world)
{
    return (const struct justinian_world *)(const void *)world->bytes;
}

static void print_tokens(justinian_tokens heap)
{
    for (unsigned kind = 0; kind < JUSTINIAN_KINDS; kind++)
        for (unsigned copies = justinian_count_of(heap, kind); copies > 0; copies--)
            printf(" %s", justinian_token_names[kind]);
    if (!heap)
        printf(" none");
}

static void print_row(uint64_t row)
{
    for (unsigned place = 0; place < JUSTINIAN_COUNSELORS; place++)
        printf(" %u", justinian_counselor(row, place) + 1);
    printf("\n");
}

/* Everybody's cards, when a phase begins. */
static void tell_phase(const struct nika_reader *reader)
{
    const struct justinian_world *world = table(&reader->world);
    struct shown_name name;
    printf("\nPhase %s: %u influence can trigger its scoring\n", numerals[world->open.phase],
           justinian_threshold(world->open.phase));
    for (unsigned seat = 0; seat < reader->setup.players; seat++) {
        printf("  %-20s %3d point%-1s  ", cli_name(reader, seat, &name), world->open.score[seat],
               cli_plural(world->open.score[seat]));
        for (unsigned color = 0; color < JUSTINIAN_COLORS; color++) {
            if (world->own[seat].cards[color])
                printf(" %s", justinian_color_names[color]);
            for (unsigned cards = world->own[seat].cards[color]; cards; cards &= cards - 1)
                printf(" %u", nika_lowest_bit(cards) + 1);
        }
        printf("\n");
    }
}

/* Everybody's tokens, when a game turn begins. */
static void tell_turn(const struct nika_reader *reader)
{
    const struct justinian_world *world = table(&reader->world);
    struct shown_name name;
    printf("\nTurn %d\n", world->open.turns + 1);
    for (unsigned seat = 0; seat < reader->setup.players; seat++) {
        printf("  %-20s", cli_name(reader, seat, &name));
        print_tokens(world->own[seat].hand);
        if (world->own[seat].phase) {
            printf("; on the phase space");
            print_tokens(world->own[seat].phase);
        }
        printf("\n");
    }
}

static const char *court_name(const struct nika_setup *setup)
{
    return nika_setup_board_standard(setup) ? "a reconstruction of the board's numbers"
                                            : "numbers of somebody's own board";
}

static void start(const struct nika_reader *reader)
{
    const struct nika_setup *setup = &reader->setup;
    printf("  edition %s", setup->game->editions[setup->edition].name);
    for (unsigned s = 0; s < setup->game->switch_count; s++)
        printf(", %s %s", setup->game->switches[s].name, setup->game->switches[s].values[setup->switches[s]]);
    printf("\n  values of the counselors: %s\n", court_name(setup));
    tell_phase(reader);
    tell_turn(reader);
}

static void move(const struct nika_reader *reader, const struct nika_world *before)
{
    const struct justinian_open *open = &table(&reader->world)->open, *was = &table(before)->open;
    const unsigned seat = reader->seat;
    if (reader->move.verb == JUSTINIAN_PLACE && reader->move.open)
        printf(" (%s)", justinian_counselor_names[reader->move.open - 1]);
    if (reader->move.verb == JUSTINIAN_EXCHANGE)
        printf(" (%s), takes %d", justinian_counselor_names[reader->move.hidden - 1],
               table(&reader->world)->own[seat].took[was->phase]);
    if (reader->move.verb == JUSTINIAN_PASS) {
        const justinian_tokens drawn = table(&reader->world)->own[seat].hand - table(before)->own[seat].hand;
        if (drawn) {
            printf(" (draws");
            print_tokens(drawn);
            printf(")");
        } else if (open->hand_size[seat] == 0) {
            printf(" (has no tokens)");
        }
    }
}

/* The tokens that were turned up. */
static void tell_turned(const struct justinian_open *open)
{
    bool any = false;
    printf("\nThe tokens are turned up:");
    for (unsigned place = 0; place < JUSTINIAN_COUNSELORS; place++) {
        const unsigned counselor = justinian_counselor(open->row_before, place);
        if (!open->turned[counselor])
            continue;
        const int sum = justinian_sum(open->turned[counselor]);
        printf("%s %s (%u) %s%d", any ? "," : "", justinian_counselor_names[counselor], counselor + 1,
               sum > 0 ? "+" : "", sum);
        any = true;
    }
    printf("%s\n", any ? "" : " there are none");
}

/* From which end the court moved, and the row afterwards. */
static void tell_court(const struct justinian_open *open)
{
    static const char *const ends[] = {[JUSTINIAN_FROM_EITHER] = "it makes no difference from which end",
                                       [JUSTINIAN_FROM_LEFT] = "from the left",
                                       [JUSTINIAN_FROM_RIGHT] = "from the right"};
    printf("  The court moves, %s:", ends[open->direction]);
    print_row(open->row);
}

static void tell_choice(const struct nika_reader *reader)
{
    const struct justinian_open *open = &table(&reader->world)->open;
    const struct justinian_scoring *scoring = &open->scoring[open->phase];
    struct shown_name name;
    printf("\nScoring of phase %s%s\n", numerals[open->phase],
           scoring->trigger == JUSTINIAN_NOBODY ? ", the last one, triggered by nobody" : "");
    for (unsigned seat = 0; seat < reader->setup.players; seat++) {
        printf("  %-20s %2u influence:", cli_name(reader, seat, &name), justinian_influence(scoring->tokens[seat]));
        print_tokens(scoring->tokens[seat]);
        printf("%s%s\n", seat == scoring->trigger ? "; has triggered" : "",
               seat == scoring->chooser ? "; chooses the color" : "");
    }
}

static void tell_scores(const struct nika_reader *reader)
{
    const struct nika_setup *setup = &reader->setup;
    const struct justinian_open *open = &table(&reader->world)->open;
    const unsigned phase = open->scored - 1u;
    const struct justinian_scoring *scoring = &open->scoring[phase];
    struct shown_name name;
    printf("  by %s:\n", court_name(setup));
    for (unsigned seat = 0; seat < setup->players; seat++) {
        printf("  %-20s %2u for influence", cli_name(reader, seat, &name),
               justinian_influence_points(setup, scoring, seat));
        for (unsigned cards = scoring->cards[seat]; cards; cards &= cards - 1) {
            const unsigned counselor = nika_lowest_bit(cards), place = justinian_place_of(scoring->row, counselor);
            printf(", %u for %u on place %u", justinian_value(setup, counselor, place, phase), counselor + 1,
                   place + 1);
        }
        printf("; %d in all\n", open->score[seat]);
    }
}

static void changes(const struct nika_reader *reader, const struct nika_world *before)
{
    const struct justinian_open *was = &table(before)->open, *open = &table(&reader->world)->open;
    if (was->stage == JUSTINIAN_PLACING && open->stage != JUSTINIAN_PLACING)
        tell_turned(open);
    if (was->stage <= JUSTINIAN_DIRECTING && open->stage == JUSTINIAN_TRIGGERING)
        tell_court(open);
    if (open->stage == JUSTINIAN_CHOOSING)
        tell_choice(reader);
    if (open->scored != was->scored)
        tell_scores(reader);
    if (open->stage == JUSTINIAN_OVER && open->scored == open->phase)
        printf("\nNo tokens lie on the phase space: there is no last scoring\n");
    else if (open->stage == JUSTINIAN_OVER && open->scored < JUSTINIAN_PHASES &&
             open->scoring[open->phase].trigger != JUSTINIAN_NOBODY)
        printf("\nAll tokens are used up: the game is over\n");
    if (open->phase != was->phase)
        tell_phase(reader);
    if (open->turns != was->turns)
        tell_turn(reader);
}

const struct teller cli_justinian_teller = {&nika_justinian, start, move, changes, NULL};

/*
 * find.c: plays games of strong players, and looks through them for a puzzle: at most one of each game.
 */
#include <string.h>

#include "puzzles.h"

/* For one puzzle so many games are looked through at most, and so many positions more than at a glance; of each game, so many. */
enum { GAMES = 60, TRIED = 120, TRIED_OF_READING = 60, TRIED_OF_GAME = 12 };

/* People whom one might have met in the city. */
static const char *const people[] = {"Irene",   "Zoe",     "Anna",    "Kassia",   "Sophia",
                                     "Eudokia", "Leo",     "Alexios", "Manuel",   "Romanos",
                                     "Photios", "Nikolas", "Thekla",  "Isidoros", "Danielis"};
enum { PEOPLE = sizeof people / sizeof people[0] };

static void keep_line(struct puzzle *puzzle, const char *line, size_t size)
{
    if (puzzle->record_size + size + 1 > sizeof puzzle->record)
        return; /* the record will not be read to its end */
    memcpy(puzzle->record + puzzle->record_size, line, size);
    puzzle->record_size += size;
    puzzle->record[puzzle->record_size++] = '\n';
}

/* A line of the record: the players get names of people, and the review follows. */
static void take_line(void *context, const char *line, size_t size)
{
    struct puzzle_room *room = context;
    struct nika_reader *reader = &room->reader;
    const enum nika_reading reading = nika_reader_line(reader, line, size);
    if (reading == NIKA_READ_HEADER) {
        char header[8192];
        struct nika_text text = nika_text(header, sizeof header);
        const unsigned first = (unsigned)(room->seed % PEOPLE);
        for (unsigned seat = 0; seat < reader->setup.players; seat++)
            nika_text_copy(reader->names.of[seat], NIKA_NAME_MAX, people[(first + 4 * seat) % PEOPLE]);
        nika_record_header(&reader->setup, &reader->names, &reader->deal, &text);
        keep_line(room->puzzle, header, text.size);
    } else
        keep_line(room->puzzle, line, size);
    nika_review_read(&room->review, reader, reading);
}

/* Mostly the net alone, which plays a game in a millisecond; now and then those who think. */
static void seat_players(struct nika_simulation *simulation, struct nika_rng *rng)
{
    for (unsigned seat = 0; seat < simulation->setup.players; seat++) {
        const uint32_t which = nika_rng_below(rng, 32);
        nika_agent_named(which == 0 ? "master" : which < 4 ? "expert" : "net-alone", &simulation->agents[seat]);
    }
}

static bool play_game(struct puzzle_room *room, const struct nika_game *game, uint64_t seed, uint64_t slot,
                      unsigned number)
{
    static const uint8_t byzantz[] = {4, 4, 3, 4, 5, 4}, justinian[] = {4, 4, 3, 4, 2, 4};
    struct nika_simulation simulation = {.seed = seed};
    struct nika_rng rng;
    nika_rng_seed(&rng, seed, slot * GAMES + number);
    const unsigned players =
        game->players_max > 4 ? byzantz[nika_rng_below(&rng, sizeof byzantz)] : justinian[nika_rng_below(&rng, 6)];
    nika_setup_init(&simulation.setup, game, players, 0);
    seat_players(&simulation, &rng);
    room->puzzle->record_size = 0;
    nika_reader_start(&room->reader);
    return nika_simulate(&simulation, slot * GAMES + number, &room->bench, room->line,
                         (struct nika_line_sink){take_line, room}) &&
           nika_review_ready(&room->review);
}

/* Looks at some of the decisions of a game, in an order drawn by lot. */
static bool search_game(struct puzzle_room *room, enum puzzle_theme theme, bool easy_too, struct nika_rng *rng)
{
    struct nika_review *review = &room->review;
    uint16_t plies[NIKA_REVIEW_PLIES];
    unsigned count = 0;
    for (unsigned ply = 0; ply < review->count; ply++)
        if (review->asked_at[ply] == ply && review->choices[ply] <= PUZZLE_CHOICES &&
            review->choices[ply] >= (theme == PUZZLE_DIRECTION || theme == PUZZLE_TRIGGER ? 2 : 3) &&
            puzzle_could_be(review->setup.game, theme, review->moves[ply].move))
            plies[count++] = (uint16_t)ply;
    const unsigned most = room->puzzle->tried + TRIED_OF_GAME;
    for (unsigned looked = 0; looked < count && room->puzzle->tried < most; looked++) {
        const unsigned at = looked + nika_rng_below(rng, count - looked);
        const uint16_t ply = plies[at];
        plies[at] = plies[looked];
        room->seed = nika_rng_next(rng);
        if (puzzle_judge(room, ply, theme, easy_too))
            return true;
    }
    return false;
}

void puzzle_find(struct puzzle_room *room, const struct nika_game *game, uint64_t seed, uint64_t slot,
                 struct puzzle *puzzle)
{
    struct nika_rng rng;
    memset(puzzle, 0, sizeof *puzzle);
    room->puzzle = puzzle;
    nika_agent_named("master", &room->master);
    nika_rng_seed(&rng, ~seed, slot);
    const enum puzzle_theme theme = puzzle_theme_of_slot(game, slot);
    const bool easy_too = nika_rng_below(&rng, 3) == 0 || theme == PUZZLE_DIRECTION;
    const unsigned most = theme == PUZZLE_READING ? TRIED_OF_READING : TRIED;
    while (!puzzle->found && puzzle->games < GAMES && puzzle->tried < most) {
        room->seed = nika_rng_next(&rng);
        if (play_game(room, game, seed, slot, puzzle->games++))
            puzzle->found = search_game(room, theme, easy_too, &rng);
    }
    puzzle->setup = room->review.setup;
}

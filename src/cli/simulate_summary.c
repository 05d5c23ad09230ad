/*
 * simulate_summary.c: the summary of simulated games, for `nika simulate --json`: by seat, and by computer player.
 */
#include <string.h>

#include "cli_simulate.h"

enum { WHOLE_WIN = 60 };

void summary_add_game(struct summary *summary, const struct nika_play *play)
{
    const unsigned players = nika_play_setup(play)->players, moves = nika_play_ply(play);
    struct nika_result result;
    if (!nika_play_result(play, &result))
        return;
    summary->games++;
    summary->moves += moves;
    for (unsigned ply = 0; ply < moves; ply++)
        summary->decisions[nika_play_made(play, ply)->seat]++;
    for (unsigned seat = 0; seat < players; seat++) {
        unsigned alike = 0;
        for (unsigned other = 0; other < players; other++)
            alike += result.rank[other] == result.rank[seat];
        summary->score[seat] += result.score[seat];
        summary->wins[seat] += result.rank[seat] == 1 ? WHOLE_WIN / alike : 0;
        summary->ranks[seat] += 2 * result.rank[seat] + alike - 1;
    }
}

void summary_add(struct summary *summary, const struct summary *more)
{
    summary->games += more->games;
    summary->moves += more->moves;
    for (unsigned seat = 0; seat < NIKA_SEATS_MAX; seat++) {
        summary->score[seat] += more->score[seat];
        summary->wins[seat] += more->wins[seat];
        summary->ranks[seat] += more->ranks[seat];
        summary->decisions[seat] += more->decisions[seat];
    }
}

void summary_add_faults(struct summary *summary, const struct bot_report *bots)
{
    for (unsigned seat = 0; seat < NIKA_SEATS_MAX; seat++)
        for (unsigned fault = 0; fault < BOT_FAULTS; fault++)
            summary->faults[seat][fault] += bots->faults[seat][fault];
}

/* Writes the figures of some seats, a mask: means over their games. */
static void write_figures(const struct summary *summary, unsigned seats, struct nika_writer *writer)
{
    double games = 0, score = 0, wins = 0, ranks = 0, decisions = 0;
    for (unsigned seat = 0; seat < NIKA_SEATS_MAX; seat++)
        if (seats >> seat & 1) {
            games += (double)summary->games;
            score += (double)summary->score[seat];
            wins += (double)summary->wins[seat] / WHOLE_WIN;
            ranks += (double)summary->ranks[seat] / 2;
            decisions += (double)summary->decisions[seat];
        }
    const struct {
        const char *key;
        double sum;
    } figures[] = {{"win", wins}, {"rank", ranks}, {"score", score}, {"decisions", decisions}};
    for (unsigned i = 0; i < sizeof figures / sizeof figures[0]; i++) {
        nika_write_key(writer, figures[i].key);
        if (games > 0)
            cli_write_decimal(writer, figures[i].sum / games, 6);
        else
            nika_write_null(writer);
    }
}

static void write_seats(const struct summary *summary, const struct nika_simulation *simulation,
                        struct nika_writer *writer)
{
    nika_write_key(writer, "seats");
    nika_write_open(writer, '[');
    for (unsigned seat = 0; seat < simulation->setup.players; seat++) {
        nika_write_open(writer, '{');
        nika_write_key(writer, "seat");
        nika_write_whole(writer, seat);
        nika_write_key(writer, "agent");
        nika_write_word(writer, simulation->agents[seat].name);
        write_figures(summary, 1U << seat, writer);
        nika_write_close(writer, '}');
    }
    nika_write_close(writer, ']');
}

/* Computer players with the same name together. */
static void write_agents(const struct summary *summary, const struct nika_simulation *simulation,
                         struct nika_writer *writer)
{
    const unsigned players = simulation->setup.players;
    unsigned written = 0;
    nika_write_key(writer, "agents");
    nika_write_open(writer, '[');
    for (unsigned seat = 0; seat < players; seat++) {
        unsigned alike = 0;
        for (unsigned other = 0; other < players; other++)
            if (strcmp(simulation->agents[other].name, simulation->agents[seat].name) == 0)
                alike |= 1U << other;
        if (written & alike)
            continue;
        written |= alike;
        nika_write_open(writer, '{');
        nika_write_key(writer, "agent");
        nika_write_word(writer, simulation->agents[seat].name);
        nika_write_key(writer, "seats");
        nika_write_open(writer, '[');
        for (unsigned other = 0; other < players; other++)
            if (alike >> other & 1)
                nika_write_whole(writer, other);
        nika_write_close(writer, ']');
        write_figures(summary, alike, writer);
        nika_write_close(writer, '}');
    }
    nika_write_close(writer, ']');
}

/* Only for bots: others have none. */
static void write_faults(const struct summary *summary, const struct nika_simulation *simulation,
                         struct nika_writer *writer)
{
    nika_write_key(writer, "faults");
    nika_write_open(writer, '[');
    for (unsigned seat = 0; seat < simulation->setup.players; seat++) {
        if (!simulation->agents[seat].outside)
            continue;
        nika_write_open(writer, '{');
        nika_write_key(writer, "seat");
        nika_write_whole(writer, seat);
        nika_write_key(writer, "agent");
        nika_write_word(writer, simulation->agents[seat].name);
        bots_write_faults(summary->faults[seat], writer);
        nika_write_close(writer, '}');
    }
    nika_write_close(writer, ']');
}

void summary_print(const struct summary *summary, const struct nika_simulation *simulation, uint64_t wanted,
                   double seconds, FILE *file)
{
    static char bytes[16384]; /* a board of 240 numbers fits */
    struct nika_text text = nika_text(bytes, sizeof bytes);
    struct nika_writer writer = nika_writer(&text);
    nika_write_open(&writer, '{');
    nika_write_key(&writer, "game");
    nika_write_word(&writer, simulation->setup.game->name);
    nika_write_key(&writer, "players");
    nika_write_whole(&writer, simulation->setup.players);
    nika_record_rules(&simulation->setup, &writer);
    cli_write_seed(&writer, simulation->seed);
    nika_write_key(&writer, "games");
    nika_write_whole(&writer, (int64_t)summary->games);
    if (summary->games < wanted) {
        nika_write_key(&writer, "interrupted");
        nika_write_bool(&writer, true);
    }
    nika_write_key(&writer, "moves");
    nika_write_whole(&writer, (int64_t)summary->moves);
    nika_write_key(&writer, "seconds");
    cli_write_decimal(&writer, seconds, 3);
    write_seats(summary, simulation, &writer);
    write_agents(summary, simulation, &writer);
    write_faults(summary, simulation, &writer);
    nika_write_close(&writer, '}');
    cli_print_json(file, &text);
}

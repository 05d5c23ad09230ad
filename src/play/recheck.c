/*
 * recheck.c: lets the computer players of a record think again (see recheck.h): each is asked exactly as a server asks
 * it. That is why a question to all at once is put to everybody as it stood when it was asked, although the record has
 * the answers one after the other.
 */
#include <nika/recheck.h>

#include <string.h>

#include <nika/options.h>

#include "play_internal.h"

enum { PLAYERS_NAME_MAX = 32 };

static void name_players(unsigned version, char name[PLAYERS_NAME_MAX])
{
    struct nika_text text = nika_text(name, PLAYERS_NAME_MAX);
    nika_text_add(&text, "nika-players-");
    nika_text_add_number(&text, version);
}

void nika_computer_write(const struct nika_computer_moves *computer, struct nika_writer *writer)
{
    char name[PLAYERS_NAME_MAX];
    name_players(computer->version, name);
    nika_write_open(writer, '{');
    nika_write_key(writer, "players");
    nika_write_word(writer, name);
    nika_write_key(writer, "level");
    nika_write_word(writer, computer->level);
    nika_write_key(writer, "moves");
    nika_write_open(writer, '[');
    for (unsigned i = 0; i < computer->count; i++)
        nika_write_whole(writer, computer->moves[i]);
    nika_write_close(writer, ']');
    nika_write_close(writer, '}');
}

/*
 * The header.
 */

static bool refuse(struct nika_misfit *misfit, const char *where, const char *expected, struct nika_json found)
{
    nika_misfit_set(misfit, where, expected, found.text, found.size);
    return false;
}

/* A member that must be there. */
static bool need(struct nika_json object, const char *key, const char *where, const char *expected,
                 struct nika_json *value, struct nika_misfit *misfit)
{
    return nika_json_get(object, key, value) || refuse(misfit, where, expected, (struct nika_json){"", 0});
}

static bool read_agent(struct nika_json value, const char *where, struct nika_agent *agent, struct nika_misfit *misfit)
{
    char level[NIKA_AGENT_NAME_MAX];
    /* Levels only: a search of any length could be named, and would never end. */
    return (nika_option_level(value, level) && nika_agent_named(level, agent)) ||
           refuse(misfit, where, "beginner, casual, skilled, expert, master", value);
}

/* The agents of all seats; those of persons have the level that replaces absent ones. */
static bool read_agents(struct nika_recheck *recheck, struct nika_json seats, struct nika_json level, unsigned players,
                        struct nika_misfit *misfit)
{
    struct nika_json value;
    unsigned seat = 0;
    recheck->computers = 0;
    if (nika_json_kind(seats) != '[' || nika_json_count(seats) != players)
        return refuse(misfit, "seats", "[…]", seats);
    for (struct nika_json_walk walk = nika_json_walk(seats); nika_json_next(&walk, &value); seat++) {
        const bool person = nika_json_is(value, "human");
        recheck->computers |= (unsigned)!person << seat;
        if (!read_agent(person ? level : value, person ? "computer.level" : "seats", &recheck->agents[seat], misfit))
            return false;
    }
    return true;
}

static bool read_listed(struct nika_recheck *recheck, struct nika_json list, struct nika_misfit *misfit)
{
    struct nika_json value;
    int64_t move = -1;
    recheck->listed_count = recheck->listed_next = 0;
    if (nika_json_kind(list) != '[' || nika_json_count(list) > NIKA_PLAY_MOVES)
        return refuse(misfit, "computer.moves", "[…]", list);
    for (struct nika_json_walk walk = nika_json_walk(list); nika_json_next(&walk, &value);) {
        if (!nika_json_whole(value, move + 1, NIKA_PLAY_MOVES - 1, &move))
            return refuse(misfit, "computer.moves", "0 < 1 < 2 < …", value);
        recheck->listed[recheck->listed_count++] = (uint16_t)move;
    }
    return true;
}

static bool read_number(struct nika_recheck *recheck, struct nika_json value, struct nika_misfit *misfit)
{
    char digits[24];
    size_t size;
    return (nika_json_string(value, digits, sizeof digits, &size) && nika_play_read_number(digits, &recheck->number)) ||
           refuse(misfit, "number", "0…2^64-1", value);
}

/* What the header says. Of players of another version nothing else is looked at: theirs may be another format. */
static bool read_claim(struct nika_recheck *recheck, struct nika_json header, unsigned players,
                       struct nika_misfit *misfit)
{
    struct nika_json computer, value, level;
    char name[PLAYERS_NAME_MAX];
    recheck->claim = NIKA_CLAIM_ABSENT;
    if (!nika_json_get(header, "computer", &computer))
        return true;
    name_players(NIKA_PLAYERS_VERSION, name);
    if (nika_json_kind(computer) != '{')
        return refuse(misfit, "computer", "{…}", computer);
    if (!need(computer, "players", "computer.players", name, &value, misfit))
        return false;
    recheck->claim = nika_json_is(value, name) ? NIKA_CLAIM_THESE : NIKA_CLAIM_OTHERS;
    if (recheck->claim == NIKA_CLAIM_OTHERS)
        return true;
    return need(computer, "level", "computer.level", "beginner, casual, skilled, expert, master", &level, misfit) &&
           need(header, "seats", "seats", "[…]", &value, misfit) &&
           read_agents(recheck, value, level, players, misfit) &&
           need(header, "number", "number", "0…2^64-1", &value, misfit) && read_number(recheck, value, misfit) &&
           need(computer, "moves", "computer.moves", "[…]", &value, misfit) && read_listed(recheck, value, misfit);
}

/*
 * The game.
 */

static struct nika_play *now_of(struct nika_recheck *recheck)
{
    return (struct nika_play *)(void *)recheck->now;
}

static struct nika_play *asked_of(struct nika_recheck *recheck)
{
    return (struct nika_play *)(void *)recheck->asked;
}

static void begin(struct nika_recheck *recheck, const struct nika_reader *reader)
{
    struct nika_play *now = now_of(recheck), *asked = asked_of(recheck);
    nika_play_begin(now, &reader->setup, &reader->deal);
    nika_play_begin(asked, &reader->setup, &reader->deal);
    nika_play_lend(now, recheck->moves, NIKA_PLAY_MOVES);
    nika_play_lend(asked, recheck->asked_moves, NIKA_PLAY_MOVES);
    for (unsigned seat = 0; seat < reader->setup.players; seat++)
        nika_play_remember(asked, seat, &recheck->memories[seat]);
    recheck->left = nika_play_together(now);
}

/* Makes the move; once nobody else is to answer the same question, the next one is asked. */
static void go_on(struct nika_recheck *recheck, unsigned seat, struct nika_move move)
{
    struct nika_play *now = now_of(recheck), *asked = asked_of(recheck);
    nika_play_make(now, seat, move);
    const unsigned together = nika_play_together(now);
    recheck->left &= together & ~(1u << seat);
    if (recheck->left)
        return;
    while (nika_play_ply(asked) < nika_play_ply(now)) {
        const struct nika_made *made = nika_play_made(now, nika_play_ply(asked));
        nika_play_make(asked, made->seat, made->move);
    }
    recheck->left = together;
}

/* Lets the player of a seat think again about what it was asked. Only who is asked acts: never out of turn. */
static bool think_again(struct nika_recheck *recheck, unsigned seat, struct nika_move made, struct nika_misfit *misfit)
{
    struct nika_move move;
    char expected[NIKA_WORD_MAX] = "", found[NIKA_WORD_MAX];
    struct nika_play *asked = asked_of(recheck);
    const struct nika_setup *setup = nika_play_setup(asked);
    const unsigned seats = recheck->left ? recheck->left : nika_play_waiting(asked).asked;
    if (seats >> seat & 1) {
        nika_turn_take(&recheck->turn, asked, recheck->number, seat, &recheck->agents[seat]);
        if (nika_turn_answer(&recheck->turn, &recheck->workspace, &move))
            setup->game->say(setup, move, expected);
    }
    const size_t size = setup->game->say(setup, made, found);
    if (strcmp(expected, found) == 0) {
        recheck->proved++;
        return true;
    }
    nika_misfit_set(misfit, "move", expected[0] ? expected : "…", found, size);
    return false;
}

static bool is_listed(const struct nika_recheck *recheck, unsigned ply)
{
    return recheck->listed_next < recheck->listed_count && recheck->listed[recheck->listed_next] == ply;
}

static bool refuse_listed(const struct nika_recheck *recheck, const char *expected, struct nika_misfit *misfit)
{
    char found[16];
    struct nika_text text = nika_text(found, sizeof found);
    nika_text_add_number(&text, recheck->listed[recheck->listed_next]);
    nika_misfit_set(misfit, "computer.moves", expected, found, text.size);
    return false;
}

static bool check_move(struct nika_recheck *recheck, const struct nika_reader *reader, struct nika_misfit *misfit)
{
    const unsigned ply = reader->ply - 1, seat = reader->seat;
    const bool own = recheck->computers >> seat & 1, listed = is_listed(recheck, ply);
    if (own && listed)
        return refuse_listed(recheck, "human", misfit);
    recheck->listed_next += listed;
    if (!recheck->thinks)
        return true;
    if (ply == NIKA_PLAY_MOVES) { /* no server lets a game become so long */
        nika_misfit_set(misfit, "move", "0…4095", "4096", 4);
        return false;
    }
    if ((own || listed) && !think_again(recheck, seat, reader->move, misfit))
        return false;
    go_on(recheck, seat, reader->move);
    return true;
}

bool nika_recheck_line(struct nika_recheck *recheck, const struct nika_reader *reader, enum nika_reading reading,
                       const char *line, size_t size, struct nika_misfit *misfit)
{
    struct nika_json header;
    size_t at;
    if (reading == NIKA_READ_HEADER) {
        nika_json_check(line, size, &header, &at); /* it was fine for the reader */
        if (!read_claim(recheck, header, reader->setup.players, misfit))
            return false;
        if (recheck->claim == NIKA_CLAIM_THESE && recheck->thinks)
            begin(recheck, reader);
        return true;
    }
    if (recheck->claim != NIKA_CLAIM_THESE)
        return true;
    if (reading == NIKA_READ_MOVE)
        return check_move(recheck, reader, misfit);
    /* The result: all that was listed must have been made. */
    return recheck->listed_next == recheck->listed_count || refuse_listed(recheck, "…", misfit);
}

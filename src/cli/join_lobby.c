/*
 * join_lobby.c: the lobby of a server, in plain lines: lists its tables, enters or opens one.
 */
#include <stdlib.h>
#include <string.h>

#include <nika/messages_online.h>
#include <nika/messages_play.h>

#include "cli_join.h"
#include "guide.h"

enum { LISTED_MAX = 99 };

/* The tables that were listed last, by their numbers from 1. */
struct listed {
    unsigned count;
    char ids[LISTED_MAX][NIKA_TABLE_ID_MAX];
};

/*
 * The list.
 */

static void add_names(const struct nika_mirror *mirror, struct nika_text *names, unsigned *taken)
{
    *taken = 0;
    for (unsigned seat = 0; seat < mirror->sight.setup.players; seat++)
        if (mirror->seats[seat].kind == NIKA_SEAT_PERSON || mirror->seats[seat].kind == NIKA_SEAT_COMPUTER) {
            ++*taken;
            nika_text_add_listed(names, mirror->seats[seat].name);
        }
    if (names->size == 0)
        nika_text_add(names, "–");
}

static void say_table(struct joining *joining, const struct nika_mirror *mirror, unsigned number)
{
    const char *game = nika_join_game(joining->join, mirror->sight.setup.game);
    char names[512], digits[16];
    struct nika_text text = nika_text(names, sizeof names), shown = nika_text(digits, sizeof digits);
    unsigned taken;
    add_names(mirror, &text, &taken);
    nika_text_add_number(&shown, number);
    if (mirror->state == NIKA_MIRROR_OPEN)
        join_say(joining, msg_online_lobby_open(digits, game, names, taken, mirror->sight.setup.players));
    else
        join_say(joining, msg_online_lobby_running(digits, game, names));
}

/* One table of the list; what does not fit is left out. */
static void take_table(struct joining *joining, struct nika_json value, struct listed *listed)
{
    static struct nika_mirror mirror;
    struct nika_json id;
    size_t size;
    char *table = listed->ids[listed->count];
    if (!nika_json_get(value, "table", &id) || !nika_json_string(id, table, NIKA_TABLE_ID_MAX, &size))
        return;
    nika_mirror_begin(&mirror, table);
    if (nika_mirror_message(&mirror, value, 0) && mirror.laid)
        say_table(joining, &mirror, ++listed->count);
    nika_mirror_end(&mirror);
}

static void list(struct joining *joining, struct listed *listed)
{
    struct nika_reply reply;
    struct nika_json body, tables, value;
    size_t at;
    listed->count = 0;
    if (!join_granted(joining, nika_join_fetch(joining->join, "/api/tables"), &reply))
        return;
    if (nika_json_check(reply.body, reply.size, &body, &at) != NIKA_JSON_FINE ||
        !nika_json_get(body, "tables", &tables)) {
        join_say(joining, nika_join_error("no-server", ""));
        return;
    }
    struct nika_json_walk walk = nika_json_walk(tables);
    while (listed->count < LISTED_MAX && nika_json_next(&walk, &value))
        take_table(joining, value, listed);
    if (listed->count == 0)
        join_say(joining, msg_online_lobby_empty());
}

/*
 * Opening.
 */

bool join_open(struct joining *joining, char table[NIKA_TABLE_ID_MAX])
{
    struct nika_reply reply = {.state = NIKA_REPLY_LOST};
    while (reply.state == NIKA_REPLY_LOST) { /* a table that nobody ever enters does no harm */
        if (!join_connected(joining) ||
            !join_reply(joining, nika_join_open(joining->join, &joining->opening.setup, &joining->opening.options),
                        &reply))
            return false;
    }
    if (reply.state == NIKA_REPLY_WRONG && joining->wanted.create)
        joining->status = cli_wrong("join", nika_join_error(reply.error, reply.where));
    else if (reply.state == NIKA_REPLY_WRONG) /* there is still the lobby */
        join_say(joining, nika_join_error(reply.error, reply.where));
    if (reply.state == NIKA_REPLY_WRONG)
        return false;
    memcpy(table, reply.table, NIKA_TABLE_ID_MAX);
    return true;
}

static bool ask_computers(struct guide *guide, struct join_opening *opening)
{
    const unsigned players = opening->setup.players;
    guide_begin(guide, msg_online_ask_people(players));
    const unsigned people = guide_choose_between(guide, 1, players, players);
    if (people == GUIDE_ENDED)
        return false;
    opening->computers = players - people;
    if (opening->computers == 0)
        return true;
    guide_begin(guide, msg_ask_level());
    guide_offer_levels(guide);
    const unsigned level = guide_choose(guide, GUIDE_LEVEL);
    for (unsigned i = 0; i < opening->computers && level != GUIDE_ENDED; i++)
        memcpy(opening->levels[i], nika_agent_names[level - 1], strlen(nika_agent_names[level - 1]) + 1);
    return level != GUIDE_ENDED;
}

static bool ask_options(struct guide *guide, struct nika_table_options *options)
{
    guide_begin(guide, msg_online_ask_clock());
    guide_offer(guide, msg_online_answer_no_clock(), "none");
    guide_offer(guide, msg_online_answer_live(), "live");
    guide_offer(guide, msg_online_answer_days(), "days");
    const unsigned clock = guide_choose(guide, 1);
    if (clock == GUIDE_ENDED)
        return false;
    options->clock = clock == 1 ? NIKA_CLOCK_NONE : clock == 2 ? NIKA_CLOCK_LIVE : NIKA_CLOCK_DAYS;
    options->bank = 600;
    options->increment = 10;
    options->days = 3;
    guide_begin(guide, msg_online_ask_listed());
    guide_offer(guide, msg_online_answer_link(), "link");
    guide_offer(guide, msg_online_answer_listed(), "list");
    const unsigned listed = guide_choose(guide, 1);
    options->listed = listed == 2;
    return listed != GUIDE_ENDED;
}

/* Asks what is to be played, and opens the table. */
static bool open_guided(struct joining *joining, char table[NIKA_TABLE_ID_MAX])
{
    struct guide guide = {.language = joining->language};
    struct join_opening *opening = &joining->opening;
    nika_lines_listen(-1); /* questions first */
    const bool answered = guide_game(&guide, &opening->setup) && guide_edition(&guide, &opening->setup) &&
                          ask_computers(&guide, opening) && ask_options(&guide, &opening->options);
    nika_lines_listen(nika_join_wake(joining->join));
    nika_lines_put("\n");
    joining->stopped |= !answered;
    return answered && join_open(joining, table);
}

/*
 * Words.
 */

static void help(struct joining *joining)
{
    join_say(joining, msg_online_about_list(nika_first_word(joining->language, msg_online_word_list()).bytes));
    join_say(joining, msg_online_about_enter(nika_first_word(joining->language, msg_online_word_enter()).bytes));
    join_say(joining, msg_online_about_open(nika_first_word(joining->language, msg_online_word_open()).bytes));
    join_say(joining, msg_online_about_leave(nika_first_word(joining->language, msg_word_quit()).bytes));
}

/* A table by its number in the list, its link, or its id. */
static bool find_table(const struct listed *listed, const char *word, char table[NIKA_TABLE_ID_MAX])
{
    struct nika_server_url place;
    uint64_t number;
    if (cli_number(word, 1, listed->count, &number)) {
        memcpy(table, listed->ids[number - 1], NIKA_TABLE_ID_MAX);
        return true;
    }
    if (strlen(word) == NIKA_TABLE_ID_MAX - 1 && strspn(word, "0123456789abcdef") == NIKA_TABLE_ID_MAX - 1) {
        memcpy(table, word, NIKA_TABLE_ID_MAX);
        return true;
    }
    if (!nika_server_url_read(word, &place) || !place.table[0])
        return false;
    memcpy(table, place.table, NIKA_TABLE_ID_MAX);
    return true;
}

/* What a line in the lobby came to. */
enum said { SAID_NOTHING, SAID_TABLE, SAID_ENOUGH };

static enum said obey(struct joining *joining, const struct nika_typed *typed, struct listed *listed,
                      char table[NIKA_TABLE_ID_MAX])
{
    const char *rest, *word = typed->bytes;
    const size_t size = nika_split_word(word, &rest);
    const bool enters = nika_means(joining->language, msg_online_word_enter(), word, size);
    if (nika_means(joining->language, msg_word_quit(), word, size))
        return SAID_ENOUGH;
    if (size == 0 || nika_means(joining->language, msg_online_word_list(), word, size))
        list(joining, listed);
    else if (nika_means(joining->language, msg_word_help(), word, size))
        help(joining);
    else if (nika_means(joining->language, msg_online_word_open(), word, size))
        return open_guided(joining, table) ? SAID_TABLE : SAID_NOTHING;
    else if (find_table(listed, enters ? rest : word, table))
        return SAID_TABLE;
    else if (enters)
        join_say(joining, msg_online_no_number(rest));
    else
        join_say_no_word(joining, word);
    return SAID_NOTHING;
}

bool join_lobby(struct joining *joining, char table[NIKA_TABLE_ID_MAX])
{
    static struct listed listed;
    struct nika_typed typed;
    list(joining, &listed);
    help(joining);
    while (!joining->stopped && join_line(joining, msg_online_lobby_prompt(), &typed, NULL)) {
        const enum said said = obey(joining, &typed, &listed, table);
        if (said != SAID_NOTHING)
            return said == SAID_TABLE;
    }
    return false;
}

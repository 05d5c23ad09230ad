/*
 * join_table.c: a table on a server before the game is shown, in plain lines: sitting down, computer players, the
 * start.
 */
#include <string.h>
#include <unistd.h>

#include <nika/messages_online.h>
#include <nika/messages_play.h>

#include "cli_join.h"
#include "guide.h"

static const struct nika_mirror *mirror_of(const struct joining *joining)
{
    return nika_join_mirror(joining->join);
}

static bool is_host(const struct joining *joining)
{
    return strcmp(mirror_of(joining)->host, nika_join_who(joining->join)) == 0;
}

static bool is_full(const struct nika_mirror *mirror)
{
    for (unsigned seat = 0; seat < mirror->sight.setup.players; seat++)
        if (mirror->seats[seat].kind == NIKA_SEAT_OPEN || mirror->seats[seat].kind == NIKA_SEAT_KEPT)
            return false;
    return true;
}

static void hear(void *context, enum nika_manner manner, struct nika_message message)
{
    if (manner == NIKA_DETAIL)
        nika_lines_put("  ");
    join_say(context, message);
}

static void tell_table(struct joining *joining)
{
    nika_lines_put("\n");
    nika_join_about(joining->join, (struct nika_listener){hear, joining});
}

/*
 * Sitting down.
 */

/* The seat to take: the requested one, a reserved one, or the first that is free. NIKA_WATCHER if there is none. */
static unsigned seat_to_take(const struct joining *joining)
{
    const struct nika_mirror *mirror = mirror_of(joining);
    if (joining->seat != NIKA_WATCHER)
        return joining->seat;
    for (unsigned seat = 0; seat < mirror->sight.setup.players; seat++)
        if (mirror->seats[seat].kind == NIKA_SEAT_KEPT &&
            strcmp(mirror->seats[seat].who, nika_join_who(joining->join)) == 0)
            return seat;
    for (unsigned seat = 0; seat < mirror->sight.setup.players; seat++)
        if (mirror->seats[seat].kind == NIKA_SEAT_OPEN)
            return seat;
    return NIKA_WATCHER;
}

static bool is_seated(const struct joining *joining)
{
    return mirror_of(joining)->sight.viewer != NIKA_WATCHER;
}

/* Takes a seat; retries if somebody else was faster. False if it is over. */
static bool sit_down(struct joining *joining)
{
    while (!is_seated(joining) && mirror_of(joining)->state == NIKA_MIRROR_OPEN) {
        struct nika_reply reply;
        const unsigned seat = seat_to_take(joining);
        if (seat == NIKA_WATCHER) {
            join_say(joining, msg_online_no_open_seat());
            return true;
        }
        if (!join_connected(joining) || !join_reply(joining, nika_join_sit(joining->join, seat), &reply))
            return false;
        if (reply.state == NIKA_REPLY_WRONG) {
            const bool again = strcmp(reply.error, "seat-taken") == 0 && joining->seat == NIKA_WATCHER;
            if (again && seat_to_take(joining) != seat)
                continue;
            join_say(joining, nika_join_error(reply.error, reply.where));
            return true;
        }
        while (reply.state == NIKA_REPLY_FINE && !is_seated(joining) && mirror_of(joining)->state == NIKA_MIRROR_OPEN)
            if (!join_await(joining))
                return false;
    }
    return true;
}

/* Puts a computer player into a seat. */
static bool seat_computer(struct joining *joining, unsigned seat, const char *level)
{
    struct nika_reply reply;
    if (!join_granted(joining, nika_join_do(joining->join, "seat", seat, "player", level), &reply))
        return false;
    while (mirror_of(joining)->seats[seat].kind != NIKA_SEAT_COMPUTER && mirror_of(joining)->state == NIKA_MIRROR_OPEN)
        if (!join_await(joining))
            return false;
    return true;
}

/*
 * Seats the computer players requested when the table was opened, from the last free seat on: people like to sit in
 * front.
 */
static void seat_wanted_computers(struct joining *joining)
{
    struct join_opening *opening = &joining->opening;
    const struct nika_mirror *mirror = mirror_of(joining);
    for (unsigned seat = mirror->sight.setup.players; seat-- > 0 && opening->computers > 0 && is_host(joining);)
        if (mirror->seats[seat].kind == NIKA_SEAT_OPEN) {
            if (!seat_computer(joining, seat, opening->levels[opening->computers - 1]))
                return;
            opening->computers--;
        }
}

/*
 * Words.
 */

static void help(struct joining *joining)
{
    join_say(joining, msg_online_about_who(nika_first_word(joining->language, msg_online_word_who()).bytes));
    join_say(joining, msg_online_about_sit(nika_first_word(joining->language, msg_online_word_sit()).bytes,
                                           nika_first_word(joining->language, msg_online_word_stand()).bytes));
    if (is_host(joining)) {
        join_say(joining,
                 msg_online_about_computer(nika_first_word(joining->language, msg_online_word_computer()).bytes,
                                           nika_first_word(joining->language, msg_online_word_free()).bytes));
        join_say(joining, msg_online_about_kick(nika_first_word(joining->language, msg_online_word_kick()).bytes));
        join_say(joining, msg_online_about_start(nika_first_word(joining->language, msg_online_word_start()).bytes,
                                                 nika_first_word(joining->language, msg_online_word_close()).bytes));
    }
    join_say(joining, msg_online_about_say(nika_first_word(joining->language, msg_online_word_say()).bytes));
    join_say(joining, msg_online_about_leave(nika_first_word(joining->language, msg_word_quit()).bytes));
}

/* The seat that a word names by its letter; what is wrong is said. */
static bool read_seat(struct joining *joining, const char *word, size_t size, unsigned *seat)
{
    const unsigned players = mirror_of(joining)->sight.setup.players;
    const char last[] = {(char)('A' + players - 1), '\0'};
    char shown[64];
    struct nika_text text = nika_text(shown, sizeof shown);
    const int letter = size == 1 ? (word[0] | 0x20) - 'a' : -1;
    nika_text_add_bytes(&text, word, size);
    if (letter < 0 || letter >= (int)players) {
        join_say(joining, msg_online_no_seat(shown, last));
        return false;
    }
    *seat = (unsigned)letter;
    return true;
}

/* A level by its name, in the language or in English; "" is what is usual. NULL, and said, if there is none. */
static const char *read_level(struct joining *joining, const char *word)
{
    char known[128];
    struct nika_text list = nika_text(known, sizeof known);
    if (!*word)
        return nika_agent_names[GUIDE_LEVEL - 1];
    for (unsigned i = 0; i < NIKA_LEVELS; i++) {
        nika_text_add_listed(&list, nika_agent_names[i]);
        if (nika_means(joining->language, nika_level_message(i), word, strlen(word)))
            return nika_agent_names[i];
    }
    join_say(joining, msg_online_no_level(word, known));
    return NULL;
}

/* "computer B expert", "computer expert", "computer B", "computer". */
static void add_computers(struct joining *joining, const char *words)
{
    const struct nika_mirror *mirror = mirror_of(joining);
    const char *rest;
    const size_t size = nika_split_word(words, &rest);
    unsigned only = NIKA_WATCHER;
    if (size == 1 && !read_seat(joining, words, size, &only))
        return;
    const char *level = read_level(joining, size == 1 ? rest : words);
    for (unsigned seat = 0; level && seat < mirror->sight.setup.players; seat++)
        if (only == NIKA_WATCHER ? mirror->seats[seat].kind == NIKA_SEAT_OPEN : seat == only)
            if (!seat_computer(joining, seat, level))
                return;
}

/* A word that is sent as it is, perhaps with a seat. */
static void order(struct joining *joining, const char *what, const char *words, bool with_seat, const char *key,
                  const char *value)
{
    struct nika_reply reply;
    unsigned seat = NIKA_WATCHER;
    const char *rest;
    if (with_seat && !read_seat(joining, words, nika_split_word(words, &rest), &seat))
        return;
    if (strcmp(what, "sit") == 0)
        join_granted(joining, nika_join_sit(joining->join, seat), &reply);
    else
        join_granted(joining, nika_join_do(joining->join, what, seat, key, value), &reply);
}

/* Does what a line says. False if somebody wants no more. */
static bool obey(struct joining *joining, const struct nika_typed *typed)
{
    const char *rest, *word = typed->bytes;
    const size_t size = nika_split_word(word, &rest);
    if (size == 0 || nika_means(joining->language, msg_online_word_who(), word, size))
        tell_table(joining);
    else if (nika_means(joining->language, msg_word_quit(), word, size))
        return false;
    else if (nika_means(joining->language, msg_word_help(), word, size))
        help(joining);
    else if (nika_means(joining->language, msg_online_word_sit(), word, size))
        order(joining, "sit", rest, true, NULL, NULL);
    else if (nika_means(joining->language, msg_online_word_stand(), word, size))
        order(joining, "stand", rest, false, NULL, NULL);
    else if (nika_means(joining->language, msg_online_word_computer(), word, size))
        add_computers(joining, rest);
    else if (nika_means(joining->language, msg_online_word_free(), word, size))
        order(joining, "seat", rest, true, "player", "open");
    else if (nika_means(joining->language, msg_online_word_kick(), word, size))
        order(joining, "kick", rest, true, NULL, NULL);
    else if (nika_means(joining->language, msg_online_word_start(), word, size))
        order(joining, "start", rest, false, NULL, NULL);
    else if (nika_means(joining->language, msg_online_word_close(), word, size))
        order(joining, "close", rest, false, NULL, NULL);
    else if (nika_means(joining->language, msg_online_word_say(), word, size))
        order(joining, "say", rest, false, "text", rest);
    else
        join_say_no_word(joining, word);
    return true;
}

/*
 * Waiting for the start.
 */

static bool is_decided(const struct joining *joining)
{
    return mirror_of(joining)->state != NIKA_MIRROR_OPEN || *nika_join_shut(joining->join);
}

/* Whether lines are read here: piped input is kept for the game, unless it is the host's. */
static bool reads_lines(const struct joining *joining)
{
    if (joining->wanted.autopilot)
        return false;
    return isatty(STDIN_FILENO) || (is_host(joining) && !joining->wanted.start);
}

/* Starts once everybody is there, if that was requested. */
static void start_when_full(struct joining *joining)
{
    struct nika_reply reply;
    if (joining->wanted.start && is_host(joining) && is_full(mirror_of(joining)) && !is_decided(joining))
        join_reply(joining, nika_join_do(joining->join, "start", NIKA_WATCHER, NULL, NULL), &reply);
}

static void say_what_is_awaited(struct joining *joining)
{
    if (!is_host(joining))
        join_say(joining, msg_online_waits_for_host());
    else if (is_full(mirror_of(joining)) && !joining->wanted.start)
        join_say(joining, msg_online_ready_to_start(nika_first_word(joining->language, msg_online_word_start()).bytes));
}

/* Whether there is something else to do, or to say, than to wait for a line. */
static bool has_changed(const struct joining *joining)
{
    return is_decided(joining) || is_full(mirror_of(joining)) != joining->full;
}

static bool wait_for_start(struct joining *joining)
{
    struct nika_typed typed;
    joining->full = is_full(mirror_of(joining));
    tell_table(joining);
    say_what_is_awaited(joining);
    if (reads_lines(joining))
        join_say(joining, msg_see_help(nika_first_word(joining->language, msg_word_help()).bytes));
    while (!is_decided(joining)) {
        const bool was_full = joining->full;
        joining->full = is_full(mirror_of(joining));
        if (joining->full && !was_full)
            say_what_is_awaited(joining);
        start_when_full(joining);
        if (reads_lines(joining) && !joining->stopped) {
            if (join_line(joining, msg_online_room_prompt(), &typed, has_changed) && !obey(joining, &typed))
                joining->stopped = true;
        } else if (!joining->stopped && !has_changed(joining)) {
            join_await(joining);
        }
        if (joining->stopped)
            return false;
    }
    return true;
}

/*
 * The table.
 */

/* The table can't be had. */
static bool say_shut(struct joining *joining, const char *word)
{
    joining->status = cli_wrong("join", nika_join_error(word, ""));
    joining->stopped = true;
    return false;
}

/* Waits until everything missed has arrived, or until it is clear that nothing will. */
static bool wait_for_game(struct joining *joining)
{
    const struct nika_mirror *mirror = mirror_of(joining);
    const bool watched = mirror->options.spectators == NIKA_SPECTATORS_PUBLIC ||
                         (mirror->options.spectators == NIKA_SPECTATORS_END && mirror->state == NIKA_MIRROR_OVER);
    if (mirror->sight.viewer == NIKA_WATCHER && !watched) {
        join_say(joining, msg_online_not_watched());
        joining->stopped = true;
        return false;
    }
    if (mirror->sight.viewer == NIKA_WATCHER)
        join_say(joining, msg_online_you_watch());
    while (!nika_join_is_whole(joining->join)) {
        if (!join_await(joining))
            return false;
        if (*nika_join_shut(joining->join))
            return say_shut(joining, nika_join_shut(joining->join));
    }
    return true;
}

bool join_table(struct joining *joining, const char *table)
{
    const struct nika_mirror *mirror = mirror_of(joining);
    nika_join_enter(joining->join, table);
    while (mirror->state == NIKA_MIRROR_UNKNOWN && !*nika_join_shut(joining->join))
        if (!join_await(joining))
            return false;
    if (mirror->state == NIKA_MIRROR_OPEN && !joining->wanted.watch && !sit_down(joining))
        return false;
    if (mirror->state == NIKA_MIRROR_OPEN)
        seat_wanted_computers(joining);
    if (joining->stopped || (mirror->state == NIKA_MIRROR_OPEN && !wait_for_start(joining)))
        return false;
    if (*nika_join_shut(joining->join))
        return say_shut(joining, nika_join_shut(joining->join));
    if (mirror->state == NIKA_MIRROR_CLOSED || mirror->state == NIKA_MIRROR_DAMAGED) {
        joining->stopped = true;
        return false;
    }
    return wait_for_game(joining);
}

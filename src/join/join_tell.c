/*
 * join_tell.c: sentences about a table on a server and its people: news, clocks, errors, whether the deal was fair.
 */
#include <string.h>

#include <nika/bits.h>
#include <nika/messages_online.h>
#include <nika/messages_play.h>
#include <nika/messages_web_online.h>
#include <nika/tui.h>

#include "join_tell.h"

enum { TIME_BYTES = 64, SECOND = 1000, DAY = 24 * 60 * 60 };

static const char *const letters[] = {"A", "B", "C", "D", "E", "F"};

const char *nika_join_game(const struct nika_join *join, const struct nika_game *game)
{
    if (strcmp(game->name, "byzantz") == 0)
        return nika_sentence_of(join->language, NIKA_MSG_game_byzantz);
    if (strcmp(game->name, "justinian") == 0)
        return nika_sentence_of(join->language, NIKA_MSG_game_justinian);
    return game->name;
}

/*
 * Errors.
 */

struct nika_message nika_join_error(const char *word, const char *where)
{
    /* Here people are told the option, too. */
    return strcmp(word, "name-taken") == 0 ? msg_online_name_taken() : nika_error(word, where);
}

struct nika_message nika_join_verdict(enum nika_verdict verdict)
{
    switch (verdict) {
    case NIKA_VERDICT_FINE:
        return msg_online_fair();
    case NIKA_VERDICT_WATCHED:
        return msg_online_fair_watched();
    case NIKA_VERDICT_SILENT:
        return msg_online_fair_silent();
    case NIKA_VERDICT_NONE:
        return msg_online_unfair_none();
    case NIKA_VERDICT_OTHER_GAME:
        return msg_online_unfair_game();
    case NIKA_VERDICT_COMMITMENT:
        return msg_online_unfair_commitment();
    case NIKA_VERDICT_CHANCE:
        return msg_online_unfair_chance();
    case NIKA_VERDICT_PLEDGES:
        return msg_online_unfair_pledges();
    case NIKA_VERDICT_DEAL:
        return msg_online_unfair_deal();
    default:
        return msg_online_unfair_record();
    }
}

/*
 * News.
 */

static struct nika_message about_table(const struct nika_join *join, const struct nika_news *news)
{
    switch (news->kind) {
    case NIKA_NEWS_SAT:
        return msg_online_sat(news->name, letters[news->seat]);
    case NIKA_NEWS_STOOD:
        return msg_online_stood(news->name);
    case NIKA_NEWS_COMPUTER:
        return msg_online_computer_sat(news->name, nika_level_name(join->language, news->text, "?"),
                                       letters[news->seat]);
    case NIKA_NEWS_EMPTIED:
        return msg_online_emptied(letters[news->seat]);
    case NIKA_NEWS_HOST:
        return msg_online_host(news->name);
    case NIKA_NEWS_HERE:
        return msg_online_here(news->name);
    case NIKA_NEWS_GONE:
        return msg_online_gone(news->name);
    case NIKA_NEWS_AUTOMATIC:
        return msg_online_automatic(news->name);
    case NIKA_NEWS_AUTOMATIC_YOU:
        return msg_online_automatic_you();
    case NIKA_NEWS_BACK:
        return msg_online_back(news->name);
    case NIKA_NEWS_BACK_YOU:
        return msg_online_back_you();
    case NIKA_NEWS_STARTED:
        return msg_online_started();
    case NIKA_NEWS_CLOSED:
        return msg_online_closed();
    default:
        return msg_online_damaged();
    }
}

static struct nika_message about_note(const struct nika_join *join, const struct nika_news *news)
{
    const bool you = news->seat == join->mirror.sight.viewer;
    const char *name = news->name;
    if (strcmp(news->text, "undone") == 0)
        return you ? msg_web_online_note_undone_you() : msg_web_online_note_undone(name);
    if (strcmp(news->text, "left") == 0)
        return you ? msg_web_online_note_left_you() : msg_web_online_note_left(name);
    if (strcmp(news->text, "time") == 0)
        return you ? msg_web_online_note_time_you() : msg_web_online_note_time(name);
    if (strcmp(news->text, "gone") == 0)
        return you ? msg_web_online_note_gone_you() : msg_web_online_note_gone(name);
    if (strcmp(news->text, "back") == 0)
        return you ? msg_web_online_note_back_you() : msg_web_online_note_back(name);
    return you ? msg_web_online_note_auto_you() : msg_web_online_note_auto(name);
}

/* A request to take back. */
static struct nika_message about_undo(const struct nika_news *news)
{
    switch (news->kind) {
    case NIKA_NEWS_UNDO_ASKED:
        return msg_web_online_undo_asks(news->name);
    case NIKA_NEWS_UNDO_WAITS:
        return msg_web_online_undo_waits(news->name);
    case NIKA_NEWS_UNDO_ASKING:
        return msg_web_online_undo_you_ask();
    case NIKA_NEWS_UNDO_REFUSED:
        return msg_web_online_undo_refused(news->name);
    default:
        return msg_web_online_undo_stands();
    }
}

/* No connection, and why: a word of the connection or the server. */
static struct nika_message lost(const struct nika_join *join, const char *word)
{
    static char why[256];
    struct nika_text text = nika_text(why, sizeof why);
    nika_say(&text, nika_voice(join->language, NULL), nika_error(word, ""));
    return msg_online_lost(why);
}

static struct nika_message message_of(const struct nika_join *join, const struct nika_news *news)
{
    switch (news->kind) {
    case NIKA_NEWS_SAID:
        return msg_online_said(news->name, news->text);
    case NIKA_NEWS_UNDONE:
        return msg_online_undone(news->name);
    case NIKA_NEWS_UNDONE_YOU:
        return msg_online_undone_you();
    case NIKA_NEWS_NOTE:
        return about_note(join, news);
    case NIKA_NEWS_UNDO_ASKED:
    case NIKA_NEWS_UNDO_WAITS:
    case NIKA_NEWS_UNDO_ASKING:
    case NIKA_NEWS_UNDO_REFUSED:
    case NIKA_NEWS_UNDO_STANDS:
        return about_undo(news);
    case NIKA_NEWS_REMATCH:
        return msg_online_rematch();
    case NIKA_NEWS_LOST:
        return lost(join, news->text);
    case NIKA_NEWS_FOUND:
        return msg_online_found();
    case NIKA_NEWS_CLOSING:
        return msg_online_closing();
    case NIKA_NEWS_HELD_UP:
        return msg_online_held_up();
    case NIKA_NEWS_ANSWERED:
        return msg_online_answered();
    case NIKA_NEWS_REOPENED:
        return msg_online_reopened();
    case NIKA_NEWS_MUTED:
        return msg_online_muted();
    case NIKA_NEWS_HEARD:
        return msg_online_unmuted();
    case NIKA_NEWS_WAITING:
        return msg_online_waiting();
    case NIKA_NEWS_ERROR:
        return nika_join_error(news->text, news->name);
    default:
        return about_table(join, news);
    }
}

void nika_join_news(struct nika_join *join, struct nika_listener listener)
{
    struct nika_news news;
    while (nika_mirror_next_news(&join->mirror, &news)) {
        join->telling = news.moves;
        listener.hear(listener.context, news.kind == NIKA_NEWS_SAID ? NIKA_MOVE : NIKA_EVENT, message_of(join, &news));
    }
}

/*
 * Clocks, and why nobody is asked.
 */

static void hear(struct nika_listener listener, struct nika_message message)
{
    listener.hear(listener.context, NIKA_DETAIL, message);
}

static void add_two_digits(struct nika_text *text, int64_t number)
{
    nika_text_add_char(text, (char)('0' + number / 10));
    nika_text_add_char(text, (char)('0' + number % 10));
}

/* "9:58", "1:02:03", "2 days". */
static const char *say_seconds(const struct nika_join *join, int64_t seconds, char bytes[TIME_BYTES])
{
    struct nika_text text = nika_text(bytes, TIME_BYTES);
    if (seconds >= INT64_C(2) * DAY) {
        nika_say(&text, nika_voice(join->language, NULL), msg_online_days(seconds / DAY));
        return bytes;
    }
    if (seconds >= 3600) {
        nika_text_add_number(&text, seconds / 3600);
        nika_text_add_char(&text, ':');
        add_two_digits(&text, seconds / 60 % 60);
    } else {
        nika_text_add_number(&text, seconds / 60);
    }
    nika_text_add_char(&text, ':');
    add_two_digits(&text, seconds % 60);
    return bytes;
}

static bool has_clock(const struct nika_join *join)
{
    return join->mirror.has_clock && join->mirror.state == NIKA_MIRROR_RUNNING;
}

int64_t nika_join_time_left(const struct nika_join *join, unsigned seat)
{
    const struct nika_mirror *mirror = &join->mirror;
    const int64_t left = has_clock(join) ? mirror->left[seat] : -1;
    if (left < 0 || !(mirror->running >> seat & 1))
        return left;
    const int64_t gone = join_clock() - mirror->clock_at;
    return gone < left ? left - gone : 0;
}

/*
 * An absent player whom the game waits for and the computer will replace: a seat, or -1; and in how many milliseconds.
 */
static int absent_seat(const struct nika_join *join)
{
    const struct nika_mirror *mirror = &join->mirror;
    for (unsigned seat = 0; seat < mirror->sight.setup.players && mirror->state == NIKA_MIRROR_RUNNING; seat++)
        if (mirror->takes_over[seat] >= 0)
            return (int)seat;
    return -1;
}

static int64_t takes_over_in(const struct nika_join *join, unsigned seat)
{
    const int64_t left = join->mirror.takes_over[seat] - (join_clock() - join->mirror.takes_over_at);
    return left > 0 ? left : 0;
}

void tell_status(void *context, struct nika_listener listener)
{
    const struct nika_join *join = context;
    const struct nika_mirror *mirror = &join->mirror;
    char time[TIME_BYTES], own[TIME_BYTES];
    if (join->link.state != LINK_READY) {
        hear(listener, msg_online_status_lost());
        return;
    }
    const int absent = absent_seat(join);
    if (absent >= 0) {
        say_seconds(join, takes_over_in(join, (unsigned)absent) / SECOND, time);
        hear(listener, msg_web_online_takes_over(mirror->seats[absent].name, time));
        return;
    }
    if (!has_clock(join))
        return;
    const unsigned running = mirror->running ? nika_lowest_bit(mirror->running) : mirror->sight.viewer;
    if (running == NIKA_WATCHER)
        return;
    const int64_t left = nika_join_time_left(join, running),
                  yours = mirror->sight.viewer == NIKA_WATCHER || mirror->sight.viewer == running
                              ? -1
                              : nika_join_time_left(join, mirror->sight.viewer);
    if (left < 0)
        return;
    say_seconds(join, left / SECOND, time);
    if (yours < 0)
        hear(listener, msg_online_clock(running, time));
    else
        hear(listener, msg_online_clock_and_yours(running, time, say_seconds(join, yours / SECOND, own)));
}

int tell_tick(void *context)
{
    const struct nika_join *join = context;
    const int absent = absent_seat(join);
    if (absent >= 0) {
        const int64_t in = takes_over_in(join, (unsigned)absent);
        return in <= 0 ? -1 : (int)(in % SECOND) + 1;
    }
    if (!has_clock(join) || !join->mirror.running)
        return -1;
    const int64_t left = nika_join_time_left(join, nika_lowest_bit(join->mirror.running));
    return left <= 0 ? -1 : (int)(left % SECOND) + 1;
}

void tell_pause(void *context, struct nika_listener listener)
{
    const struct nika_join *join = context;
    const struct nika_mirror *mirror = &join->mirror;
    const bool ready = join->link.state == LINK_READY;
    if (join->act.there && !join->has_pilot)
        hear(listener, ready ? msg_online_pause_sent() : msg_online_pause_offline());
    else if (!ready)
        hear(listener, msg_online_pause_lost());
    else if (mirror->sight.viewer != NIKA_WATCHER && mirror->seats[mirror->sight.viewer].automatic)
        hear(listener, msg_online_pause_automatic());
    else if (join->has_answered && join->answered_ply == mirror->ply && !join->has_pilot)
        hear(listener, msg_online_pause_answered());
}

/*
 * The table.
 */

static struct nika_message about_seat(const struct nika_join *join, unsigned number)
{
    const struct nika_mirror_seat *seat = &join->mirror.seats[number];
    switch (seat->kind) {
    case NIKA_SEAT_OPEN:
        return msg_online_seat_open(letters[number]);
    case NIKA_SEAT_KEPT:
        return msg_online_seat_kept(letters[number], seat->name);
    case NIKA_SEAT_COMPUTER:
        return msg_online_seat_computer(letters[number], seat->name, nika_level_name(join->language, seat->level, "?"));
    default:
        break;
    }
    if (seat->automatic)
        return msg_online_seat_automatic(letters[number], seat->name);
    if (number == join->mirror.sight.viewer)
        return msg_online_seat_you(letters[number], seat->name);
    if (seat->here && seat->bot)
        return msg_online_seat_bot(letters[number], seat->name);
    return seat->here ? msg_online_seat_person(letters[number], seat->name)
                      : msg_online_seat_absent(letters[number], seat->name);
}

static void about_options(const struct nika_join *join, struct nika_listener listener)
{
    const struct nika_table_options *options = &join->mirror.options;
    char bank[TIME_BYTES];
    if (options->clock == NIKA_CLOCK_LIVE)
        hear(listener, msg_online_table_live_clock(say_seconds(join, options->bank, bank), options->increment));
    else if (options->clock == NIKA_CLOCK_DAYS)
        hear(listener, msg_online_table_days_clock(options->days));
    else
        hear(listener, msg_online_table_no_clock());
    if (options->undo == NIKA_UNDO_NEVER)
        hear(listener, msg_online_table_undo_never());
    else if (options->undo == NIKA_UNDO_ASK)
        hear(listener, msg_online_table_undo_ask());
    if (options->spectators == NIKA_SPECTATORS_NONE)
        hear(listener, msg_online_table_private());
    else if (options->spectators == NIKA_SPECTATORS_END)
        hear(listener, msg_online_table_watched_after());
    else if (join->mirror.watchers)
        hear(listener, msg_online_table_watched(join->mirror.watchers));
    else
        hear(listener, msg_online_table_watchable());
}

void tell_about(void *context, struct nika_listener listener)
{
    const struct nika_join *join = context;
    const struct nika_mirror *mirror = &join->mirror;
    char link[NIKA_ORIGIN_MAX + 32];
    struct nika_text text = nika_text(link, sizeof link);
    if (!mirror->laid)
        return;
    const struct nika_game *game = mirror->sight.setup.game;
    listener.hear(listener.context, NIKA_EVENT,
                  msg_online_table_game(nika_join_game(join, game), mirror->sight.setup.players));
    if (game->edition_count > 1)
        hear(listener, msg_online_table_edition(game->editions[mirror->sight.setup.edition].name));
    for (unsigned seat = 0; seat < mirror->sight.setup.players; seat++)
        hear(listener, about_seat(join, seat));
    for (unsigned seat = 0; seat < mirror->sight.setup.players && mirror->state == NIKA_MIRROR_OPEN; seat++)
        if (mirror->seats[seat].kind == NIKA_SEAT_PERSON && strcmp(mirror->seats[seat].who, mirror->host) == 0)
            hear(listener, msg_online_table_host(mirror->seats[seat].name));
    about_options(join, listener);
    hear(listener, msg_online_table_commitment(mirror->commitment));
    nika_text_add(&text, join->place.origin);
    nika_text_add(&text, "/t/");
    nika_text_add(&text, mirror->table);
    listener.hear(listener.context, NIKA_EVENT, msg_online_table_link());
    hear(listener, msg_online_table_url(link));
}

void nika_join_about(struct nika_join *join, struct nika_listener listener)
{
    tell_about(join, listener);
}

/*
 * join.c: the client's session on a server (see nika/join.h): requests and responses, the entered table, reconnecting.
 */
#include "join_internal.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <nika/bytes.h>

#include "get.h"

int64_t join_clock(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

void join_tell(struct nika_join *join, enum nika_news_kind kind, const char *text)
{
    nika_mirror_tell(&join->mirror, kind, 0, NULL, text);
}

/*
 * The table.
 */

static void send_enter(struct nika_join *join)
{
    struct request *request = request_expect(join);
    struct draft draft;
    join->fresh = true;
    join->revealing = false;
    join->mirror.undo_open = 0; /* a request that still stands is sent again */
    join->entering = request->number;
    if (!join->has_pledge && join->state_path[0])
        join->has_pledge =
            nika_state_pledge(join->state_path, join->place.origin, join->mirror.table, join->link.who, &join->pledge);
    draft_begin(&draft, "enter", request->id, join->mirror.table);
    request_finish(join, &draft, request);
}

unsigned nika_join_enter(struct nika_join *join, const char *table)
{
    nika_join_exit(join);
    nika_mirror_begin(&join->mirror, table);
    join->at_table = true;
    if (join->link.state == LINK_READY)
        send_enter(join);
    else
        join->entering = ++join->numbers;
    return join->entering;
}

void nika_join_exit(struct nika_join *join)
{
    if (join->at_table && join->link.state == LINK_READY)
        nika_join_do(join, "exit", NIKA_WATCHER, NULL, NULL);
    nika_mirror_end(&join->mirror);
    nika_mirror_begin(&join->mirror, "");
    join->at_table = join->fresh = join->away = join->muted = join->has_answered = join->has_heard = join->has_pledge =
        false;
    join->act = (struct act){.again = INT64_MAX};
    join->shut[0] = '\0';
    join->remembered = join->rewound = join->pilot_shown = 0;
    join->pilot_told = false;
    memset(&join->memory, 0, sizeof join->memory);
}

const struct nika_mirror *nika_join_mirror(const struct nika_join *join)
{
    return &join->mirror;
}

const char *nika_join_shut(const struct nika_join *join)
{
    return join->shut;
}

bool nika_join_is_whole(const struct nika_join *join)
{
    unsigned from;
    return join->mirror.sight.has_now && !nika_mirror_lacks(&join->mirror, &from);
}

/* Requests what was missed, one request at a time. */
static void ask_for_past(struct nika_join *join)
{
    struct draft draft;
    unsigned from;
    if (!join->at_table || join->link.state != LINK_READY || !nika_mirror_lacks(&join->mirror, &from))
        return;
    for (unsigned i = 0; i < REQUESTS_MAX; i++)
        if (join->requests[i].number && join->requests[i].is_past)
            return;
    struct request *request = request_expect(join);
    request->is_past = true;
    draft_begin(&draft, "past", request->id, join->mirror.table);
    nika_write_key(&draft.writer, "from");
    nika_write_whole(&draft.writer, from);
    request_finish(join, &draft, request);
}

static void ask_for_notes(struct nika_join *join)
{
    struct draft draft;
    if (!join->at_table || join->link.state != LINK_READY || !nika_mirror_lacks_notes(&join->mirror))
        return;
    for (unsigned i = 0; i < REQUESTS_MAX; i++)
        if (join->requests[i].number && join->requests[i].is_notes)
            return;
    struct request *request = request_expect(join);
    request->is_notes = true;
    draft_begin(&draft, "notes", request->id, join->mirror.table);
    request_finish(join, &draft, request);
}

/* A player who returns while the computer is playing her seat takes the seat back. */
static void take_seat_back(struct nika_join *join)
{
    const struct nika_mirror *mirror = &join->mirror;
    if (mirror->state == NIKA_MIRROR_RUNNING && mirror->sight.viewer != NIKA_WATCHER &&
        mirror->seats[mirror->sight.viewer].automatic && !join->away)
        nika_join_do(join, "take", NIKA_WATCHER, NULL, NULL);
}

/*
 * Events.
 */

/* The table could not be entered. */
static void take_shut(struct nika_join *join, const char *word)
{
    if (strcmp(word, "starting") == 0)
        link_drop(&join->link, word, join->now);
    else
        nika_text_copy(join->shut, sizeof join->shut, word);
}

static void take_reply(struct nika_join *join, struct nika_json message)
{
    struct nika_reply reply = {.state = NIKA_REPLY_FINE};
    char id[LINK_ID_MAX];
    bool fine;
    if (!get_string(message, "re", id, sizeof id) || !get_bool(message, "ok", &fine) ||
        (!fine && !get_string(message, "error", reply.error, sizeof reply.error))) {
        link_nonsense(&join->link, join->now);
        return;
    }
    if (act_answer(join, message, id))
        return;
    for (unsigned i = 0; i < REQUESTS_MAX; i++) {
        struct request *request = &join->requests[i];
        if (!request->number || strcmp(request->id, id) != 0)
            continue;
        if (!fine && request_postpone(join, request, message))
            return;
        reply.state = fine ? NIKA_REPLY_FINE : NIKA_REPLY_WRONG;
        get_string(message, "where", reply.where, sizeof reply.where);
        get_string(message, "table", reply.table, sizeof reply.table);
        request_keep(join, request->number, &reply);
        const struct request answered = *request;
        request->number = 0;
        if ((answered.is_past && fine && !nika_mirror_past(&join->mirror, message)) ||
            (answered.is_notes && fine && !nika_mirror_notes(&join->mirror, message)))
            link_nonsense(&join->link, join->now);
        else if (answered.number == join->entering && !fine)
            take_shut(join, reply.error);
        else if (answered.tells && !fine)
            nika_mirror_tell(&join->mirror, NIKA_NEWS_ERROR, 0, reply.where, reply.error);
        return;
    }
}

static void on_message(void *context, struct nika_json message)
{
    struct nika_join *join = context;
    struct nika_json kind;
    if (!nika_json_get(message, "is", &kind)) {
        take_reply(join, message);
        return;
    }
    if (nika_json_is(kind, "closing")) {
        join_tell(join, NIKA_NEWS_CLOSING, NULL);
        return;
    }
    if (nika_json_is(kind, "not-kept")) {
        join_tell(join, NIKA_NEWS_HELD_UP, NULL);
        return;
    }
    if (!nika_mirror_message(&join->mirror, message, join->now)) {
        link_nonsense(&join->link, join->now);
        return;
    }
    if (nika_json_is(kind, "table"))
        request_reveal(join);
    if (join->fresh && nika_json_is(kind, "table")) {
        join->fresh = false;
        take_seat_back(join);
    }
}

static void on_signed_in(void *context)
{
    struct nika_join *join = context;
    if (join->state_path[0])
        nika_state_keep_session(join->state_path, join->place.origin, join->link.name, join->link.token);
}

static void on_ready(void *context)
{
    struct nika_join *join = context;
    if (join->told_lost)
        join_tell(join, NIKA_NEWS_FOUND, NULL);
    join->told_lost = false;
    if (!join->at_table)
        return;
    send_enter(join);
    act_resend(join);
}

/* Responses in flight are lost. The person's act stays until it is acknowledged. */
static void on_lost(void *context, const char *why)
{
    struct nika_join *join = context;
    request_lose_all(join);
    if (!join->told_lost)
        join_tell(join, NIKA_NEWS_LOST, why);
    join->told_lost = true;
}

static bool awaits_answers(const struct nika_join *join)
{
    return request_any(join) || (join->act.there && !join->act.granted && join->act.again == INT64_MAX);
}

void join_event(struct nika_join *join, const struct nika_call_event *event, int64_t now)
{
    join->now = now;
    if ((event->kind == NIKA_CALL_ANSWERED || event->kind == NIKA_CALL_FAILED) && event->number > FETCH_NUMBERS)
        request_fetched(join, event);
    else
        link_event(&join->link, event, now);
    request_resend(join);
    act_settle(join);
    ask_for_past(join);
    ask_for_notes(join);
    if (!awaits_answers(join))
        link_rest_assured(&join->link);
    source_update(join);
}

int64_t join_due(const struct nika_join *join)
{
    const int64_t times[] = {join->link.due, request_due(join), join->act.there ? join->act.again : INT64_MAX,
                             join->pilot_after > join->now ? join->pilot_after : INT64_MAX};
    int64_t due = INT64_MAX;
    for (unsigned i = 0; i < sizeof times / sizeof times[0]; i++)
        due = times[i] < due ? times[i] : due;
    return due;
}

/*
 * Start and end.
 */

void join_begin(struct nika_join *join, const struct nika_join_settings *settings, struct link_caller caller,
                const uint8_t seed[32])
{
    const struct link_owner owner = {on_signed_in, on_ready, on_message, on_lost, join};
    struct nika_bytes_in in = {.bytes = seed + 16, .size = 16};
    link_begin(&join->link, caller, owner, seed);
    nika_rng_seed(&join->rng, nika_get(&in, 8), nika_get(&in, 8));
    join->place = settings->place;
    join->language = settings->language;
    join->alarm = join->act.again = INT64_MAX;
    nika_mirror_begin(&join->mirror, "");
    nika_text_copy(join->state_path, sizeof join->state_path, settings->state ? settings->state : "");
    nika_text_copy(join->link.name, sizeof join->link.name, settings->name ? settings->name : "");
    nika_text_copy(join->link.password, sizeof join->link.password, settings->password ? settings->password : "");
    join->link.new_account = settings->new_account;
    join->link.bot = settings->bot;
    if (join->state_path[0])
        nika_state_session(join->state_path, join->place.origin, join->link.name, join->link.token);
    if (!join->link.name[0])
        nika_text_copy(join->link.name, sizeof join->link.name, settings->fallback);
    if (settings->password && !settings->new_account)
        join->link.token[0] = '\0'; /* sign in again */
    join->has_pilot = settings->pilot != NULL;
    if (settings->pilot)
        join->pilot = *settings->pilot;
}

void join_end(struct nika_join *join)
{
    nika_mirror_end(&join->mirror);
    free(join->body);
    join->body = NULL;
}

static void call_request(void *context, unsigned number, const char *method, const char *path, const char *token,
                         const char *body)
{
    nika_call_request(context, number, method, path, token, body);
}

static void call_open(void *context)
{
    nika_call_open(context, "/ws", "nika.1");
}

static void call_send(void *context, const char *bytes, size_t size)
{
    nika_call_send(context, bytes, size);
}

static void call_close(void *context)
{
    nika_call_close(context);
}

/* Sets the timer to the next deadline. */
static void set_alarm(struct nika_join *join)
{
    const int64_t due = join_due(join);
    if (due == join->alarm)
        return;
    join->alarm = due;
    if (due < INT64_MAX)
        nika_call_alarm(join->call, due > join->now ? (unsigned)(due - join->now) : 0);
}

struct nika_join *nika_join_new(const struct nika_join_settings *settings)
{
    struct nika_join *join = calloc(1, sizeof *join);
    uint8_t seed[32];
    if (!join || !join_draw(seed, sizeof seed)) {
        free(join);
        return NULL;
    }
    join->call = nika_call_new(&settings->place.address);
    if (!join->call) {
        free(join);
        return NULL;
    }
    join_begin(join, settings, (struct link_caller){call_request, call_open, call_send, call_close, join->call}, seed);
    join->now = join_clock();
    link_start(&join->link, join->now);
    return join;
}

void nika_join_free(struct nika_join *join)
{
    if (!join)
        return;
    nika_call_free(join->call);
    join_end(join);
    free(join);
}

int nika_join_wake(const struct nika_join *join)
{
    return join->call ? nika_call_wake(join->call) : -1;
}

void nika_join_attend(struct nika_join *join)
{
    struct nika_call_event event;
    if (!join->call)
        return; /* tests inject the events */
    join->now = join_clock();
    while (nika_call_next(join->call, &event)) {
        if (event.kind == NIKA_CALL_RANG)
            join->alarm = INT64_MAX;
        join_event(join, &event, join_clock());
    }
    act_pilot(join);
    set_alarm(join);
}

enum nika_joined nika_join_state(const struct nika_join *join)
{
    switch (join->link.state) {
    case LINK_READY:
        return NIKA_JOIN_READY;
    case LINK_FAILED:
        return NIKA_JOIN_FAILED;
    default:
        return join->told_lost ? NIKA_JOIN_LOST : NIKA_JOIN_TRYING;
    }
}

const char *nika_join_problem(const struct nika_join *join)
{
    return join->link.problem;
}

const char *nika_join_why(const struct nika_join *join)
{
    return join->link.why;
}

const char *nika_join_name(const struct nika_join *join)
{
    return join->link.name;
}

const char *nika_join_who(const struct nika_join *join)
{
    return join->link.who;
}

bool nika_join_forgotten(const struct nika_join *join)
{
    return join->link.forgotten;
}

enum nika_verdict nika_join_prove(const struct nika_join *join, const char *record, size_t size)
{
    return nika_prove(&join->mirror, join->has_pledge ? &join->pledge : NULL, record, size);
}

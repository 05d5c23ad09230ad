/*
 * timeouts.c: connection timeouts. All connections in a list have the same timeout, so each list stays sorted by itself
 * and every operation takes constant time.
 */
#include "net_internal.h"

static void expired(struct connection *connection)
{
    connection->listen->figures.timeouts++;
    if (connection->stage == STAGE_OPEN || connection->stage == STAGE_CLOSING)
        socket_expired(connection);
    else
        connection_close(connection);
}

static void set_alarm(struct nika_listen *listen, int64_t due)
{
    const int64_t left = due - net_now();
    listen->alarm_due = due;
    ev_timer_stop(listen->loop, &listen->alarm);
    ev_timer_set(&listen->alarm, left > 0 ? (double)left / 1000 : 0, 0);
    ev_timer_start(listen->loop, &listen->alarm);
}

static void on_alarm(struct ev_loop *loop, ev_timer *alarm, int events)
{
    struct nika_listen *const listen = alarm->data;
    const int64_t now = net_now();
    int64_t next = INT64_MAX;
    (void)loop;
    (void)events;
    for (unsigned i = 0; i < TIMEOUT_COUNT; i++)
        while (listen->waiting[i].first && listen->waiting[i].first->due <= now) {
            struct connection *const connection = listen->waiting[i].first;
            timeout_stop(connection);
            expired(connection);
        }
    for (unsigned i = 0; i < TIMEOUT_COUNT; i++)
        if (listen->waiting[i].first && listen->waiting[i].first->due < next)
            next = listen->waiting[i].first->due;
    listen->alarm_due = INT64_MAX;
    if (next < INT64_MAX)
        set_alarm(listen, next);
}

void timeout_begin(struct nika_listen *listen)
{
    const struct nika_listen_settings *const settings = &listen->settings;
    listen->waiting[TIMEOUT_REQUEST].time = settings->request_time ? settings->request_time : 10000;
    listen->waiting[TIMEOUT_IDLE].time = settings->idle_time ? settings->idle_time : 60000;
    listen->waiting[TIMEOUT_OWNER].time = settings->answer_time ? settings->answer_time : 60000;
    listen->waiting[TIMEOUT_ANSWER].time = settings->answer_time ? settings->answer_time : 60000;
    listen->waiting[TIMEOUT_LINGER].time = 2000;
    listen->waiting[TIMEOUT_PING].time = settings->ping_time ? settings->ping_time : 30000;
    listen->waiting[TIMEOUT_PONG].time = settings->pong_time ? settings->pong_time : 20000;
    listen->waiting[TIMEOUT_CLOSE].time = 5000;
    listen->alarm_due = INT64_MAX;
    ev_timer_init(&listen->alarm, on_alarm, 0, 0);
    listen->alarm.data = listen;
}

void timeout_end(struct nika_listen *listen)
{
    ev_timer_stop(listen->loop, &listen->alarm);
}

void timeout_stop(struct connection *connection)
{
    struct waiting *const waiting = &connection->listen->waiting[connection->timeout];
    if (!connection->waited_for)
        return;
    *(connection->before ? &connection->before->after : &waiting->first) = connection->after;
    *(connection->after ? &connection->after->before : &waiting->last) = connection->before;
    connection->before = connection->after = NULL;
    connection->waited_for = false;
}

void timeout_wait(struct connection *connection, enum timeout timeout)
{
    struct nika_listen *const listen = connection->listen;
    struct waiting *const waiting = &listen->waiting[timeout];
    timeout_stop(connection);
    connection->timeout = timeout;
    connection->due = net_now() + waiting->time;
    connection->before = waiting->last;
    *(waiting->last ? &waiting->last->after : &waiting->first) = connection;
    waiting->last = connection;
    connection->waited_for = true;
    if (connection->due < listen->alarm_due)
        set_alarm(listen, connection->due);
}

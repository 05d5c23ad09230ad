/*
 * client.c: a person's program (client.h): gets a session and a ticket, connects, waits for answers, and comes back after
 * whatever has happened.
 */
#include "client.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <nika/bytes.h>

#include "line.h"
#include "sim_check.h"
#include "sim_server.h"

enum {
    PATIENCE = 15000, /* milliseconds without an answer until a connection is given up */
    NAP = 400,        /* between two looks around */
    SLEEP = 30000     /* the same once nothing goes wrong any more */
};

bool client_plays(const struct client *client, unsigned slot)
{
    return client->sim->slots[slot].players >> client->number & 1;
}

bool client_watches(const struct client *client, unsigned slot)
{
    return client->sim->slots[slot].watchers >> client->number & 1;
}

uint64_t client_sent(struct client *client)
{
    return ++client->sent;
}

void client_arrived(struct client *client, uint64_t number)
{
    if (number < client->arrived)
        sim_count(client->sim, COUNT_REORDERED);
    else
        client->arrived = number;
}

/*
 * Sending.
 */

void client_send(struct client *client, unsigned socket, const char *text)
{
    struct socket *at = &client->sockets[socket];
    if (!at->link)
        return;
    line_up(at->link, text, strlen(text));
    if (at->asked == 0)
        at->asked = client->sim->now;
}

const char *client_request(struct client *client, unsigned socket, const char *what, const char *format, ...)
{
    static _Thread_local char id[ID_MAX];
    char text[TEXT_MAX], members[TEXT_MAX - 100];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(members, sizeof members, format, arguments);
    va_end(arguments);
    snprintf(id, sizeof id, "%u-%u", client->number, ++client->last_id);
    snprintf(text, sizeof text, "{\"do\":\"%s\",\"id\":\"%s\"%s%s}", what, id, *members ? "," : "", members);
    client_send(client, socket, text);
    return id;
}

void client_remember(struct client *client, const char *id, char what, unsigned slot, unsigned socket)
{
    struct asking *asking = &client->asking[client->asking_next++ % ASKING_MAX];
    snprintf(asking->id, sizeof asking->id, "%s", id);
    asking->what = what;
    asking->slot = slot;
    asking->socket = socket;
}

void client_get(struct client *client, const char *path, unsigned purpose)
{
    line_request(client, "GET", path, NULL, purpose);
}

/*
 * Who one is.
 */

static void ask_session(struct client *client)
{
    char body[160];
    const bool password = client->wants_account || client->account;
    const bool guest = client->wants_account && !client->account && !client->unsure && !*client->token &&
                       one_in(&client->rng, 2); /* who becomes a member later */
    client->session_asked = client->sim->now;
    if (!password || guest)
        snprintf(body, sizeof body, "{\"name\":\"%s\"}", client->name);
    else
        snprintf(body, sizeof body, "{\"name\":\"%s\",\"password\":\"%s\"%s}", client->name, client->password,
                 client->account ? "" : ",\"new\":true");
    client->upgrades = password && !guest;
    client->unsure = client->unsure || client->upgrades;
    line_request(client, "POST", "/api/session", body, FOR_SESSION);
    client->session_link = client->sim->link_count;
}

static void read_token(struct client *client, struct nika_json body, const char *cookie)
{
    struct nika_json value;
    char digits[TOKEN_MAX] = "", who[20] = "";
    size_t size;
    uint8_t bytes[8] = {0};
    if (client->browser && cookie)
        snprintf(digits, sizeof digits, "%s", cookie);
    else if (nika_json_get(body, "token", &value))
        nika_json_string(value, digits, sizeof digits, &size);
    if (!nika_json_get(body, "who", &value) || !nika_json_string(value, who, sizeof who, &size) ||
        strlen(digits) != TOKEN_MAX - 1 || !nika_unhex(who, size, bytes, sizeof bytes)) {
        sim_fail(client->sim, "sessions", "a session without a token or a name for its person");
        return;
    }
    uint64_t number = 0;
    for (unsigned i = 0; i < 8; i++)
        number = number << 8 | bytes[i];
    /* Whoever signs in or makes an account of her session stays who she is, unless nobody can know who that was. */
    if (client->who && client->who != number && !client->doubted)
        sim_fail(client->sim, "sessions", "client %u is somebody else now", client->number);
    if (client->who != number)
        client->former = client->who;
    client->who = number;
    account_token_changes(client);
    memcpy(client->token, digits, sizeof client->token);
    if (client->upgrades) {
        sim_count(client->sim, client->account ? COUNT_SIGNED_IN : COUNT_ACCOUNTS);
        client->account = client->sure = true;
    }
    client->unsure = client->doubted = client->ends = false;
}

static void session_answered(struct client *client, unsigned status, struct nika_json body, const char *cookie)
{
    struct nika_json error = {"", 0};
    if (!client->session_asked ||
        client->answering != client->session_link) /* given up, and asked for once more since */
        return;
    client->session_asked = 0;
    client->doubted = client->doubted || (client->upgrades && (status == 0 || status >= 500));
    if (status == 200 || status == 201)
        read_token(client, body, cookie);
    else if (nika_json_get(body, "error", &error) && nika_json_is(error, "name-taken") && client->wants_account)
        client->account = true; /* it was made, but the answer was lost */
    else if (nika_json_is(error, "wrong-password") && *client->other_password)
        account_swap_passwords(client); /* nobody knows which of them it is */
    else if (nika_json_is(error, "wrong-password") && client->sim->rows_are_off)
        return;
    else if (nika_json_is(error, "wrong-password") && !client->sure)
        client->account = false; /* it may have been made, but the server does not know that yet */
    else if (status >= 400 && !nika_json_is(error, "slow-down") && !nika_json_is(error, "busy") && status < 500)
        sim_fail(client->sim, "sessions", "client %u got no session: %.*s", client->number, (int)body.size, body.text);
    client->session_retry = client->sim->now + between(&client->rng, 50, 3000);
}

static void ticket_answered(struct client *client, unsigned number, unsigned status, struct nika_json body)
{
    struct socket *socket = &client->sockets[number];
    struct nika_json value;
    size_t size;
    if (socket->state != SOCKET_TICKET)
        return;
    socket->state = SOCKET_NONE;
    socket->retry = client->sim->now + between(&client->rng, 50, 2000);
    if (status == 401 && !client->unsure && !client->account && !client->sim->plan.nodes)
        sim_fail(client->sim, "sessions", "the token of client %u is no longer valid", client->number);
    if (status == 401 &&
        (client->account || client->unsure || !client->sim->plan.nodes)) /* it has an account: it signs in again */
        client->token[0] = '\0';
    if (status != 200 || !nika_json_get(body, "ticket", &value) ||
        !nika_json_string(value, socket->ticket, sizeof socket->ticket, &size))
        return;
    socket->state = SOCKET_OPENING;
    socket->since = client->sim->now;
    socket->link = line_open(client, number);
}

void client_response(struct client *client, unsigned purpose, unsigned status, const char *body, size_t size,
                     const char *cookie)
{
    struct nika_json value = {"null", 4};
    size_t at;
    if (client->away)
        return;
    if (purpose < FOR_RECORD && status > 0 && nika_json_check(body, size, &value, &at) != NIKA_JSON_FINE)
        sim_fail(client->sim, "messages", "a response that is not JSON: %.*s", (int)size, body);
    if (purpose == FOR_SESSION)
        session_answered(client, status, value, cookie);
    else if (purpose >= FOR_TICKET && purpose < FOR_LIST)
        ticket_answered(client, purpose - FOR_TICKET, status, value);
    else if (purpose >= FOR_CHANGE && purpose < FOR_RECORD)
        account_answered(client, purpose, status, value);
    else if (purpose >= FOR_RECORD)
        client->sights[purpose - FOR_RECORD].has_record = status == 200;
    client_wake(client, 1);
}

/*
 * Connections.
 */

static void drop_socket(struct client *client, unsigned number)
{
    struct socket *socket = &client->sockets[number];
    if (socket->link)
        line_hang_up(socket->link);
    *socket = (struct socket){.retry = client->sim->now + between(&client->rng, 20, 1500)};
    sitting_lost(client, number);
}

void client_opened(struct client *client, struct link *link)
{
    const unsigned number = link->socket;
    struct socket *socket = &client->sockets[number];
    if (socket->link != link)
        return;
    const char *id = client_request(client, number, "hello", "\"ticket\":\"%s\"%s", socket->ticket,
                                    client->json ? ",\"form\":\"json\"" : "");
    client_remember(client, id, 'h', 0, number);
}

void client_closed(struct client *client, struct link *link)
{
    if (client->sockets[link->socket].link != link)
        return;
    client->sockets[link->socket].link = NULL;
    drop_socket(client, link->socket);
    client_wake(client, between(&client->rng, 20, 1500));
}

static void hello_answered(struct client *client, unsigned number, bool fine)
{
    struct socket *socket = &client->sockets[number];
    if (!fine || socket->state != SOCKET_OPENING) {
        drop_socket(client, number);
        return;
    }
    socket->state = SOCKET_READY;
    client_wake(client, 1);
}

/* Who opens a table has entered it; and everybody is told its link. */
static void open_answered(struct client *client, const struct asking *asking, const struct fields *answer)
{
    struct slot *slot = &client->sim->slots[asking->slot];
    if (!*slot->table)
        client->sights[asking->slot].entered[asking->socket] =
            fields_copy(answer, "table", slot->table, sizeof slot->table);
}

static void asking_answered(struct client *client, const struct asking *asking, const struct fields *answer)
{
    const bool fine = fields_truth(answer, "ok");
    char table[NIKA_TABLE_ID_MAX];
    if (asking->what == 'h')
        hello_answered(client, asking->socket, fine);
    else if (asking->what == 'e')
        client->sights[asking->slot].entered[asking->socket] = fine;
    else if (asking->what == 'o' && fine)
        open_answered(client, asking, answer);
    else if (asking->what == 'r' && fine && fields_copy(answer, "table", table, sizeof table))
        plan_rematch(client->sim, &client->sim->slots[asking->slot], table);
    else if (asking->what == 's' && fields_are(answer, "error", "kicked"))
        client->sights[asking->slot].kicked = true;
}

static void answer(struct client *client, const struct fields *message)
{
    char id[ID_MAX], error[32];
    fields_copy(message, "error", error, sizeof error);
    if (!fields_copy(message, "re", id, sizeof id))
        return;
    for (unsigned i = 0; i < ASKING_MAX; i++)
        if (strcmp(client->asking[i].id, id) == 0) {
            client->asking[i].id[0] = '\0';
            asking_answered(client, &client->asking[i], message);
            return;
        }
    sitting_answered(client, message, id, error);
}

void client_message(struct client *client, struct link *link, const char *bytes, size_t size)
{
    const struct nika_json message = {bytes, size}; /* which sim_check.c has checked */
    char is[16];
    if (client->away || client->sockets[link->socket].link != link)
        return;
    client->sockets[link->socket].asked = 0;
    const struct fields fields = fields_of(message);
    if (fields_get(&fields, "re"))
        answer(client, &fields);
    else if (fields_are(&fields, "is", "resync"))
        sitting_resync(client);
    else if (fields_copy(&fields, "is", is, sizeof is))
        sitting_message(client, is, &fields);
    client_wake(client, client->sim->plan.same_pace ? 1 : between(&client->rng, 1, 20));
}

/*
 * Being there, or not.
 */

static void go_away(struct client *client)
{
    struct nika_rng *rng = &client->rng;
    const bool killed = one_in(rng, 2);
    for (unsigned i = 0; i < SOCKETS_MAX; i++)
        drop_socket(client, i);
    sim_count(client->sim, killed ? COUNT_KILLED : COUNT_ABSENT);
    sim_note(client->sim, killed ? "killed" : "absent", client->number, 0, "", 0);
    if (killed) {
        sitting_forget(client);
        if (client->account && one_in(rng, 2)) {
            account_token_changes(client);
            client->token[0] = '\0';
        }
    }
    client->doubted = client->doubted || client->session_asked;
    client->session_asked = 0;
    client->away = true;
    client->back = client->sim->now + (killed ? between(rng, 100, 20000) : between(rng, 1000, 120000));
}

void client_leave_for_ever(struct client *client)
{
    client->away = client->for_ever = true;
    for (unsigned i = 0; i < SOCKETS_MAX; i++)
        drop_socket(client, i);
}

/* Whether it is away now. */
static bool is_away(struct client *client)
{
    struct sim *sim = client->sim;
    if (client->away && client->for_ever)
        return true;
    if (client->away && sim->now < client->back && !sim_calm(sim)) {
        client_wake(client, client->back - sim->now);
        return true;
    }
    client->away = false;
    if (sim_calm(sim)) {
        client->for_ever = !sim->plan.twins && client->back >= 0 && one_in(&client->rng, 6);
        client->back = -1; /* that is decided once */
    }
    if (client->for_ever || (!sim_calm(sim) && one_in(&client->rng, sim->plan.absent)))
        go_away(client);
    return client->away;
}

static void look_after_socket(struct client *client, unsigned number)
{
    struct sim *sim = client->sim;
    struct socket *socket = &client->sockets[number];
    const bool waits = socket->state == SOCKET_TICKET || socket->state == SOCKET_OPENING;
    if ((waits && sim->now - socket->since > PATIENCE) || (socket->asked && sim->now - socket->asked > PATIENCE))
        drop_socket(client, number);
    if (socket->state != SOCKET_NONE || sim->now < socket->retry)
        return;
    socket->state = SOCKET_TICKET;
    socket->since = sim->now;
    line_request(client, "POST", "/api/ticket", NULL, FOR_TICKET + number);
}

static void look_around(struct sim *sim, struct due *due)
{
    struct client *client = due->whom;
    int64_t next = sim_calm(sim) ? SLEEP : NAP;
    if (due->what != client->wake_number)
        return;
    client->wake = INT64_MAX;
    if (is_away(client))
        return;
    if (client->session_asked && sim->now - client->session_asked > PATIENCE) {
        client->session_asked = 0;
        client->doubted = true;
    }
    const bool upgrade = *client->token && client->wants_account && !client->account && one_in(&client->rng, 200);
    if ((!*client->token || upgrade) && !client->session_asked && sim->now >= client->session_retry)
        ask_session(client);
    account_go_on(client);
    for (unsigned i = 0; i < (client->twice ? SOCKETS_MAX : 1) && *client->token; i++) {
        look_after_socket(client, i);
        if (client->sockets[i].state == SOCKET_READY) {
            const int64_t more = sitting_go_on(client, i);
            next = more < next ? more : next;
        } else
            next = NAP;
        if (client->sockets[i].asked || client->sockets[i].state != SOCKET_READY)
            next = next < PATIENCE / 4 ? next : PATIENCE / 4;
    }
    client_wake(client, *client->token ? next : NAP);
}

void client_wake(struct client *client, int64_t delay)
{
    const int64_t at = client->sim->now + (delay > 0 ? delay : 1);
    if (at >= client->wake)
        return;
    client->wake = at;
    queue_put(client->sim, at - client->sim->now, look_around, client)->what = ++client->wake_number;
}

void clients_begin(struct sim *sim)
{
    for (unsigned i = 0; i < sim->plan.clients; i++) {
        struct client *client = &sim->clients[i];
        client->wake = INT64_MAX;
        client_wake(client, between(&client->rng, 1, 3000));
    }
}

void clients_forget(struct sim *sim)
{
    for (unsigned i = 0; i < sim->plan.clients; i++)
        sitting_forget(&sim->clients[i]);
}

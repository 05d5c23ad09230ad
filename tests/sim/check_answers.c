/*
 * check_answers.c: requests and answers (sim_check.h).
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "line.h"
#include "nodes.h"
#include "sim_check.h"

/* A request that is to be answered. */
struct wait {
    char id[ID_MAX]; /* "": it has none */
    char what[12];
    char table[NIKA_TABLE_ID_MAX];
    char word[NIKA_WORD_MAX]; /* the move */
    unsigned ply;
    bool yes;
    int64_t since;
    unsigned given;   /* at a node: to which server core it was given last */
    uint64_t leaders; /* how many leaders the node had had by then */
};

static void note_undo(const struct link *link, const struct wait *wait)
{
    struct mirror *mirror = strcmp(wait->what, "undo") == 0 ? mirror_find(link->client->sim, wait->table) : NULL;
    struct request *request = mirror && link->who ? mirror_request(mirror, link->who, wait->id) : NULL;
    if (request && !request->asked_at)
        request->asked_at = wait->since;
}

void check_request(struct link *link, const char *bytes, size_t size)
{
    struct nika_json message;
    struct wait wait = {.since = link->client->sim->now};
    size_t at;
    if (nika_json_check(bytes, size, &message, &at) == NIKA_JSON_FINE) {
        const struct fields fields = fields_of(message);
        const int64_t ply = fields_number(&fields, "ply");
        fields_copy(&fields, "do", wait.what, sizeof wait.what);
        fields_copy(&fields, "id", wait.id, sizeof wait.id);
        fields_copy(&fields, "table", wait.table, sizeof wait.table);
        fields_copy(&fields, "move", wait.word, sizeof wait.word);
        wait.ply = ply < 0 ? 0 : (unsigned)ply;
        wait.yes = fields_truth(&fields, "yes");
        link->json = link->json || fields_are(&fields, "form", "json");
        note_undo(link, &wait);
    }
    if (link->node) {
        struct nika_cluster_figures figures;
        nika_cluster_figures(link->node->cluster, &figures);
        wait.leaders = figures.leaders;
    }
    if (link->node && !*wait.id) /* it may go with its leader */
        return;
    link->waits = sim_grow(link->waits, link->wait_count, sizeof *link->waits);
    link->waits[link->wait_count++] = wait;
}

/* Requests that may be done twice; the others are never given to a second server core. */
static bool repeats(const char *what)
{
    static const char *const all[] = {"play", "undo",   "enter", "exit", "past", "notes",
                                      "ping", "reveal", "sit",   "mute", "agree"};
    for (unsigned i = 0; i < sizeof all / sizeof all[0]; i++)
        if (strcmp(all[i], what) == 0)
            return true;
    return false;
}

void check_given(struct link *link, const struct server *server, const char *bytes, size_t size)
{
    struct nika_json message;
    char id[ID_MAX], what[12];
    size_t at;
    if (nika_json_check(bytes, size, &message, &at) != NIKA_JSON_FINE)
        return;
    const struct fields fields = fields_of(message);
    fields_copy(&fields, "do", what, sizeof what);
    if (!fields_copy(&fields, "id", id, sizeof id) || !link->there)
        return;
    /* What its client was told has failed may still come to a leader that nobody follows any more. */
    struct wait *wait = NULL;
    for (unsigned i = 0; i < link->wait_count && (!wait || wait->given); i++)
        if (strcmp(link->waits[i].id, id) == 0)
            wait = &link->waits[i];
    if (!wait)
        return;
    if (wait->given && !repeats(what) && strcmp(id, "x") != 0) /* nonsense has all the same id */
        sim_fail(link->client->sim, "resent", "request %s (%s) is given to another server core", id, what);
    wait->given = server->incarnation;
}

/* The text that follows these bytes at the beginning of a message, up to its end; false if it does not begin so. */
static bool text_after(const char *bytes, const char *begins, char *text, size_t room)
{
    const size_t length = strlen(begins);
    if (strncmp(bytes, begins, length) != 0)
        return false;
    snprintf(text, room, "%.*s", (int)strcspn(bytes + length, "\""), bytes + length);
    return true;
}

/* Messages begin with what they answer, or with what they are and the table that they are about. All else was checked
 * when a server core sent them. */
void check_delivered(struct link *link, const char *bytes, size_t size)
{
    enum { HEAD = 160 };
    struct sim *sim = link->client->sim;
    char id[ID_MAX], table[NIKA_TABLE_ID_MAX], begins[HEAD];
    unsigned i = 0;
    if (!link->there)
        return;
    snprintf(begins, sizeof begins, "%.*s", (int)(size < HEAD ? size : HEAD - 1), bytes);
    const struct mirror *mirror = text_after(begins, "{\"is\":\"act\",\"table\":\"", table, sizeof table) ||
                                          text_after(begins, "{\"is\":\"view\",\"table\":\"", table, sizeof table) ||
                                          text_after(begins, "{\"is\":\"undone\",\"table\":\"", table, sizeof table)
                                      ? mirror_find(sim, table)
                                      : NULL;
    if (mirror) {
        const char *ply = strstr(begins, "\"ply\":");
        if (!ply || strtoul(ply + 6, NULL, 10) > mirror->ply)
            sim_fail(sim, "shown", "shown before it was kept: %.*s", (int)size, bytes);
    }
    if (!text_after(begins, "{\"re\":\"", id, sizeof id))
        return;
    while (i < link->wait_count && strcmp(link->waits[i].id, id) != 0)
        i++;
    if (i == link->wait_count)
        sim_fail(sim, "answers", "an answer to no request, or a second one: %.*s", (int)size, bytes);
    else
        memmove(&link->waits[i], &link->waits[i + 1], (--link->wait_count - i) * sizeof *link->waits);
}

void check_link_lost(struct link *link)
{
    link->wait_count = 0;
}

/* While nothing is in the way, everything is answered soon, also what was asked before. */
static void check_all_answered_at_nodes(struct sim *sim)
{
    enum { LONG = 10000 };
    struct nika_cluster_figures figures;
    for (size_t i = 0; i < sim->open_count; i++) {
        const struct link *link = sim->open[i];
        const struct node *node = link->node;
        if (!link->there || !node || sim->unrest > sim->now || node->stopped)
            continue;
        const int64_t rest = node->unserved > sim->unrest ? node->unserved : sim->unrest;
        for (unsigned j = 0; j < link->wait_count; j++) {
            const struct wait *wait = &link->waits[j];
            const int64_t since = rest > wait->since ? rest : wait->since;
            if (sim->now - since <= LONG || !*wait->what) /* no request; it may go with its leader */
                continue;
            nika_cluster_figures(node->cluster, &figures);
            sim_fail(sim, figures.leaders == wait->leaders ? "answers" : "hand-over",
                     "request %s (%s) of connection %" PRIu64 " was not answered", wait->id, wait->what, link->id);
        }
    }
}

void check_all_answered(struct sim *sim)
{
    enum { LONG = 60000 };
    for (size_t i = 0; i < sim->open_count; i++)
        if (!sim->open[i]->here && !sim->open[i]->there)
            sim->open[i--] = sim->open[--sim->open_count];
    if (sim->plan.nodes)
        check_all_answered_at_nodes(sim);
    for (size_t i = 0; i < sim->open_count && !sim->plan.nodes; i++) {
        const struct link *link = sim->open[i];
        for (unsigned j = 0; j < link->wait_count && link->there; j++)
            if (sim->now - link->waits[j].since > LONG)
                sim_fail(sim, "answers", "request %s (%s) of connection %" PRIu64 " was not answered",
                         link->waits[j].id, link->waits[j].what, link->id);
    }
}

/* An act that was granted is in the log; and once told so, always told so. */
static void check_granted(struct link *link, struct mirror *mirror, const struct wait *wait,
                          const struct fields *answer)
{
    struct sim *sim = link->client->sim;
    const char *bytes = answer->whole.text;
    const size_t size = answer->whole.size;
    const int64_t ply = fields_number(answer, "ply");
    struct request *request = mirror_request(mirror, link->who, wait->id);
    sim_count(sim, COUNT_ACKNOWLEDGED);
    if (request->told == 's')
        sim_fail(sim, "same-answer", "request %s was too late, and is granted now", wait->id);
    if (request->told == 'o') {
        sim_count(sim, COUNT_REPEATED);
        if (strlen(request->answer) != size || memcmp(request->answer, bytes, size) != 0)
            sim_fail(sim, "same-answer", "request %s was answered %s, and now %.*s", wait->id, request->answer,
                     (int)size, bytes);
    }
    if (!request->made)
        sim_fail(sim, link->server->replaced ? "shown" : "acknowledged",
                 "request %s was granted, but it is not in the log: %.*s", wait->id, (int)size, bytes);
    else if (ply != request->ply)
        sim_fail(sim, "same-answer", "request %s was granted as act %" PRId64 ", but it is number %u", wait->id, ply,
                 request->ply);
    request->told = 'o';
    snprintf(request->answer, sizeof request->answer, "%.*s", (int)size, bytes);
}

/* What the rules say to it: the same as the server core. */
static void check_refusal(struct link *link, const struct mirror *mirror, const struct wait *wait,
                          const struct fields *answer)
{
    const struct nika_game *game = mirror->setup.game;
    const int seat = mirror_seat(mirror, link->who);
    struct nika_world world;
    struct nika_move move;
    char word[32];
    sim_count(link->client->sim, COUNT_REFUSED);
    fields_copy(answer, "refusal", word, sizeof word);
    if (seat < 0 || !mirror->moments || wait->ply > mirror->ply)
        return;
    mirror_world(mirror, wait->ply, (unsigned)seat, &world);
    const nika_refusal refusal = game->parse(&mirror->setup, wait->word, strlen(wait->word), &move)
                                     ? game->apply(&mirror->setup, &world, (unsigned)seat, move)
                                     : NIKA_NO_SUCH_MOVE;
    if (strcmp(game->refusals[refusal], word) != 0)
        sim_fail(link->client->sim, "refusals", "%s of seat %d was refused as %s, but it is %s", wait->word, seat, word,
                 game->refusals[refusal]);
}

/* Where others are to be asked, nobody takes back at once while one of them is there. */
static void check_unasked(struct link *link, struct mirror *mirror, const struct wait *wait)
{
    const struct request *request = mirror_request(mirror, link->who, wait->id);
    if (strcmp(wait->what, "undo") == 0 && mirror->undo == 'a' && request->made_at >= wait->since &&
        !link->server->replaced && check_others(link, mirror, request->asked_at))
        sim_fail(link->client->sim, "undo", "request %s took back what others were to be asked about", wait->id);
}

/* Of the requests of each person the last twelve are known; she has sent as many since. */
static bool is_forgotten(const struct mirror *mirror, const struct request *request)
{
    enum { KNOWN = 12 };
    unsigned later = 0;
    for (const struct request *at = request + 1; at < mirror->requests + mirror->request_count; at++)
        later += at->who == request->who && at->made;
    return later >= KNOWN;
}

static void check_act(struct server *server, struct link *link, struct mirror *mirror, const struct wait *wait,
                      const struct fields *answer)
{
    struct sim *sim = server->sim;
    char error[32];
    if (server->replaced && !fields_truth(answer, "ok"))
        return; /* it may not know yet what has happened since */
    if (server->replaced && fields_get(answer, "asking"))
        return;
    if (fields_truth(answer, "ok") && fields_get(answer, "asking")) {
        sim_count(sim, COUNT_ASKED);
        if (mirror->undo != 'a' || mirror_request(mirror, link->who, wait->id)->told == 'o')
            sim_fail(sim, "undo", "others are asked about request %s, which need not be", wait->id);
        return;
    }
    if (fields_truth(answer, "ok")) {
        check_granted(link, mirror, wait, answer);
        check_unasked(link, mirror, wait);
        return;
    }
    fields_copy(answer, "error", error, sizeof error);
    struct request *request = mirror_request(mirror, link->who, wait->id);
    const bool stale = strcmp(error, "stale") == 0, refused = strcmp(error, "refused") == 0;
    /* Those that tell nothing about the act itself may come at any time, and any once its id is forgotten. */
    if (!is_forgotten(mirror, request) && (request->told == 'o' || request->made) &&
        (stale || refused || strcmp(error, "no-undo") == 0 || strcmp(error, "not-kept") == 0))
        sim_fail(sim, "same-answer", "request %s was granted, and now %s", wait->id, error);
    if (stale) {
        sim_count(sim, COUNT_STALE);
        request->told = 's';
        if (link->entered >> link_slot(sim, wait->table) & 1)
            server->stale = link;
    } else if (refused)
        check_refusal(link, mirror, wait, answer);
}

static void check_hello(struct link *link, const struct fields *answer)
{
    const struct client *client = link->client;
    char who[20], expected[20], former[20];
    fields_copy(answer, "who", who, sizeof who);
    snprintf(expected, sizeof expected, "%016" PRIx64, client->who);
    snprintf(former, sizeof former, "%016" PRIx64, client->former);
    link->who = strcmp(who, former) == 0 ? client->former : client->who; /* a ticket may be older than a new session */
    if (strcmp(who, expected) != 0 && !(client->former && link->who == client->former))
        sim_fail(client->sim, "sessions", "client %u is %s and was greeted as %s", client->number, expected, who);
}

/* What answers may say. */
static void check_form(struct sim *sim, const struct fields *answer)
{
    static const char *const members[] = {"re",    "ok",      "error",    "table",  "commitment", "ply",  "refusal",
                                          "where", "wait",    "from",     "first",  "acts",       "more", "who",
                                          "name",  "version", "protocol", "asking", "notes",      NULL};
    static const char *const errors[] = {
        "bad-message", "unknown-request", "bad-value",  "not-signed-in", "wrong-password", "name-taken",
        "bad-name",    "bad-password",    "bad-ticket", "bad-origin",    "no-such-table",  "no-such-seat",
        "seat-taken",  "not-seated",      "not-host",   "kicked",        "not-allowed",    "not-open",
        "not-running", "not-over",        "not-full",   "stale",         "refused",        "no-undo",
        "not-kept",    "damaged",         "slow-down",  "too-many",      "closing",        "starting",
        "busy",        "no-question",     NULL};
    char error[32];
    check_members(sim, answer, members);
    if (!fields_copy(answer, "error", error, sizeof error))
        return;
    for (unsigned i = 0; errors[i]; i++)
        if (strcmp(error, errors[i]) == 0)
            return;
    sim_fail(sim, "messages", "an unknown error: %s", error);
}

void check_answer(struct server *server, struct link *link, const struct fields *answer)
{
    struct sim *sim = server->sim;
    struct mirror *mirror;
    char id[ID_MAX];
    unsigned at = 0;
    fields_copy(answer, "re", id, sizeof id);
    if (!*id && !link->who) /* whoever is not let in is told why, unasked */
        return;
    while (at < link->wait_count && strcmp(link->waits[at].id, id) != 0)
        at++;
    if (at == link->wait_count) {
        sim_fail(sim, "answers", "an answer to no request, or a second one: %.*s", (int)answer->whole.size,
                 answer->whole.text);
        return;
    }
    const struct wait wait = link->waits[at];
    memmove(&link->waits[at], &link->waits[at + 1], (--link->wait_count - at) * sizeof wait);
    check_form(sim, answer);
    const bool fine = fields_truth(answer, "ok");
    if (strcmp(wait.what, "hello") == 0 && fine)
        check_hello(link, answer);
    if (strcmp(wait.what, "exit") == 0 && fine) {
        link->entered &= ~(1u << link_slot(sim, wait.table));
        link->carried &= ~(1u << link_slot(sim, wait.table));
    }
    if (strcmp(wait.what, "leave") == 0 && fine)
        sim_count(sim, COUNT_LEFT);
    if (!(mirror = mirror_find(sim, wait.table)))
        return;
    if (strcmp(wait.what, "play") == 0 || strcmp(wait.what, "undo") == 0)
        check_act(server, link, mirror, &wait, answer);
    else if (strcmp(wait.what, "past") == 0 && fine)
        check_past(link, mirror, answer);
    else if (strcmp(wait.what, "notes") == 0 && fine)
        check_notes(link, mirror, answer);
    else if (strcmp(wait.what, "agree") == 0 && fine && wait.yes && mirror->question_ply == wait.ply &&
             mirror_seat(mirror, link->who) >= 0)
        mirror->question_yes |= 1u << mirror_seat(mirror, link->who);
}

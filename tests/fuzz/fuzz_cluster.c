/*
 * fuzz_cluster.c: three nodes that share a store (nika/cluster.h), and what can happen to them: in any order, with any frames.
 *
 * A script, one line for each thing that happens. A letter, then digits for a node and, where one is meant, a client of it
 * or another node:
 *     o it opens, x closes, d has lost messages; m it says the rest of the line; g, p HTTP: GET, POST of the rest
 *     t milliseconds pass (the number comes at once)
 *     l it leaves; k it is killed; b it begins anew; z it is suspended, or goes on
 *     w its server core does nothing by itself, or again does; n something comes of it; s it answers nothing, or again
 *       does; a it answers what it had not; f it can't be started, or can; e it ends by itself
 *     u the database does not answer this node, or again does; D it answers nobody
 *     c its link to another breaks; h frames to another stay on their way, or go on; X they can't be linked, or can
 *     F a frame comes over one of its links: the rest of the line, in which \A is 1, \B 2 and so on, and \@ is 0
 *
 * Whatever happens: no client is sent anything before it opens and after it is closed, and every request gets at most one
 * answer. Unless a frame was invented, in the end, with everything in order again, one node leads, all serve, and every
 * request has been answered.
 */
#include "fuzz_server.h"

#include "../unit/cluster_kit.h"

enum { NODES = 3, CLIENTS = 4, WAITING_MAX = 64, LINES_MAX = 300, TIME_MAX = 120000, ASKED_MAX = 256 };

struct caller {
    nika_connection id; /* 0: none */
    bool closed;        /* by its node */
    char waiting[WAITING_MAX][33];
    unsigned count;
};

struct run {
    struct world *world;
    struct caller callers[NODES][CLIENTS];
    nika_connection last, asked[ASKED_MAX]; /* HTTP requests that have no response */
    unsigned asked_node[ASKED_MAX], asked_count;
    bool forged;
    int64_t time;
};

static bool is_there(const struct node *node)
{
    return node->cluster != NULL;
}

/*
 * What clients are sent.
 */

static void hear_answer(const struct run *run, struct caller *caller, const struct note *note)
{
    const struct nika_json message = script_json(note->bytes, note->size);
    struct nika_json value;
    char id[33] = "";
    size_t size;
    if (!nika_json_get(message, "re", &value) || !nika_json_string(value, id, sizeof id, &size))
        return;
    for (unsigned i = 0; i < caller->count; i++)
        if (strcmp(caller->waiting[i], id) == 0) {
            memmove(caller->waiting[i], caller->waiting[i + 1], (--caller->count - i) * sizeof caller->waiting[i]);
            return;
        }
    DEMAND(run->forged, "nobody waits for “%s”", note->bytes);
}

static void hear_response(struct run *run, unsigned node, nika_connection id)
{
    for (unsigned i = 0; i < run->asked_count; i++)
        if (run->asked[i] == id && run->asked_node[i] == node) {
            run->asked[i] = run->asked[--run->asked_count];
            run->asked_node[i] = run->asked_node[run->asked_count];
            return;
        }
    DEMAND(false, "a response to nobody");
}

static void hear(struct run *run, unsigned node, const struct note *note)
{
    if (note->kind == NIKA_EFFECT_RESPOND) {
        hear_response(run, node, note->connection);
        return;
    }
    for (unsigned i = 0; i < CLIENTS; i++) {
        struct caller *caller = &run->callers[node][i];
        if (caller->id != note->connection)
            continue;
        DEMAND(!caller->closed, "to somebody who was closed: %s", note->bytes);
        if (note->kind == NIKA_EFFECT_CLOSE)
            caller->closed = true;
        else if (!run->forged)
            hear_answer(run, caller, note);
        return;
    }
    DEMAND(false, "to somebody who is not there: %s", note->bytes);
}

static void listen(struct run *run)
{
    for (unsigned i = 0; i < NODES; i++) {
        struct node *node = &run->world->nodes[i];
        for (const struct note *note; (note = notes_take(&node->effects, 0));)
            hear(run, i, note);
        notes_free(&node->effects);
        if (!node->silent)
            notes_free(&node->events);
        node->log[0] = '\0';
    }
}

/*
 * What happens.
 */

static void say(struct run *run, struct node *node, struct caller *caller, const char *text)
{
    if (!caller->id || caller->count == WAITING_MAX)
        return;
    if (!caller->closed)
        request_id(text, strlen(text), caller->waiting[caller->count]);
    if (!caller->closed && *caller->waiting[caller->count])
        caller->count++;
    node_say(node, caller->id, text);
    listen(run);
}

static void client(struct run *run, unsigned number, char what, struct caller *caller, const char *rest)
{
    struct node *node = &run->world->nodes[number];
    if (what == 'o' && !caller->id) {
        *caller = (struct caller){.id = ++run->last};
        node_open(node, caller->id);
    } else if (what == 'm') {
        say(run, node, caller, rest);
    } else if (what == 'd' && caller->id) {
        node_client(node, &(struct nika_event){.kind = NIKA_EVENT_DROPPED, .connection = caller->id});
    } else if (what == 'x' && caller->id) {
        node_close(node, caller->id);
        caller->id = 0;
    }
}

static void ask(struct run *run, unsigned number, const char *method, const char *path)
{
    if (run->asked_count == ASKED_MAX)
        return;
    run->asked[run->asked_count] = ++run->last;
    run->asked_node[run->asked_count++] = number;
    node_request(&run->world->nodes[number], run->last, method, path, "");
}

static void killed(struct run *run, unsigned number)
{
    world_kill(run->world, number);
    notes_free(&run->world->nodes[number].events);
    for (unsigned i = 0; i < CLIENTS; i++)
        run->callers[number][i].id = 0;
    for (unsigned i = run->asked_count; i-- > 0;)
        if (run->asked_node[i] == number) {
            run->asked[i] = run->asked[--run->asked_count];
            run->asked_node[i] = run->asked_node[run->asked_count];
        }
}

/* The server core answers what it was told, now; of what is no longer under way nobody takes the answer. */
static void answer_late(struct node *node)
{
    for (const struct note *note; (note = notes_take(&node->events, 0));) {
        const struct nika_http http = {.path = note->path};
        if (node->core && !node->starts && note->code == node->epoch)
            core_answers(node, &(struct nika_event){.kind = note->kind,
                                                    .connection = note->connection,
                                                    .bytes = note->bytes,
                                                    .size = note->size,
                                                    .http = note->path ? &http : NULL});
    }
    notes_free(&node->events);
}

static void core(struct node *node, char what)
{
    const bool waits = node->core_waits;
    if (what == 'w') {
        node->core_waits = !waits;
    } else if (what == 's') {
        answer_late(node);
        node->silent = !node->silent;
    } else if (what == 'f') {
        node->fails = !node->fails;
    } else if (what == 'a') {
        answer_late(node);
    } else if (what == 'n') {
        node->core_waits = false;
        node_core_goes_on(node);
        node->core_waits = waits;
    } else if (what == 'e' && node->core) {
        node_core(node, NIKA_CORE_ENDED);
    }
    if (!node->core)
        notes_free(&node->events); /* with it goes what it had not answered */
}

/* A frame over a link that is open: the one that was made last. */
static void forge(struct run *run, struct node *node, const char *text)
{
    uint8_t frame[LINE_MAX];
    size_t size = 0;
    unsigned side = 0;
    for (const char *at = text; *at; at++)
        frame[size++] = *at == '\\' && at[1] ? (uint8_t)(*++at - '@') : (uint8_t)*at;
    nika_link link = node->last_link;
    while (link && node_wire(node, link, &side)->state[side] != WIRE_OPEN)
        link--;
    void *exact = fuzz_copy(frame, size);
    run->forged = true;
    nika_cluster_frame(node->cluster, run->world->now, link, exact, size);
    free(exact);
}

static void between(struct world *world, char what, unsigned number, unsigned other)
{
    if (what == 'c')
        world_break(world, number, other);
    else if (what == 'h')
        world->held[number][other] = !world->held[number][other];
    else if (what == 'X')
        world->cut[number][other] = !world->cut[number][other];
}

static void pass(struct run *run, int64_t milliseconds)
{
    const int64_t most = TIME_MAX - run->time;
    const int64_t passes = milliseconds < most ? milliseconds : most;
    run->time += passes;
    world_pass(run->world, passes);
}

static void process(struct run *run, char what, unsigned number)
{
    struct node *node = &run->world->nodes[number];
    if (what == 'z')
        node->frozen = !node->frozen;
    else if (what == 'u')
        node->unanswered = !node->unanswered;
    else if (what == 'k' && is_there(node))
        killed(run, number);
    else if (what == 'b' && !is_there(node))
        node_begin(node);
    else if (what == 'l' && is_there(node) && !node->frozen)
        nika_cluster_leave(node->cluster, run->world->now);
}

static void obey(struct run *run, const char *line)
{
    const char what = line[0], *rest = line[0] ? line + 1 : line;
    struct world *world = run->world;
    const unsigned number = *rest >= '0' && *rest < '0' + NODES ? (unsigned)(*rest - '0') : 0;
    rest += *rest != '\0';
    const unsigned other = *rest >= '0' && *rest <= '9' ? (unsigned)(*rest - '0') : 0;
    struct node *node = &world->nodes[number];
    const bool acts = is_there(node) && !node->frozen;
    if (what == 't')
        pass(run, script_number(line + 1, TIME_MAX));
    else if (what == 'D')
        world->database_down = !world->database_down;
    else if (what && strchr("chX", what))
        between(world, what, number, other % NODES);
    else if (what && strchr("omdx", what) && acts)
        client(run, number, what, &run->callers[number][other % CLIENTS], *rest ? rest + 1 : rest);
    else if ((what == 'g' || what == 'p') && acts)
        ask(run, number, what == 'g' ? "GET" : "POST", rest);
    else if (what && strchr("wsfane", what) && acts)
        core(node, what);
    else if (what == 'F' && acts)
        forge(run, node, rest);
    else
        process(run, what, number);
    listen(run);
}

/*
 * The end.
 */

static void heal(struct run *run)
{
    struct world *world = run->world;
    world->database_down = false;
    memset(world->held, 0, sizeof world->held);
    memset(world->cut, 0, sizeof world->cut);
    for (unsigned i = 0; i < NODES; i++) {
        struct node *node = &world->nodes[i];
        node->frozen = node->unanswered = node->fails = node->core_waits = false;
        if (!is_there(node))
            node_begin(node);
        if (node->silent)
            core(node, 's');
        listen(run);
    }
    world_pass(world, 20000);
    listen(run);
}

static void finish(struct run *run)
{
    unsigned leaders = 0, stay = 0;
    heal(run);
    if (run->forged)
        return;
    for (unsigned i = 0; i < NODES; i++) {
        const struct node *node = &run->world->nodes[i];
        const bool leaves = node->asked_as.leaving;
        stay += !leaves;
        leaders += node_figures(node).leads;
        DEMAND(leaves ? nika_cluster_has_left(node->cluster) : nika_cluster_serves(node->cluster),
               "node %u neither serves nor has left", i);
        for (unsigned at = 0; at < CLIENTS; at++) {
            const struct caller *caller = &run->callers[i][at];
            DEMAND(!caller->id || caller->closed || !caller->count, "“%s” was not answered", caller->waiting[0]);
        }
    }
    DEMAND(leaders == (stay > 0), "%u nodes lead", leaders);
    for (unsigned i = 0; i < run->asked_count; i++)
        DEMAND(nika_cluster_has_left(run->world->nodes[run->asked_node[i]].cluster), "an HTTP request has no response");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct script script = {data, size};
    struct run *run = kit_memory(sizeof *run);
    char line[LINE_MAX + 1] = "";
    size_t length;
    run->world = world_begin(NODES);
    for (unsigned i = 0; i < LINES_MAX && script_line(&script, line, &length); i++)
        obey(run, line);
    finish(run);
    world_end(run->world);
    free(run);
    return 0;
}

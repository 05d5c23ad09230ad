/*
 * http.c: routes HTTP requests to the server core, the web page's files, the invitation page or the metrics, and sends
 * the server core's responses.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server_internal.h"

static void respond_error(struct server *server, uint64_t connection, unsigned status, const char *allow)
{
    static const char body[] = "{\"error\":\"unknown-request\"}";
    nika_listen_respond(
        server->listen, connection,
        &(struct nika_listen_response){.status = status, .body = body, .size = sizeof body - 1, .allow = allow});
}

static void redirect(struct server *server, uint64_t connection, const char *location)
{
    nika_listen_respond(server->listen, connection,
                        &(struct nika_listen_response){
                            .status = 302, .type = "text/plain; charset=utf-8", .body = "", .location = location});
}

static void ask_core(struct server *server, uint64_t connection, const struct nika_listen_request *request,
                     const char *path)
{
    const struct nika_http http = {
        .method = request->method,
        .path = path,
        .query = request->query,
        .token = request->token,
        .browser = request->browser,
        .json = request->json,
        .local = request->door == DOOR_LOCAL,
    };
    server_client(server, (struct nika_event){.kind = NIKA_EVENT_REQUEST,
                                              .connection = connection,
                                              .http = &http,
                                              .address = request->address,
                                              .bytes = request->body,
                                              .size = request->size});
}

/*
 * A table's link: browsers get a page that says who invites to what and leads to the table; programs get the server
 * core's JSON. A link with stray punctuation or capitals leads to the right table.
 */
static void invite(struct server *server, uint64_t connection, const struct nika_listen_request *request,
                   const char *id)
{
    struct invitation *invitation;
    char path[64];
    snprintf(path, sizeof path, "/t/%s", id);
    if (*id && strcmp(path, request->path) != 0 && !request->wants_json) {
        redirect(server, connection, path);
        return;
    }
    if (!request->wants_json && (invitation = calloc(1, sizeof *invitation))) {
        invitation->connection = connection;
        invitation->language = invitation_language(request->languages);
        snprintf(invitation->origin, sizeof invitation->origin, "%s", request->origin);
        snprintf(invitation->path, sizeof invitation->path, "%s", request->path);
        invitation->next = server->invitations;
        server->invitations = invitation;
    }
    snprintf(path, sizeof path, "/api/tables/%s", *id ? id : "none");
    ask_core(server, connection, request, path);
}

/*
 * A browser asks for a path that is no file: it is redirected to the page's route behind the #, which reports if there
 * is none. What a messenger appended to the link is left out.
 */
static void lead_to_page(struct server *server, uint64_t connection, const struct nika_listen_request *request)
{
    char location[INVITATION_PATH_MAX];
    const char *const query = strlen(request->query) < 40 ? request->query : "";
    size_t size = strlen(request->path);
    while (size > 1 && strchr("/.,;:!?)]}'*", request->path[size - 1]))
        size--;
    snprintf(location, sizeof location, "/#%.*s%s%s", (int)(size < 200 ? size : 200), request->path, *query ? "?" : "",
             query);
    redirect(server, connection, location);
}

static void respond_metrics(struct server *server, uint64_t connection)
{
    size_t size;
    char *const text = metrics_text(server, &size);
    if (!text) {
        respond_error(server, connection, 503, NULL);
        return;
    }
    nika_listen_respond(
        server->listen, connection,
        &(struct nika_listen_response){
            .status = 200, .type = "text/plain; version=0.0.4; charset=utf-8", .body = text, .size = size});
    free(text);
}

/* Until the store has been read: the process lives, and that is all. */
static void respond_starting(struct server *server, uint64_t connection, bool healthy)
{
    static const char fine[] = "ok", starting[] = "{\"error\":\"starting\"}";
    nika_listen_respond(server->listen, connection,
                        &(struct nika_listen_response){.status = healthy ? 200 : 503,
                                                       .type = healthy ? "text/plain" : NULL,
                                                       .body = healthy ? fine : starting,
                                                       .size = healthy ? sizeof fine - 1 : sizeof starting - 1});
}

void http_request(void *context, uint64_t connection, const struct nika_listen_request *request)
{
    struct server *const server = context;
    const bool reads = strcmp(request->method, "GET") == 0;
    const bool health = strcmp(request->path, "/healthz") == 0 || strcmp(request->path, "/readyz") == 0;
    const bool metrics = request->door == DOOR_METRICS && strcmp(request->path, "/metrics") == 0;
    char id[INVITATION_ID_MAX];
    const bool invites = request->door == DOOR_PUBLIC && invitation_is(request->path, id);
    const struct site_file *const file = request->door == DOOR_PUBLIC ? site_find(request->path) : NULL;
    const char *const api_path = request->door == DOOR_LOCAL ? "/api/host" : "/api/";
    const bool api = request->door != DOOR_METRICS && strncmp(request->path, api_path, strlen(api_path)) == 0;
    if (!server->ready && !server->node && (health || api || metrics || invites))
        respond_starting(server, connection, strcmp(request->path, "/healthz") == 0 && reads);
    else if (health || api)
        ask_core(server, connection, request, request->path);
    else if ((file || metrics || invites) && !reads)
        respond_error(server, connection, 405, "GET, HEAD");
    else if (invites)
        invite(server, connection, request, id);
    else if (metrics)
        respond_metrics(server, connection);
    else if (file)
        site_respond(server, connection, file, request);
    else if (reads && request->wants_html && request->door == DOOR_PUBLIC && strcmp(request->path, "/api") != 0)
        lead_to_page(server, connection, request);
    else
        respond_error(server, connection, 404, NULL);
}

/*
 * The server core's response.
 */

/* If it answers a question asked for an invitation, the response is a page. */
static bool respond_invitation(struct server *server, const struct nika_effect *effect)
{
    struct invitation **at = &server->invitations;
    while (*at && (*at)->connection != effect->connection)
        at = &(*at)->next;
    struct invitation *const invitation = *at;
    size_t size = 0;
    if (!invitation)
        return false;
    char *const page = invitation_page(invitation, effect->bytes, effect->size, &size);
    nika_listen_respond(
        server->listen, effect->connection,
        &(struct nika_listen_response){
            .status = effect->code, .type = "text/html; charset=utf-8", .body = page ? page : "", .size = size});
    *at = invitation->next;
    free(invitation);
    free(page);
    return true;
}

void http_respond(struct server *server, const struct nika_effect *effect)
{
    if (respond_invitation(server, effect))
        return;
    nika_listen_respond(server->listen, effect->connection,
                        &(struct nika_listen_response){.status = effect->code,
                                                       .type = effect->type,
                                                       .body = effect->bytes,
                                                       .size = effect->size,
                                                       .cookie = effect->cookie});
}

void http_end(struct server *server)
{
    for (struct invitation *invitation = server->invitations, *next; invitation; invitation = next) {
        next = invitation->next;
        free(invitation);
    }
}

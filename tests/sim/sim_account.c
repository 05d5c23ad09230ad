/*
 * sim_account.c: what people do with their accounts besides signing in (client.h): now and then one changes her password or
 * signs out everywhere. What she was told then must hold from then on, whatever happens to the server: sessions that have
 * ended are tried again and again, and the new password is the one she signs in with.
 */
#include <stdio.h>
#include <string.h>

#include "client.h"
#include "line.h"

enum { PATIENCE = 15000, CHANGE_EACH = 150, PROBE_EACH = 60 };

static void tokens_add(struct tokens *tokens, const char *token)
{
    if (*token)
        memcpy(tokens->list[tokens->count++ % EARLIER_MAX], token, TOKEN_MAX);
}

void account_token_changes(struct client *client)
{
    tokens_add(&client->earlier, client->token);
}

void account_go_on(struct client *client)
{
    struct sim *sim = client->sim;
    char body[160];
    if (sim->plan.twins)
        return;
    if (client->changing && sim->now - client->changing > PATIENCE)
        client->changing = 0; /* it may have happened all the same */
    if (one_in(&client->rng, PROBE_EACH))
        account_probe(client);
    if (client->changing || client->session_asked || !client->sure || !*client->token || sim_calm(sim) ||
        !one_in(&client->rng, CHANGE_EACH))
        return;
    client->changing = sim->now;
    client->ending = client->earlier;
    if (*client->other_password || one_in(&client->rng, 2)) {
        tokens_add(&client->ending, client->token);
        client->ends = true;
        line_request(client, "DELETE", "/api/sessions", NULL, FOR_SIGN_OUT);
        client->changing_link = sim->link_count;
        return;
    }
    /* Without a clear answer it may be the one or the other, from now on and for ever: the request may come late. */
    snprintf(client->other_password, sizeof client->other_password, "Passwort-%u-%u", client->number,
             ++client->last_password);
    snprintf(body, sizeof body, "{\"password\":\"%s\",\"new\":\"%s\"}", client->password, client->other_password);
    line_request(client, "POST", "/api/password", body, FOR_CHANGE);
    client->changing_link = sim->link_count;
}

void account_swap_passwords(struct client *client)
{
    char password[sizeof client->password];
    memcpy(password, client->password, sizeof password);
    memcpy(client->password, client->other_password, sizeof password);
    memcpy(client->other_password, password, sizeof password);
}

void account_answered(struct client *client, unsigned purpose, unsigned status, struct nika_json body)
{
    struct nika_json error = {"", 0};
    struct sim *sim = client->sim;
    if (purpose == FOR_PROBE) {
        if (status == 200 && !sim->rows_are_off)
            sim_fail(sim, "sessions", "a session of client %u that has ended works again", client->number);
        return;
    }
    if (!client->changing || client->answering != client->changing_link) /* given up */
        return;
    client->changing = 0;
    nika_json_get(body, "error", &error);
    for (unsigned i = 0; i < EARLIER_MAX && status == 200; i++) {
        tokens_add(&client->ended, client->ending.list[i]);
        if (strcmp(client->ending.list[i], client->token) == 0)
            client->token[0] = '\0';
    }
    if (purpose == FOR_CHANGE && status == 200)
        account_swap_passwords(client);
    /* A node whose leader is lost does not know what has come of it. */
    const bool unknown = sim->plan.nodes && nika_json_is(error, "busy");
    if (purpose == FOR_CHANGE && status > 0 && !unknown && !nika_json_is(error, "not-kept"))
        client->other_password[0] = '\0';
    if (status == 200)
        sim_count(sim, purpose == FOR_CHANGE ? COUNT_PASSWORDS : COUNT_SIGNED_OUT);
}

void account_probe(struct client *client)
{
    char token[TOKEN_MAX];
    memcpy(token, client->token, sizeof token);
    for (unsigned i = 0; i < EARLIER_MAX; i++)
        if (*client->ended.list[i]) {
            memcpy(client->token, client->ended.list[i], sizeof token);
            line_request(client, "GET", "/api/session", NULL, FOR_PROBE);
            sim_count(client->sim, COUNT_PROBES);
        }
    memcpy(client->token, token, sizeof token);
}

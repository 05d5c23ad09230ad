/*
 * check_secrets.c: secrets are hexadecimal digits, 64 of them; whatever leaves a server is searched for them (sim_check.h).
 */
#include <string.h>

#include "sim_check.h"

struct hidden {
    char digits[TOKEN_MAX];
    enum secret kind;
    const struct client *owner;
    const struct mirror *mirror;
};

/* Passwords of all clients begin with this (plan.c). */
static const char password[] = "Passwort-";

void secrets_add(struct sim *sim, enum secret kind, const char *digits, const struct client *owner,
                 const struct mirror *mirror)
{
    if (strlen(digits) != TOKEN_MAX - 1)
        return;
    sim->secrets = sim_grow(sim->secrets, sim->secret_count, sizeof *sim->secrets);
    struct hidden *hidden = &sim->secrets[sim->secret_count++];
    *hidden = (struct hidden){.kind = kind, .owner = owner, .mirror = mirror};
    memcpy(hidden->digits, digits, TOKEN_MAX);
}

/* Whether this secret may be sent there: a new token or ticket to its owner, and what a deal came from after the game. */
static bool may_be_sent(const struct hidden *hidden, const struct client *to)
{
    if (hidden->mirror)
        return hidden->mirror->state == 'f';
    return to && hidden->owner == to;
}

static void compare(struct sim *sim, const struct client *to, const char *digits)
{
    static const char *const names[] = {"token", "ticket", "secret of a deal", "chance"};
    for (size_t i = 0; i < sim->secret_count; i++) {
        const struct hidden *hidden = &sim->secrets[i];
        if (memcmp(hidden->digits, digits, TOKEN_MAX - 1) == 0 && !may_be_sent(hidden, to))
            sim_fail(sim, "hidden", "a %s where it does not belong", names[hidden->kind]);
    }
}

static bool is_digit(char byte)
{
    return (byte >= '0' && byte <= '9') || (byte >= 'a' && byte <= 'f');
}

void secrets_search(struct sim *sim, const struct client *to, const char *bytes, size_t size)
{
    size_t run = 0;
    for (size_t i = 0; i < size; i++) {
        run = is_digit(bytes[i]) ? run + 1 : 0;
        if (run >= TOKEN_MAX - 1)
            compare(sim, to, bytes + i + 1 - (TOKEN_MAX - 1));
        if (bytes[i] == 'P' && size - i >= sizeof password - 1 && memcmp(bytes + i, password, sizeof password - 1) == 0)
            sim_fail(sim, "hidden", "a password where it does not belong");
    }
}

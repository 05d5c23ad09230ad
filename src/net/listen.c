/*
 * listen.c: starts and stops the network server, and implements its public interface (see nika/listen.h).
 */
#include <stdlib.h>
#include <string.h>

#include "net_internal.h"

struct nika_listen *nika_listen_new(struct ev_loop *loop, const struct nika_listen_settings *settings,
                                    const struct nika_listen_owner *owner)
{
    struct nika_listen *const listen = calloc(1, sizeof *listen);
    if (!listen)
        return NULL;
    listen->loop = loop;
    listen->settings = *settings;
    listen->owner = *owner;
    if (!listen->settings.connections_most)
        listen->settings.connections_most = 20000;
    if (!listen->settings.each_address)
        listen->settings.each_address = 64;
    if (listen->settings.each_address_any)
        listen->settings.each_address = 0;
    if (!listen->settings.queued_most)
        listen->settings.queued_most = (uint64_t)64 << 20;
    hosts_begin(listen);
    doors_begin(listen);
    timeout_begin(listen);
    listen->limits = address_limits_new();
    if (!listen->limits || !socket_begin(listen)) {
        nika_listen_free(listen);
        return NULL;
    }
    return listen;
}

static void hears_nothing(void *context, uint64_t connection)
{
    (void)context;
    (void)connection;
}

void nika_listen_free(struct nika_listen *listen)
{
    if (!listen)
        return;
    listen->owner.closed = listen->owner.dropped = hears_nothing;
    doors_end(listen);
    timeout_end(listen);
    tls_end(listen);
    socket_end(listen);
    address_limits_free(listen->limits);
    free(listen->slots);
    free(listen->lives);
    free(listen->free_slots);
    free(listen);
}

const char *nika_listen_certificate(struct nika_listen *listen, const char *certificate, const char *key)
{
    return tls_begin(listen, certificate, key);
}

bool nika_listen_is_origin(const char *text)
{
    static const char *const schemes[] = {"https://", "http://"};
    for (unsigned i = 0; i < 2; i++) {
        const size_t length = strlen(schemes[i]);
        if (strncmp(text, schemes[i], length) != 0)
            continue;
        const char *const host = text + length;
        return *host && strspn(host, "abcdefghijklmnopqrstuvwxyz0123456789-._:[]") == strlen(host);
    }
    return false;
}

void nika_listen_figures(const struct nika_listen *listen, struct nika_listen_figures *figures)
{
    *figures = listen->figures;
}

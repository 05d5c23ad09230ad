/*
 * server_url.c: parses addresses of servers and tables as people type them (see nika_server_url_read).
 */
#include <stdlib.h>
#include <string.h>

#include <nika/join.h>

#include "join_mirror.h"

enum { PORT_HTTP = 80, PORT_HTTPS = 443, PORT_MOST = 65535 };

/* Characters of host names and numeric addresses. */
static bool is_host(const char *host)
{
    return *host && strspn(host, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-_:%") == strlen(host);
}

/* Whether it is this machine or a numeric address: those have no certificates. */
static bool is_near(const char *host)
{
    return strcmp(host, "localhost") == 0 || strchr(host, ':') || strspn(host, "0123456789.") == strlen(host);
}

/* Copies `size` bytes; false if there is no room. */
static bool take(char *to, size_t room, const char *from, size_t size)
{
    if (size >= room)
        return false;
    memcpy(to, from, size);
    to[size] = '\0';
    return true;
}

/* "host", "host:port", "[::1]:port". */
static bool read_host(const char *text, size_t size, struct nika_address *address)
{
    const char *end = text + size, *port = NULL;
    if (size > 0 && text[0] == '[') {
        const char *close = memchr(text, ']', size);
        if (!close || !take(address->host, sizeof address->host, text + 1, (size_t)(close - text) - 1) ||
            (close + 1 < end && close[1] != ':'))
            return false;
        port = close + 1 < end ? close + 2 : NULL;
    } else {
        const char *colon = memchr(text, ':', size);
        if (!take(address->host, sizeof address->host, text, colon ? (size_t)(colon - text) : size))
            return false;
        port = colon ? colon + 1 : NULL;
    }
    if (!is_host(address->host))
        return false;
    address->port = 0;
    if (!port)
        return true;
    if (port == end || end - port > 5)
        return false;
    for (; port < end; port++) {
        if (*port < '0' || *port > '9')
            return false;
        address->port = 10 * address->port + (unsigned)(*port - '0');
    }
    return address->port >= 1 && address->port <= PORT_MOST;
}

static void write_origin(struct nika_server_url *place)
{
    const struct nika_address *address = &place->address;
    struct nika_text text = nika_text(place->origin, sizeof place->origin);
    const bool number = strchr(address->host, ':') != NULL;
    nika_text_add(&text, address->secure ? "https://" : "http://");
    nika_text_add(&text, number ? "[" : "");
    nika_text_add(&text, address->host);
    nika_text_add(&text, number ? "]" : "");
    if (address->port != (address->secure ? PORT_HTTPS : PORT_HTTP)) {
        nika_text_add_char(&text, ':');
        nika_text_add_number(&text, address->port);
    }
}

bool nika_server_url_read(const char *url, struct nika_server_url *place)
{
    static const struct {
        const char *scheme;
        bool secure;
    } schemes[] = {{"http://", false}, {"ws://", false}, {"https://", true}, {"wss://", true}};
    static const char table[] = "/t/", page[] = "/#"; /* the page's own addresses, as a browser shows them */
    bool said = false;
    memset(place, 0, sizeof *place);
    for (unsigned i = 0; i < sizeof schemes / sizeof schemes[0] && !said; i++)
        if (strncmp(url, schemes[i].scheme, strlen(schemes[i].scheme)) == 0) {
            said = true;
            place->address.secure = schemes[i].secure;
            url += strlen(schemes[i].scheme);
        }
    const size_t size = strcspn(url, "/?#");
    if (!read_host(url, size, &place->address))
        return false;
    if (!said)
        place->address.secure = !is_near(place->address.host);
    if (place->address.port == 0)
        place->address.port = place->address.secure ? PORT_HTTPS : PORT_HTTP;
    write_origin(place);
    url += size;
    if (strncmp(url, page, strlen(page)) == 0)
        url += strlen(page);
    if (strncmp(url, table, strlen(table)) == 0) {
        url += strlen(table);
        const size_t digits = strcspn(url, "/?#");
        return take(place->table, sizeof place->table, url, digits) &&
               mirror_is_hex(place->table, NIKA_TABLE_ID_MAX - 1);
    }
    return *url == '\0' || strcmp(url, "/") == 0;
}

/*
 * response.c: composes HTTP responses, including the security headers (CSP, cookies).
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <nika/words.h>

#include "net_internal.h"

enum { ANSWER_HEAD_MAX = 2048 };

static const char *phrase_of(unsigned status)
{
    static const struct {
        unsigned status;
        const char *phrase;
    } phrases[] = {
        {200, "OK"},
        {204, "No Content"},
        {302, "Found"},
        {304, "Not Modified"},
        {400, "Bad Request"},
        {401, "Unauthorized"},
        {403, "Forbidden"},
        {404, "Not Found"},
        {405, "Method Not Allowed"},
        {409, "Conflict"},
        {413, "Content Too Large"},
        {414, "URI Too Long"},
        {415, "Unsupported Media Type"},
        {417, "Expectation Failed"},
        {421, "Misdirected Request"},
        {426, "Upgrade Required"},
        {429, "Too Many Requests"},
        {431, "Request Header Fields Too Large"},
        {500, "Internal Server Error"},
        {501, "Not Implemented"},
        {503, "Service Unavailable"},
        {505, "HTTP Version Not Supported"},
    };
    for (size_t i = 0; i < sizeof phrases / sizeof phrases[0]; i++)
        if (phrases[i].status == status)
            return phrases[i].phrase;
    return "Status";
}

/*
 * Content Security Policy: only our own files, nothing inline except small images; WebAssembly allowed for the engine;
 * no framing.
 */
static const char protection[] = "Content-Security-Policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "
                                 "worker-src 'self'; style-src 'self'; "
                                 "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
                                 "frame-ancestors 'none'; base-uri 'none'; form-action 'none'\r\n"
                                 "X-Content-Type-Options: nosniff\r\n"
                                 "X-Frame-Options: DENY\r\n"
                                 "Referrer-Policy: no-referrer\r\n"
                                 "Cross-Origin-Opener-Policy: same-origin\r\n"
                                 "Cross-Origin-Embedder-Policy: require-corp\r\n"
                                 "Cross-Origin-Resource-Policy: same-origin\r\n";

static void add_field(struct nika_text *text, const char *name, const char *value)
{
    nika_text_add(text, name);
    nika_text_add(text, ": ");
    nika_text_add(text, value);
    nika_text_add(text, "\r\n");
}

static void add_number(struct nika_text *text, const char *name, size_t number)
{
    char digits[24];
    snprintf(digits, sizeof digits, "%zu", number);
    add_field(text, name, digits);
}

static void add_date(struct nika_text *text)
{
    static const char *const days[] = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
    static const char *const months[] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                         "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    const time_t now = time(NULL);
    struct tm at;
    char date[64];
    if (!gmtime_r(&now, &at))
        return;
    snprintf(date, sizeof date, "%s, %02d %s %d %02d:%02d:%02d GMT", days[at.tm_wday % 7], at.tm_mday,
             months[at.tm_mon % 12], at.tm_year + 1900, at.tm_hour, at.tm_min, at.tm_sec);
    add_field(text, "Date", date);
}

/*
 * HttpOnly: scripts cannot read it. SameSite: other sites cannot send it. With TLS, the prefix keeps others from
 * setting it.
 */
static void add_cookie(struct nika_text *text, const char *token, bool secure)
{
    nika_text_add(text, secure ? "Set-Cookie: __Host-nika=" : "Set-Cookie: nika=");
    nika_text_add(text, token);
    nika_text_add(text, "; Path=/; HttpOnly; SameSite=Strict");
    nika_text_add(text, *token ? "; Max-Age=7776000" : "; Max-Age=0");
    nika_text_add(text, secure ? "; Secure\r\n" : "\r\n");
}

bool response_has_body(const struct connection *connection, const struct nika_listen_response *response)
{
    return response->status != 304 && response->status != 204 && !connection->head_only && response->size;
}

static void add_fields(struct nika_text *text, const struct connection *connection,
                       const struct nika_listen_response *response)
{
    const bool bodiless = response->status == 304 || response->status == 204;
    add_date(text);
    add_field(text, "Connection", connection->keeps ? "keep-alive" : "close");
    if (!bodiless) {
        add_field(text, "Content-Type", response->type ? response->type : "application/json");
        add_number(text, "Content-Length", response->size);
    }
    add_field(text, "Cache-Control", response->cache ? response->cache : "no-store");
    if (response->tag)
        add_field(text, "ETag", response->tag);
    if (response->varies)
        add_field(text, "Vary", "Accept-Encoding");
    if (response->packed && !bodiless)
        add_field(text, "Content-Encoding", "gzip");
    if (response->location)
        add_field(text, "Location", response->location);
    if (response->allow)
        add_field(text, "Allow", response->allow);
    if (response->status == 426)
        nika_text_add(text, "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n");
    if (response->cookie)
        add_cookie(text, response->cookie, connection->secure);
    nika_text_add(text, protection);
    if (connection->secure)
        add_field(text, "Strict-Transport-Security", "max-age=31536000");
    nika_text_add(text, "\r\n");
}

char *response_compose(const struct connection *connection, const struct nika_listen_response *response, size_t *size)
{
    char head[ANSWER_HEAD_MAX];
    const size_t copied = !response->constant && response_has_body(connection, response) ? response->size : 0;
    struct nika_text text = nika_text(head, sizeof head);
    nika_text_add(&text, "HTTP/1.1 ");
    nika_text_add_number(&text, response->status);
    nika_text_add_char(&text, ' ');
    nika_text_add(&text, phrase_of(response->status));
    nika_text_add(&text, "\r\n");
    add_fields(&text, connection, response);
    char *const bytes = text.cut ? NULL : malloc(text.size + copied); /* cut: an absurdly long token or tag */
    if (!bytes)
        return NULL;
    memcpy(bytes, head, text.size);
    if (copied)
        memcpy(bytes + text.size, response->body, copied);
    *size = text.size + copied;
    return bytes;
}

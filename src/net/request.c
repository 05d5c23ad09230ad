/*
 * request.c: parses the heads of HTTP requests (see request.h).
 */
#include "request.h"

#include <string.h>

#include <nika/listen.h>

static char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

bool slice_is(struct slice slice, const char *text)
{
    return slice.size == strlen(text) && memcmp(slice.bytes, text, slice.size) == 0;
}

bool slice_is_nocase(struct slice slice, const char *text)
{
    if (slice.size != strlen(text))
        return false;
    for (size_t i = 0; i < slice.size; i++)
        if (lower(slice.bytes[i]) != lower(text[i]))
            return false;
    return true;
}

static bool is_letter_or_digit(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

/* The token characters of method and field names. */
static bool is_token_char(char c)
{
    return is_letter_or_digit(c) || (c && strchr("!#$%&'*+-.^_`|~", c));
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}

static struct slice trim(struct slice slice)
{
    while (slice.size && is_blank(slice.bytes[0])) {
        slice.bytes++;
        slice.size--;
    }
    while (slice.size && is_blank(slice.bytes[slice.size - 1]))
        slice.size--;
    return slice;
}

size_t head_end(const char *bytes, size_t size, size_t from)
{
    for (size_t i = from > 3 ? from - 3 : 0; i + 4 <= size; i++)
        if (memcmp(bytes + i, "\r\n\r\n", 4) == 0)
            return i + 4;
    return 0;
}

/* Takes off one line; false if it contains a bare CR, LF or NUL. The head ends with an empty line, so there is one. */
static bool take_line(struct slice *rest, struct slice *line)
{
    size_t at = 0;
    while (at < rest->size && rest->bytes[at] != '\r' && rest->bytes[at] != '\n' && rest->bytes[at] != '\0')
        at++;
    if (at + 2 > rest->size || memcmp(rest->bytes + at, "\r\n", 2) != 0)
        return false;
    *line = (struct slice){rest->bytes, at};
    rest->bytes += at + 2;
    rest->size -= at + 2;
    return true;
}

/* Takes off what precedes the next space. */
static struct slice take_word(struct slice *rest)
{
    const char *blank = memchr(rest->bytes, ' ', rest->size);
    const struct slice word = {rest->bytes, blank ? (size_t)(blank - rest->bytes) : rest->size};
    const size_t used = word.size + (blank ? 1 : 0);
    rest->bytes += used;
    rest->size -= used;
    return word;
}

static unsigned read_target(struct slice target, struct head *head)
{
    if (target.size > REQUEST_TARGET_MAX)
        return 414;
    if (target.size == 0 || target.bytes[0] != '/')
        return 400;
    for (size_t i = 0; i < target.size; i++)
        if (target.bytes[i] <= ' ' || target.bytes[i] >= 127 || target.bytes[i] == '#')
            return 400;
    const char *mark = memchr(target.bytes, '?', target.size);
    head->path = (struct slice){target.bytes, mark ? (size_t)(mark - target.bytes) : target.size};
    head->query = mark ? (struct slice){mark + 1, target.size - head->path.size - 1} : (struct slice){"", 0};
    return 0;
}

static unsigned read_request_line(struct slice line, struct head *head)
{
    head->method = take_word(&line);
    const struct slice target = take_word(&line);
    if (head->method.size == 0 || head->method.size > 16)
        return 400;
    for (size_t i = 0; i < head->method.size; i++)
        if (!is_token_char(head->method.bytes[i]))
            return 400;
    if (line.size != 8 || memcmp(line.bytes, "HTTP/", 5) != 0 || line.bytes[6] != '.')
        return 400;
    if (line.bytes[5] != '1' || (line.bytes[7] != '0' && line.bytes[7] != '1'))
        return 505;
    head->minor = line.bytes[7] == '1' ? 1 : 0;
    return read_target(target, head);
}

static const struct {
    const char *name;
    enum field field;
} names[] = {
    {"Host", FIELD_HOST},
    {"Origin", FIELD_ORIGIN},
    {"Cookie", FIELD_COOKIE},
    {"Authorization", FIELD_AUTHORIZATION},
    {"Content-Type", FIELD_CONTENT_TYPE},
    {"Content-Length", FIELD_CONTENT_LENGTH},
    {"Transfer-Encoding", FIELD_TRANSFER_ENCODING},
    {"Expect", FIELD_EXPECT},
    {"Upgrade", FIELD_UPGRADE},
    {"If-None-Match", FIELD_NONE_MATCH},
    {"Sec-WebSocket-Key", FIELD_SOCKET_KEY},
    {"Sec-WebSocket-Version", FIELD_SOCKET_VERSION},
};

bool list_last(struct slice *list, struct slice *last)
{
    size_t at = list->size;
    if (list->size == 0)
        return false;
    while (at && list->bytes[at - 1] != ',')
        at--;
    *last = trim((struct slice){list->bytes + at, list->size - at});
    list->size = at ? at - 1 : 0;
    return true;
}

static bool list_names(struct slice list, const char *word, bool nocase)
{
    struct slice last;
    while (list_last(&list, &last))
        if (nocase ? slice_is_nocase(last, word) : slice_is(last, word))
            return true;
    return false;
}

/*
 * Whether an element of Accept or Accept-Encoding accepts this: by its name, and unless its weight is 0 ("gzip;q=0.0").
 */
static bool takes(struct slice element, const char *word)
{
    const char *const semicolon = memchr(element.bytes, ';', element.size);
    if (!semicolon)
        return slice_is_nocase(element, word);
    const size_t size = (size_t)(semicolon - element.bytes);
    const struct slice weight = trim((struct slice){semicolon + 1, element.size - size - 1});
    bool some = false;
    for (size_t i = 2; i < weight.size; i++)
        some = some || (weight.bytes[i] >= '1' && weight.bytes[i] <= '9');
    return slice_is_nocase(trim((struct slice){element.bytes, size}), word) && some && lower(weight.bytes[0]) == 'q' &&
           weight.bytes[1] == '=';
}

static bool list_takes(struct slice list, const char *word)
{
    struct slice last;
    while (list_last(&list, &last))
        if (takes(last, word))
            return true;
    return false;
}

static void keep_forwarded(struct slice value, struct head *head)
{
    if (head->forwarded_count == REQUEST_FORWARDED_MAX) {
        memmove(head->forwarded, head->forwarded + 1, (REQUEST_FORWARDED_MAX - 1) * sizeof *head->forwarded);
        head->forwarded_count--;
    }
    head->forwarded[head->forwarded_count++] = value;
}

static unsigned read_field(struct slice line, const char *protocol, struct head *head)
{
    const char *colon = memchr(line.bytes, ':', line.size);
    if (!colon || colon == line.bytes)
        return 400; /* this includes obsolete line folding */
    const struct slice name = {line.bytes, (size_t)(colon - line.bytes)};
    const struct slice value = trim((struct slice){colon + 1, line.size - name.size - 1});
    for (size_t i = 0; i < name.size; i++)
        if (!is_token_char(name.bytes[i]))
            return 400;
    for (size_t i = 0; i < value.size; i++)
        if (((unsigned char)value.bytes[i] < ' ' && value.bytes[i] != '\t') || value.bytes[i] == 127)
            return 400;
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (slice_is_nocase(name, names[i].name)) {
            if (head->has[names[i].field])
                return 400;
            head->has[names[i].field] = true;
            head->fields[names[i].field] = value;
            return 0;
        }
    if (slice_is_nocase(name, "Connection")) {
        head->upgrades = head->upgrades || list_names(value, "upgrade", true);
        head->closes = head->closes || list_names(value, "close", true);
        head->keeps = head->keeps || list_names(value, "keep-alive", true);
    } else if (slice_is_nocase(name, "Sec-WebSocket-Protocol"))
        head->offers = head->offers || list_names(value, protocol, false);
    else if (slice_is_nocase(name, "Accept-Encoding"))
        head->gzip = head->gzip || list_takes(value, "gzip");
    else if (slice_is_nocase(name, "Accept")) {
        head->html = head->html || list_takes(value, "text/html");
        head->plain = head->plain || list_takes(value, "application/json");
    } else if (slice_is_nocase(name, "Accept-Language") && !head->tongues.size)
        head->tongues = value;
    else if (slice_is_nocase(name, "X-Forwarded-For"))
        keep_forwarded(value, head);
    else if (slice_is_nocase(name, "X-Forwarded-Proto"))
        head->scheme = value;
    return 0;
}

/* Determines the body's length. Two statements of it could be understood in two ways, and are refused. */
static unsigned read_length(struct head *head)
{
    const struct slice length = head->fields[FIELD_CONTENT_LENGTH];
    if (head->has[FIELD_TRANSFER_ENCODING])
        return head->has[FIELD_CONTENT_LENGTH] || head->minor == 0 ? 400 : 501;
    if (!head->has[FIELD_CONTENT_LENGTH])
        return 0;
    if (length.size == 0)
        return 400;
    for (size_t i = 0; i < length.size; i++)
        if (length.bytes[i] < '0' || length.bytes[i] > '9')
            return 400;
    if (length.size > 9)
        return 413;
    for (size_t i = 0; i < length.size; i++)
        head->body = 10 * head->body + (size_t)(length.bytes[i] - '0');
    return head->body > NIKA_LISTEN_BODY_MAX ? 413 : 0;
}

static bool host_is_fine(struct slice host)
{
    if (host.size == 0 || host.size > 255)
        return false;
    for (size_t i = 0; i < host.size; i++)
        if (!is_letter_or_digit(host.bytes[i]) && (!host.bytes[i] || !strchr("-._:[]", host.bytes[i])))
            return false;
    return true;
}

unsigned head_read(const char *bytes, size_t size, const char *protocol, struct head *head)
{
    struct slice rest = {bytes, size}, line;
    unsigned fields = 0, refusal;
    *head = (struct head){.query = {"", 0}};
    for (unsigned i = 0; i < FIELD_COUNT; i++)
        head->fields[i] = (struct slice){"", 0};
    head->scheme = head->tongues = (struct slice){"", 0};
    if (!take_line(&rest, &line))
        return 400;
    if ((refusal = read_request_line(line, head)))
        return refusal;
    for (;;) {
        if (!take_line(&rest, &line))
            return 400;
        if (line.size == 0)
            break;
        if (++fields > REQUEST_FIELDS_MAX)
            return 431;
        if ((refusal = read_field(line, protocol, head)))
            return refusal;
    }
    if (!host_is_fine(head->fields[FIELD_HOST]))
        return 400;
    if (head->has[FIELD_EXPECT] && !slice_is_nocase(head->fields[FIELD_EXPECT], "100-continue"))
        return 417;
    return read_length(head);
}

struct slice cookie_read(struct slice cookies, const char *name)
{
    const size_t length = strlen(name);
    while (cookies.size) {
        const char *semicolon = memchr(cookies.bytes, ';', cookies.size);
        const size_t size = semicolon ? (size_t)(semicolon - cookies.bytes) : cookies.size;
        const struct slice pair = trim((struct slice){cookies.bytes, size});
        if (pair.size > length && memcmp(pair.bytes, name, length) == 0 && pair.bytes[length] == '=')
            return (struct slice){pair.bytes + length + 1, pair.size - length - 1};
        cookies.bytes += size + (semicolon ? 1 : 0);
        cookies.size -= size + (semicolon ? 1 : 0);
    }
    return (struct slice){"", 0};
}

struct slice bearer_read(struct slice authorization)
{
    static const char scheme[] = "Bearer ";
    const size_t length = sizeof scheme - 1;
    if (authorization.size <= length || !slice_is_nocase((struct slice){authorization.bytes, length}, scheme))
        return (struct slice){"", 0};
    return trim((struct slice){authorization.bytes + length, authorization.size - length});
}

bool token_is_fine(struct slice token)
{
    if (token.size == 0 || token.size >= NIKA_LISTEN_TOKEN_MAX)
        return false;
    for (size_t i = 0; i < token.size; i++)
        if (!is_letter_or_digit(token.bytes[i]) && token.bytes[i] != '-' && token.bytes[i] != '_')
            return false;
    return true;
}

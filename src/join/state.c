/*
 * state.c: the client's persistent state (see nika/join.h): a file of JSON lines. {"server":…,"name":…,"token":…} is a
 * session, {"server":…,"table":…,"who":…,"commitment":…,"chance":…,"pledges":[…],"revealed":…} a pledge; the last line about something counts, and
 * what was used last comes last. A writer holds a lock on a file beside it, reads everything, and renames a new file
 * into place.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <nika/join.h>

#include "get.h"

enum { STATE_BYTES = 1 << 19, STATE_LINES = 256, LINE_BYTES = 2048, PATH_BYTES = 4160 };

/* The file's content: complete lines. */
struct state {
    char bytes[STATE_BYTES];
    size_t size;
};

/* The subject of a line. */
struct subject {
    const char *origin;
    const char *name;        /* a session's; "" is any, NULL: not a session */
    const char *table, *who; /* a pledge's */
};

static bool is_string(struct nika_json object, const char *key, const char *text)
{
    struct nika_json value;
    return nika_json_get(object, key, &value) && nika_json_is(value, text);
}

static bool is_about(struct nika_json line, const struct subject *subject)
{
    struct nika_json value;
    if (!is_string(line, "server", subject->origin))
        return false;
    if (subject->name)
        return nika_json_get(line, "token", &value) && (!*subject->name || is_string(line, "name", subject->name));
    return is_string(line, "table", subject->table) && is_string(line, "who", subject->who);
}

/* The line at *at, as an object; false at the end. An invalid line comes as an object without members. */
static bool next_line(const struct state *state, size_t *at, const char **text, size_t *size, struct nika_json *line)
{
    size_t wrong;
    if (*at >= state->size)
        return false;
    *text = state->bytes + *at;
    const char *end = memchr(*text, '\n', state->size - *at);
    *size = end ? (size_t)(end - *text) + 1 : state->size - *at;
    *at += *size;
    if (!end || nika_json_check(*text, *size, line, &wrong) != NIKA_JSON_FINE || nika_json_kind(*line) != '{')
        *line = (struct nika_json){"{}", 2};
    return true;
}

static struct state *read_state(const char *path)
{
    struct state *state = calloc(1, sizeof *state);
    FILE *file = fopen(path, "rb");
    if (state && file)
        state->size = fread(state->bytes, 1, sizeof state->bytes, file);
    if (file)
        fclose(file);
    return state;
}

/* The last line about something; NULL if there is none. The caller frees the state afterwards. */
static struct state *find(const char *path, const struct subject *subject, struct nika_json *found)
{
    struct state *state = read_state(path);
    struct nika_json line;
    const char *text;
    size_t at = 0, size;
    bool any = false;
    while (state && next_line(state, &at, &text, &size, &line))
        if (is_about(line, subject)) {
            *found = line;
            any = true;
        }
    if (any)
        return state;
    free(state);
    return NULL;
}

/*
 * Writing.
 */

/* Creates the directories above a file. Opening it will show whether that worked. */
static void make_folders(const char *path)
{
    char folder[PATH_BYTES];
    struct nika_text text = nika_text(folder, sizeof folder);
    nika_text_add(&text, path);
    for (char *slash = folder + 1; (slash = strchr(slash, '/')); slash++) {
        *slash = '\0';
        mkdir(folder, 0700);
        *slash = '/';
    }
}

static int lock(const char *path)
{
    char beside[PATH_BYTES];
    struct nika_text text = nika_text(beside, sizeof beside);
    struct flock whole = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    nika_text_add(&text, path);
    nika_text_add(&text, ".lock");
    const int file = open(beside, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file >= 0)
        while (fcntl(file, F_SETLKW, &whole) != 0 && errno == EINTR)
            continue;
    return file;
}

/* All lines except those about the subject and those over the limit; then the new one. */
static bool write_lines(FILE *file, const struct state *state, const struct subject *subject, const char *new_line)
{
    struct nika_json line;
    const char *text;
    size_t at = 0, size;
    unsigned count = 0;
    while (next_line(state, &at, &text, &size, &line))
        count++;
    at = 0;
    while (next_line(state, &at, &text, &size, &line)) {
        const bool wanted = nika_json_count(line) > 0 && !is_about(line, subject) && count < STATE_LINES;
        count--;
        if (wanted && fwrite(text, 1, size, file) != size)
            return false;
    }
    return fputs(new_line, file) >= 0 && fputc('\n', file) != EOF && fflush(file) == 0 && fsync(fileno(file)) == 0;
}

static bool replace(const char *path, const struct subject *subject, const char *new_line)
{
    char partial[PATH_BYTES];
    struct nika_text text = nika_text(partial, sizeof partial);
    struct state *state = read_state(path);
    nika_text_add(&text, path);
    nika_text_add(&text, ".partial");
    const int descriptor = open(partial, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    FILE *file = descriptor < 0 ? NULL : fdopen(descriptor, "wb");
    bool fine = state && file && write_lines(file, state, subject, new_line);
    free(state);
    if (file)
        fine = fclose(file) == 0 && fine;
    else if (descriptor >= 0)
        close(descriptor);
    if (fine && rename(partial, path) == 0)
        return true;
    unlink(partial);
    return false;
}

static bool keep(const char *path, const struct subject *subject, const char *new_line)
{
    make_folders(path);
    const int locked = lock(path);
    const bool fine = locked >= 0 && replace(path, subject, new_line);
    if (locked >= 0)
        close(locked);
    return fine;
}

/*
 * What is kept.
 */

bool nika_state_session(const char *path, const char *origin, char name[NIKA_NAME_MAX], char token[NIKA_DIGITS_MAX])
{
    char wanted[NIKA_NAME_MAX];
    const struct subject subject = {.origin = origin, .name = wanted};
    struct nika_json line;
    memcpy(wanted, name, sizeof wanted);
    struct state *state = find(path, &subject, &line);
    const bool found =
        state && get_string(line, "name", name, NIKA_NAME_MAX) && get_string(line, "token", token, NIKA_DIGITS_MAX);
    free(state);
    return found;
}

static struct nika_writer begin_line(struct nika_text *text, const char *origin)
{
    struct nika_writer writer = nika_writer(text);
    nika_write_open(&writer, '{');
    nika_write_key(&writer, "server");
    nika_write_word(&writer, origin);
    return writer;
}

static void add(struct nika_writer *writer, const char *key, const char *value)
{
    nika_write_key(writer, key);
    nika_write_word(writer, value);
}

bool nika_state_keep_session(const char *path, const char *origin, const char *name, const char *token)
{
    const struct subject subject = {.origin = origin, .name = name};
    char bytes[LINE_BYTES];
    struct nika_text text = nika_text(bytes, sizeof bytes);
    struct nika_writer writer = begin_line(&text, origin);
    add(&writer, "name", name);
    add(&writer, "token", token);
    nika_write_close(&writer, '}');
    return keep(path, &subject, bytes);
}

/* What all seats had pledged, if the person was shown that; "" for a seat without. */
static bool get_pledged(struct nika_json line, char pledged[NIKA_SEATS_MAX][NIKA_DIGITS_MAX])
{
    struct nika_json list, value;
    unsigned seat = 0;
    size_t size;
    memset(pledged, 0, NIKA_SEATS_MAX * sizeof pledged[0]);
    if (!get_list(line, "pledges", &list))
        return false;
    struct nika_json_walk walk = nika_json_walk(list);
    while (nika_json_next(&walk, &value))
        if (seat == NIKA_SEATS_MAX || !nika_json_string(value, pledged[seat++], sizeof pledged[0], &size))
            return false;
    return true;
}

static void add_pledged(struct nika_writer *writer, const struct nika_pledge *pledge)
{
    nika_write_key(writer, "pledges");
    nika_write_open(writer, '[');
    for (unsigned seat = 0; seat < NIKA_SEATS_MAX; seat++)
        nika_write_word(writer, pledge->pledged[seat]);
    nika_write_close(writer, ']');
    nika_write_key(writer, "revealed");
    nika_write_bool(writer, pledge->revealed);
}

bool nika_state_pledge(const char *path, const char *origin, const char *table, const char *who,
                       struct nika_pledge *pledge)
{
    const struct subject subject = {.origin = origin, .table = table, .who = who};
    struct nika_json line;
    struct state *state = find(path, &subject, &line);
    const bool found = state && get_string(line, "commitment", pledge->commitment, sizeof pledge->commitment) &&
                       get_string(line, "chance", pledge->chance, sizeof pledge->chance);
    pledge->drawn = found && get_pledged(line, pledge->pledged);
    if (!found || !get_bool(line, "revealed", &pledge->revealed))
        pledge->revealed = false;
    free(state);
    return found;
}

bool nika_state_keep_pledge(const char *path, const char *origin, const char *table, const char *who,
                            const struct nika_pledge *pledge)
{
    const struct subject subject = {.origin = origin, .table = table, .who = who};
    char bytes[LINE_BYTES];
    struct nika_text text = nika_text(bytes, sizeof bytes);
    struct nika_writer writer = begin_line(&text, origin);
    add(&writer, "table", table);
    add(&writer, "who", who);
    add(&writer, "commitment", pledge->commitment);
    add(&writer, "chance", pledge->chance);
    if (pledge->drawn)
        add_pledged(&writer, pledge);
    nika_write_close(&writer, '}');
    return keep(path, &subject, bytes);
}

/*
 * serve_file.c: parses the settings file of `nika serve`, line by line (see serve.h).
 */
#include "serve.h"

#include <string.h>

#include <nika/messages_serve.h>

const struct serve_row serve_list[SERVE_SETTING_COUNT] = {
#define SERVE_ROW(name, kind, least, most) {#name, SERVE_##kind, least, most},
    SERVE_SETTINGS(SERVE_ROW)
#undef SERVE_ROW
#define SERVE_LIMIT_ROW(name, usual, evening, least, most) {#name, SERVE_NUMBER, least, most},
        NIKA_LIMITS(SERVE_LIMIT_ROW)
#undef SERVE_LIMIT_ROW
};

void serve_name(enum serve_setting setting, char name[SERVE_WORD_MAX])
{
    struct nika_text text = nika_text(name, SERVE_WORD_MAX);
    nika_text_add(&text, serve_list[setting].word);
    for (char *at = name; *at; at++)
        if (*at == '_')
            *at = '-';
}

bool serve_is_list(enum serve_setting setting)
{
    const enum serve_kind kind = serve_list[setting].kind;
    return kind == SERVE_ORIGINS || kind == SERVE_HOSTS || kind == SERVE_NETWORKS;
}

static bool find(const char *name, enum serve_setting *setting)
{
    char other[SERVE_WORD_MAX];
    for (unsigned i = 0; i < SERVE_SETTING_COUNT; i++) {
        serve_name((enum serve_setting)i, other);
        if (strcmp(name, other) == 0) {
            *setting = (enum serve_setting)i;
            return true;
        }
    }
    return false;
}

/* Cuts blanks off both ends. */
static char *trim(char *text)
{
    size_t size;
    text += strspn(text, " \t\r");
    size = strlen(text);
    while (size && strchr(" \t\r", text[size - 1]))
        size--;
    text[size] = '\0';
    return text;
}

/* One line of a file. False: *problem says what is the matter. */
static bool read_line(char *text, unsigned line, struct serve_said *said, struct nika_message *problem,
                      char name[SERVE_WORD_MAX])
{
    char *const equals = strchr(text, '=');
    enum serve_setting setting;
    struct nika_text copy = nika_text(name, SERVE_WORD_MAX);
    text = trim(text);
    if (!*text || *text == '#')
        return true;
    if (!equals) {
        *problem = msg_serve_no_equals();
        return false;
    }
    *equals = '\0';
    nika_text_add(&copy, trim(text));
    if (!find(name, &setting)) {
        name[strcspn(name, " \t:")] = '\0'; /* the rest may be an address with a password */
        *problem = msg_serve_no_setting(name);
        return false;
    }
    if (said->counts[setting] && !serve_is_list(setting)) {
        *problem = msg_serve_twice(name);
        return false;
    }
    if (said->counts[setting] == NIKA_SERVER_LISTED_MAX) {
        *problem = msg_serve_too_many(name, NIKA_SERVER_LISTED_MAX);
        return false;
    }
    if (!said->counts[setting])
        said->lines[setting] = line;
    said->values[setting][said->counts[setting]++] = trim(equals + 1);
    return true;
}

bool serve_read_file(char *text, struct serve_said *said, unsigned *line, struct nika_message *problem,
                     char name[SERVE_WORD_MAX])
{
    *line = 0;
    while (text) {
        char *const end = strchr(text, '\n');
        if (end)
            *end = '\0';
        ++*line;
        if (!read_line(text, *line, said, problem, name))
            return false;
        text = end ? end + 1 : NULL;
    }
    return true;
}

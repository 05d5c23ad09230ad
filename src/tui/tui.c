/*
 * tui.c: playing in a terminal: detects which characters it can show, and chooses the front.
 */
#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include <nika/ai.h>
#include <nika/messages_play.h>
#include <nika/tui.h>

#include "front.h"
#include "lines.h"
#include "replay.h"

static bool only_ascii;

const char *const nika_pace_names[] = {"none", "fast", "normal", "slow", "step", NULL};

struct nika_message nika_level_message(unsigned level)
{
    const struct nika_message messages[NIKA_LEVELS] = {msg_level_beginner(), msg_level_casual(), msg_level_skilled(),
                                                       msg_level_expert(), msg_level_master()};
    return messages[level];
}

const char *nika_level_name(enum nika_language language, const char *level, const char *otherwise)
{
    const unsigned number = nika_level_number(level);
    return number < NIKA_LEVELS ? nika_sentence_of(language, nika_level_message(number).key) : otherwise;
}

static const char *variable(const char *name)
{
    const char *value = getenv(name); /* NOLINT(concurrency-mt-unsafe): nobody changes the environment */
    return value ? value : "";
}

/* The character set from the environment: the first variable that is set counts. */
static const char *wanted_locale(void)
{
    static const char *const names[] = {"LC_ALL", "LC_CTYPE", "LANG"};
    for (unsigned i = 0; i < sizeof names / sizeof names[0]; i++)
        if (*variable(names[i]))
            return variable(names[i]);
    return "";
}

static bool is_utf8(void)
{
    const char *charset = nl_langinfo(CODESET);
    return strcasecmp(charset, "UTF-8") == 0 || strcasecmp(charset, "utf8") == 0;
}

/* Whether a locale's name itself says UTF-8: it may just not be installed here. */
static bool says_utf8(const char *locale)
{
    const char *dot = strchr(locale, '.');
    return dot && (strncasecmp(dot, ".UTF-8", 6) == 0 || strncasecmp(dot, ".utf8", 5) == 0);
}

bool nika_choose_charset(void)
{
    const char *locale = wanted_locale();
    const bool known = setlocale(LC_ALL, "") != NULL;
    const bool nothing_said = !*locale || strcmp(locale, "C") == 0 || strcmp(locale, "POSIX") == 0;
    setlocale(LC_NUMERIC, "C");
    /* Without any setting, or with a locale that is not installed, a modern terminal is assumed. */
    if (nothing_said || says_utf8(locale) || (!known && !strchr(locale, '.')))
        if (!known || !is_utf8())
            (void)(setlocale(LC_CTYPE, "C.UTF-8") || setlocale(LC_CTYPE, "C.utf8"));
    only_ascii = !is_utf8() && !says_utf8(locale) && !nothing_said;
    lines_only_ascii(only_ascii);
    return !only_ascii;
}

bool nika_can_show(enum nika_language language)
{
    return !only_ascii || nika_language_is_latin(language);
}

/* What stands for a character that is not ASCII, or NULL. */
static const char *folded(uint32_t code)
{
    static char one[2];
    static const struct {
        uint32_t code;
        const char *plain;
    } signs[] = {
        {0x00A0, " "},  {0x00AB, "\""}, {0x00BB, "\""}, {0x00B7, "-"},   {0x2010, "-"},  {0x2011, "-"},  {0x2012, "-"},
        {0x2013, "-"},  {0x2014, "-"},  {0x2018, "'"},  {0x2019, "'"},   {0x201C, "\""}, {0x201D, "\""}, {0x201E, "\""},
        {0x00A1, "!"},  {0x00BF, "?"},  {0x00DF, "ss"}, {0x2026, "..."}, {0x202F, " "},  {0x2212, "-"},  {0x00D7, "x"},
        {0x0152, "OE"}, {0x0153, "oe"}, {0x00C6, "AE"}, {0x00E6, "ae"},  {0x00B0, "o"},  {0x2190, "<-"}, {0x2192, "->"},
        {0x25B8, ">"},  {0x2022, "*"},  {0x2265, ">="}, {0x2264, "<="},  {0x3000, " "},
    };
    for (unsigned i = 0; i < sizeof signs / sizeof signs[0]; i++)
        if (signs[i].code == code)
            return signs[i].plain;
    one[0] = ascii_letter(code);
    return one[0] ? one : NULL;
}

void fold_to_ascii(struct nika_text *text, const char *utf8)
{
    size_t left = strlen(utf8), length;
    for (; left > 0; utf8 += length, left -= length) {
        const int32_t code = nika_utf8_read(utf8, left, &length);
        const char *plain = code < 0x80 ? NULL : folded((uint32_t)code);
        if (code >= 0 && code < 0x80)
            nika_text_add_char(text, (char)code);
        else
            nika_text_add(text, plain ? plain : "?");
    }
}

bool is_dumb_terminal(void)
{
    const char *kind = variable("TERM");
    return !*kind || strcmp(kind, "dumb") == 0;
}

/* Whether a full screen can be shown. */
bool nika_has_screen(void)
{
    return isatty(STDIN_FILENO) && isatty(STDOUT_FILENO) && !is_dumb_terminal();
}

enum nika_ending nika_play_in_terminal(const struct nika_terminal *terminal, int *signal)
{
    const bool plain = terminal->plain || !nika_has_screen();
    const char *players[NIKA_SEATS_MAX];
    struct session session = {.source = terminal->source,
                              .voice = nika_voice(terminal->language, players),
                              .record = terminal->record,
                              .pace = plain ? PACE_NONE : PACE_NORMAL,
                              .adviser = terminal->adviser,
                              .ascii = terminal->ascii || only_ascii,
                              .mouse = terminal->mouse,
                              .offers_again = terminal->again,
                              .folded = only_ascii,
                              .settle = terminal->settle,
                              .settle_context = terminal->settle_context};
    for (unsigned seat = 0; seat < NIKA_SEATS_MAX; seat++)
        players[seat] = terminal->source.sight->sitting.names.of[seat];
    for (unsigned i = 0; terminal->pace && nika_pace_names[i]; i++)
        if (strcmp(nika_pace_names[i], terminal->pace) == 0)
            session.pace = (enum pace)i;
    *signal = 0;
    const bool over = plain ? plain_run(&session, signal) : screen_run(&session, signal);
    if (*signal || !over)
        return *signal ? NIKA_ENDED_SIGNAL : NIKA_ENDED_QUIT;
    return session.again ? NIKA_ENDED_AGAIN : NIKA_ENDED_OVER;
}

bool nika_replay_in_terminal(const struct nika_recorded *const *games, unsigned count, enum nika_language language,
                             bool ascii, int *signal)
{
    struct replay replay = {.games = games, .count = count};
    *signal = 0;
    return count && nika_has_screen() && replay_run(&replay, language, ascii || only_ascii, only_ascii, signal);
}

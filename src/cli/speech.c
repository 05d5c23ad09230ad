/*
 * speech.c: messages to the user: language, errors, display of file names.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include <nika/messages_cli.h>

#include "cli.h"

enum { SPEECH_BYTES = 16384 };

/* What --lang said; until then, or without it, the environment decides. */
static enum nika_language chosen;
static bool is_chosen;

enum nika_language cli_language(void)
{
    static const char *const names[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    if (is_chosen)
        return chosen;
    for (unsigned i = 0; i < sizeof names / sizeof names[0]; i++) {
        const char *value = getenv(names[i]); /* NOLINT(concurrency-mt-unsafe): nobody changes the environment */
        if (value && *value)
            return nika_language_of_locale(value);
    }
    return NIKA_ENGLISH;
}

const char *cli_languages(void)
{
    static char codes[8 * NIKA_LANGUAGES];
    struct nika_text list = nika_text(codes, sizeof codes);
    for (unsigned i = 0; i < NIKA_LANGUAGES; i++)
        nika_text_add_listed(&list, nika_language_code((enum nika_language)i));
    return codes;
}

int cli_choose_language(const char *command, const char *code)
{
    if (is_chosen)
        return cli_usage(command, msg_cli_too_often("--lang"));
    is_chosen = nika_language_named(code, &chosen);
    if (is_chosen)
        return CLI_FINE;
    struct cli_near near = cli_near(code, strlen(code));
    for (unsigned i = 0; i < NIKA_LANGUAGES; i++)
        cli_near_try(&near, nika_language_code((enum nika_language)i));
    return cli_usage_near(command, msg_cli_no_language(code, cli_languages()), &near);
}

void cli_say(struct nika_text *text, struct nika_message message)
{
    nika_say(text, nika_voice(cli_language(), NULL), message);
}

void cli_print(FILE *file, struct nika_message message)
{
    char bytes[SPEECH_BYTES];
    struct nika_text text = nika_text(bytes, sizeof bytes);
    cli_say(&text, message);
    fputs(bytes, file);
}

const char *cli_reason(enum nika_language language, int error)
{
    static const struct {
        int error;
        uint16_t key;
    } reasons[] = {
        {ENOENT, NIKA_MSG_cli_reason_no_file},         {EACCES, NIKA_MSG_cli_reason_no_access},
        {EPERM, NIKA_MSG_cli_reason_not_permitted},    {EISDIR, NIKA_MSG_cli_reason_is_folder},
        {ENOTDIR, NIKA_MSG_cli_reason_not_folder},     {EEXIST, NIKA_MSG_cli_reason_file_exists},
        {ENOSPC, NIKA_MSG_cli_reason_disk_full},       {EROFS, NIKA_MSG_cli_reason_read_only},
        {EFBIG, NIKA_MSG_cli_reason_too_large},        {EIO, NIKA_MSG_cli_reason_io_error},
        {ENAMETOOLONG, NIKA_MSG_cli_reason_long_name}, {ENOMEM, NIKA_MSG_cli_reason_no_memory},
    };
    for (unsigned i = 0; i < sizeof reasons / sizeof reasons[0]; i++)
        if (reasons[i].error == error)
            return nika_sentence_of(language, reasons[i].key);
    return strerror(error); /* NOLINT(concurrency-mt-unsafe): only one thread speaks */
}

static void complain(const char *command, struct nika_message message)
{
    fflush(stdout); /* so that what was said before comes before */
    fputs(command ? "nika " : "nika", stderr);
    fprintf(stderr, "%s: ", command ? command : "");
    cli_print(stderr, message);
    fputc('\n', stderr);
}

int cli_usage(const char *command, struct nika_message message)
{
    return cli_usage_near(command, message, NULL);
}

int cli_usage_near(const char *command, struct nika_message message, const struct cli_near *near)
{
    char words[64];
    complain(command, message);
    if (near)
        cli_say_near(near);
    snprintf(words, sizeof words, command ? "nika %s" : "nika", command);
    cli_print(stderr, msg_cli_see_help(words));
    fputc('\n', stderr);
    return CLI_USAGE;
}

int cli_wrong(const char *command, struct nika_message message)
{
    complain(command, message);
    return CLI_WRONG;
}

const char *cli_shown(const char *path, struct cli_path *shown)
{
    struct nika_text text = nika_text(shown->bytes, sizeof shown->bytes);
    if (strcmp(path, "-") == 0)
        cli_say(&text, msg_cli_standard_input());
    else
        nika_text_add_safely(&text, path, strlen(path), sizeof shown->bytes - 4);
    return shown->bytes;
}

const char *cli_shown_output(struct cli_path *shown)
{
    struct nika_text text = nika_text(shown->bytes, sizeof shown->bytes);
    cli_say(&text, msg_cli_standard_output());
    return shown->bytes;
}

/*
 * options.c: reads the command line, and says what is wrong with it.
 */
#include <errno.h>
#include <stdarg.h>
#include <string.h>

#include <nika/games.h>

#include "cli.h"

/* What somebody typed is part of most messages: nothing in it may do anything to a terminal. */
static void say(const char *command, const char *format, va_list list)
{
    char message[2048];
    vsnprintf(message, sizeof message, format, list);
    fflush(stdout); /* so that what was said before comes before */
    fprintf(stderr, "nika %s: ", command);
    for (size_t at = 0, left = strlen(message), length; left > 0; at += length, left -= length) {
        const int32_t code = nika_utf8_read(message + at, left, &length);
        if (code >= 0 && !nika_utf8_hidden((uint32_t)code)) {
            fwrite(message + at, 1, length, stderr);
            continue;
        }
        if (code < 0)
            length = 1;
        fputc('?', stderr);
    }
    fputc('\n', stderr);
}

int cli_usage(const char *command, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    say(command, format, list);
    va_end(list);
    fprintf(stderr, "See nika %s --help\n", command);
    return CLI_USAGE;
}

int cli_no_game(const char *command, const char *name)
{
    char known[256];
    struct nika_text list = nika_text(known, sizeof known);
    for (unsigned i = 0; nika_games[i]; i++) {
        nika_text_add_listed(&list, nika_games[i]->name);
    }
    return cli_usage(command, "there is no game “%s”; there are: %s", name, known);
}

int cli_wrong(const char *command, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    say(command, format, list);
    va_end(list);
    return CLI_WRONG;
}

bool cli_flush(const char *command, FILE *file, const char *path)
{
    errno = 0;
    if (fflush(file) == 0 && !ferror(file))
        return true;
    cli_wrong(command, "%s: %s", path, errno ? strerror(errno) : "not everything could be written");
    return false;
}

bool cli_number(const char *text, uint64_t min, uint64_t max, uint64_t *number)
{
    uint64_t read = 0;
    if (!*text)
        return false;
    for (; *text; text++) {
        if (*text < '0' || *text > '9')
            return false;
        const uint64_t digit = (uint64_t)(*text - '0');
        if (read > (UINT64_MAX - digit) / 10)
            return false;
        read = 10 * read + digit;
    }
    if (read < min || read > max)
        return false;
    *number = read;
    return true;
}

/* The option that an argument names, and in *value what follows its `=`, if anything. */
static const struct cli_option *find(const struct cli_option *options, const char *argument, const char **value)
{
    const size_t size = strcspn(argument, "=");
    *value = argument[size] ? argument + size + 1 : NULL;
    for (; options->name; options++)
        if (strlen(options->name) == size && memcmp(options->name, argument, size) == 0)
            return options;
    return NULL;
}

/* Takes an option's value. False if it may not come again. */
static bool take(const struct cli_option *option, const char *value)
{
    if (option->values) {
        if (*option->values_count == option->values_max)
            return false;
        option->values[(*option->values_count)++] = value;
        return true;
    }
    if (*option->value)
        return false;
    *option->value = value;
    return true;
}

bool cli_options(const char *command, const char *help, const struct cli_option *options, int count, char **arguments,
                 int *operands, int *status)
{
    bool only_operands = false;
    *operands = 0;
    for (int i = 0; i < count; i++) {
        char *argument = arguments[i];
        const char *value;
        if (only_operands || argument[0] != '-' || argument[1] == '\0') {
            arguments[(*operands)++] = argument;
            continue;
        }
        if (strcmp(argument, "--") == 0) {
            only_operands = true;
            continue;
        }
        if (strcmp(argument, "--help") == 0 || strcmp(argument, "-h") == 0) {
            fputs(help, stdout);
            *status = cli_flush(command, stdout, "standard output") ? CLI_FINE : CLI_WRONG;
            return false;
        }
        if (strcmp(argument, "--version") == 0) {
            printf("nika %s\n", NIKA_VERSION);
            *status = cli_flush(command, stdout, "standard output") ? CLI_FINE : CLI_WRONG;
            return false;
        }
        const struct cli_option *option = find(options, argument, &value);
        if (!option) {
            *status = cli_usage(command, "there is no option “%s”", argument);
            return false;
        }
        if (option->flag) {
            if (value) {
                *status = cli_usage(command, "%s takes no value", option->name);
                return false;
            }
            *option->flag = true;
            continue;
        }
        if (!value && i + 1 < count)
            value = arguments[++i];
        if (!value) {
            *status = cli_usage(command, "%s needs a value", option->name);
            return false;
        }
        if (!take(option, value)) {
            *status = cli_usage(command, "%s stands too often", option->name);
            return false;
        }
    }
    return true;
}

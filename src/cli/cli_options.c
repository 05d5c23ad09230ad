/*
 * cli_options.c: parses the command line, and explains what is wrong with it.
 */
#include <errno.h>
#include <string.h>

#include <nika/games.h>
#include <nika/messages_cli.h>

#include "cli.h"

int cli_no_game(const char *command, const char *name)
{
    char known[256];
    struct nika_text list = nika_text(known, sizeof known);
    struct cli_near near = cli_near(name, strlen(name));
    for (unsigned i = 0; nika_games[i]; i++) {
        nika_text_add_listed(&list, nika_games[i]->name);
        cli_near_try(&near, nika_games[i]->name);
    }
    return cli_usage_near(command, msg_cli_no_game(name, known), &near);
}

bool cli_flush(const char *command, FILE *file, const char *path)
{
    struct cli_path shown;
    errno = 0;
    if (fflush(file) == 0 && !ferror(file))
        return true;
    if (!path)
        path = cli_shown_output(&shown);
    cli_wrong(command, errno ? msg_cli_failed(path, cli_reason(cli_language(), errno)) : msg_cli_unwritten(path));
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
    for (; options->name; options++) {
        const char *const names[] = {options->name, options->old};
        for (unsigned i = 0; i < 2; i++)
            if (names[i] && strlen(names[i]) == size && memcmp(names[i], argument, size) == 0)
                return options;
    }
    return NULL;
}

/* What was typed, without a password in an address that follows the name. */
static const char *option_without_password(const char *argument, struct cli_path *kept)
{
    const size_t name = strcspn(argument, "=:") + 1;
    struct cli_path value;
    const char *const whole = cli_without_password(argument, kept);
    if (whole != argument || name > strlen(argument) || cli_without_password(argument + name, &value) == argument + name)
        return whole;
    struct nika_text text = nika_text(kept->bytes, sizeof kept->bytes);
    nika_text_add_bytes(&text, argument, name);
    nika_text_add(&text, value.bytes);
    return kept->bytes;
}

static void say_no_option(const char *command, const struct cli_option *options, const char *argument)
{
    static const char *const everywhere[] = {"--help", "--version", "--lang"};
    struct cli_near near = cli_near(argument, strcspn(argument, "="));
    struct cli_path kept;
    for (; options->name; options++)
        cli_near_try(&near, options->name);
    for (unsigned i = 0; i < sizeof everywhere / sizeof everywhere[0]; i++)
        cli_near_try(&near, everywhere[i]);
    cli_usage_near(command, msg_cli_no_option(option_without_password(argument, &kept)), &near);
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

int cli_take_language(const char *command, const struct cli_option *options, int count, char **arguments)
{
    static const struct cli_option language[] = {{.name = "--lang"}, {.name = NULL}};
    int left = 0;
    for (int i = 0; i < count; i++) {
        const char *value;
        if (strcmp(arguments[i], "--") == 0) {
            memmove(arguments + left, arguments + i, (size_t)(count - i) * sizeof *arguments);
            return left + count - i;
        }
        if (find(language, arguments[i], &value)) {
            if (!value && i + 1 < count)
                value = arguments[++i];
            if (!value)
                cli_usage(command, msg_cli_needs_value("--lang"));
            if (!value || cli_choose_language(command, value) != CLI_FINE)
                return -1;
            continue;
        }
        const struct cli_option *option = find(options, arguments[i], &value);
        arguments[left++] = arguments[i];
        if (option && !option->flag && !value && i + 1 < count)
            arguments[left++] = arguments[++i];
    }
    return left;
}

/* Prints the help or the version if it is asked for. */
static bool tell(const char *command, struct nika_message help, const char *argument, int *status)
{
    const bool version = strcmp(argument, "--version") == 0 || strcmp(argument, "-V") == 0;
    if (!version && strcmp(argument, "--help") != 0 && strcmp(argument, "-h") != 0)
        return false;
    if (version)
        printf("nika %s\n", NIKA_VERSION);
    else
        cli_print(stdout, help);
    *status = cli_flush(command, stdout, NULL) ? CLI_FINE : CLI_WRONG;
    return true;
}

bool cli_options(const char *command, struct nika_message help, const struct cli_option *options, int count,
                 char **arguments, int *operands, int *status)
{
    bool only_operands = false;
    *operands = 0;
    *status = CLI_USAGE;
    count = cli_take_language(command, options, count, arguments);
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
        if (tell(command, help, argument, status))
            return false;
        const struct cli_option *option = find(options, argument, &value);
        if (!option) {
            say_no_option(command, options, argument);
            return false;
        }
        if (option->flag) {
            if (value) {
                cli_usage(command, msg_cli_takes_no_value(option->name));
                return false;
            }
            *option->flag = true;
            continue;
        }
        if (!value && i + 1 < count)
            value = arguments[++i];
        if (!value) {
            cli_usage(command, msg_cli_needs_value(option->name));
            return false;
        }
        if (!take(option, value)) {
            cli_usage(command, msg_cli_too_often(option->name));
            return false;
        }
    }
    return count >= 0;
}

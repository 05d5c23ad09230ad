/*
 * manual.c: `nika manual DIR`: writes the manual pages, one for each command and one for the program, in every language, as
 * they lie in share/man. They are made from the help, so there is one text to write and to translate.
 */
#include <errno.h>
#include <string.h>

#include <nika/messages_cli.h>
#include <nika/messages_help.h>

#include "help_text.h"

enum { HELP_BYTES = 16384, PATH_BYTES = 4096 };

static const char command_name[] = "manual";
static const char hosts_page[] = "people"; /* the commands for hosts have one help, and one page of this name */

/* A page that is being written. */
struct page {
    FILE *file;
    enum nika_language language;
    const char *command; /* NULL: the program's own */
    const char *section; /* the one that was begun last */
    bool nested;
};

/*
 * The language of manual pages, roff. What could be taken for an order or changed on its way to the screen is escaped.
 */

static void put_character(FILE *file, char character, bool first)
{
    if (first && (character == '.' || character == '\''))
        fputs("\\&", file);
    if (character == '-')
        fputs("\\-", file);
    else if (character == '\\')
        fputs("\\e", file);
    else if (character == '~')
        fputs("\\(ti", file);
    else
        fputc(character, file);
}

static void put_bytes(FILE *file, const char *bytes, size_t size, bool first)
{
    for (size_t i = 0; i < size; i++)
        put_character(file, bytes[i], first && i == 0);
}

/* Puts bytes in a font, B or I. */
static void put_in(FILE *file, char font, const char *bytes, size_t size)
{
    fprintf(file, "\\f%c", font);
    put_bytes(file, bytes, size, false);
    fputs("\\fR", file);
}

/* The size of an option's name that stands here; 0 if there is none. */
static size_t option_at(const char *text)
{
    const size_t size = strncmp(text, "--", 2) == 0 ? 2 + strspn(text + 2, "abcdefghijklmnopqrstuvwxyz-") : 0;
    return size > 2 ? size : 0;
}

/* A paragraph: the names of options are bold. */
static void put_text(FILE *file, const char *text)
{
    for (const char *at = text; *at;) {
        const size_t size = option_at(at);
        if (size)
            put_in(file, 'B', at, size);
        else
            put_character(file, *at, at == text);
        at += size ? size : 1;
    }
    fputc('\n', file);
}

/* How far a word of a usage reaches: to a space, a bracket, a comma or dots. */
static size_t word_at(const char *text)
{
    size_t size = strcspn(text, " [],|");
    static const char *const ends[] = {"…", "、"};
    for (unsigned i = 0; i < 2; i++) {
        const char *end = strstr(text, ends[i]);
        if (end && (size_t)(end - text) < size)
            size = (size_t)(end - text);
    }
    return size;
}

/* A usage, or the head of an item: what is typed as it stands is bold, what stands for something italic. */
static void put_usage(FILE *file, const char *text)
{
    bool command = false; /* the next word is one */
    for (const char *at = text; *at;) {
        const size_t option = option_at(at), word = word_at(at);
        size_t mark = 1;
        if (option) {
            put_in(file, 'B', at, option);
        } else if (word) {
            const bool nika = word == 4 && memcmp(at, "nika", 4) == 0;
            put_in(file, nika || (command && *at >= 'a' && *at <= 'z') ? 'B' : 'I', at, word);
            command = nika;
        } else {
            nika_utf8_read(at, strlen(at), &mark);
            put_bytes(file, at, mark, at == text);
        }
        at += option ? option : word ? word : mark;
    }
    fputc('\n', file);
}

/*
 * Pages.
 */

static void begin_section(struct page *page, struct nika_message heading, const char *section)
{
    char bytes[128];
    struct nika_text text = nika_text(bytes, sizeof bytes);
    if (page->section && strcmp(page->section, section) == 0)
        return;
    nika_say(&text, nika_voice(page->language, NULL), heading);
    if (page->nested)
        fputs(".RE\n", page->file);
    page->nested = false;
    fprintf(page->file, ".SH \"%s\"\n", bytes);
    page->section = section;
}

static void put_page_name(FILE *file, const char *name)
{
    fputs("nika", file);
    if (name)
        fprintf(file, "\\-%s", name);
}

/* "nika-match - compare computer players": what the list of commands says of it; of the program, its first sentence. */
static void put_name(struct page *page, const char *program_help)
{
    static struct help_part part;
    struct help_walk walk = help_walk(program_help);
    begin_section(page, msg_manual_name(), "name");
    put_page_name(page->file, page->command);
    for (unsigned i = 0; page->command && strcmp(page->command, hosts_page) == 0 && cli_host_command(i); i++)
        if (strcmp(cli_host_command(i), hosts_page) != 0) {
            fputs(", ", page->file);
            put_page_name(page->file, cli_host_command(i));
        }
    fputs(" \\- ", page->file);
    if (page->command)
        help_find(program_help, page->command, &part);
    else
        while (help_next(&walk, &part) && part.kind != HELP_SENTENCES)
            continue;
    const size_t size = strlen(part.text);
    if (size && part.text[size - 1] == '.')
        part.text[size - 1] = '\0';
    put_text(page->file, part.text);
}

static void put_item(struct page *page, const struct help_part *part)
{
    if (strncmp(part->head, "--", 2) == 0)
        begin_section(page, msg_manual_options(), "options");
    else
        begin_section(page, msg_manual_commands(), "commands");
    if (part->nested != page->nested)
        fputs(part->nested ? ".RS\n" : ".RE\n", page->file);
    page->nested = part->nested;
    fputs(".TP\n", page->file);
    put_usage(page->file, part->head);
    put_text(page->file, part->text);
}

static void put_parts(struct page *page, const char *help)
{
    static struct help_part part;
    struct help_walk walk = help_walk(help);
    bool first = true;
    while (help_next(&walk, &part)) {
        if (part.kind == HELP_USAGE) {
            begin_section(page, msg_manual_synopsis(), "synopsis");
            fputs(first ? "" : ".br\n", page->file);
            put_usage(page->file, part.text);
            first = false;
        } else if (part.kind == HELP_ITEM) {
            put_item(page, &part);
        } else {
            if (strcmp(page->section, "synopsis") == 0)
                begin_section(page, msg_manual_description(), "description");
            else
                fputs(page->nested ? ".RE\n.PP\n" : ".PP\n", page->file);
            page->nested = false;
            put_text(page->file, part.text);
        }
    }
}

static void put_others(struct page *page)
{
    bool first = true;
    begin_section(page, msg_manual_see_also(), "others");
    if (page->command) {
        fputs("\\fBnika\\fR(1)\n", page->file);
        return;
    }
    for (unsigned i = 0; cli_command(i); i++) {
        if (cli_is_hosts(cli_command(i)) && strcmp(cli_command(i), hosts_page) != 0)
            continue;
        fprintf(page->file, "%s\\fB", first ? "" : ",\n");
        put_page_name(page->file, cli_command(i));
        fputs("\\fR(1)", page->file);
        first = false;
    }
    fputc('\n', page->file);
}

static void put_page(struct page *page)
{
    static char program_help[HELP_BYTES], help[HELP_BYTES];
    struct nika_text program_text = nika_text(program_help, sizeof program_help), text = nika_text(help, sizeof help);
    char title[64] = "NIKA";
    help_say(NULL, page->language, &program_text);
    help_say(page->command, page->language, &text);
    if (page->command)
        snprintf(title, sizeof title, "NIKA-%s", page->command);
    for (char *at = title; *at; at++)
        *at = *at >= 'a' && *at <= 'z' ? (char)(*at - 'a' + 'A') : *at;
    fputs(".\\\" nika manual\n.TH ", page->file);
    put_bytes(page->file, title, strlen(title), true);
    fprintf(page->file, " 1 \"\" \"nika %s\" Nika\n.nh\n.ad l\n", NIKA_VERSION);
    put_name(page, program_help);
    put_parts(page, help);
    put_others(page);
}

/* Makes the folder of a language's pages. Whether it can be used shows soon. */
static void make_folder(const char *folder, const char *language)
{
    char path[PATH_BYTES];
    const int size = snprintf(path, sizeof path, "%s%s%s/man1", folder, *language ? "/" : "", language);
    if (size > 0 && (size_t)size < sizeof path)
        cli_make_folder(path, CLI_OPEN_FOLDER);
}

/* Writes the page of a command. A command for hosts refers to their page. */
static bool write_page(const char *folder, const char *language, struct page page)
{
    char path[PATH_BYTES];
    struct cli_target target;
    const int size = snprintf(path, sizeof path, "%s%s%s/man1/nika%s%s.1", folder, *language ? "/" : "", language,
                              page.command ? "-" : "", page.command ? page.command : "");
    if (size < 0 || (size_t)size >= sizeof path)
        return cli_wrong(command_name, msg_cli_failed("…", cli_reason(cli_language(), ENAMETOOLONG))) == CLI_FINE;
    if (!cli_open_target(command_name, path, &target))
        return false;
    page.file = target.file;
    if (page.command && cli_is_hosts(page.command) && strcmp(page.command, hosts_page) != 0)
        fprintf(page.file, ".so man1/nika-%s.1\n", hosts_page);
    else
        put_page(&page);
    return cli_close_target(&target, true);
}

int cli_manual(int count, char **arguments)
{
    static const struct cli_option options[] = {{.name = NULL}};
    int operands, status;
    if (!cli_options(command_name, msg_help_manual(), options, count, arguments, &operands, &status))
        return status;
    if (operands != 1 || !*arguments[0])
        return cli_usage(command_name, msg_cli_name_folder());
    for (unsigned i = 0; i < NIKA_LANGUAGES; i++) {
        const enum nika_language language = (enum nika_language)i;
        const char *code = language == NIKA_ENGLISH ? "" : nika_language_code(language);
        make_folder(arguments[0], code);
        if (!write_page(arguments[0], code, (struct page){.language = language}))
            return CLI_WRONG;
        for (unsigned c = 0; cli_command(c); c++)
            if (!write_page(arguments[0], code, (struct page){.language = language, .command = cli_command(c)}))
                return CLI_WRONG;
    }
    return CLI_FINE;
}

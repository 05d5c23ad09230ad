/*
 * host_commands.c: the commands of those who run a server: nika people, ban, close, … Each is one request to the running server,
 * over its local socket; a table says which. Answers are shown as lines, or with --json as they came.
 */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <nika/messages_cli.h>
#include <nika/messages_help.h>
#include <nika/messages_serve.h>
#include <nika/say.h>

#include "control.h"
#include "hosts_show.h"

enum { PATH_MAX_BYTES = 1024, BODY_MAX = 4096, HOURS_MOST = 87600 };

/* What a command is about. */
enum operand {
    NOBODY,     /* it takes none */
    TEXT,       /* part of a name; may be absent */
    PERSON,     /* an id or a name */
    ANYBODY,    /* the same, or a network */
    TABLE,      /* an id */
    PERSON_ROLE /* a person, and yes or no */
};

static const struct host_command {
    const char *name, *method, *path;
    enum operand operand;
    bool pages;          /* takes --from */
    bool terms, reasons; /* takes --hours; --why */
    void (*show)(struct nika_json value);
} commands[] = {
    {"people", "GET", "/api/host/people", TEXT, true, false, false, show_people},
    {"tables", "GET", "/api/host/tables", NOBODY, true, false, false, show_tables},
    {"close", "POST", "/api/host/close", TABLE, false, false, true, NULL},
    {"ban", "POST", "/api/host/ban", ANYBODY, false, true, true, NULL},
    {"unban", "POST", "/api/host/unban", ANYBODY, false, false, false, NULL},
    {"bans", "GET", "/api/host/bans", NOBODY, true, false, false, show_bans},
    {"mute", "POST", "/api/host/mute", PERSON, false, true, true, NULL},
    {"unmute", "POST", "/api/host/unmute", PERSON, false, false, false, NULL},
    {"reports", "GET", "/api/host/reports", NOBODY, true, false, false, show_reports},
    {"audit", "GET", "/api/host/audit", NOBODY, true, false, false, show_audit},
    {"limits", "GET", "/api/host/limits", NOBODY, false, false, false, show_limits},
    {"nodes", "GET", "/api/host/nodes", NOBODY, false, false, false, show_nodes},
    {"archive", "POST", "/api/host/archive", NOBODY, false, false, false, NULL},
    {"export", "GET", "/api/host/export", PERSON, false, false, false, NULL},
    {"erase", "POST", "/api/host/erase", PERSON, false, false, false, NULL},
    {"role", "POST", "/api/host/role", PERSON_ROLE, false, false, false, NULL},
};

static const struct host_command *find(const char *name)
{
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++)
        if (strcmp(commands[i].name, name) == 0)
            return &commands[i];
    return NULL;
}

bool cli_is_hosts(const char *name)
{
    return find(name) != NULL;
}

const char *cli_host_command(unsigned index)
{
    return index < sizeof commands / sizeof commands[0] ? commands[index].name : NULL;
}

/* What was said on the command line. */
struct said {
    const char *data, *control, *from, *hours, *why, *done, *note;
    bool json;
};

/*
 * Whom it is about.
 */

static bool is_id(const char *text)
{
    return strlen(text) == 16 && strspn(text, "0123456789abcdef") == 16;
}

static bool is_network(const char *text)
{
    return strspn(text, "0123456789.") == strcspn(text, "/") || (strchr(text, ':') && !strchr(text, ' '));
}

/* What a list of people has of those with a name. */
struct named {
    unsigned count; /* with the name, so far */
    unsigned from;  /* listed, so far */
    char id[17];    /* of one of them */
};

/* Looks through one part of the list; false if it was the last, or if there are too many already. */
static bool look_through(struct nika_json value, const char *name, struct named *named)
{
    struct nika_json people, person, member;
    char id[17];
    size_t size;
    if (!nika_json_get(value, "people", &people))
        return false;
    struct nika_json_walk walk = nika_json_walk(people);
    for (; nika_json_next(&walk, &person); named->from++)
        if (nika_json_get(person, "name", &member) && nika_json_is(member, name) &&
            nika_json_get(person, "who", &member) && nika_json_string(member, id, sizeof id, &size) &&
            strcmp(id, named->id) != 0) { /* the same again: the order has changed meanwhile */
            memcpy(named->id, id, sizeof id);
            named->count++;
        }
    if (named->count > 1)
        show_people(value);
    return named->count <= 1 && nika_json_get(value, "more", &member) && nika_json_kind(member) == 't';
}

/* Looks a person up by her name, as she writes it. Returns an exit status; if there is not exactly one, that is explained. */
static int look_up(const char *command, const char *socket_path, const char *name, char id[17])
{
    struct named named = {.count = 0};
    bool more = true;
    while (more) {
        char path[PATH_MAX_BYTES];
        struct nika_text text = nika_text(path, sizeof path);
        struct control_answer answer;
        nika_text_add(&text, "/api/host/people?from=");
        nika_text_add_decimal(&text, named.from);
        nika_text_add(&text, "&find=");
        control_add_encoded(&text, name);
        if (text.cut)
            break;
        const int status = control_ask(command, socket_path, "GET", path, NULL, &answer);
        if (status != CLI_FINE)
            return status;
        more = look_through(answer.value, name, &named);
        free(answer.body);
    }
    memcpy(id, named.id, sizeof named.id);
    if (named.count == 0)
        return cli_wrong(command, nika_error("no-such-person", ""));
    return named.count == 1 ? CLI_FINE : cli_wrong(command, msg_hosts_several(name));
}

/* Writes whom a command is about into the body of its request. */
static int write_target(const struct host_command *command, const char *socket_path, const char *operand,
                        struct nika_writer *writer)
{
    char id[17];
    if (command->operand == TABLE || (command->operand == ANYBODY && is_network(operand))) {
        nika_write_key(writer, command->operand == TABLE ? "table" : "network");
        nika_write_word(writer, operand);
        return CLI_FINE;
    }
    const int status = is_id(operand) ? CLI_FINE : look_up(command->name, socket_path, operand, id);
    if (status != CLI_FINE)
        return status; /* then there may be no id */
    nika_write_key(writer, "who");
    nika_write_word(writer, is_id(operand) ? operand : id);
    return CLI_FINE;
}

/*
 * Requests.
 */

static int write_body(const struct host_command *command, const struct said *said, const char *socket_path,
                      char **operands, struct nika_text *body)
{
    struct nika_writer writer = nika_writer(body);
    uint64_t hours;
    nika_write_open(&writer, '{');
    if (said->hours && !cli_number(said->hours, 1, HOURS_MOST, &hours))
        return cli_usage(command->name, msg_cli_needs_number("--hours", 1, HOURS_MOST));
    const int status = command->operand == NOBODY ? CLI_FINE : write_target(command, socket_path, operands[0], &writer);
    if (status != CLI_FINE)
        return status;
    if (said->hours) {
        nika_write_key(&writer, "hours");
        nika_write_whole(&writer, (int64_t)hours);
    }
    if (said->why) {
        nika_write_key(&writer, "why");
        nika_write_word(&writer, said->why);
    }
    if (command->operand == PERSON_ROLE) {
        const bool on = strcmp(operands[1], "host") == 0;
        if (!on && strcmp(operands[1], "none") != 0)
            return cli_usage(command->name, msg_hosts_role_words("host", "none"));
        nika_write_key(&writer, "host");
        nika_write_bool(&writer, on);
    }
    nika_write_close(&writer, '}');
    return body->cut ? cli_wrong(command->name, nika_error("bad-message", "")) : CLI_FINE;
}

/* The path of a request that only reads. */
static int write_query(const struct host_command *command, const struct said *said, const char *socket_path,
                       int operands, char **arguments, struct nika_text *path)
{
    uint64_t from = 0;
    char id[17];
    if (said->from && !cli_number(said->from, 0, 1000000, &from))
        return cli_usage(command->name, msg_cli_needs_number("--from", 0, 1000000));
    nika_text_add(path, command->path);
    if (command->pages) {
        nika_text_add(path, "?from=");
        nika_text_add_decimal(path, from);
    }
    if (command->operand == PERSON) {
        const int status = is_id(arguments[0]) ? CLI_FINE : look_up(command->name, socket_path, arguments[0], id);
        if (status != CLI_FINE)
            return status;
        nika_text_add(path, "?who=");
        nika_text_add(path, is_id(arguments[0]) ? arguments[0] : id);
    }
    if (command->operand == TEXT && operands) {
        nika_text_add(path, "&find=");
        control_add_encoded(path, arguments[0]);
    }
    return path->cut ? cli_wrong(command->name, nika_error("bad-message", "")) : CLI_FINE;
}

static int show(const struct host_command *command, const struct said *said, struct control_answer *answer)
{
    struct nika_json more;
    if (said->json || !command->show)
        printf("%.*s\n", (int)answer->value.size, answer->value.text);
    else
        command->show(answer->value);
    if (!said->json && nika_json_get(answer->value, "more", &more) && nika_json_kind(more) == 't') {
        cli_print(stdout, msg_hosts_more("--from"));
        putchar('\n');
    }
    free(answer->body);
    return cli_flush(command->name, stdout, NULL) ? CLI_FINE : CLI_WRONG;
}

/* nika reports --done ID: a host is done with one. */
static int report_done(const struct said *said, const char *socket_path, struct control_answer *answer)
{
    char path[PATH_MAX_BYTES], body[BODY_MAX];
    struct nika_text text = nika_text(path, sizeof path), json = nika_text(body, sizeof body);
    struct nika_writer writer = nika_writer(&json);
    nika_text_add(&text, "/api/host/reports/");
    control_add_encoded(&text, said->done);
    nika_write_open(&writer, '{');
    nika_write_key(&writer, "note");
    nika_write_word(&writer, said->note ? said->note : "");
    nika_write_close(&writer, '}');
    if (text.cut || json.cut)
        return cli_wrong("reports", nika_error("bad-message", ""));
    return control_ask("reports", socket_path, "POST", path, body, answer);
}

static int act(const struct host_command *command, const struct said *said, const char *socket_path, int operands,
               char **arguments)
{
    char path[PATH_MAX_BYTES], body[BODY_MAX];
    struct nika_text query = nika_text(path, sizeof path), json = nika_text(body, sizeof body);
    struct control_answer answer = {.body = NULL};
    const bool reads = strcmp(command->method, "GET") == 0 && !said->done;
    int status;
    if (said->done) {
        status = report_done(said, socket_path, &answer);
    } else {
        status = reads ? write_query(command, said, socket_path, operands, arguments, &query)
                       : write_body(command, said, socket_path, arguments, &json);
        if (status == CLI_FINE)
            status = control_ask(command->name, socket_path, command->method, reads ? path : command->path,
                                 reads ? NULL : body, &answer);
    }
    if (status != CLI_FINE)
        return status;
    if (reads || said->json)
        return show(command, said, &answer);
    free(answer.body);
    cli_print(stdout, msg_hosts_done());
    putchar('\n');
    return cli_flush(command->name, stdout, NULL) ? CLI_FINE : CLI_WRONG;
}

/* Whether there are as many operands as the command takes. */
static bool fits(enum operand operand, int count)
{
    const int least = operand == NOBODY || operand == TEXT ? 0 : operand == PERSON_ROLE ? 2 : 1;
    return count >= least && count <= (operand == TEXT ? 1 : least);
}

enum { OPTIONS_MAX = 9 };

/* The options that a command takes, and where they go. */
static void list_options(const struct host_command *command, struct said *said, struct cli_option options[OPTIONS_MAX])
{
    unsigned known = 0;
    options[known++] = (struct cli_option){.name = "--data", .value = &said->data};
    options[known++] = (struct cli_option){.name = "--control", .value = &said->control};
    options[known++] = (struct cli_option){.name = "--json", .flag = &said->json};
    if (command->pages)
        options[known++] = (struct cli_option){.name = "--from", .value = &said->from};
    if (command->terms)
        options[known++] = (struct cli_option){.name = "--hours", .value = &said->hours};
    if (command->reasons)
        options[known++] = (struct cli_option){.name = "--why", .value = &said->why};
    if (command->show == show_reports) {
        options[known++] = (struct cli_option){.name = "--done", .value = &said->done};
        options[known++] = (struct cli_option){.name = "--note", .value = &said->note};
    }
    options[known] = (struct cli_option){.name = NULL};
}

bool cli_host_takes(const char *name, const char *option)
{
    struct said said = {.data = NULL};
    struct cli_option options[OPTIONS_MAX];
    list_options(find(name), &said, options);
    for (unsigned i = 0; options[i].name; i++)
        if (strcmp(options[i].name, option) == 0)
            return true;
    return false;
}

int cli_hosts(const char *name, int count, char **arguments)
{
    const struct host_command *const command = find(name);
    struct said said = {.data = NULL};
    struct cli_data data, beside;
    struct cli_option options[OPTIONS_MAX];
    int operands, status;
    list_options(command, &said, options);
    if (!cli_options(name, msg_help_hosts(name), options, count, arguments, &operands, &status))
        return status;
    if (!fits(command->operand, operands))
        return cli_usage(name, msg_hosts_operands(name));
    if (!said.control && *cli_variable("NIKA_CONTROL"))
        said.control = cli_variable("NIKA_CONTROL");
    if (!said.control) {
        status = cli_data_path(name, said.data, &data);
        if (status != CLI_FINE)
            return status;
        if (!cli_control_path(data.path, &beside))
            beside.path[0] = '\0';
        said.control = beside.path;
    }
    return act(command, &said, said.control, operands, arguments);
}

/*
 * copy.c: `nika copy FROM TO`: moves a server's data from one store to another of any kind: SQLite files, PostgreSQL
 * databases.
 */
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <nika/messages_help.h>
#include <nika/messages_serve.h>
#include <nika/store.h>

#include "copy_lease.h"

static const char command[] = "copy";

/* One of the two, and that nobody else uses it: a file is locked, a database leased. */
struct side {
    const char *where;
    struct nika_store *store;
    struct copy_lease *lease;
    bool made; /* the file was not there before */
};

struct failure {
    const char *where;
    struct nika_store_problem problem;
};

static bool same_file(const char *one, const char *other)
{
    struct stat about_one, about_other;
    return stat(one, &about_one) == 0 && stat(other, &about_other) == 0 && about_one.st_dev == about_other.st_dev &&
           about_one.st_ino == about_other.st_ino;
}

static bool is_same(const char *one, const char *other)
{
    const bool addresses = nika_store_is_address(one) || nika_store_is_address(other);
    return strcmp(one, other) == 0 || (!addresses && same_file(one, other));
}

/* Opening would make a store where there is none. */
static bool is_source(const char *where, struct nika_store_problem *problem)
{
    struct nika_store *const store = nika_store_look(where, problem);
    nika_store_close(store);
    return store != NULL;
}

/* Opens one of them; it only makes sense as a source if it is there. */
static bool open_side(struct side *side, bool source, struct failure *failure)
{
    struct nika_store_problem *const problem = &failure->problem;
    struct stat about;
    failure->where = side->where;
    if (source && !is_source(side->where, problem))
        return false;
    if (nika_store_is_address(side->where)) {
        side->lease = copy_lease_take(side->where, problem);
        if (!side->lease)
            return false;
    } else {
        side->made = stat(side->where, &about) != 0;
    }
    side->store = nika_store_open(side->where, problem);
    return side->store != NULL;
}

/* What was made for a copy that failed is removed again, except its lock, which others may wait for. */
static void remove_file(const char *path)
{
    static const char *const endings[] = {"", "-wal", "-shm"};
    char name[4096];
    for (unsigned i = 0; i < sizeof endings / sizeof endings[0]; i++) {
        struct nika_text text = nika_text(name, sizeof name);
        nika_text_add(&text, path);
        nika_text_add(&text, endings[i]);
        if (!text.cut)
            unlink(name);
    }
}

/* Lets it go. If somebody else has taken the database meanwhile, what was read or written there may be anything. */
static void close_side(struct side *side, struct failure *lost)
{
    nika_store_close(side->store);
    if (side->lease && !copy_lease_give(side->lease))
        *lost = (struct failure){.where = side->where, .problem = {.word = "store-in-use"}};
}

static bool copy(struct side *from, struct side *to, struct nika_store_copied *copied, struct failure *failure)
{
    struct failure lost = {.where = NULL};
    bool fine = false;
    if (is_same(from->where, to->where))
        *failure = (struct failure){.where = to->where, .problem = {.word = "store-same"}};
    else if (open_side(from, true, failure) && open_side(to, false, failure)) {
        fine = nika_store_copy(from->store, to->store, to->lease ? copy_lease_epoch(to->lease) : 0, copied,
                               &failure->problem);
        failure->where = copied->at == from->store ? from->where : to->where;
    }
    const bool ours = to->made && to->store; /* another program may have made it since we looked */
    close_side(from, &lost);
    close_side(to, &lost);
    if (fine && lost.where) {
        *failure = lost;
        fine = false;
    }
    if (ours && !fine)
        remove_file(to->where);
    return fine;
}

static void tell_as_json(const struct side *from, const struct side *to, const struct nika_store_copied *copied,
                         const struct failure *failure)
{
    char bytes[2048], detail[512];
    struct nika_text text = nika_text(bytes, sizeof bytes), safe = nika_text(detail, sizeof detail);
    struct nika_writer writer = nika_writer(&text);
    struct cli_path shown;
    nika_write_open(&writer, '{');
    nika_write_key(&writer, "from");
    nika_write_word(&writer, cli_shown_store(from->where, &shown));
    nika_write_key(&writer, "to");
    nika_write_word(&writer, cli_shown_store(to->where, &shown));
    nika_write_key(&writer, "ok");
    nika_write_bool(&writer, failure == NULL);
    if (failure) {
        nika_text_add_safely(&safe, failure->problem.detail, strlen(failure->problem.detail), sizeof detail - 4);
        nika_write_key(&writer, "problem");
        nika_write_word(&writer, failure->problem.word);
        nika_write_key(&writer, "detail");
        nika_write_word(&writer, detail);
        nika_write_key(&writer, "at");
        nika_write_word(&writer, cli_shown_store(failure->where, &shown));
    } else {
        nika_write_key(&writer, "tables");
        nika_write_whole(&writer, (int64_t)copied->logs);
        nika_write_key(&writer, "entries");
        nika_write_whole(&writer, (int64_t)copied->entries);
        nika_write_key(&writer, "rows");
        nika_write_whole(&writer, (int64_t)copied->rows);
    }
    nika_write_close(&writer, '}');
    cli_print_json(stdout, &text);
}

static void tell(const struct side *from, const struct side *to, const struct nika_store_copied *copied)
{
    struct cli_path from_shown, to_shown;
    cli_print(stdout, msg_copy_done(cli_shown_store(to->where, &to_shown), cli_shown_store(from->where, &from_shown),
                                    (int64_t)copied->logs, (int64_t)copied->entries, (int64_t)copied->rows));
    putchar('\n');
}

static int explain(const struct failure *failure)
{
    struct cli_path shown;
    if (strcmp(failure->problem.word, "store-same") == 0)
        return cli_wrong(command, msg_copy_same(cli_shown_store(failure->where, &shown)));
    return cli_wrong_store(command, failure->where, &failure->problem);
}

int cli_copy(int count, char **arguments)
{
    bool json = false;
    const struct cli_option options[] = {{.name = "--json", .flag = &json}, {.name = NULL}};
    struct nika_store_copied copied = {.logs = 0};
    struct failure failure;
    int operands, status;
    if (!cli_options(command, msg_help_copy(), options, count, arguments, &operands, &status))
        return status;
    if (operands != 2)
        return cli_usage(command, msg_copy_needs_two());
    if (cli_is_no_store(arguments[0]) || cli_is_no_store(arguments[1]))
        return cli_wrong(command, msg_store_no_address());
    struct side from = {.where = arguments[0]}, to = {.where = arguments[1]};
    const bool fine = copy(&from, &to, &copied, &failure);
    if (json)
        tell_as_json(&from, &to, &copied, fine ? NULL : &failure);
    else if (fine)
        tell(&from, &to, &copied);
    else
        return explain(&failure);
    return cli_flush(command, stdout, NULL) && fine ? CLI_FINE : CLI_WRONG;
}

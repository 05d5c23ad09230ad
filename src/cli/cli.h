/*
 * cli.h: what the subcommands of `nika` share: options, record files, messages.
 */
#ifndef NIKA_CLI_H
#define NIKA_CLI_H

#include <stdio.h>

#include <nika/game.h>
#include <nika/lab.h>
#include <nika/message.h>
#include <nika/record.h>
#include <nika/simulate.h>

/* Exit statuses. */
enum { CLI_FINE = 0, CLI_WRONG = 1, CLI_USAGE = 2 };

/* Subcommands: `arguments` are those after the command's name. Each returns an exit status. */
int cli_backup(int count, char **arguments);
int cli_bot(int count, char **arguments);
int cli_copy(int count, char **arguments);
int cli_completions(int count, char **arguments);
int cli_day(int count, char **arguments);
int cli_doctor(int count, char **arguments);
int cli_manual(int count, char **arguments);
int cli_match(int count, char **arguments);
int cli_hint(int count, char **arguments);
int cli_join(int count, char **arguments);
int cli_learn(int count, char **arguments);
int cli_play(int count, char **arguments);
int cli_puzzle(int count, char **arguments);
int cli_replay(int count, char **arguments);
int cli_restore(int count, char **arguments);
int cli_review(int count, char **arguments);
int cli_rules(int count, char **arguments);
int cli_serve(int count, char **arguments);
int cli_simulate(int count, char **arguments);
int cli_verify(int count, char **arguments);
int cli_view(int count, char **arguments);

/* cli_main.c. All commands by number, those for hosts last; NULL behind the last one. The help of one; NULL: of all. */
const char *cli_command(unsigned index);
struct nika_message cli_help(const char *name);

/* host_commands.c: the commands of those who run a server (nika people, nika ban, …), by their names. */
bool cli_is_hosts(const char *name);
const char *cli_host_command(unsigned index); /* NULL behind the last */
bool cli_host_takes(const char *name, const char *option);
int cli_hosts(const char *name, int count, char **arguments);

/* speech.c. The user's language: from --lang, else from the first of LC_ALL, LC_MESSAGES and LANG that is set. */
enum nika_language cli_language(void);

/* The codes of all languages, as a list. */
const char *cli_languages(void);

/* Sets the language from --lang. Returns an exit status; an error is explained. */
int cli_choose_language(const char *command, const char *code);

/* Says a message in that language: adds it to a text, or prints it, without an end of line. */
void cli_say(struct nika_text *text, struct nika_message message);
void cli_print(FILE *file, struct nika_message message);

/* The system's message for an errno. */
const char *cli_reason(enum nika_language language, int error);

/* Prints "nika COMMAND: MESSAGE" to standard error, and a hint at --help; returns CLI_USAGE. In both, a command that is
 * NULL is the program itself. */
int cli_usage(const char *command, struct nika_message message);

/* Prints "nika COMMAND: MESSAGE" to standard error; returns CLI_WRONG. */
int cli_wrong(const char *command, struct nika_message message);

/*
 * near.c. Finds the known name that is most like a mistyped word: begin with the word, try all names, say which it was,
 * if any is near enough.
 */
enum { CLI_NEAR_MAX = 64 };
struct cli_near {
    const char *word;
    size_t size;
    unsigned least; /* a name with fewer mistakes is nearer */
    char name[CLI_NEAR_MAX];
};
struct cli_near cli_near(const char *word, size_t size);
void cli_near_try(struct cli_near *near, const char *name);
void cli_say_near(const struct cli_near *near); /* "Did you mean …?", in a line on standard error */

/* cli_usage, with that line before the hint. */
int cli_usage_near(const char *command, struct nika_message message, const struct cli_near *near);

/*
 * A file name for display: "-" is standard input, and control characters cannot reach the terminal. So messages take it
 * as a WORD.
 */
struct cli_path {
    char bytes[256];
};
const char *cli_shown(const char *path, struct cli_path *shown);
const char *cli_shown_output(struct cli_path *shown); /* standard output */

/*
 * cli_options.c. One option of a command: "--players", and where its value goes; without `value` it is a flag. A repeatable
 * option gives `values`, and how many fit. `old` is a former name that scripts may still use; nothing shows it.
 */
struct cli_option {
    const char *name, *old;
    const char **value;
    bool *flag;
    const char **values;
    unsigned values_max;
    unsigned *values_count;
};

/*
 * Parses options and operands in any order, `--name value` or `--name=value`; `--` ends the options. Operands are moved
 * to the front of `arguments` and *operands is their number. --help prints `help` and sets *status to CLI_FINE; an
 * error is explained and sets it to CLI_USAGE; both return false.
 */
bool cli_options(const char *command, struct nika_message help, const struct cli_option *options, int count,
                 char **arguments, int *operands, int *status);

/*
 * What cli_options does first: finds --lang anywhere among the options, applies it and removes it, so that everything
 * else is already said in that language. Returns how many arguments are left; -1 on an error, which is explained.
 */
int cli_take_language(const char *command, const struct cli_option *options, int count, char **arguments);

/* A number written in decimal digits, from min to max. */
bool cli_number(const char *text, uint64_t min, uint64_t max, uint64_t *number);

/* Reports an unknown game, and lists the known ones; returns CLI_USAGE. */
int cli_no_game(const char *command, const char *name);

/* setup.c. The table's options on the command line: --edition, --set (repeatable) and --court. */
enum { CLI_SWITCHES_MAX = 16 };
struct cli_setup {
    const char *edition, *court;
    const char *switches[CLI_SWITCHES_MAX];
    unsigned switch_count;
};
#define CLI_SETUP_OPTIONS(said)                                                                                        \
    {.name = "--edition", .value = &(said).edition}, {.name = "--court", .value = &(said).court},                      \
    {                                                                                                                  \
        .name = "--set", .values = (said).switches, .values_max = CLI_SWITCHES_MAX,                                    \
        .values_count = &(said).switch_count                                                                           \
    }

/* Applies them to a setup. Returns an exit status; an error is explained. */
int cli_read_setup(const char *command, const struct cli_setup *said, struct nika_setup *setup);
int cli_read_edition(const char *command, const char *name, struct nika_setup *setup);

/* A setup of the named game, for that many players. Returns an exit status; an error is explained. */
int cli_read_table(const char *command, const char *game_name, const char *players, struct nika_setup *setup);

/*
 * cli_agents.c. Parses comma-separated names, or cmd:COMMAND for bots (bots.h), at most `most` of them. Returns an exit status; an unknown name is explained.
 * *count is 0 if there are too many: the command knows what would be right.
 */
int cli_read_agents(const char *command, const char *text, unsigned most, struct nika_agent *agents, unsigned *count);

/* Lists all computer players, the laboratory's too, and returns the list. */
const char *cli_list_agents(struct nika_text *list);

/* Reports an unknown computer player, and lists the known ones. */
int cli_no_agent(const char *command, const char *name);

/* places.c. An environment variable; "" if it is not set. */
const char *cli_variable(const char *name);

/*
 * Adds the person's own folder of one kind: Nika's in that which the variable names, else in the home folder. False if
 * there is no place, or no room.
 */
bool cli_own_folder(struct nika_text *folder, const char *name, const char *in_home);

/* The same for what is kept from one start to the next: records of games, who one is on servers. */
bool cli_state_folder(struct nika_text *folder);

/* Makes a folder, and those in which it lies. Those that can't be made will be missed soon. */
enum { CLI_PRIVATE_FOLDER = 0700, CLI_OPEN_FOLDER = 0777 }; /* modes: where secrets lie, and where none do */
void cli_make_folder(char *path, unsigned mode);

/* thread_pool.c. Parses the number of threads; by default (NULL) one per processor. */
int cli_read_threads(const char *command, const char *text, unsigned *threads);

/* A monotonic clock. */
double cli_seconds(void);

/*
 * cli_json.c. Writes a number with so many decimals; a member "seed", all of whose bits count; and a file name, shown
 * safely if it is not UTF-8.
 */
void cli_write_decimal(struct nika_writer *writer, double number, int decimals);
void cli_write_seed(struct nika_writer *writer, uint64_t seed);
void cli_write_path(struct nika_writer *writer, const char *path);
void cli_print_json(FILE *file, const struct nika_text *text); /* a line */

/*
 * progress.c. The progress of a long command, on a terminal: at most ten times a second. `first` is how much was done
 * before, so that it does not count in the guess of the time that is left.
 */
struct cli_progress {
    bool watched, shown;
    double start, last;
    uint64_t first;
};
struct cli_progress cli_progress(uint64_t first);
bool cli_progress_due(const struct cli_progress *progress, bool last); /* whether to show it now */
void cli_progress_show(struct cli_progress *progress, uint64_t done, uint64_t all, const char *said);
void cli_progress_end(struct cli_progress *progress, bool stays); /* its last line stays, or is removed */

/*
 * A parallel ordered map: numbered work items, computed by a thread pool in any order, and consumed by the calling
 * thread in order.
 */
struct cli_work {
    uint64_t first, end; /* the range of numbers, end exclusive */
    unsigned threads;
    size_t piece_size;     /* bytes of an item: all 0 at first, then as the item before left it */
    size_t workspace_size; /* bytes of each thread's workspace: all 0 at first */
    void (*make)(void *context, uint64_t number, void *workspace, void *piece);
    bool (*take)(void *context, uint64_t number, void *piece); /* false: no more */
    void (*idle)(void *context);                               /* called now and then while waiting; may be NULL */
    void (*leave)(void *workspace);                            /* a thread ends; may be NULL */
    void (*clear)(void *piece);                                /* frees what an item holds, at the end; may be NULL */
    void *context;
};

/* Runs it. False if it could not start; one line on standard error says why. */
bool cli_run(const char *command, const struct cli_work *work);

/*
 * signals.c. Whether SIGINT, SIGTERM and SIGHUP end the program at once, or only set a flag to be polled. Ignored
 * signals stay ignored. Then the signal that came, or 0.
 */
void cli_watch_signals(bool watch);
int cli_interrupted(void);

/*
 * target.c. An output file. A plain file is written under a temporary name and renamed when complete: a truncated file
 * could be mistaken for the real thing, and the old one stays until there is something better. "-" is standard output.
 */
struct cli_target {
    FILE *file;
    const char *command, *path;
    char partial[4096]; /* the temporary name, or empty */
    struct cli_path shown;
    const char *name; /* for messages */
};

#define CLI_PARTIAL ".partial" /* suffix of the temporary name */

/* Both return whether it succeeded; if not, one line on standard error says why. */
bool cli_open_target(const char *command, const char *path, struct cli_target *target);
bool cli_close_target(struct cli_target *target, bool fine);

/*
 * Closes an incomplete target that is worth keeping, under its temporary name; returns that name for messages, or the
 * target's own if it has no other. NULL on failure.
 */
const char *cli_keep_target(struct cli_target *target);

/*
 * files.c. Reads a file (or, with "-", standard input) line by line into a reader. `each` is called after every line,
 * and stops by returning false. Returns whether all went well; if not, one line on standard error says where and why.
 */
struct cli_reading {
    bool (*each)(void *context, const struct nika_reader *reader, enum nika_reading reading);
    void *context;
    void (*header)(void *context, const char *line, size_t size); /* called before `each` with a header; may be NULL */
    uint64_t *proved; /* counts the games whose header proves their deal; may be NULL */
    /* The public key with which the game that has just ended was signed, in hexadecimal digits; may be NULL. */
    void (*signed_by)(void *context, const char *key);
    const char *key;              /* every game must be signed with this one; NULL: with any, or with none */
    struct nika_recheck *recheck; /* checks the moves of computer players; NULL: nothing does */
    void (*progress)(void *context, uint64_t bytes); /* called after every line with what was read; may be NULL */
    /* Called instead of printing what is wrong: with an errno, or 0 and the reader's problem; may be NULL. */
    void (*problem)(void *context, const struct nika_reader *reader, int error);
};
bool cli_read_records(const char *command, const char *path, struct nika_reader *reader, struct cli_reading reading);

/* Prints why a file can't be read (an errno), or else where its record is wrong, and how, in one line. */
void cli_print_problem(const char *command, const char *path, const struct nika_reader *reader, int error);

/* Says what is wrong with a record, without the place. */
void cli_say_record_problem(struct nika_text *text, const struct nika_reader *reader);

/* How large a plain file is; 0 for everything else. */
uint64_t cli_file_size(const char *path);

/*
 * moment.c. Reads up to a moment of a game: the reader is positioned there afterwards, and `play` (if given) knows what
 * each seat remembers. False if there is no such moment; one line on standard error says why.
 */
struct cli_moment {
    uint64_t game, ply;      /* games count from 1, moves from 0 */
    struct nika_play *play;  /* follows the game; or NULL */
    struct nika_made *moves; /* its room, for NIKA_PLAY_MOVES */
    bool found;              /* its own */
};
bool cli_find_moment(const char *command, const char *path, struct cli_moment *moment, struct nika_reader *reader);

/*
 * data.c. The server's data, a file or the address of a database: from --data, else (NULL) NIKA_STORE, else NIKA_DATA,
 * else nika.db in systemd's STATE_DIRECTORY, in XDG_DATA_HOME/nika or in ~/.local/share/nika, whose directories are
 * created. Returns an exit status; an error is explained.
 */
struct cli_data {
    char path[4096];
};
int cli_data_path(const char *command, const char *said, struct cli_data *data);
/*
 * The default path of its local socket, for the host's commands: beside the file; for a database nika.socket, where
 * nika.db would be. False if there is no place, or if it would be too long.
 */
bool cli_control_path(const char *data, struct cli_data *control);

/*
 * database_address.c. Whether something looks like an address of a database, also one that is mistyped, or in libpq's
 * words ("host=… password=…").
 */
bool cli_is_like_address(const char *said);

/*
 * A file or an address without the password, and all else in an address that may be one; `where` itself if there is
 * nothing to hide. The second one is for display, as cli_shown.
 */
const char *cli_without_password(const char *where, struct cli_path *kept);
const char *cli_shown_store(const char *where, struct cli_path *shown);

/* Reports a store's problem; returns CLI_WRONG. */
struct nika_store_problem;
int cli_wrong_store(const char *command, const char *path, const struct nika_store_problem *problem);

/*
 * Whether this can be neither a file nor a database: an address of another kind, one in libpq's words ("host=… password=…"), or
 * nothing at all. It would become a file of this name. msg_store_no_address says so, and does not show it: there may be a
 * password in it.
 */
bool cli_is_no_store(const char *where);

/* Refuses a database where only a file will do; CLI_FINE for a file. */
int cli_only_file(const char *command, const char *where);

/* What this process is called among those that share a database, unless it is told: the host, and a number by chance. */
void cli_node_name(char *name, size_t room);

/* Whether all output was written; if not, says so. `path` NULL: standard output. */
bool cli_flush(const char *command, FILE *file, const char *path);

#endif

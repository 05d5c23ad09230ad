/*
 * cli_join.c: `nika join URL`: plays at a table on a server. Parses the command line, connects, finds a table, plays, and
 * returns to it after a reconnect.
 */
#include "cli_join.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#include <nika/games.h>
#include <nika/messages_cli.h>
#include <nika/messages_help.h>
#include <nika/messages_online.h>
#include <nika/messages_play.h>

#include "cli_play.h"

static const char command[] = "join";

/*
 * What all of it needs.
 */

void join_say(struct joining *joining, struct nika_message message)
{
    nika_lines_say(nika_voice(joining->language, NULL), message);
}

static void hear(void *context, enum nika_manner manner, struct nika_message message)
{
    (void)manner;
    join_say(context, message);
}

/* Says why there is no server, and that it is over. */
static void fail(struct joining *joining)
{
    const char *problem = nika_join_problem(joining->join), *why = nika_join_why(joining->join);
    nika_lines_flush();
    cli_wrong(command, nika_join_error(*why && strcmp(problem, "unreachable") == 0 ? why : problem, ""));
    joining->status = CLI_WRONG;
    joining->stopped = true;
}

bool join_attend(struct joining *joining)
{
    nika_join_attend(joining->join);
    nika_join_news(joining->join, (struct nika_listener){hear, joining});
    if (!joining->stopped && nika_join_state(joining->join) == NIKA_JOIN_FAILED)
        fail(joining);
    if (!joining->signal) /* a full screen's signal is one that lines have not seen */
        joining->signal = nika_lines_signal();
    joining->stopped |= joining->signal != 0;
    return !joining->stopped;
}

bool join_await(struct joining *joining)
{
    nika_lines_flush();
    nika_lines_wait(-1);
    return join_attend(joining);
}

bool join_reply(struct joining *joining, unsigned number, struct nika_reply *reply)
{
    if (!join_attend(joining))
        return false;
    while (!nika_join_reply(joining->join, number, reply))
        if (!join_await(joining))
            return false;
    return true;
}

bool join_granted(struct joining *joining, unsigned number, struct nika_reply *reply)
{
    if (!join_reply(joining, number, reply))
        return false;
    if (reply->state == NIKA_REPLY_WRONG)
        join_say(joining, nika_join_error(reply->error, reply->where));
    if (reply->state == NIKA_REPLY_LOST)
        join_say(joining, nika_join_error("offline", ""));
    return reply->state == NIKA_REPLY_FINE;
}

bool join_connected(struct joining *joining)
{
    if (!join_attend(joining))
        return false;
    while (nika_join_state(joining->join) != NIKA_JOIN_READY)
        if (!join_await(joining))
            return false;
    return true;
}

/*
 * Lines.
 */

bool join_line(struct joining *joining, struct nika_message prompt, struct nika_typed *typed,
               bool (*until)(const struct joining *joining))
{
    const struct nika_voice voice = nika_voice(joining->language, NULL);
    for (;;) {
        struct nika_message why;
        if (!join_attend(joining) || (until && until(joining)))
            return false;
        if (!nika_lines_at_prompt())
            nika_lines_prompt(voice, prompt);
        const enum nika_typing typing = nika_lines_read(typed, -1, &why);
        if (typing == NIKA_TYPED)
            return true;
        if (typing == NIKA_TYPED_WRONG)
            join_say(joining, why);
        else if (typing == NIKA_TYPED_END || typing == NIKA_TYPED_SIGNAL) {
            joining->signal = nika_lines_signal();
            joining->stopped = true;
            return false;
        }
    }
}

void join_say_no_word(struct joining *joining, const char *line)
{
    if (*line)
        join_say(joining, msg_online_no_word(line));
    join_say(joining, msg_see_help(nika_first_word(joining->language, msg_word_help()).bytes));
}

/*
 * Playing.
 */

/* Where one comes back to. */
static void say_come_back(struct joining *joining)
{
    const struct nika_mirror *mirror = nika_join_mirror(joining->join);
    char url[NIKA_ORIGIN_MAX + 32];
    struct nika_text text = nika_text(url, sizeof url);
    if (mirror->sight.viewer == NIKA_WATCHER ||
        (mirror->state != NIKA_MIRROR_RUNNING && mirror->state != NIKA_MIRROR_OPEN))
        return;
    nika_text_add(&text, joining->place.origin);
    nika_text_add(&text, "/t/");
    nika_text_add(&text, mirror->table);
    nika_lines_put("\n");
    join_say(joining, msg_online_come_back(url));
}

/* Shows the game that is whole. True if it is over. */
static bool play(struct joining *joining)
{
    const struct nika_terminal terminal = {.source = nika_join_source(joining->join),
                                           .language = joining->language,
                                           .pace = joining->wanted.pace ? joining->wanted.pace : "none",
                                           .adviser = joining->adviser,
                                           .plain = joining->wanted.plain || joining->wanted.autopilot,
                                           .ascii = joining->wanted.ascii,
                                           .mouse = joining->wanted.mouse};
    nika_lines_end(); /* a full screen handles signals itself */
    const enum nika_ending ending = nika_play_in_terminal(&terminal, &joining->signal);
    nika_lines_begin();
    nika_lines_listen(nika_join_wake(joining->join));
    if (ending == NIKA_ENDED_OVER)
        return true;
    if (join_attend(joining) && *nika_join_shut(joining->join)) {
        cli_wrong(command, nika_join_error(nika_join_shut(joining->join), ""));
        joining->status = CLI_WRONG;
    }
    joining->stopped = true;
    return false;
}

static void join_on(struct joining *joining)
{
    char table[NIKA_TABLE_ID_MAX];
    bool found;
    join_say(joining, msg_online_connecting(joining->place.origin));
    if (!join_connected(joining))
        return;
    if (nika_join_forgotten(joining->join))
        join_say(joining, msg_online_forgotten());
    join_say(joining, msg_online_hello(nika_join_name(joining->join)));
    memcpy(table, joining->place.table, sizeof table);
    found = *table || (joining->wanted.create ? join_open(joining, table) : join_lobby(joining, table));
    while (found && join_table(joining, table) && play(joining)) {
        joining->wanted.seat = NULL;
        joining->seat = NIKA_WATCHER;
        found = join_after(joining, table);
    }
    say_come_back(joining);
}

/*
 * The command line.
 */

/* The first option that is only for a new table, or NULL. */
static const char *said_about_table(const struct join_wanted *wanted)
{
    const struct {
        bool said;
        const char *name;
    } said[] = {{wanted->players, "--players"},   {wanted->clock, "--clock"},
                {wanted->agents, "--agents"},     {wanted->spectators, "--spectators"},
                {wanted->undo, "--undo"},         {wanted->setup.edition, "--edition"},
                {wanted->setup.court, "--court"}, {wanted->setup.switch_count, "--set"},
                {wanted->listed, "--listed"},     {wanted->start, "--start"},
                {wanted->grace, "--grace"},       {wanted->no_memory, "--no-memory"},
                {wanted->no_talk, "--no-talk"},   {wanted->bots, "--bots"}};
    for (unsigned i = 0; i < sizeof said / sizeof said[0]; i++)
        if (said[i].said)
            return said[i].name;
    return NULL;
}

/* "none", "live:600+10", "days:3". */
static bool read_clock(const char *text, struct nika_table_options *options)
{
    char digits[16];
    uint64_t number, more = 0;
    if (strcmp(text, "none") == 0)
        return true;
    if (strncmp(text, "days:", 5) == 0) {
        options->clock = NIKA_CLOCK_DAYS;
        if (!cli_number(text + 5, 1, 30, &number))
            return false;
        options->days = (int64_t)number;
        return true;
    }
    if (strncmp(text, "live:", 5) != 0)
        return false;
    options->clock = NIKA_CLOCK_LIVE;
    const size_t size = strcspn(text + 5, "+");
    if (size >= sizeof digits)
        return false;
    memcpy(digits, text + 5, size);
    digits[size] = '\0';
    if (!cli_number(digits, 10, 86400, &number) || (text[5 + size] && !cli_number(text + 5 + size + 1, 0, 3600, &more)))
        return false;
    options->bank = (int64_t)number;
    options->increment = (int64_t)more;
    return true;
}

static bool read_computers(const char *list, struct join_opening *opening)
{
    struct nika_agent agent;
    for (const char *at = list; at;) {
        const size_t size = strcspn(at, ",");
        if (opening->computers + 1 >= opening->setup.players || size >= NIKA_AGENT_NAME_MAX)
            return false;
        char *level = opening->levels[opening->computers++];
        memcpy(level, at, size);
        level[size] = '\0';
        if (!nika_lab_agent(level, &agent))
            return false;
        at = at[size] ? at + size + 1 : NULL;
    }
    return true;
}

/* The table that --create and what stands beside it describe. */
static int read_opening(struct joining *joining)
{
    const struct join_wanted *wanted = &joining->wanted;
    struct join_opening *opening = &joining->opening;
    const struct nika_game *game = nika_game_named(wanted->create);
    uint64_t players, grace;
    if (!game)
        return cli_no_game(command, wanted->create);
    players = game->players_max < 4 ? game->players_max : 4;
    if (wanted->players && !cli_number(wanted->players, game->players_min, game->players_max, &players))
        return cli_usage(command, msg_players_needed(game->players_min, game->players_max));
    nika_setup_init(&opening->setup, game, (unsigned)players, 0);
    const int status = cli_read_setup(command, &wanted->setup, &opening->setup);
    if (status != CLI_FINE)
        return status;
    if (wanted->clock && !read_clock(wanted->clock, &opening->options))
        return cli_usage(command, msg_online_bad_clock());
    if (wanted->undo) {
        const int undo = nika_option_word(nika_undo_words, wanted->undo);
        if (undo < 0)
            return cli_usage(command, msg_online_bad_undo());
        opening->options.undo = (enum nika_undo_rule)undo;
    }
    if (wanted->spectators) {
        const int spectators = nika_option_word(nika_spectators_words, wanted->spectators);
        if (spectators < 0)
            return cli_usage(command, msg_online_bad_spectators());
        opening->options.spectators = (enum nika_spectators)spectators;
    }
    if (wanted->grace) {
        if (!cli_number(wanted->grace, 10, 86400, &grace))
            return cli_usage(command, msg_cli_needs_number("--grace", 10, 86400));
        opening->options.grace = (int64_t)grace;
    }
    opening->options.memory = !wanted->no_memory;
    opening->options.talk = !wanted->no_talk;
    opening->options.listed = wanted->listed;
    opening->options.bots = wanted->bots;
    if (wanted->agents && !read_computers(wanted->agents, opening))
        return cli_usage(command, msg_online_bad_computers((int64_t)players - 1));
    return CLI_FINE;
}

static bool read_seat(const char *text, unsigned *seat)
{
    uint64_t number;
    *seat = NIKA_WATCHER;
    if (!text)
        return true;
    if (text[0] && !text[1] && strchr("ABCDEFabcdef", text[0])) {
        *seat = (unsigned)((text[0] | 0x20) - 'a');
        return true;
    }
    if (!cli_number(text, 0, NIKA_SEATS_MAX - 1, &number))
        return false;
    *seat = (unsigned)number;
    return true;
}

static int check_options(struct joining *joining, int operands)
{
    const struct join_wanted *wanted = &joining->wanted;
    joining->opening.options = nika_options_usual(NIKA_UNDO_UNSAID);
    if (operands != 1)
        return cli_usage(command, msg_online_one_url());
    if (!nika_server_url_read(wanted->url, &joining->place))
        return cli_usage(command, msg_online_bad_url(wanted->url));
    if (!wanted->create && said_about_table(wanted))
        return cli_usage(command, msg_online_needs_create(said_about_table(wanted)));
    if (wanted->create && joining->place.table[0])
        return cli_usage(command, msg_online_create_at_table());
    if (!read_seat(wanted->seat, &joining->seat))
        return cli_usage(command, msg_online_bad_seat());
    const int status = play_check_terminal(command, wanted->pace, wanted->adviser, &joining->adviser);
    if (status != CLI_FINE)
        return status;
    if (wanted->autopilot && !nika_lab_agent(wanted->autopilot, &joining->pilot))
        return cli_no_agent(command, wanted->autopilot);
    return wanted->create ? read_opening(joining) : CLI_FINE;
}

static bool read_options(int count, char **arguments, struct joining *joining)
{
    struct join_wanted *wanted = &joining->wanted;
    const struct cli_option options[] = {{.name = "--name", .value = &wanted->name},
                                         {.name = "--seat", .value = &wanted->seat},
                                         {.name = "--watch", .flag = &wanted->watch},
                                         {.name = "--create", .value = &wanted->create},
                                         {.name = "--players", .value = &wanted->players},
                                         {.name = "--clock", .value = &wanted->clock},
                                         {.name = "--agents", .old = "--computers", .value = &wanted->agents},
                                         {.name = "--spectators", .value = &wanted->spectators},
                                         {.name = "--undo", .value = &wanted->undo},
                                         {.name = "--grace", .value = &wanted->grace},
                                         {.name = "--no-memory", .flag = &wanted->no_memory},
                                         {.name = "--no-talk", .flag = &wanted->no_talk},
                                         {.name = "--listed", .flag = &wanted->listed},
                                         {.name = "--bots", .flag = &wanted->bots},
                                         {.name = "--start", .flag = &wanted->start},
                                         {.name = "--account", .value = &wanted->account},
                                         {.name = "--new-account", .flag = &wanted->new_account},
                                         {.name = "--state", .value = &wanted->state},
                                         {.name = "--record", .value = &wanted->record},
                                         {.name = "--autopilot", .old = "--agent", .value = &wanted->autopilot},
                                         {.name = "--adviser", .value = &wanted->adviser},
                                         {.name = "--pace", .value = &wanted->pace},
                                         {.name = "--plain", .flag = &wanted->plain},
                                         {.name = "--ascii", .flag = &wanted->ascii},
                                         {.name = "--mouse", .flag = &wanted->mouse},
                                         CLI_SETUP_OPTIONS(wanted->setup),
                                         {.name = NULL}};
    int operands;
    if (!cli_options(command, msg_help_join(), options, count, arguments, &operands, &joining->status))
        return false;
    wanted->url = operands > 0 ? arguments[0] : NULL;
    joining->status = check_options(joining, operands);
    return joining->status == CLI_FINE;
}

/* Path of the client's state file, in the user's own directory for such things. "" if there is none. */
static void find_state(const struct join_wanted *wanted, char path[PLAY_PATH_MAX])
{
    struct nika_text text = nika_text(path, PLAY_PATH_MAX);
    if (wanted->state)
        nika_text_add(&text, wanted->state);
    else if (cli_state_folder(&text))
        nika_text_add(&text, "/join.json");
    if (text.cut)
        path[0] = '\0';
}

/* Asks for an account's password, without echo. False if there is none. */
static bool read_password(struct joining *joining, char password[NIKA_PASSWORD_MAX])
{
    struct termios before, silent;
    struct nika_typed typed;
    struct nika_message why;
    const bool terminal = tcgetattr(STDIN_FILENO, &before) == 0;
    nika_lines_prompt(nika_voice(joining->language, NULL), msg_online_password(joining->wanted.account));
    nika_lines_flush();
    if (terminal) {
        silent = before;
        silent.c_lflag &= (tcflag_t)~ECHO;
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent);
    }
    const enum nika_typing typing = nika_lines_read_secret(&typed, &why);
    if (terminal)
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &before);
    nika_lines_put("\n");
    if (typing != NIKA_TYPED || typed.size < 8 || typed.size >= NIKA_PASSWORD_MAX) {
        joining->signal = nika_lines_signal();
        if (!joining->signal)
            joining->status = cli_wrong(command, nika_join_error("bad-password", ""));
        return false;
    }
    memcpy(password, typed.bytes, typed.size + 1);
    memset(&typed, 0, sizeof typed);
    return true;
}

static void connect_and_play(struct joining *joining)
{
    static char state[PLAY_PATH_MAX], fallback[NIKA_NAME_MAX], password[NIKA_PASSWORD_MAX];
    const struct join_wanted *wanted = &joining->wanted;
    find_state(wanted, state);
    play_default_name(joining->language, true, 0, fallback);
    if (wanted->account && !read_password(joining, password))
        return;
    const struct nika_join_settings settings = {.place = joining->place,
                                                .state = state[0] ? state : NULL,
                                                .name = wanted->account ? wanted->account : wanted->name,
                                                .fallback = fallback,
                                                .password = wanted->account ? password : NULL,
                                                .new_account = wanted->account && wanted->new_account,
                                                .language = joining->language,
                                                .pilot = wanted->autopilot ? &joining->pilot : NULL};
    joining->join = nika_join_new(&settings);
    memset(password, 0, sizeof password);
    if (!joining->join) {
        joining->status = cli_wrong(command, msg_cli_no_memory());
        return;
    }
    nika_lines_listen(nika_join_wake(joining->join));
    join_on(joining);
    nika_lines_listen(-1);
    nika_join_free(joining->join);
}

int cli_join(int count, char **arguments)
{
    static struct joining joining;
    if (!read_options(count, arguments, &joining))
        return joining.status;
    joining.language = play_prepare();
    nika_lines_begin();
    connect_and_play(&joining);
    nika_lines_end();
    if (joining.signal)
        return play_end_by(joining.signal);
    if (joining.status != CLI_FINE)
        return joining.status;
    return cli_flush(command, stdout, NULL) ? CLI_FINE : CLI_WRONG;
}

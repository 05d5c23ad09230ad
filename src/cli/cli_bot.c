/*
 * cli_bot.c: `nika bot URL --cmd COMMAND`: lets a bot play at a server, at several tables at once. Parses the command
 * line and runs one thread per table (bot_table.c).
 */
#include "cli_bot.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <nika/games.h>
#include <nika/messages_cli.h>
#include <nika/messages_help.h>
#include <nika/messages_online.h>
#include <nika/messages_play.h>

#include "cli_play.h"

static const char command[] = "bot";

/* What the command line says. */
struct said {
    const char *cmd, *name, *account, *password_file, *state, *games, *players, *from, *tables;
    bool new_account;
    struct bot_options bots;
};

/* "byzantz,justinian": a mask. */
static int read_games(const char *text, unsigned *mask)
{
    *mask = ~0u;
    if (!text)
        return CLI_FINE;
    *mask = 0;
    for (const char *at = text;; at++) {
        const size_t size = strcspn(at, ",");
        unsigned game = 0;
        while (nika_games[game] &&
               (strlen(nika_games[game]->name) != size || strncmp(nika_games[game]->name, at, size) != 0))
            game++;
        if (!nika_games[game]) {
            char name[64];
            struct nika_text one = nika_text(name, sizeof name);
            nika_text_add_bytes(&one, at, size);
            return cli_no_game(command, name);
        }
        *mask |= 1u << game;
        at += size;
        if (!*at)
            return CLI_FINE;
    }
}

/* "3-4", or one number. */
static int read_players(const char *text, struct bot_rules *rules)
{
    uint64_t least = 1, most = NIKA_SEATS_MAX;
    char first[8];
    if (text) {
        const size_t size = strcspn(text, "-");
        struct nika_text number = nika_text(first, sizeof first);
        nika_text_add_bytes(&number, text, size);
        if (number.cut || !cli_number(first, 1, NIKA_SEATS_MAX, &least) ||
            !cli_number(text[size] ? text + size + 1 : first, least, NIKA_SEATS_MAX, &most))
            return cli_usage(command, msg_cli_bot_players("--players"));
    }
    rules->players_min = (unsigned)least;
    rules->players_max = (unsigned)most;
    return CLI_FINE;
}

/* Names, separated by commas. */
static bool read_hosts(const char *text, struct bot_rules *rules)
{
    for (const char *at = text; at;) {
        const size_t size = strcspn(at, ",");
        if (rules->host_count == BOT_HOSTS_MAX || size == 0 || size >= NIKA_NAME_MAX)
            return false;
        char *name = rules->hosts[rules->host_count++];
        memcpy(name, at, size);
        name[size] = '\0';
        at = at[size] ? at + size + 1 : NULL;
    }
    return true;
}

/* An account's password: the first line of a file, else NIKA_PASSWORD. */
static int read_password(const struct said *said, char password[NIKA_PASSWORD_MAX])
{
    struct cli_path shown;
    if (said->password_file) {
        FILE *file = fopen(said->password_file, "r");
        if (!file)
            return cli_wrong(command,
                             msg_cli_failed(cli_shown(said->password_file, &shown), cli_reason(cli_language(), errno)));
        char line[NIKA_PASSWORD_MAX + 2] = ""; /* with the end of a line, and one byte too many */
        if (!fgets(line, sizeof line, file))
            line[0] = '\0';
        fclose(file);
        line[strcspn(line, "\r\n")] = '\0';
        if (strlen(line) >= NIKA_PASSWORD_MAX)
            return cli_usage(command,
                             msg_cli_bot_password_long(cli_shown(said->password_file, &shown), NIKA_PASSWORD_MAX - 1));
        nika_text_copy(password, NIKA_PASSWORD_MAX, line);
    } else {
        nika_text_copy(password, NIKA_PASSWORD_MAX, cli_variable("NIKA_PASSWORD"));
    }
    /* Without one it would sign in as a guest of that name. */
    return *password ? CLI_FINE : cli_usage(command, msg_cli_bot_password("--password-file", "NIKA_PASSWORD"));
}

static int read_options(const struct said *said, const char *url, struct botting *all, uint64_t *tables)
{
    *tables = 1;
    if (!nika_server_url_read(url, &all->place))
        return cli_usage(command, msg_online_bad_url(url));
    if (!said->cmd || !*said->cmd || !(all->command = bots_command(said->cmd)))
        return cli_usage(command, msg_cli_bot_command("--cmd", BOT_COMMAND_MAX - 1));
    if (!said->account && (said->new_account || said->password_file))
        return cli_usage(command,
                         msg_cli_needs_option(said->new_account ? "--new-account" : "--password-file", "--account"));
    if (said->tables && !cli_number(said->tables, 1, BOT_TABLES_MAX, tables))
        return cli_usage(command, msg_cli_needs_number("--tables", 1, BOT_TABLES_MAX));
    if (all->place.table[0])
        *tables = 1;
    int status = read_games(said->games, &all->rules.games);
    if (status == CLI_FINE)
        status = read_players(said->players, &all->rules);
    if (status == CLI_FINE && !read_hosts(said->from, &all->rules))
        status = cli_usage(command, msg_cli_bot_hosts("--from", BOT_HOSTS_MAX));
    return status == CLI_FINE ? bots_read(command, &said->bots) : status;
}

/* Runs all tables until it is over; the first one signs in, and the others are the same person then. */
static int run(struct botting *all, unsigned tables)
{
    static struct bot_slot slots[BOT_TABLES_MAX];
    pthread_t threads[BOT_TABLES_MAX];
    unsigned started = 0;
    pthread_mutex_init(&all->lock, NULL);
    cli_watch_signals(true);
    while (!atomic_load(&all->stop)) {
        if (started < tables && (started == 0 || atomic_load(&slots[0].ready))) {
            slots[started].all = all;
            slots[started].number = started;
            if (pthread_create(&threads[started], NULL, bot_slot_run, &slots[started]) != 0) {
                atomic_store(&all->failed, true);
                atomic_store(&all->stop, true);
                cli_wrong(command, msg_cli_no_thread());
                break;
            }
            started++;
        }
        nanosleep(&(struct timespec){.tv_nsec = 50000000}, NULL);
        if (cli_interrupted()) {
            bots_stop();
            atomic_store(&all->stop, true);
        }
    }
    bots_stop();
    for (unsigned i = 0; i < started; i++)
        pthread_join(threads[i], NULL);
    cli_watch_signals(false);
    pthread_mutex_destroy(&all->lock);
    if (cli_interrupted())
        return play_end_by(cli_interrupted());
    return atomic_load(&all->failed) ? CLI_WRONG : CLI_FINE;
}

int cli_bot(int count, char **arguments)
{
    static struct botting all;
    static char state[4096], fallback[NIKA_NAME_MAX], password[NIKA_PASSWORD_MAX];
    struct said said = {0};
    const struct cli_option options[] = {{.name = "--cmd", .value = &said.cmd},
                                         {.name = "--name", .value = &said.name},
                                         {.name = "--account", .value = &said.account},
                                         {.name = "--new-account", .flag = &said.new_account},
                                         {.name = "--password-file", .value = &said.password_file},
                                         {.name = "--state", .value = &said.state},
                                         {.name = "--games", .value = &said.games},
                                         {.name = "--players", .value = &said.players},
                                         {.name = "--from", .value = &said.from},
                                         {.name = "--tables", .value = &said.tables},
                                         BOT_OPTIONS(said.bots),
                                         {.name = NULL}};
    uint64_t tables;
    int operands, status;
    if (!cli_options(command, msg_help_bot(), options, count, arguments, &operands, &status))
        return status;
    if (operands != 1)
        return cli_usage(command, msg_online_one_url());
    status = read_options(&said, arguments[0], &all, &tables);
    if (status == CLI_FINE && said.account)
        status = read_password(&said, password);
    if (status != CLI_FINE)
        return status;
    struct nika_text path = nika_text(state, sizeof state);
    if (said.state)
        nika_text_add(&path, said.state);
    else if (cli_state_folder(&path))
        nika_text_add(&path, "/bots.json"); /* not that of `nika join`: a bot is another person */
    play_default_name(cli_language(), true, 0, fallback);
    all.settings = (struct nika_join_settings){.place = all.place,
                                               .state = state[0] && !path.cut ? state : NULL,
                                               .name = said.account ? said.account : said.name,
                                               .fallback = fallback,
                                               .password = said.account ? password : NULL,
                                               .new_account = said.account && said.new_account,
                                               .bot = true,
                                               .language = cli_language()};
    return run(&all, (unsigned)tables);
}

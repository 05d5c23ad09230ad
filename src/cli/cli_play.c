/*
 * cli_play.c: `nika play [GAME]`: plays in the terminal. Parses the command line, or asks; sets up a new game or resumes
 * one; keeps its record; and says at the end how to go on.
 */
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <nika/games.h>
#include <nika/messages_cli.h>
#include <nika/messages_help.h>
#include <nika/messages_play.h>

#include "cli_play.h"
#include "cli_review.h"

/* The command line. */
struct wanted {
    const char *game, *players, *me, *agents, *seats, *names, *seed, *record, *resume, *pace, *adviser;
    struct cli_setup setup;
    bool plain, ascii, mouse;
};

/* All that is needed while playing. */
struct play {
    struct wanted wanted;
    enum nika_language language;
    struct play_game game;
    struct play_record record;
    struct nika_table *table;
    struct nika_agent adviser;
    bool guided;
    const char *learn; /* instead of playing: the game of which a lesson is wanted, or NULL */
    bool ended;        /* there is nothing to play: somebody stopped before */
};

static const char *known_games(struct nika_text *list)
{
    for (unsigned i = 0; nika_games[i + 1]; i++) /* the last one is a template */
        nika_text_add_listed(list, nika_games[i]->name);
    return list->bytes;
}

/* The first option of those that can't be used without a game, or beside something else; or NULL. */
static const char *said_about_table(const struct wanted *wanted, bool seats_too, bool names_too)
{
    const struct {
        const char *value, *name;
    } said[] = {{wanted->players, "--players"},
                {wanted->me, "--me"},
                {wanted->agents, "--agents"},
                {seats_too ? wanted->seats : NULL, "--seats"},
                {names_too ? wanted->names : NULL, "--names"},
                {wanted->setup.edition, "--edition"},
                {wanted->setup.court, "--court"},
                {wanted->setup.switch_count ? "" : NULL, "--set"},
                {wanted->seed, "--seed"},
                {wanted->record, "--record"}};
    for (unsigned i = 0; i < sizeof said / sizeof said[0]; i++)
        if (said[i].value)
            return said[i].name;
    return NULL;
}

static bool is_pace(const char *name)
{
    for (unsigned i = 0; nika_pace_names[i]; i++)
        if (strcmp(nika_pace_names[i], name) == 0)
            return true;
    return false;
}

int play_check_terminal(const char *command, const char *pace, const char *adviser, struct nika_agent *agent)
{
    char known[1024];
    struct nika_text list = nika_text(known, sizeof known);
    if (!nika_lab_agent(adviser ? adviser : "expert", agent))
        return cli_no_agent(command, adviser);
    for (unsigned i = 0; pace && nika_pace_names[i]; i++)
        nika_text_add_listed(&list, nika_pace_names[i]);
    return pace && !is_pace(pace) ? cli_usage(command, msg_pace_needed(pace, known)) : CLI_FINE;
}

/* What does not fit together, whatever the game. */
static int check_options(const struct wanted *wanted, int operands, struct nika_agent *adviser)
{
    char known[1024];
    struct nika_text list = nika_text(known, sizeof known);
    const char *option = said_about_table(wanted, wanted->game == NULL && !wanted->resume, true);
    if (operands > 1)
        return cli_usage("play", msg_one_game_only(known_games(&list)));
    if (wanted->resume && wanted->game)
        return cli_usage("play", msg_option_beside_resume("GAME"));
    if (wanted->resume && option)
        return cli_usage("play", msg_option_beside_resume(option));
    if (!wanted->resume && !wanted->game && option)
        return cli_usage("play", msg_option_needs_game(option, known_games(&list)));
    return play_check_terminal("play", wanted->pace, wanted->adviser, adviser);
}

/* The next of some names with commas between, without the blanks around it; it is empty if there are two commas. False
 * if there is none any more. */
static bool next_name(const char **list, char *name, size_t room)
{
    static const char more[] = "…"; /* makes it no name of ours, and too long for others */
    struct nika_text text = nika_text(name, room - strlen(more));
    if (!*list)
        return false;
    size_t size = strcspn(*list, ",");
    const char *first = *list + strspn(*list, " ");
    const char *end = *list + size;
    *list = *end ? end + 1 : NULL;
    size = first < end ? (size_t)(end - first) : 0;
    while (size > 0 && first[size - 1] == ' ')
        size--;
    nika_text_add_bytes(&text, first, size);
    if (text.cut)
        memcpy(name + text.size, more, sizeof more);
    return true;
}

static unsigned count_names(const char *list)
{
    unsigned count = 1;
    for (; *list; list++)
        count += *list == ',';
    return count;
}

/* Who sits where, as --seats says it. */
static int read_seats(const char *list, bool people_too, char agents[][NIKA_AGENT_NAME_MAX])
{
    char name[64], known[1024];
    struct nika_text others = nika_text(known, sizeof known);
    struct nika_agent agent;
    for (unsigned seat = 0; next_name(&list, name, sizeof name); seat++) {
        if (!(people_too && strcmp(name, "human") == 0) && !nika_lab_agent(name, &agent))
            return people_too ? cli_usage("play", msg_no_such_player(name, cli_list_agents(&others)))
                              : cli_no_agent("play", name);
        memcpy(agents[seat], name, strlen(name) + 1);
    }
    return CLI_FINE;
}

/* Without --seats: one person, and the others. */
static int sit_down(const struct wanted *wanted, struct play_game *game, struct play_chance *chance)
{
    const unsigned players = game->setup.players;
    char levels[NIKA_SEATS_MAX][NIKA_AGENT_NAME_MAX];
    const char *agents = wanted->agents ? wanted->agents : "casual";
    const unsigned count = count_names(agents);
    uint64_t me = 0;
    if (wanted->me && strcmp(wanted->me, "random") == 0)
        me = play_below(chance, players);
    else if (wanted->me && !cli_number(wanted->me, 0, players - 1, &me))
        return cli_usage("play", msg_me_needed(players - 1));
    if (count != 1 && count != players - 1)
        return cli_usage("play", msg_levels_needed(players - 1));
    const int status = read_seats(agents, false, levels);
    if (status != CLI_FINE)
        return status;
    for (unsigned seat = 0, other = 0; seat < players; seat++) {
        const char *agent = seat == me ? "human" : levels[count == 1 ? 0 : other++];
        memcpy(game->sitting.agents[seat], agent, strlen(agent) + 1);
    }
    return CLI_FINE;
}

/* Names go to the people first, then to the computer players. */
static int read_names(const char *list, struct play_game *game)
{
    char name[NIKA_NAME_MAX];
    struct nika_message why;
    for (unsigned turn = 0; turn < 2; turn++)
        for (unsigned seat = 0; seat < game->setup.players; seat++) {
            const bool person = strcmp(game->sitting.agents[seat], "human") == 0;
            if (person != (turn == 0) || !next_name(&list, name, sizeof name))
                continue;
            if (!play_take_name(&game->sitting.names, game->setup.players, seat, name, &why))
                return cli_usage("play", why);
        }
    return list ? cli_usage("play", msg_too_many_names(game->setup.players)) : CLI_FINE;
}

/* How many play: what --players says, or as many as --seats names. */
static int read_players(const struct wanted *wanted, const struct nika_game *game, uint64_t *players)
{
    *players = game->players_max < 4 ? game->players_max : 4;
    if (wanted->players && !cli_number(wanted->players, game->players_min, game->players_max, players))
        return cli_usage("play", msg_players_needed(game->players_min, game->players_max));
    if (!wanted->seats)
        return CLI_FINE;
    const unsigned seats = count_names(wanted->seats);
    if (wanted->me || wanted->agents)
        return cli_usage("play", msg_option_beside_seats(wanted->me ? "--me" : "--agents"));
    if (wanted->players && seats != *players)
        return cli_usage("play", msg_players_against_seats((int64_t)*players, seats));
    if (seats < game->players_min || seats > game->players_max)
        return cli_usage("play", msg_seats_needed(game->name, game->players_min, game->players_max));
    *players = seats;
    return CLI_FINE;
}

/* The game that the command line describes. */
static int read_game(struct play *play)
{
    const struct wanted *wanted = &play->wanted;
    const struct nika_game *game = nika_game_named(wanted->game);
    uint64_t players;
    if (!game)
        return cli_no_game("play", wanted->game);
    int status = read_players(wanted, game, &players);
    if (status != CLI_FINE)
        return status;
    nika_setup_init(&play->game.setup, game, (unsigned)players, 0);
    status = cli_read_setup("play", &wanted->setup, &play->game.setup);
    if (status != CLI_FINE)
        return status;
    play->game.seeded = wanted->seed != NULL;
    if (wanted->seed && !cli_number(wanted->seed, 0, UINT64_MAX, &play->game.seed))
        return cli_usage("play", msg_seed_needed());
    /* A seed that differs from the deal's, which would otherwise depend on whether the seat is drawn. */
    struct play_chance chance = play_chance(wanted->seed != NULL, ~play->game.seed);
    status = wanted->seats ? read_seats(wanted->seats, true, play->game.sitting.agents)
                           : sit_down(wanted, &play->game, &chance);
    if (status == CLI_FINE && wanted->names)
        status = read_names(wanted->names, &play->game);
    if (status == CLI_FINE)
        play_name_all(&play->game, play->language);
    return status;
}

/* Deals, and lays the table. */
static int lay_table(struct play *play)
{
    struct play_chance chance = play_chance(play->game.seeded, play->game.seed);
    struct nika_deal deal;
    uint64_t number;
    memset(&deal, 0, sizeof deal);
    play_deal(&chance, &play->game.setup, &deal, &number);
    if (chance.error)
        return cli_wrong("play", msg_cli_failed("getrandom", cli_reason(cli_language(), chance.error)));
    if (play->wanted.record) {
        const int status = play_record_create(&play->record, play->wanted.record);
        if (status != CLI_FINE)
            return status;
    } else {
        play_record_autosave(&play->record, play->game.setup.game, play->language);
    }
    if (nika_table_begin(play->table, &play->game.setup, &deal, &play->game.sitting, number,
                         play_record_keeper(&play->record)))
        return CLI_FINE;
    /* Not even the header could be kept. */
    const char *reason = cli_reason(play->language, play->record.error);
    play_record_remove(&play->record);
    if (play->wanted.record)
        return cli_wrong("play", msg_cli_failed(play->record.typed, reason));
    nika_lines_say(nika_voice(play->language, NULL), msg_plays_without_record(play->record.typed, reason));
    play->record = play_no_record();
    nika_table_begin(play->table, &play->game.setup, &deal, &play->game.sitting, number,
                     play_record_keeper(&play->record));
    return CLI_FINE;
}

/* Resumes a game, perhaps with other players in the seats. */
static int take_up(struct play *play)
{
    char agents[NIKA_SEATS_MAX][NIKA_AGENT_NAME_MAX];
    int status = play_record_read(&play->record, play->wanted.resume, play->table, false);
    if (status != CLI_FINE)
        return status;
    const unsigned players = nika_play_setup(play->table->play)->players;
    const unsigned seats = play->wanted.seats ? count_names(play->wanted.seats) : players;
    if (seats != players)
        status = cli_usage("play", msg_seats_of_record(players, seats));
    else if (play->wanted.seats)
        status = read_seats(play->wanted.seats, true, agents);
    for (unsigned seat = 0; play->wanted.seats && status == CLI_FINE && seat < players; seat++)
        nika_table_seat(play->table, seat, agents[seat]);
    if (status == CLI_FINE)
        status = play_record_repair(&play->record, play->language);
    if (status != CLI_FINE)
        play_record_close(&play->record);
    return status;
}

/* Asks what is to be played, and does it. */
static int be_guided(struct play *play)
{
    play->guided = true;
    switch (play_guide(&play->language, &play->game, &play->record, play->table)) {
    case PLAY_GUIDED_NEW:
        return lay_table(play);
    case PLAY_GUIDED_RESUME:
        return play_record_repair(&play->record, play->language);
    case PLAY_GUIDED_LEARN:
        play->learn = play->game.setup.game->name;
        play->ended = true;
        return CLI_FINE;
    default:
        play->ended = true;
        return CLI_FINE;
    }
}

int play_end_by(int number)
{
    struct sigaction action = {.sa_handler = SIG_DFL};
    sigemptyset(&action.sa_mask);
    sigaction(number, &action, NULL);
    raise(number);
    return 128 + number;
}

/* Says where the game is now. */
static void say_goodbye(struct play *play, enum nika_ending ending)
{
    const struct nika_voice voice = nika_voice(play->language, NULL);
    if (play->record.file < 0) {
        if (ending == NIKA_ENDED_QUIT || ending == NIKA_ENDED_SIGNAL)
            nika_lines_say(voice, msg_nothing_was_kept());
    } else if (ending == NIKA_ENDED_OVER || ending == NIKA_ENDED_AGAIN) {
        nika_lines_say(voice, msg_record_kept_in(play->record.typed));
        nika_lines_say(voice, msg_replay_with(play->record.typed));
        nika_lines_say(voice, msg_review_with(play->record.typed));
    } else {
        nika_lines_put("\n");
        nika_lines_say(voice, msg_go_on_with(play->record.typed));
    }
    play_record_settle(&play->record);
    if (play->record.unsafe)
        nika_lines_say(voice, msg_record_not_safe());
}

/* What is wanted once a game is over: a review first, as often as it is asked for. */
static bool wants_another(const struct play *play)
{
    enum play_after after = play_guide_rematch(play->language);
    for (; after == PLAY_REVIEW; after = play_guide_rematch(play->language))
        review_played("play", play->table, play->language, play->wanted.ascii);
    return after == PLAY_AGAIN;
}

/* Plays one game at the table that is laid. */
static enum nika_ending play_one(struct play *play, int *number)
{
    static struct nika_local local;
    const bool over = !nika_play_waiting(play->table->play).asked;
    const struct nika_terminal terminal = {.source = nika_local_source(&local, play->table),
                                           .language = play->language,
                                           .record = play->record.file < 0 ? NULL : play->record.typed,
                                           .pace = play->wanted.pace,
                                           .adviser = play->adviser,
                                           .plain = play->wanted.plain || over,
                                           .ascii = play->wanted.ascii,
                                           .mouse = play->wanted.mouse,
                                           .again = true,
                                           .settle = play_record_settle,
                                           .settle_context = &play->record};
    if (over)
        nika_lines_say(nika_voice(play->language, NULL), msg_game_is_over());
    enum nika_ending ending = nika_play_in_terminal(&terminal, number);
    say_goodbye(play, ending);
    play_record_close(&play->record);
    /* On the full screen that is a key; scripts that asked for one game get no question. */
    if (ending == NIKA_ENDED_OVER && !over && (terminal.plain || !nika_has_screen()) &&
        (play->guided || isatty(STDIN_FILENO)) && wants_another(play))
        ending = NIKA_ENDED_AGAIN;
    return ending;
}

/*
 * Another game with the same players and another deal: if the last one came from a seed, the next seed gives it. Its
 * record is in the user's own directory.
 */
static int play_again(struct play *play)
{
    const struct play_game last = play->game;
    play_like_table(play->table, &play->game);
    play->game.seeded = last.seeded;
    play->game.seed = last.seed + 1;
    play->wanted.record = NULL;
    return lay_table(play);
}

static int play_on(struct play *play)
{
    int number = 0;
    int status = play->wanted.resume ? take_up(play) : play->wanted.game ? read_game(play) : be_guided(play);
    if (status == CLI_FINE && play->wanted.game)
        status = lay_table(play);
    bool again = !play->ended;
    while (status == CLI_FINE && again) {
        again = play_one(play, &number) == NIKA_ENDED_AGAIN;
        if (again)
            status = play_again(play);
    }
    if (!number)
        number = nika_lines_signal();
    if (status != CLI_FINE || number) {
        nika_lines_flush();
        return number ? play_end_by(number) : status;
    }
    return cli_flush("play", stdout, NULL) ? CLI_FINE : CLI_WRONG;
}

static bool read_options(int count, char **arguments, struct play *play, int *status)
{
    struct wanted *wanted = &play->wanted;
    const struct cli_option options[] = {{.name = "--players", .value = &wanted->players},
                                         {.name = "--me", .value = &wanted->me},
                                         {.name = "--agents", .old = "--level", .value = &wanted->agents},
                                         {.name = "--seats", .value = &wanted->seats},
                                         {.name = "--names", .value = &wanted->names},
                                         {.name = "--seed", .value = &wanted->seed},
                                         {.name = "--record", .value = &wanted->record},
                                         {.name = "--resume", .value = &wanted->resume},
                                         {.name = "--pace", .value = &wanted->pace},
                                         {.name = "--adviser", .value = &wanted->adviser},
                                         {.name = "--plain", .flag = &wanted->plain},
                                         {.name = "--ascii", .flag = &wanted->ascii},
                                         {.name = "--mouse", .flag = &wanted->mouse},
                                         CLI_SETUP_OPTIONS(wanted->setup),
                                         {.name = NULL}};
    int operands;
    if (!cli_options("play", msg_help_play(), options, count, arguments, &operands, status))
        return false;
    wanted->game = operands > 0 ? arguments[0] : NULL;
    *status = check_options(wanted, operands, &play->adviser);
    return *status == CLI_FINE;
}

enum nika_language play_prepare(void)
{
    struct sigaction ignore = {.sa_handler = SIG_IGN};
    enum nika_language language = cli_language();
    /* SIGPIPE and SIGXFSZ are ignored: a failed write is reported by its return value. */
    sigemptyset(&ignore.sa_mask);
    sigaction(SIGPIPE, &ignore, NULL);
    sigaction(SIGXFSZ, &ignore, NULL);
    nika_choose_charset();
    if (!nika_can_show(language)) {
        language = NIKA_ENGLISH;
        nika_lines_say(nika_voice(language, NULL), msg_language_needs_utf8());
    }
    return language;
}

int play_instead(int (*run)(int count, char **arguments), const char *game, bool plain, bool ascii, bool mouse)
{
    static char plain_word[] = "--plain", ascii_word[] = "--ascii", mouse_word[] = "--mouse";
    char name[32], *arguments[5] = {name};
    struct nika_text text = nika_text(name, sizeof name);
    int count = 1;
    nika_text_add(&text, game);
    if (plain)
        arguments[count++] = plain_word;
    if (ascii)
        arguments[count++] = ascii_word;
    if (mouse)
        arguments[count++] = mouse_word;
    return run(count, arguments);
}

int cli_play(int count, char **arguments)
{
    static struct play play;
    int status;
    play = (struct play){.ended = false};
    play.record = play_no_record();
    if (!read_options(count, arguments, &play, &status))
        return status;
    play.language = play_prepare();
    play.table = malloc(nika_table_bytes());
    if (!play.table)
        return cli_wrong("play", msg_cli_no_memory());
    status = play_on(&play);
    free(play.table);
    if (play.learn && status == CLI_FINE)
        return play_instead(cli_learn, play.learn, play.wanted.plain, play.wanted.ascii, play.wanted.mouse);
    return status;
}

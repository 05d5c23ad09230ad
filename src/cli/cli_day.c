/*
 * cli_day.c: `nika day`: plays the deal of the day in the terminal, once. Its record lies in a folder of its own, by
 * date: there an interrupted game goes on, and a finished one says its result again.
 */
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <nika/course.h>
#include <nika/day.h>
#include <nika/messages_cli.h>
#include <nika/messages_help.h>
#include <nika/messages_play.h>

#include "cli_play.h"

/* The command line, and all that is needed while playing. */
struct playing {
    const char *date, *name, *pace;
    bool plain, ascii, mouse;
    char today[NIKA_DATE_MAX];
    struct nika_day day;
    enum nika_language language;
    struct nika_agent adviser;
    struct play_record record;
    struct nika_table *table;
};

static struct nika_voice voice_of(const struct playing *playing)
{
    return nika_voice(playing->language, NULL);
}

static const char *game_name(const struct playing *playing, char name[64])
{
    struct nika_text text = nika_text(name, 64);
    const bool byzantz = strcmp(playing->day.setup.game->name, "byzantz") == 0;
    nika_say(&text, voice_of(playing), byzantz ? msg_game_byzantz() : msg_game_justinian());
    return name;
}

/* Where its record is, or will be. False if there is no such place: then nothing is kept. */
static bool find_path(const struct playing *playing, char path[PLAY_PATH_MAX])
{
    struct nika_text text = nika_text(path, PLAY_PATH_MAX);
    if (!cli_state_folder(&text))
        return false;
    nika_text_add(&text, "/days");
    cli_make_folder(path, CLI_PRIVATE_FOLDER);
    nika_text_add_char(&text, '/');
    nika_text_add(&text, playing->date);
    nika_text_add(&text, ".nika");
    return !text.cut;
}

static bool begin(struct playing *playing, struct play_game *game)
{
    return nika_table_begin(playing->table, &playing->day.setup, &playing->day.deal, &game->sitting,
                            playing->day.number, play_record_keeper(&playing->record));
}

/* A new game, or the one that was begun. Returns an exit status. */
static int lay_table(struct playing *playing)
{
    struct play_game game = {.setup = playing->day.setup};
    struct nika_message why;
    char path[PLAY_PATH_MAX];
    for (unsigned seat = 0; seat < game.setup.players; seat++)
        nika_text_copy(game.sitting.agents[seat], NIKA_AGENT_NAME_MAX,
                       seat == NIKA_DAY_SEAT ? "human" : NIKA_DAY_LEVEL);
    if (playing->name && !play_take_name(&game.sitting.names, game.setup.players, NIKA_DAY_SEAT, playing->name, &why))
        return cli_usage("day", why);
    play_name_all(&game, playing->language);
    if (!find_path(playing, path))
        nika_lines_say(voice_of(playing), msg_plays_without_home());
    else if (access(path, F_OK) == 0) {
        const int status = play_record_read(&playing->record, path, playing->table, false);
        return status == CLI_FINE ? play_record_repair(&playing->record, playing->language) : status;
    } else if (play_record_create(&playing->record, path) != CLI_FINE)
        return CLI_WRONG;
    if (begin(playing, &game))
        return CLI_FINE;
    nika_lines_say(voice_of(playing), msg_plays_without_record(playing->record.typed,
                                                               cli_reason(playing->language, playing->record.error)));
    play_record_remove(&playing->record);
    playing->record = play_no_record();
    begin(playing, &game);
    return CLI_FINE;
}

/* The result, par, and what can be shared. */
static void say_result(struct playing *playing, const struct nika_result *result)
{
    static struct nika_bench bench;
    const struct nika_voice voice = voice_of(playing);
    const int score = result->score[NIKA_DAY_SEAT];
    char name[64], bytes[NIKA_EMOJI_MAX + 16];
    struct nika_text line = nika_text(bytes, sizeof bytes);
    struct nika_par pars[NIKA_SEATS_MAX];
    nika_par(&playing->day.setup, &playing->day.deal, &bench, pars);
    const struct nika_par par = pars[NIKA_DAY_SEAT];
    nika_course_line(playing->table->play, NIKA_DAY_SEAT, &line);
    nika_text_add_char(&line, ' ');
    nika_text_add(&line, nika_par_sign(&par, score));
    nika_lines_put("\n");
    nika_lines_say(voice, msg_day_par(par.low, par.high));
    nika_lines_put("\n");
    nika_lines_say(voice, msg_day_share(playing->date, game_name(playing, name), score));
    nika_lines_put(bytes);
    nika_lines_put("\n");
}

/* Plays to the end, or until somebody stops; *number is a signal that came. */
static void play(struct playing *playing, int *number)
{
    static struct nika_local local;
    struct nika_terminal terminal = {.source = nika_local_source(&local, playing->table),
                                     .language = playing->language,
                                     .record = playing->record.file < 0 ? NULL : playing->record.typed,
                                     .pace = playing->pace,
                                     .adviser = playing->adviser,
                                     .plain = playing->plain,
                                     .ascii = playing->ascii,
                                     .mouse = playing->mouse,
                                     .settle = play_record_settle,
                                     .settle_context = &playing->record};
    struct nika_actions honest = *terminal.source.actions;
    char name[64];
    honest.hint = NULL;
    honest.can_take_back = NULL;
    honest.take_back = NULL;
    terminal.source.actions = &honest;
    nika_lines_say(voice_of(playing), msg_day_title(playing->date, game_name(playing, name)));
    nika_lines_say(voice_of(playing), msg_day_rules());
    nika_play_in_terminal(&terminal, number);
    play_record_settle(&playing->record);
    if (playing->record.unsafe)
        nika_lines_say(voice_of(playing), msg_record_not_safe());
}

static int play_day(struct playing *playing)
{
    struct nika_result result;
    int number = 0;
    const int status = lay_table(playing);
    if (status != CLI_FINE)
        return status;
    if (!nika_play_result(playing->table->play, &result))
        play(playing, &number);
    if (nika_play_result(playing->table->play, &result))
        say_result(playing, &result);
    else if (playing->record.file >= 0)
        nika_lines_say(voice_of(playing), msg_day_go_on(playing->date));
    else
        nika_lines_say(voice_of(playing), msg_nothing_was_kept());
    play_record_close(&playing->record);
    if (!number)
        number = nika_lines_signal();
    nika_lines_flush();
    return number ? play_end_by(number) : cli_flush("day", stdout, NULL) ? CLI_FINE : CLI_WRONG;
}

/* Today's date, at Greenwich. */
static void find_today(char today[NIKA_DATE_MAX])
{
    const time_t now = time(NULL);
    struct tm broken_down;
    if (!gmtime_r(&now, &broken_down) || !strftime(today, NIKA_DATE_MAX, "%Y-%m-%d", &broken_down))
        nika_text_copy(today, NIKA_DATE_MAX, "1970-01-01");
}

int cli_day(int count, char **arguments)
{
    static struct playing playing;
    const struct cli_option options[] = {{.name = "--date", .value = &playing.date},
                                         {.name = "--name", .value = &playing.name},
                                         {.name = "--pace", .value = &playing.pace},
                                         {.name = "--plain", .flag = &playing.plain},
                                         {.name = "--ascii", .flag = &playing.ascii},
                                         {.name = "--mouse", .flag = &playing.mouse},
                                         {.name = NULL}};
    struct cli_path kept;
    int operands, status;
    playing = (struct playing){.date = NULL};
    playing.record = play_no_record();
    if (!cli_options("day", msg_help_day(), options, count, arguments, &operands, &status))
        return status;
    if (operands)
        return cli_usage("day", msg_cli_no_operand(cli_without_password(arguments[0], &kept), "day"));
    find_today(playing.today);
    playing.date = playing.date ? playing.date : playing.today;
    if (!nika_day(playing.date, &playing.day) || strcmp(playing.date, playing.today) > 0)
        return cli_usage("day", msg_cli_no_day(playing.date));
    status = play_check_terminal("day", playing.pace, NULL, &playing.adviser);
    if (status != CLI_FINE)
        return status;
    playing.language = play_prepare();
    playing.table = malloc(nika_table_bytes());
    if (!playing.table)
        return cli_wrong("day", msg_cli_no_memory());
    status = play_day(&playing);
    free(playing.table);
    return status;
}

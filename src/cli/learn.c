/*
 * learn.c: `nika learn GAME`: a guided first game, step by step, at a real table; at the end a game is offered.
 */
#include <string.h>

#include <nika/messages_cli.h>
#include <nika/messages_help.h>
#include <nika/messages_play.h>

#include "cli_play.h"
#include "guide.h"

struct learn {
    const char *game;
    enum nika_language language;
    bool plain, ascii, mouse;
};

static bool ask_game_now(enum nika_language language)
{
    struct guide guide = {.language = language};
    nika_lines_begin();
    guide_begin(&guide, msg_ask_game_now());
    guide_offer(&guide, msg_answer_game_now(), "");
    guide_offer(&guide, msg_answer_enough(), "");
    const unsigned answer = guide_choose(&guide, 1);
    nika_lines_end();
    return answer == 1;
}

/* Teaches; *now: then a game is wanted. Returns an exit status. */
static int teach(const struct learn *learn, bool *now)
{
    char name[NIKA_NAME_MAX];
    int number = 0;
    *now = false;
    play_default_name(learn->language, true, 0, name);
    struct nika_lesson *lesson = nika_lesson_open(learn->game, name);
    if (!lesson)
        return cli_wrong("learn", msg_cli_no_memory());
    const struct nika_terminal terminal = {.source = nika_lesson_source(lesson),
                                           .language = learn->language,
                                           .plain = learn->plain,
                                           .ascii = learn->ascii,
                                           .mouse = learn->mouse};
    nika_play_in_terminal(&terminal, &number);
    const bool ended = nika_lesson_ended(lesson);
    nika_lesson_close(lesson);
    if (ended && !number)
        *now = ask_game_now(learn->language);
    if (!number)
        number = nika_lines_signal();
    nika_lines_flush();
    return number ? play_end_by(number) : cli_flush("learn", stdout, NULL) ? CLI_FINE : CLI_WRONG;
}

int cli_learn(int count, char **arguments)
{
    static const char *const games[] = {"byzantz", "justinian"};
    struct learn learn = {.plain = false};
    const struct cli_option options[] = {{.name = "--plain", .flag = &learn.plain},
                                         {.name = "--ascii", .flag = &learn.ascii},
                                         {.name = "--mouse", .flag = &learn.mouse},
                                         {.name = NULL}};
    int operands, status;
    bool now;
    if (!cli_options("learn", msg_help_learn(), options, count, arguments, &operands, &status))
        return status;
    if (operands != 1)
        return cli_usage("learn", msg_cli_name_game());
    for (unsigned i = 0; i < sizeof games / sizeof games[0]; i++)
        if (strcmp(arguments[0], games[i]) == 0)
            learn.game = games[i];
    if (!learn.game) {
        struct cli_near near = cli_near(arguments[0], strlen(arguments[0]));
        for (unsigned i = 0; i < sizeof games / sizeof games[0]; i++)
            cli_near_try(&near, games[i]);
        return cli_usage_near("learn", msg_cli_no_game(arguments[0], "byzantz, justinian"), &near);
    }
    learn.language = play_prepare();
    status = teach(&learn, &now);
    return now && status == CLI_FINE ? play_instead(cli_play, learn.game, learn.plain, learn.ascii, learn.mouse)
                                     : status;
}

/*
 * review_words.c: a review in words, line by line; and as a quiz, which shows each marked position as its seat saw it, asks
 * what to play, and judges the answer.
 */
#include <stdlib.h>
#include <string.h>

#include <nika/bits.h>
#include <nika/messages_cli.h>
#include <nika/messages_play.h>
#include <nika/messages_report.h>
#include <nika/tell.h>
#include <nika/tui.h>

#include "cli_review.h"

static void hear(void *context, enum nika_report_kind kind, int indent, const char *line)
{
    bool *begun = context;
    char blanks[16] = "";
    struct nika_text text = nika_text(blanks, sizeof blanks);
    for (int i = 0; i < indent; i++)
        nika_text_add_char(&text, ' ');
    if ((kind == NIKA_REPORT_HEADING || kind == NIKA_REPORT_MOMENT) && *begun)
        nika_lines_put("\n");
    *begun = true;
    nika_lines_put(blanks);
    nika_lines_put(line);
    nika_lines_put("\n");
}

/* In which voice a game is told. */
static struct nika_voice voice_of(const struct nika_review *review, enum nika_language language,
                                  const char *players[NIKA_SEATS_MAX])
{
    for (unsigned seat = 0; seat < NIKA_SEATS_MAX; seat++)
        players[seat] = review->names.of[seat];
    return nika_voice(language, players);
}

static void say_unfinished(const struct review_work *work, struct nika_voice voice)
{
    if (work->done == work->tasks)
        return;
    nika_lines_put("\n");
    nika_lines_say(voice, msg_report_unfinished(100 * work->done / work->tasks));
}

void review_tell(const struct review_work *work, enum nika_language language, bool ascii)
{
    const char *players[NIKA_SEATS_MAX];
    bool begun = false;
    const struct nika_report report = {voice_of(work->review, language, players), ascii, {hear, &begun}};
    nika_lines_begin();
    nika_report(&report, work->review, work->seat);
    say_unfinished(work, report.voice);
    nika_lines_end();
}

/*
 * The quiz.
 */

struct quiz {
    const struct review_work *work;
    struct nika_report report;
    struct nika_view view; /* of the position that is shown */
    const struct nika_play *play;
    unsigned count, asked, right;
    char half[NIKA_TYPED_MAX + 1]; /* a move that is half typed */
};

static void hear_told(void *context, enum nika_manner manner, struct nika_message message)
{
    static const char *const before[] = {
        [NIKA_HEADING] = "\n", [NIKA_MOVE] = "", [NIKA_EVENT] = "", [NIKA_DETAIL] = "  "};
    const struct quiz *quiz = context;
    nika_lines_put(before[manner]);
    nika_lines_say(quiz->report.voice, message);
}

static struct nika_listener listener_of(struct quiz *quiz)
{
    return (struct nika_listener){hear_told, quiz};
}

static void say_intro(const struct quiz *quiz)
{
    const enum nika_language language = quiz->report.voice.language;
    nika_lines_say(quiz->report.voice,
                   msg_quiz_intro(quiz->work->seat, nika_first_word(language, msg_quiz_words()).bytes,
                                  nika_first_word(language, msg_word_help()).bytes,
                                  nika_first_word(language, msg_word_quit()).bytes));
}

static void show_position(struct quiz *quiz, unsigned ply)
{
    struct nika_review *review = quiz->work->review;
    quiz->play = nika_report_position(review, ply, &quiz->view);
    quiz->half[0] = '\0';
    nika_lines_put("\n");
    nika_lines_say(quiz->report.voice, msg_quiz_position(++quiz->asked, quiz->count, ply + 1));
    nika_tell_table(&review->setup, &quiz->view, listener_of(quiz));
    nika_tell_hand(&review->setup, &quiz->view, listener_of(quiz));
    nika_tell_question(&review->setup, &quiz->view, listener_of(quiz));
}

/* Judges a move that was understood. False if it is refused: something else may be typed. */
static bool judge(struct quiz *quiz, unsigned ply, struct nika_move move)
{
    struct nika_review *review = quiz->work->review;
    const enum nika_language language = quiz->report.voice.language;
    char loss[NIKA_REPORT_WORDS], mark[NIKA_REPORT_WORDS];
    struct nika_review_decision decision;
    const nika_refusal refusal = nika_play_judge_asked(quiz->play, quiz->view.seat, move);
    if (refusal != NIKA_ACCEPTED) {
        nika_tell_refusal(&review->setup, &quiz->view, move, refusal, listener_of(quiz));
        return false;
    }
    nika_review_try(review, ply, move, &decision);
    nika_report_loss(language, &decision, loss);
    if (nika_report_mark(language, &decision, mark))
        nika_lines_say(quiz->report.voice, msg_quiz_worse(mark, loss));
    else
        nika_lines_say(quiz->report.voice, decision.mark == NIKA_MARK_NONE ? msg_quiz_best() : msg_quiz_equal(loss));
    quiz->right += decision.mark <= NIKA_MARK_EQUAL;
    return true;
}

/* Understands a line as a move, or as a piece of one. True once the question is answered. */
static bool take_move(struct quiz *quiz, unsigned ply, const struct nika_typed *typed)
{
    const struct nika_setup *setup = &quiz->work->review->setup;
    char whole[sizeof quiz->half];
    struct nika_text text = nika_text(whole, sizeof whole);
    struct nika_move move;
    nika_text_add(&text, quiz->half);
    nika_text_add(&text, quiz->half[0] ? " " : "");
    nika_text_add_bytes(&text, typed->bytes, typed->size);
    const enum nika_understanding understood =
        nika_understand(setup, &quiz->view, quiz->report.voice.language, whole, text.size, &move, listener_of(quiz));
    quiz->half[0] = '\0';
    if (understood == NIKA_HALF_UNDERSTOOD && !text.cut)
        memcpy(quiz->half, whole, text.size + 1);
    return understood == NIKA_UNDERSTOOD && !text.cut && judge(quiz, ply, move);
}

static bool is_word(const struct quiz *quiz, struct nika_message words, const struct nika_typed *typed)
{
    return nika_means(quiz->report.voice.language, words, typed->bytes, typed->size);
}

/* Asks until there is an answer, or none is wanted. False if nothing more is to be asked. */
static bool ask(struct quiz *quiz, unsigned ply)
{
    struct nika_typed typed;
    struct nika_message why;
    for (;;) {
        nika_lines_prompt(quiz->report.voice, msg_quiz_prompt(quiz->work->seat));
        const enum nika_typing typing = nika_lines_read(&typed, -1, &why);
        if (typing == NIKA_TYPED_WRONG) {
            nika_lines_say(quiz->report.voice, why);
            continue;
        }
        if (typing != NIKA_TYPED || is_word(quiz, msg_word_quit(), &typed))
            return false;
        if (typed.size == 0 || is_word(quiz, msg_word_help(), &typed)) {
            nika_tell_help(&quiz->work->review->setup, &quiz->view, listener_of(quiz));
            say_intro(quiz);
        } else if (is_word(quiz, msg_quiz_words(), &typed) || take_move(quiz, ply, &typed)) {
            return true;
        }
    }
}

static bool is_marked(const struct review_work *work, unsigned ply)
{
    const struct nika_review_decision *decision = &work->review->decisions[ply];
    return decision->measured && decision->seat == work->seat && decision->mark >= NIKA_MARK_INACCURACY;
}

void review_quiz(const struct review_work *work, enum nika_language language)
{
    const char *players[NIKA_SEATS_MAX];
    bool begun = false, more = true;
    struct quiz quiz = {.work = work, .report = {voice_of(work->review, language, players), true, {hear, &begun}}};
    for (unsigned ply = 0; ply < work->review->count; ply++)
        quiz.count += is_marked(work, ply);
    nika_lines_begin();
    if (quiz.count == 0)
        nika_lines_say(quiz.report.voice, msg_quiz_none(work->seat));
    else
        say_intro(&quiz);
    for (unsigned ply = 0; more && ply < work->review->count; ply++) {
        if (!is_marked(work, ply))
            continue;
        show_position(&quiz, ply);
        more = ask(&quiz, ply);
        if (more)
            nika_report_moment(&quiz.report, work->review, quiz.asked, ply);
    }
    if (quiz.count)
        nika_lines_put("\n");
    if (quiz.count)
        nika_lines_say(quiz.report.voice, msg_quiz_end(quiz.right, quiz.count));
    say_unfinished(work, quiz.report.voice);
    nika_lines_end();
}

int review_played(const char *command, const struct nika_table *table, enum nika_language language, bool ascii)
{
    const struct nika_play *play = table->play;
    struct review_work work = {.review = calloc(1, sizeof *work.review), .extent = REVIEW_WORDS};
    int status = cli_read_threads(command, NULL, &work.threads);
    if (!work.review)
        return cli_wrong(command, msg_cli_no_memory());
    nika_review_take_up(work.review, nika_play_setup(play), &table->sitting.names, nika_play_deal(play), table->moves,
                        nika_play_ply(play));
    work.seat = table->people ? nika_lowest_bit(table->people) : 0;
    if (!nika_review_ready(work.review))
        status = cli_wrong(command, msg_cli_review_too_long(NIKA_REVIEW_PLIES));
    else if (!review_run(command, &work))
        status = CLI_WRONG;
    else
        review_tell(&work, language, ascii);
    free(work.review);
    return status;
}

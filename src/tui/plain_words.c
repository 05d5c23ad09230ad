/*
 * plain_words.c: the vocabulary of line mode: commands, paces, levels; in the person's language and in English.
 */
#include <string.h>

#include <nika/fold.h>
#include <nika/messages_online.h>
#include <nika/messages_play.h>

#include "plain.h"

bool nika_means(enum nika_language language, struct nika_message words, const char *word, size_t size)
{
    return nika_fold_lists(nika_sentence_of(language, words.key), word, size) ||
           nika_fold_lists(nika_sentence_of(NIKA_ENGLISH, words.key), word, size);
}

struct nika_shown_word nika_first_word(enum nika_language language, struct nika_message words)
{
    struct nika_shown_word word;
    struct nika_text text = nika_text(word.bytes, sizeof word.bytes);
    const char *sentence = nika_sentence_of(language, words.key);
    nika_text_add_bytes(&text, sentence, strcspn(sentence, " "));
    return word;
}

const char *nika_yes_or_no(enum nika_language language, char answers[NIKA_YES_OR_NO_MAX])
{
    struct nika_text text = nika_text(answers, NIKA_YES_OR_NO_MAX);
    const struct nika_shown_word yes = nika_first_word(language, msg_word_yes());
    const struct nika_shown_word no = nika_first_word(language, msg_word_no());
    nika_say(&text, (struct nika_voice){.language = language}, msg_yes_or_no(yes.bytes, no.bytes));
    return answers;
}

size_t nika_split_word(const char *line, const char **rest)
{
    const size_t size = nika_fold_word(line, strlen(line));
    *rest = line + size + nika_fold_gap(line + size, strlen(line + size));
    return size;
}

enum command plain_command_in(const struct plain *plain, const char *line, const char **rest)
{
    const struct {
        struct nika_message words;
        enum command command;
        bool takes_more, online;
    } commands[] = {
        {msg_word_help(), COMMAND_HELP, false, false},       {msg_word_hand(), COMMAND_HAND, false, false},
        {msg_word_table(), COMMAND_TABLE, false, false},     {msg_word_log(), COMMAND_LOG, false, false},
        {msg_word_hint(), COMMAND_HINT, false, false},       {msg_word_rules(), COMMAND_RULES, false, false},
        {msg_word_pace(), COMMAND_PACE, true, false},        {msg_word_undo(), COMMAND_UNDO, false, false},
        {msg_word_quit(), COMMAND_QUIT, false, false},       {msg_word_as(), COMMAND_AS, true, false},
        {msg_online_word_say(), COMMAND_SAY, true, true},    {msg_online_word_who(), COMMAND_WHO, false, true},
        {msg_online_word_away(), COMMAND_AWAY, false, true}, {msg_online_word_back(), COMMAND_BACK, false, true},
        {msg_online_word_mute(), COMMAND_MUTE, false, true}, {msg_online_word_hear(), COMMAND_HEAR, false, true},
    };
    const enum nika_language language = plain->session->voice.language;
    const bool online = plain->session->source.online != NULL;
    const unsigned orders = online ? plain_online(plain)->orders(plain->session->source.context) : 0;
    const size_t size = nika_split_word(line, rest);
    if (orders >> NIKA_ORDER_AGREE & 1 && !**rest && nika_means(language, msg_word_yes(), line, size))
        return COMMAND_AGREE;
    if (orders >> NIKA_ORDER_REFUSE & 1 && !**rest && nika_means(language, msg_word_no(), line, size))
        return COMMAND_REFUSE;
    for (unsigned i = 0; size > 0 && i < sizeof commands / sizeof commands[0]; i++)
        if ((online || !commands[i].online) && (commands[i].takes_more || !**rest) &&
            nika_means(language, commands[i].words, line, size))
            return commands[i].command;
    return COMMAND_NONE;
}

static struct nika_message pace_words(enum pace pace)
{
    switch (pace) {
    case PACE_NONE:
        return msg_pace_none();
    case PACE_FAST:
        return msg_pace_fast();
    case PACE_SLOW:
        return msg_pace_slow();
    case PACE_STEP:
        return msg_pace_step();
    default:
        return msg_pace_normal();
    }
}

enum pace plain_pace_named(enum nika_language language, const char *name)
{
    enum pace pace = PACE_NONE;
    while (pace < PACE_COUNT && !nika_means(language, pace_words(pace), name, strlen(name)))
        pace++;
    return pace;
}

struct nika_shown_word plain_pace_name(enum nika_language language, enum pace pace)
{
    return nika_first_word(language, pace_words(pace));
}

void plain_add_pace_names(enum nika_language language, struct nika_text *text)
{
    struct nika_shown_word names[PACE_COUNT];
    for (enum pace pace = PACE_NONE; pace < PACE_COUNT; pace++)
        names[pace] = plain_pace_name(language, pace);
    nika_say(text, (struct nika_voice){.language = language},
             msg_pace_all(names[PACE_NONE].bytes, names[PACE_FAST].bytes, names[PACE_NORMAL].bytes,
                          names[PACE_SLOW].bytes, names[PACE_STEP].bytes));
}

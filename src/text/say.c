/*
 * say.c: says messages, problems and facts: chooses the form of a sentence and has its places filled.
 */
#include <string.h>

#include <nika/explain.h>
#include <nika/messages_error.h>
#include <nika/messages_play.h>
#include <nika/messages_words.h>

#include "fill.h"

enum { REASON_MAX = 512 };

/* One with a decimal has the last form, but where none is like one, and so is all below two. */
static unsigned form_for_tenths(const struct nika_catalogue *catalogue, int64_t tenths)
{
    return catalogue->plural(0) == catalogue->plural(1) ? nika_form_for(catalogue, tenths / 10) : catalogue->forms - 1;
}

/* The form of a sentence, by its first number. */
static const char *form_of(const struct nika_speech *speech, const char *sentences)
{
    if (speech->to_you)
        return nika_form_to_you(sentences);
    for (unsigned i = 0; i < speech->key->count; i++) {
        const int64_t number = speech->arguments[i].number;
        if (speech->key->arguments[i].type == NIKA_TYPE_NUMBER)
            return nika_form(sentences, nika_form_for(speech->catalogue, number));
        if (speech->key->arguments[i].type == NIKA_TYPE_TENTHS)
            return nika_form(sentences, form_for_tenths(speech->catalogue, number));
    }
    return nika_form(sentences, speech->catalogue->forms - 1);
}

/* Whether sentences are to be said in the second person. */
static bool is_to_you(struct nika_voice voice, const struct nika_key *key, const union nika_argument *arguments,
                      const char *sentences)
{
    if (voice.self >= NIKA_SEATS_MAX || !nika_form_to_you(sentences))
        return false;
    for (unsigned i = 0; i < key->count; i++) {
        const uint64_t who = (uint64_t)arguments[i].number;
        if (strcmp(key->arguments[i].name, "who") == 0 &&
            (key->arguments[i].type == NIKA_TYPE_SEATS ? who >> voice.self & 1 : who == voice.self))
            return true;
    }
    return false;
}

static void say_sentences(struct nika_text *text, struct nika_voice voice, const struct nika_key *key,
                          const union nika_argument *arguments, const char *sentences, bool marked)
{
    const struct nika_speech speech = {nika_catalogue_of(voice.language),          voice, key, arguments, marked,
                                       is_to_you(voice, key, arguments, sentences)};
    nika_fill(text, &speech, form_of(&speech, sentences));
}

void nika_say_sentences(struct nika_text *text, struct nika_voice voice, const struct nika_key *key,
                        const union nika_argument *arguments, const char *sentences)
{
    say_sentences(text, voice, key, arguments, sentences, false);
}

static void say_message(struct nika_text *text, struct nika_voice voice, struct nika_message message, bool marked)
{
    say_sentences(text, voice, nika_key_of_message(message), message.arguments,
                  nika_sentences_of(nika_catalogue_of(voice.language), message.key), marked);
}

void nika_say_marked(struct nika_text *text, struct nika_voice voice, struct nika_message message)
{
    say_message(text, voice, message, true);
}

void nika_say(struct nika_text *text, struct nika_voice voice, struct nika_message message)
{
    say_message(text, voice, message, false);
}

void nika_say_problem(struct nika_text *text, struct nika_voice voice, const char *word, const char *refusal,
                      const struct nika_misfit *misfit)
{
    char why[REASON_MAX];
    struct nika_text reason = nika_text(why, sizeof why);
    struct nika_message message;
    if (refusal && nika_message_worded(NIKA_AREA_PROBLEM, refusal, &message))
        nika_say(&reason, voice, message);
    if (!nika_message_worded(NIKA_AREA_PROBLEM, word, &message)) {
        nika_text_add(text, word);
        return;
    }
    nika_message_give(&message, "where", misfit->where);
    nika_message_give(&message, "expected", misfit->expected);
    nika_message_give(&message, "found", misfit->found);
    nika_message_give(&message, "why", why);
    nika_say(text, voice, message);
}

struct nika_message nika_error(const char *word, const char *where)
{
    char key[64];
    struct nika_text text = nika_text(key, sizeof key);
    struct nika_message message;
    if (*where && strcmp(word, "bad-value") == 0)
        return msg_error_bad_value_of(where);
    nika_text_add(&text, "error-");
    nika_text_add(&text, word);
    if (!text.cut && nika_message_worded(NIKA_AREA_ERROR, key, &message) && nika_key_of_message(message)->count == 0)
        return message;
    return msg_error_unknown(word);
}

/* The message of a fact: its places have the names of a fact's arguments. */
static struct nika_message message_of(const struct nika_fact *fact)
{
    const struct {
        const char *name;
        int64_t value;
    } values[] = {{"name", fact->seat},   {"good", fact->good},     {"counselor", fact->counselor},
                  {"color", fact->color}, {"number", fact->number}, {"second", fact->second}};
    struct nika_message message = {.key = nika_fact_keys[fact->kind]};
    const struct nika_key *key = nika_key_of_message(message);
    for (unsigned i = 0; i < key->count; i++)
        for (unsigned v = 0; v < sizeof values / sizeof values[0]; v++)
            if (strcmp(key->arguments[i].name, values[v].name) == 0)
                message.arguments[i].number = values[v].value;
    return message;
}

void nika_say_fact(struct nika_text *text, struct nika_voice voice, const struct nika_fact *fact)
{
    nika_say(text, voice, message_of(fact));
}

static void say_reason(struct nika_text *text, struct nika_voice voice, const struct nika_fact *facts, unsigned count,
                       bool marked)
{
    const struct nika_catalogue *catalogue = nika_catalogue_of(voice.language);
    for (unsigned i = 0; i < count; i++) {
        if (i > 0)
            nika_add_between(text, catalogue, NIKA_MSG_reason_next);
        say_message(text, voice, message_of(&facts[i]), marked);
    }
    if (count > 0)
        nika_add_between(text, catalogue, NIKA_MSG_reason_end);
}

void nika_say_reason(struct nika_text *text, struct nika_voice voice, const struct nika_fact *facts, unsigned count)
{
    say_reason(text, voice, facts, count, false);
}

void nika_say_reason_marked(struct nika_text *text, struct nika_voice voice, const struct nika_fact *facts,
                            unsigned count)
{
    say_reason(text, voice, facts, count, true);
}

struct nika_message nika_worth(int32_t tenths, bool tells, unsigned percent, bool equal)
{
    if (!tells)
        return equal ? msg_worth_points_equal(tenths) : msg_worth_points(tenths);
    return equal ? msg_worth_equal(tenths, percent) : msg_worth(tenths, percent);
}

/*
 * rules.c: finds the rules of a game, its editions and switches, among the messages.
 */
#include <string.h>

#include <nika/messages_rules.h>
#include <nika/say.h>

enum { WORD_MAX = 128 };

/* Finds what a key says that is made of a kind and names: "rules_option_justinian_tie_clockwise". */
static const char *find(enum nika_language language, const char *kind, const char *const *names, unsigned count)
{
    char word[WORD_MAX];
    struct nika_text text = nika_text(word, sizeof word);
    struct nika_message message;
    nika_text_add(&text, kind);
    for (unsigned i = 0; i < count; i++) {
        nika_text_add_char(&text, '_');
        nika_text_add(&text, names[i]);
    }
    if (text.cut || !nika_message_worded(NIKA_AREA_RULES, word, &message))
        return NULL;
    return nika_sentence_of(language, message.key);
}

static bool begins_with(const char *word, const char *beginning)
{
    return strncmp(word, beginning, strlen(beginning)) == 0;
}

/* Whether a key is a section of a game's rules: "rules_justinian_end". */
static bool is_section(const char *word, const char *game)
{
    static const char rules[] = "rules_";
    return begins_with(word, rules) && begins_with(word + strlen(rules), game) &&
           word[strlen(rules) + strlen(game)] == '_';
}

bool nika_rules_section(const char *game, unsigned index, struct nika_message *message)
{
    const struct nika_key *key;
    for (unsigned i = 0; (key = nika_message_key(NIKA_AREA_RULES, i)) != NULL; i++)
        if (is_section(key->word, game) && index-- == 0)
            return nika_message_worded(NIKA_AREA_RULES, key->word, message);
    return false;
}

const char *nika_rules_section_name(const char *game, struct nika_message section)
{
    return nika_key_of_message(section)->word + strlen("rules_") + strlen(game) + 1;
}

const char *nika_edition_text(enum nika_language language, const char *game, const char *edition)
{
    const char *const names[] = {game, edition};
    return find(language, "rules_edition", names, 2);
}

const char *nika_edition_note(enum nika_language language, const char *game, const char *edition)
{
    const char *const names[] = {game, edition};
    return find(language, "rules_note", names, 2);
}

const char *nika_other_rules_text(enum nika_language language, const char *game)
{
    return find(language, "rules_others", &game, 1);
}

const char *nika_option_text(enum nika_language language, const char *game, const char *name, const char *value)
{
    const char *const names[] = {game, name, value};
    return find(language, "rules_option", names, 3);
}

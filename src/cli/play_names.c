/*
 * play_names.c: the players' names.
 */
#include <stdlib.h>
#include <string.h>

#include <nika/messages_play.h>

#include "cli_play.h"

static bool is_taken(const struct nika_names *names, unsigned players, unsigned seat, const char *name)
{
    for (unsigned other = 0; other < players; other++)
        if (other != seat && strcmp(names->of[other], name) == 0)
            return true;
    return false;
}

/* Whether it can be shown as it is. */
static bool is_readable(const char *name, size_t size)
{
    bool has_letter = false;
    for (size_t at = 0, length; at < size; at += length) {
        const int32_t code = nika_utf8_read(name + at, size - at, &length);
        if (code < 0 || nika_utf8_hidden((uint32_t)code))
            return false;
        has_letter = has_letter || (code != ' ' && code != 0xA0 && code != 0x3000);
    }
    return has_letter;
}

bool play_take_name(struct nika_names *names, unsigned players, unsigned seat, const char *name,
                    struct nika_message *why)
{
    const size_t size = strlen(name);
    if (size > PLAY_NAME_MAX || !is_readable(name, size))
        *why = msg_name_wrong(PLAY_NAME_MAX);
    else if (is_taken(names, players, seat, name))
        *why = msg_name_taken(name);
    else {
        memcpy(names->of[seat], name, size + 1);
        return true;
    }
    return false;
}

void play_default_name(enum nika_language language, bool alone, unsigned seat, char name[NIKA_NAME_MAX])
{
    const char *user = getenv("USER"); /* NOLINT(concurrency-mt-unsafe): nobody changes the environment */
    const char letter[] = {(char)('A' + seat), '\0'};
    struct nika_text text = nika_text(name, NIKA_NAME_MAX);
    if (alone && user && strlen(user) <= PLAY_NAME_MAX && is_readable(user, strlen(user)) &&
        strcmp(user, "root") != 0) {
        nika_text_add(&text, user);
        if (name[0] >= 'a' && name[0] <= 'z')
            name[0] = (char)(name[0] - 'a' + 'A');
        return;
    }
    nika_say(&text, nika_voice(language, NULL), msg_default_name(letter));
}

void play_name_all(struct play_game *game, enum nika_language language)
{
    static const char *const old[] = {"Zoe", "Leo", "Irene", "Roman", "Anna", "Michael", "Helena", "Marcian"};
    struct nika_names *names = &game->sitting.names;
    const unsigned players = game->setup.players;
    unsigned people = 0, next = 0;
    for (unsigned seat = 0; seat < players; seat++)
        people += strcmp(game->sitting.agents[seat], "human") == 0;
    for (unsigned seat = 0; seat < players; seat++)
        if (!*names->of[seat] && strcmp(game->sitting.agents[seat], "human") == 0) {
            play_default_name(language, people == 1, seat, names->of[seat]);
            if (is_taken(names, players, seat, names->of[seat]))
                play_default_name(language, false, seat, names->of[seat]);
        }
    /* There are more of these than seats, so one is always free; the first are tried first. */
    for (unsigned seat = 0; seat < players; seat++)
        while (!*names->of[seat] && next < sizeof old / sizeof old[0]) {
            if (!is_taken(names, players, seat, old[next]))
                memcpy(names->of[seat], old[next], strlen(old[next]) + 1);
            next++;
        }
}

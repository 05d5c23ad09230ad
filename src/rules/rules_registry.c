/*
 * rules_registry.c: the list of all games. A new game is known everywhere once it stands here.
 */
#include <string.h>

#include <nika/byzantz.h>
#include <nika/games.h>
#include <nika/justinian.h>
#include <nika/null.h>

const struct nika_game *const nika_games[] = {&nika_justinian, &nika_byzantz, &nika_null, NULL};

const struct nika_game *nika_game_named(const char *name)
{
    for (unsigned i = 0; nika_games[i]; i++)
        if (strcmp(nika_games[i]->name, name) == 0)
            return nika_games[i];
    return NULL;
}

/*
 * tell.c: tells a game in plain lines: who did what, and, by the game's own teller, what came of it.
 */
#include <string.h>

#include "tell.h"

static const struct teller *const tellers[] = {&cli_byzantz_teller, &cli_justinian_teller, NULL};

static const struct teller *teller_of(const struct nika_reader *reader)
{
    for (unsigned i = 0; tellers[i]; i++)
        if (tellers[i]->game == reader->setup.game)
            return tellers[i];
    return NULL;
}

const char *cli_name(const struct nika_reader *reader, unsigned seat, struct shown_name *name)
{
    struct nika_text text = nika_text(name->bytes, sizeof name->bytes);
    nika_text_add_safely(&text, reader->names.of[seat], strlen(reader->names.of[seat]), 40);
    return name->bytes;
}

const char *cli_plural(int number)
{
    return number == 1 ? "" : "s";
}

void cli_tell_start(const struct nika_reader *reader)
{
    const struct teller *teller = teller_of(reader);
    struct shown_name name;
    printf("%s, %d players\n", reader->setup.game->name, reader->setup.players);
    for (unsigned seat = 0; seat < reader->setup.players; seat++)
        printf("  seat %u: %s%s\n", seat, cli_name(reader, seat, &name),
               seat == reader->setup.start ? " (starts)" : "");
    if (teller)
        teller->start(reader);
}

void cli_tell_move(const struct nika_reader *reader, const struct nika_world *before)
{
    const struct teller *teller = teller_of(reader);
    struct shown_name name;
    char word[NIKA_WORD_MAX];
    reader->setup.game->say(&reader->setup, reader->move, word);
    printf("%4u. %s: %s", reader->ply, cli_name(reader, reader->seat, &name), word);
    if (teller)
        teller->move(reader, before);
    printf("\n");
    if (teller)
        teller->changes(reader, before);
}

void cli_tell_result(const struct nika_reader *reader)
{
    const struct teller *teller = teller_of(reader);
    struct shown_name name;
    printf("\nResult\n");
    for (unsigned rank = 1; rank <= reader->setup.players; rank++)
        for (unsigned seat = 0; seat < reader->setup.players; seat++) {
            if (reader->result.rank[seat] != rank)
                continue;
            printf("  %u. %s, %d point%s", rank, cli_name(reader, seat, &name), reader->result.score[seat],
                   cli_plural(reader->result.score[seat]));
            if (teller && teller->result)
                teller->result(reader, seat);
            printf("\n");
        }
}

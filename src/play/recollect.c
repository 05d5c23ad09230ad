/*
 * recollect.c: builds the memories of players from the record of a game.
 */
#include <string.h>

#include <nika/simulate.h>

void nika_recollect(struct nika_recollection *recollection, const struct nika_reader *reader, enum nika_reading reading)
{
    if (reading == NIKA_READ_HEADER)
        memset(recollection->memory, 0, sizeof recollection->memory);
    if (reading == NIKA_READ_MOVE)
        for (unsigned seat = 0; seat < reader->setup.players; seat++) {
            struct nika_view view;
            nika_look(&reader->setup, &recollection->before, seat, &view);
            nika_remember(&reader->setup, &view, reader->seat, reader->move, &recollection->memory[seat]);
        }
    if (reading == NIKA_READ_HEADER || reading == NIKA_READ_MOVE)
        nika_copy(reader->setup.game, &recollection->before, &reader->world);
}

/*
 * join_proof.c: verifies a finished game's record against the commitments made before and what was seen of it (nika_prove).
 */
#include <string.h>

#include <nika/bytes.h>

#include "get.h"
#include "join_mirror.h"

/* Whether each pledge in a proof is the one that the person was shown when she revealed her contribution. */
static bool are_as_shown(const struct nika_pledge *pledge, const struct nika_fair *fair, unsigned players)
{
    for (unsigned seat = 0; seat < players; seat++) {
        char digits[NIKA_DIGITS_MAX] = "";
        if (fair->people >> seat & 1)
            nika_hex(fair->pledge[seat].bytes, NIKA_FAIR_BYTES, digits);
        if (strcmp(digits, pledge->pledged[seat]) != 0)
            return false;
    }
    return true;
}

/* The person's own part in a deal that is proved. */
static enum nika_verdict judge_own_part(const struct nika_pledge *pledge, const struct nika_fair *fair,
                                        unsigned players, unsigned seat)
{
    char digits[NIKA_DIGITS_MAX];
    const bool silent = fair->silent >> seat & 1;
    if (pledge->drawn &&
        (fair->algorithm != NIKA_FAIR_2 || fair->early >> seat & 1 || !are_as_shown(pledge, fair, players)))
        return NIKA_VERDICT_PLEDGES;
    if (silent && !pledge->revealed)
        return NIKA_VERDICT_SILENT;
    nika_hex(fair->chance[seat].bytes, NIKA_FAIR_BYTES, digits);
    const bool in_it = fair->people >> seat & 1 && !silent && strcmp(digits, pledge->chance) == 0;
    return in_it ? NIKA_VERDICT_FINE : NIKA_VERDICT_CHANCE;
}

/* Whether the proof in a header matches the commitment at this table. */
static enum nika_verdict judge_header(const struct nika_mirror *mirror, const struct nika_pledge *pledge,
                                      const struct nika_reader *reader, const char *line, size_t size)
{
    struct nika_json header, value;
    struct nika_misfit misfit;
    struct nika_fair fair;
    char digits[NIKA_DIGITS_MAX];
    size_t at;
    if (nika_json_check(line, size, &header, &at) != NIKA_JSON_FINE || !nika_json_get(header, "fair", &value))
        return NIKA_VERDICT_NONE;
    if (!nika_fair_read(value, reader->setup.players, &fair, &misfit))
        return NIKA_VERDICT_DEAL;
    const struct nika_hash commitment = nika_fair_commitment(mirror->table, &fair.secret);
    nika_hex(commitment.bytes, sizeof commitment.bytes, digits);
    if (strcmp(fair.table, mirror->table) != 0 || strcmp(digits, pledge ? pledge->commitment : mirror->commitment) != 0)
        return NIKA_VERDICT_COMMITMENT;
    if (nika_fair_prove(header, &reader->setup, &reader->deal, &misfit) != NIKA_PROOF_HOLDS)
        return NIKA_VERDICT_DEAL;
    if (!pledge || mirror->sight.viewer == NIKA_WATCHER)
        return NIKA_VERDICT_WATCHED;
    return judge_own_part(pledge, &fair, reader->setup.players, mirror->sight.viewer);
}

/*
 * Whether the reader, after `ply` moves, is where the table was. Views during simultaneous questions differ per seat:
 * only the first and the last must be equal.
 */
static bool is_as_seen(const struct nika_mirror *mirror, const struct nika_reader *reader)
{
    const unsigned ply = reader->ply;
    struct nika_view view;
    if (ply > mirror->sight.count)
        return false;
    nika_look(&reader->setup, &reader->world, mirror->sight.viewer, &view);
    if (ply == 0)
        return nika_view_same(reader->setup.game, &view, &mirror->sight.first);
    const struct nika_sight_step *step = &mirror->sight.steps[ply - 1];
    if (step->seat != reader->seat ||
        !nika_move_same(step->move, nika_move_seen(reader->move, reader->seat, mirror->sight.viewer)))
        return false;
    return ply < mirror->sight.count || nika_view_same(reader->setup.game, &view, &mirror->sight.now);
}

static bool same_table(const struct nika_mirror *mirror, const struct nika_setup *setup)
{
    return mirror->laid && mirror->sight.has_first && mirror->sight.setup.game == setup->game &&
           mirror->sight.setup.players == setup->players;
}

enum nika_verdict nika_prove(const struct nika_mirror *mirror, const struct nika_pledge *pledge, const char *record,
                             size_t size)
{
    struct nika_reader reader;
    enum nika_verdict verdict = NIKA_VERDICT_RECORD;
    enum nika_reading reading = NIKA_READ_PROBLEM;
    nika_reader_start(&reader);
    for (size_t at = 0; at < size;) {
        const char *line = record + at, *end = memchr(line, '\n', size - at);
        const size_t length = end ? (size_t)(end - line) : size - at;
        at += length + 1;
        reading = length > NIKA_LINE_MAX ? NIKA_READ_PROBLEM : nika_reader_line(&reader, line, length);
        if (reading == NIKA_READ_PROBLEM || reader.games > 1)
            return NIKA_VERDICT_RECORD;
        if (reading == NIKA_READ_HEADER)
            verdict = judge_header(mirror, pledge, &reader, line, length);
        if (reading == NIKA_READ_HEADER && !same_table(mirror, &reader.setup))
            return NIKA_VERDICT_OTHER_GAME;
        if (reading != NIKA_READ_RESULT && !is_as_seen(mirror, &reader))
            return NIKA_VERDICT_OTHER_GAME;
    }
    if (reading != NIKA_READ_RESULT)
        return NIKA_VERDICT_RECORD;
    return reader.ply == mirror->sight.count ? verdict : NIKA_VERDICT_OTHER_GAME;
}

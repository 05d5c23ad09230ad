/*
 * fuzz_fair.c: any bytes as the proof of a deal: three for the table (see fuzz_setup), then the value of a header's "fair".
 *
 * Proofs come from strangers. One that is refused must be told, and leave nothing behind. One that is read must be read the
 * same again as it is written; what is dealt by it must be proved by it, and nothing else.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <nika/fair.h>

#include "fuzz.h"

static void demand_misfit(const struct nika_misfit *misfit, const char *where)
{
    DEMAND(strncmp(misfit->where, where, strlen(where)) == 0, "the misfit is said to be at “%s”", misfit->where);
    fuzz_printable(misfit->where, sizeof misfit->where, "where");
    fuzz_printable(misfit->expected, sizeof misfit->expected, "expected");
    fuzz_printable(misfit->found, sizeof misfit->found, "found");
}

/* What the proof proves about a header with this start, this deal and this number. */
static enum nika_proof prove(const struct nika_fair *fair, const struct nika_setup *setup, const struct nika_deal *deal,
                             uint64_t number, struct nika_misfit *misfit)
{
    char bytes[2048], decimal[32];
    struct nika_text text = nika_text(bytes, sizeof bytes);
    struct nika_writer writer = nika_writer(&text);
    struct nika_json header;
    size_t at;
    snprintf(decimal, sizeof decimal, "%llu", (unsigned long long)number);
    nika_write_open(&writer, '{');
    nika_write_key(&writer, "fair");
    nika_fair_write(fair, setup->players, &writer);
    nika_write_key(&writer, "number");
    nika_write_word(&writer, decimal);
    nika_write_close(&writer, '}');
    DEMAND(!text.cut && nika_json_check(bytes, text.size, &header, &at) == NIKA_JSON_FINE, "a proof is no JSON: %s",
           bytes);
    const enum nika_proof proof = nika_fair_prove(header, setup, deal, misfit);
    DEMAND(nika_fair_check(fair, setup, deal, number, misfit) == (proof == NIKA_PROOF_HOLDS),
           "checking and proving do not agree");
    return proof;
}

/* A deal in which two different cards of the first pile have changed places. */
static struct nika_deal exchanged(const struct nika_setup *setup, const struct nika_deal *deal)
{
    struct nika_pile piles[NIKA_PILES_MAX];
    struct nika_deal other;
    unsigned i = 1;
    setup->game->piles(setup, &other, piles);
    other = *deal;
    while (i < piles[0].count - 1u && deal->bytes[i] == deal->bytes[0])
        i++;
    other.bytes[0] = deal->bytes[i];
    other.bytes[i] = deal->bytes[0];
    return other;
}

/* What was dealt is proved, and nothing else. */
static void demand_proves(const struct nika_fair *fair, struct nika_setup *setup)
{
    struct nika_deal deal;
    struct nika_world world;
    struct nika_misfit misfit;
    uint64_t number;
    nika_fair_deal(fair, setup, &deal, &number);
    setup->game->begin(setup, &deal, &world);
    fuzz_check(setup, &world, "after a fair deal");
    DEMAND(prove(fair, setup, &deal, number, &misfit) == NIKA_PROOF_HOLDS, "what was dealt is not proved: %s",
           misfit.where);
    DEMAND(prove(fair, setup, &deal, number + 1, &misfit) == NIKA_PROOF_BROKEN, "another number is proved");
    demand_misfit(&misfit, "number");
    const struct nika_deal other = exchanged(setup, &deal);
    DEMAND(prove(fair, setup, &other, number, &misfit) == NIKA_PROOF_BROKEN, "another deal is proved");
    demand_misfit(&misfit, "deal");
    setup->start = (uint8_t)((setup->start + 1) % setup->players);
    DEMAND(prove(fair, setup, &deal, number, &misfit) == NIKA_PROOF_BROKEN, "another start is proved");
    demand_misfit(&misfit, "start");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct nika_setup setup;
    struct nika_fair fair, again;
    struct nika_misfit misfit;
    struct nika_json value;
    char bytes[1024];
    struct nika_text text = nika_text(bytes, sizeof bytes);
    struct nika_writer writer = nika_writer(&text);
    size_t at;
    const size_t used = fuzz_setup(data, size, &setup);
    char *copy = fuzz_copy(data + used, size - used);
    const bool is_json = nika_json_check(copy, size - used, &value, &at) == NIKA_JSON_FINE;
    memset(&fair, 0x55, sizeof fair);
    again = fair;
    const bool is_read = is_json && nika_fair_read(value, setup.players, &fair, &misfit);
    free(copy);
    if (!is_read) {
        DEMAND(memcmp(&fair, &again, sizeof fair) == 0, "a refused proof leaves something behind");
        if (is_json)
            demand_misfit(&misfit, "fair");
        return 0;
    }
    nika_fair_write(&fair, setup.players, &writer);
    DEMAND(!text.cut && nika_json_check(bytes, text.size, &value, &at) == NIKA_JSON_FINE &&
               nika_fair_read(value, setup.players, &again, &misfit) && memcmp(&fair, &again, sizeof fair) == 0,
           "a proof, written again, is another: %s", bytes);
    demand_proves(&fair, &setup);
    return 0;
}

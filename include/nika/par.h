/*
 * par.h: par of a deal: what strong players score with it in each seat, as a range: the middle half of their scores.
 */
#ifndef NIKA_PAR_H
#define NIKA_PAR_H

#include <nika/simulate.h>

#ifdef __cplusplus
extern "C" {
#endif

struct nika_par {
    int16_t low, middle, high;
};

/*
 * By seat. The same for the same deal, everywhere, by the net of the game (nika/nets.h); where that is not there, by the
 * heuristic. `bench` is lent.
 */
void nika_par(const struct nika_setup *setup, const struct nika_deal *deal, struct nika_bench *bench,
              struct nika_par par[NIKA_SEATS_MAX]);

#ifdef __cplusplus
}
#endif

#endif

/*
 * par.h: what a deal is worth to a seat: the score with which strong players leave it, as a range. The same deal is played
 * several times with such players in all seats; half of their scores lie within the range. It is moved towards the mean of
 * all deals by as much as so few games are known to mislead.
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

/* The same for the same deal, everywhere. `bench` is lent. */
void nika_par(const struct nika_setup *setup, const struct nika_deal *deal, unsigned seat, struct nika_bench *bench,
              struct nika_par *par);

#ifdef __cplusplus
}
#endif

#endif

/*
 * numbers.c: exp, log and sqrt with the same bits on every platform. Only additions, multiplications and divisions in a
 * fixed order, and the bits of a float.
 */
#include <string.h>

#include "ai_internal.h"

static float from_bits(uint32_t bits)
{
    float number;
    memcpy(&number, &bits, sizeof number);
    return number;
}

/* x = k·ln 2 + r with |r| ≤ ln 2 / 2; e^r by its series, 2^k by the exponent's bits. */
float nika_exp(float x)
{
    if (x > 80)
        x = 80;
    if (x < -80)
        x = -80;
    const float scaled = x * 1.44269504F;
    const int k = (int)(scaled + (scaled < 0 ? -0.5F : 0.5F));
    const float r = x - (float)k * 0.693147181F;
    const float power = 1 + r * (1 + r * (0.5F + r * (0.166666667F + r * (0.0416666667F + r * 0.00833333333F))));
    return power * from_bits((uint32_t)(k + 127) << 23);
}

/* x = m·2^k with m from 1 to 2; ln m by the series of artanh((m-1)/(m+1)). */
float nika_log(float x)
{
    uint32_t bits;
    if (x < 1e-30F)
        x = 1e-30F;
    memcpy(&bits, &x, sizeof bits);
    const int k = (int)(bits >> 23) - 127;
    const float m = from_bits((bits & 0x7fffff) | 0x3f800000);
    const float t = (m - 1) / (m + 1), t2 = t * t;
    const float series = 2 * t * (1 + t2 * (0.333333333F + t2 * (0.2F + t2 * (0.142857143F + t2 * 0.111111111F))));
    return (float)k * 0.693147181F + series;
}

float nika_luck(struct nika_rng *rng)
{
    return (float)(nika_rng_next(rng) >> 40) * (1.0F / 16777216.0F);
}

/*
 * Halving the exponent gives a first estimate of 1/√x, right to some 3 %; each Newton step squares that error. The last
 * step is Heron's, for √x itself.
 */
float nika_sqrt(float x)
{
    uint32_t bits;
    if (x < 1e-30F)
        return 0;
    memcpy(&bits, &x, sizeof bits);
    float inverse = from_bits(0x5f3759df - (bits >> 1));
    for (unsigned i = 0; i < 3; i++)
        inverse = inverse * (1.5F - 0.5F * x * inverse * inverse);
    const float root = x * inverse;
    return 0.5F * (root + x / root);
}

#define LESS_THAN_1 (16777215.0F / 16777216.0F) /* the largest */

float nika_surer(float chance, float fair, float factor, float shift)
{
    if (chance <= 0 || chance >= 1)
        return chance;
    const float odds = fair / (1 - fair);
    const float changed = odds * nika_exp(factor * nika_log(chance / (1 - chance) / odds) + shift);
    const float surer = changed / (1 + changed);
    return surer < 1 ? surer : LESS_THAN_1;
}

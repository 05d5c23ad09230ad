/*
 * hearts.c: the calibrator of the benchmarks, kept as it is so that ratios stay comparable. Built with cc -O3, run as
 * ./hearts REPETITIONS SECONDS.
 *
 * Lean C counterpart of OpenSpiel hearts (deal, random pass direction incl. no-pass, 3-card pass one card at a time, 13
 * tricks, 2C leads, hearts broken, no points on first trick) with uniform random legal play.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
typedef uint64_t u64;
typedef uint8_t u8;
static u64 s[4] = {11, 22, 33, 44};
static inline u64 rotl(u64 x, int k)
{
    return x << k | x >> (64 - k);
}
static inline u64 rnd(void)
{
    u64 r = rotl(s[0] + s[3], 23) + s[0], t = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rotl(s[3], 45);
    return r;
}
static inline unsigned pick(unsigned n)
{
    return (unsigned)(((rnd() >> 32) * n) >> 32);
}
#define SUIT(k) (0x1fffull << (13 * (k))) /* 0 clubs 1 diamonds 2 spades 3 hearts */
#define QS (1ull << (26 + 10))
#define PTS (SUIT(3) | QS)
typedef struct {
    u64 h[4], pass[4];
    u8 turn, n, lead, broken, dir, trick, best, bestc, phase, pc;
    u8 pts[4];
    u64 tr;
} H; // 96 bytes
static inline unsigned list(const H *p, u8 *L)
{
    u64 m, h = p->h[p->turn];
    if (p->phase == 0)
        m = h;
    else if (p->n == 0) {
        if (p->trick == 0)
            m = h & 1ull;
        else {
            m = p->broken ? h : h & ~SUIT(3);
            if (!m)
                m = h;
        }
    } else {
        m = h & SUIT(p->lead);
        if (!m) {
            m = p->trick == 0 ? h & ~PTS : h;
            if (!m)
                m = h;
        }
    }
    unsigned n = 0;
    for (; m; m &= m - 1)
        L[n++] = (u8)__builtin_ctzll(m);
    return n;
}
static void startplay(H *p)
{
    p->phase = 1;
    for (int q = 0; q < 4; q++)
        p->h[(q + p->dir) & 3] |= p->pass[q];
    for (int q = 0; q < 4; q++)
        if (p->h[q] & 1)
            p->turn = (u8)q;
}
static void apply(H *p, unsigned c)
{
    u64 b = 1ull << c;
    p->h[p->turn] &= ~b;
    if (p->phase == 0) {
        p->pass[p->turn] |= b;
        if (++p->pc == 12)
            startplay(p);
        else
            p->turn = p->pc / 3;
        return;
    }
    unsigned su = c / 13;
    if (su == 3)
        p->broken = 1;
    if (p->n == 0) {
        p->lead = (u8)su;
        p->best = p->turn;
        p->bestc = (u8)c;
    } else if (su == p->lead && c > p->bestc) {
        p->best = p->turn;
        p->bestc = (u8)c;
    }
    p->tr |= b;
    p->turn = (p->turn + 1) & 3;
    if (++p->n == 4) {
        p->pts[p->best] += (u8)(__builtin_popcountll(p->tr & SUIT(3)) + 13 * !!(p->tr & QS));
        p->tr = 0;
        p->n = 0;
        p->turn = p->best;
        if (++p->trick == 13)
            p->phase = 2;
    }
}
static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec + 1e-9 * t.tv_nsec;
}
int main(int c, char **v)
{
    int reps = atoi(v[1]);
    double secs = atof(v[2]);
    u8 d[52], L[64];
    for (int i = 0; i < 52; i++)
        d[i] = (u8)i;
    for (int r = 0; r < reps; r++) {
        long g = 0, m = 0;
        u64 chk = 0;
        double t0 = now(), t;
        do {
            for (int k = 0; k < 256; k++) {
                H p;
                memset(&p, 0, sizeof p);
                for (int i = 0; i < 52; i++) {
                    unsigned j = i + pick(52 - i);
                    u8 x = d[j];
                    d[j] = d[i];
                    d[i] = x;
                    p.h[i & 3] |= 1ull << x;
                }
                p.dir = (u8)pick(4);
                if (!p.dir)
                    startplay(&p);
                while (p.phase != 2) {
                    unsigned n = list(&p, L);
                    apply(&p, L[pick(n)]);
                    m++;
                }
                g++;
                unsigned tot = p.pts[0] + p.pts[1] + p.pts[2] + p.pts[3];
                if (tot != 26) {
                    puts("BAD");
                    return 1;
                }
                chk += p.pts[0];
            }
            t = now() - t0;
        } while (t < secs);
        printf("hearts-c|%d|games/s %.0f|dec/s %.0f|all/s %.0f|dec/game %.1f|ns/dec %.2f|sizeof %zu|mean pts %.3f\n", r,
               g / t, m / t, (m + 53.0 * g) / t, (double)m / g, t / m * 1e9, sizeof(H), (double)chk / g);
    }
}

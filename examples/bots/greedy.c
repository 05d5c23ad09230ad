/*
 * A bot for Nika (docs/bots.md) with nothing but the C library: it does not read the whole view, only the legal moves
 * and its cards, scores each move with a simple rule, and plays the best. Plays Byzantz and Justinian:
 *     cc -O2 -o greedy greedy.c
 *     nika match byzantz --players 3 --agents cmd:./greedy,random --deals 20 --seed 1
 *     nika bot http://localhost:8080 --cmd ./greedy
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The sum of the cards in a text: C1, S4, … by their numbers, M counts 2. */
static int worth(const char *text, const char *end)
{
    int sum = 0;
    for (; text < end; text++)
        if (*text >= '0' && *text <= '9')
            sum += *text - '0';
        else if (*text == 'M')
            sum += 2;
    return sum;
}

/* How often one has counselor `number`: its cards are {"red":[3,8],"blue":[…],…}. */
static int owned(const char *line, int number)
{
    const char *at = strstr(line, "\"cards\":{\"red\""), *end = at ? strchr(at, '}') : NULL;
    int count = 0;
    for (; at && at < end; at++)
        if ((*at == '[' || *at == ',') && atoi(at + 1) == number)
            count++;
    return count;
}

static double score(const char *line, const char *move, const char *end)
{
    const char *bundle = strstr(line, "\"bundle\":["), *after = bundle ? strchr(bundle, ']') : NULL;
    int token, counselor;
    if (strncmp(move, "sell", 4) == 0)
        return worth(move, end) - 4;
    if (strncmp(move, "bid", 3) == 0) /* the cheapest bid, as long as the bundle is worth it */
        return worth(bundle, after) / 3.0 - worth(move, end);
    if (strncmp(move, "give", 4) == 0 || strncmp(move, "discard", 7) == 0)
        return -worth(move, end);
    if (sscanf(move, "place %d c%d", &token, &counselor) == 2)
        return token * (owned(line, counselor) - 0.4);
    if (sscanf(move, "place %d phase", &token) == 1)
        return abs(token) / 2.0;
    if (strncmp(move, "trigger", 7) == 0)
        return 1;
    if (strncmp(move, "done", 4) == 0)
        return -100;
    return strncmp(move, "pass", 4) == 0 ? -0.5 : 0;
}

int main(void)
{
    static char line[1 << 17]; /* longer than any that comes */
    while (fgets(line, sizeof line, stdin)) {
        const char *id = strstr(line, "\"id\":"), *at = strstr(line, "\"legal\":["), *best = NULL, *best_end = NULL;
        double most = -1e9;
        if (strncmp(line, "{\"is\":\"ask\"", 11) != 0 || !id || !at)
            continue;
        for (at += 9; *at == '"' || (*at == ',' && at[1] == '"');) {
            const char *move = strchr(at, '"') + 1, *end = strchr(move, '"');
            const double points = score(line, move, end);
            if (points > most)
                most = points, best = move, best_end = end;
            at = end + 1;
        }
        printf("{\"id\":%d,\"move\":\"%.*s\"}\n", atoi(id + 5), (int)(best_end - best), best);
        fflush(stdout);
    }
    return 0;
}

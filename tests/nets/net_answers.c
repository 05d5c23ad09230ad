/*
 * net_answers.c: a net's file and inputs in, logits out, for net_parity.py: a program that reads its standard input, or a
 * WebAssembly module.
 *
 * All numbers are little-endian, of four bytes if nothing else is said: the game (0 Byzantz, 1 Justinian), how often to
 * evaluate each input (for measuring), the size of the file, the file, the number of inputs, and for each: 0 for the
 * policy, 1 for the value or 2 for who holds which card, the players, its size, its bytes; for the policy the number of options, each of them
 * (8 bytes), and their priors (2 bytes). The answers: for each input its logits, or the chances and margins of all players.
 */
#include <string.h>

#include <nika/byzantz.h>
#include <nika/justinian.h>

#include "ai/net/net.h"

enum { BYTES_MAX = 1 << 25, ANSWERS_MAX = 1 << 20, MOST = NIKA_NET_OPTIONS_MAX + NIKA_NET_THINGS_MAX * NIKA_NET_HOLDS };

static uint8_t question[BYTES_MAX];
static int32_t answers[ANSWERS_MAX];
static struct nika_net net;

struct reader {
    const uint8_t *at;
};

static uint32_t number(struct reader *reader)
{
    const uint8_t *at = reader->at;
    reader->at += 4;
    return at[0] | (uint32_t)at[1] << 8 | (uint32_t)at[2] << 16 | (uint32_t)at[3] << 24;
}

static unsigned answer_policy(struct reader *reader, unsigned players, const uint8_t *input, uint32_t repeats,
                              int32_t *to)
{
    uint8_t options[NIKA_NET_OPTIONS_MAX][NIKA_NET_OPTION_BYTES];
    int16_t priors[NIKA_NET_OPTIONS_MAX];
    const uint32_t count = number(reader);
    memcpy(options, reader->at, count * sizeof options[0]);
    reader->at += count * sizeof options[0];
    for (unsigned i = 0; i < count; i++, reader->at += 2)
        priors[i] = (int16_t)(reader->at[0] | reader->at[1] << 8);
    while (repeats-- > 0)
        nika_net_policy(&net, players, input, (const uint8_t(*)[NIKA_NET_OPTION_BYTES])options, priors, count, to);
    return count;
}

static unsigned answer_value(unsigned players, const uint8_t *input, uint32_t repeats, int32_t *to)
{
    int32_t win[NIKA_SEATS_MAX], margin[NIKA_SEATS_MAX];
    while (repeats-- > 0)
        nika_net_value(&net, players, input, win, margin);
    memcpy(to, win, players * sizeof win[0]);
    memcpy(to + players, margin, players * sizeof margin[0]);
    return 2 * players;
}

static unsigned answer_holds(unsigned players, const uint8_t *input, int32_t *to)
{
    struct nika_holds holds;
    nika_net_holds(&net, players, input, &holds);
    memcpy(to, holds.logits, sizeof holds.logits);
    return NIKA_NET_THINGS_MAX * NIKA_NET_HOLDS;
}

/* Answers the question, and returns how many numbers that took; 0 if the file is refused. */
static unsigned answer(void)
{
    struct reader reader = {question};
    const struct nika_game *game = number(&reader) == 0 ? &nika_byzantz : &nika_justinian;
    const uint32_t repeats = number(&reader), size = number(&reader);
    unsigned count = 0;
    if (nika_net_open(&net, game, reader.at, size))
        return 0;
    reader.at += size;
    for (uint32_t inputs = number(&reader); inputs > 0 && count < ANSWERS_MAX - MOST; inputs--) {
        const uint32_t kind = number(&reader), players = number(&reader), bytes = number(&reader);
        const uint8_t *input = reader.at;
        reader.at += bytes;
        count += kind == 0   ? answer_policy(&reader, players, input, repeats, answers + count)
                 : kind == 1 ? answer_value(players, input, repeats, answers + count)
                             : answer_holds(players, input, answers + count);
    }
    return count;
}

#ifdef __wasm__
__attribute__((export_name("question"))) uint8_t *question_bytes(void)
{
    return question;
}
__attribute__((export_name("answers"))) int32_t *answer_numbers(void)
{
    return answers;
}
__attribute__((export_name("answer"))) unsigned answer_question(void)
{
    return answer();
}
#else
#include <stdio.h>

int main(void)
{
    if (fread(question, 1, sizeof question, stdin) == 0)
        return 2;
    const unsigned count = answer();
    return count > 0 && fwrite(answers, sizeof answers[0], count, stdout) == count ? 0 : 1;
}
#endif

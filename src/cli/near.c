/*
 * near.c: "did you mean": which known name is most like a word that was mistyped.
 */
#include <string.h>

#include <nika/messages_cli.h>

#include "cli.h"

enum { NEAR_MAX = CLI_NEAR_MAX - 1 };

static char small(char letter)
{
    return letter >= 'A' && letter <= 'Z' ? (char)(letter - 'A' + 'a') : letter;
}

/*
 * How many letters are wrong, missing, superfluous or swapped with the next one; capitals do not count. Three rows of
 * the usual table are enough: a swap looks two rows back.
 */
static unsigned distance(const char *one, size_t one_size, const char *other, size_t other_size)
{
    unsigned rows[3][NEAR_MAX + 1];
    for (unsigned column = 0; column <= other_size; column++)
        rows[0][column] = column;
    for (unsigned row = 1; row <= one_size; row++) {
        const unsigned *before = rows[(row - 1) % 3], *earlier = rows[(row + 1) % 3];
        unsigned *now = rows[row % 3];
        now[0] = row;
        for (unsigned column = 1; column <= other_size; column++) {
            const char a = small(one[row - 1]), b = small(other[column - 1]);
            unsigned least = before[column - 1] + (a != b);
            if (before[column] + 1 < least)
                least = before[column] + 1;
            if (now[column - 1] + 1 < least)
                least = now[column - 1] + 1;
            if (row > 1 && column > 1 && a == small(other[column - 2]) && b == small(one[row - 2]) &&
                earlier[column - 2] + 1 < least)
                least = earlier[column - 2] + 1;
            now[column] = least;
        }
    }
    return rows[one_size % 3][other_size];
}

struct cli_near cli_near(const char *word, size_t size)
{
    /* One mistake in three letters: more of them make another word. */
    return (struct cli_near){.word = word, .size = size, .least = (unsigned)size / 3 + 1};
}

void cli_near_try(struct cli_near *near, const char *name)
{
    const size_t size = strlen(name);
    if (size > NEAR_MAX || near->size > NEAR_MAX)
        return;
    const unsigned mistakes = distance(near->word, near->size, name, size);
    if (mistakes >= near->least)
        return;
    near->least = mistakes;
    memcpy(near->name, name, size + 1);
}

void cli_say_near(const struct cli_near *near)
{
    if (!near->name[0])
        return;
    cli_print(stderr, msg_cli_did_you_mean(near->name));
    fputc('\n', stderr);
}

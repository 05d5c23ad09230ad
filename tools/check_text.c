/*
 * check_text.c: nika-check-text, run with every build: prints what is wrong with the sentences of all languages, and
 * fails if anything is.
 */
#include <stdio.h>

#include "../src/text/check.h"

static void print(void *context, const struct nika_finding *finding)
{
    (void)context;
    fprintf(stderr, "%s, %s, %s: %s: %s\n", nika_language_code(finding->language), finding->area, finding->key,
            nika_fault_text(finding->fault), finding->sentence);
}

int main(void)
{
    const unsigned count = nika_check_text(print, NULL);
    if (count > 0)
        fprintf(stderr, "%u findings in the texts (src/text)\n", count);
    return count > 0;
}

/*
 * check_text.c: nika-check-text, run with every build: prints what is wrong with the sentences of all languages, and
 * fails if anything is.
 */
#include <stdio.h>
#include <string.h>

#include "../src/text/check.h"

enum { LINE_MAX = 1024 };

/* Whether a fault lies in one line and can be found there again, without knowing the key. */
static bool is_of_line(enum nika_fault fault)
{
    return fault == NIKA_FAULT_ENCODING || fault == NIKA_FAULT_CONTROL ||
           (fault >= NIKA_FAULT_HALF_WIDTH && fault <= NIKA_FAULT_BLANK);
}

static bool line_has(const struct nika_finding *finding, const char *line, size_t size)
{
    static const struct nika_key none = {"", 0, {{NULL, NIKA_TYPE_NUMBER}}};
    const struct nika_duty duty = {finding->language, &none, 0, true, false};
    char copy[LINE_MAX];
    snprintf(copy, sizeof copy, "%.*s\n", (int)size, line);
    return nika_faults_of_sentence(&duty, copy) >> finding->fault & 1;
}

/* Prints the line that it is about, of texts that have several: of long ones, nobody wants to search for it. */
static void print(void *context, const struct nika_finding *finding)
{
    const char *line = finding->sentence;
    size_t size = strcspn(line, "\n");
    (void)context;
    for (const char *at = line; *at && is_of_line(finding->fault); at += strcspn(at, "\n"), at += *at == '\n')
        if (line_has(finding, at, strcspn(at, "\n"))) {
            line = at;
            size = strcspn(at, "\n");
            break;
        }
    fprintf(stderr, "%s, %s, %s: %s: %.*s\n", nika_language_code(finding->language), finding->area, finding->key,
            nika_fault_text(finding->fault), (int)size, line);
}

int main(void)
{
    const unsigned count = nika_check_text(print, NULL);
    if (count > 0)
        fprintf(stderr, "%u findings in the texts (src/text)\n", count);
    return count > 0;
}

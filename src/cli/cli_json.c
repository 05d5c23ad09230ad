/*
 * cli_json.c: what the commands with --json write alike: decimal numbers and file names.
 */
#include <string.h>

#include "cli.h"

void cli_write_decimal(struct nika_writer *writer, double number, int decimals)
{
    char text[64];
    int size = snprintf(text, sizeof text, "%.*f", decimals, number);
    if (strspn(text, "-0.") == (size_t)size) /* no zero below zero */
        size = snprintf(text, sizeof text, "%.*f", decimals, 0.0);
    nika_write_json(writer, (struct nika_json){text, (size_t)size});
}

/* As a string: it can exceed the integers that all JSON parsers keep exactly. */
void cli_write_seed(struct nika_writer *writer, uint64_t seed)
{
    char text[32];
    snprintf(text, sizeof text, "%llu", (unsigned long long)seed);
    nika_write_key(writer, "seed");
    nika_write_word(writer, text);
}

void cli_write_path(struct nika_writer *writer, const char *path)
{
    struct cli_path shown;
    size_t size = strlen(path), length = 0;
    for (size_t at = 0; at < size; at += length)
        if (nika_utf8_read(path + at, size - at, &length) < 0) {
            nika_write_word(writer, cli_shown(path, &shown));
            return;
        }
    nika_write_string(writer, path, size);
}

void cli_print_json(FILE *file, const struct nika_text *text)
{
    fwrite(text->bytes, 1, text->size, file);
    fputc('\n', file);
}

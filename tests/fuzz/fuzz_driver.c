/*
 * fuzz_driver.c: runs a fuzzer on kept inputs, files and folders of files, where there is no libFuzzer. That makes every
 * input that was ever worth keeping a regression test, with any compiler.
 */
#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "fuzz.h"

static bool run_file(const char *path)
{
    FILE *file = fopen(path, "rb");
    struct stat about;
    if (!file || fstat(fileno(file), &about) != 0) {
        fprintf(stderr, "%s: %s\n", path, strerror(errno));
        if (file)
            fclose(file);
        return false;
    }
    /* Of exactly the file's size, as libFuzzer does, so that a step beyond can be seen. */
    const size_t size = (size_t)about.st_size;
    uint8_t *data = malloc(size ? size : 1);
    const bool all_read = data && fread(data, 1, size, file) == size;
    fclose(file);
    if (all_read) {
        /* Said before, because a failure ends the program. */
        printf("%s\n", path);
        fflush(stdout);
        LLVMFuzzerTestOneInput(data, size);
    } else {
        fprintf(stderr, "%s: can't be read\n", path);
    }
    free(data);
    return all_read;
}

static int compare(const struct dirent **one, const struct dirent **other)
{
    return strcmp((*one)->d_name, (*other)->d_name);
}

static int is_input(const struct dirent *entry)
{
    return entry->d_name[0] != '.';
}

/* Runs a file, or all files in a folder in the order of their names; hidden ones are no inputs. */
static bool run(const char *path, unsigned *inputs)
{
    struct stat about;
    if (stat(path, &about) != 0) {
        fprintf(stderr, "%s: %s\n", path, strerror(errno));
        return false;
    }
    if (!S_ISDIR(about.st_mode)) {
        (*inputs)++;
        return run_file(path);
    }
    struct dirent **entries;
    const int count = scandir(path, &entries, is_input, compare);
    bool fine = count >= 0;
    for (int i = 0; i < count; i++) {
        const size_t size = strlen(path) + strlen(entries[i]->d_name) + 2;
        char *inner = malloc(size);
        if (inner)
            snprintf(inner, size, "%s/%s", path, entries[i]->d_name);
        fine = inner && run(inner, inputs) && fine;
        free(inner);
        free(entries[i]);
    }
    if (count >= 0)
        free(entries);
    return fine;
}

int main(int count, char **arguments)
{
    unsigned inputs = 0;
    bool fine = true;
    for (int i = 1; i < count; i++)
        fine = run(arguments[i], &inputs) && fine;
    printf("%u inputs\n", inputs);
    if (inputs == 0)
        fprintf(stderr, "nothing to run: give files, or folders of files\n");
    return fine && inputs > 0 ? 0 : 1;
}

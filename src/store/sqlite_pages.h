/*
 * sqlite_pages.h: the records on the pages of an SQLite file, also of a damaged one (see sqlite_pages.c).
 */
#ifndef NIKA_STORE_SQLITE_PAGES_H
#define NIKA_STORE_SQLITE_PAGES_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

enum { PAGE_VALUES = 8, PAGE_RECORD_MAX = 32768 }; /* of a record: values, and bytes; ours are smaller */

/* The file format: https://www.sqlite.org/fileformat2.html */
enum {
    PAGE_HEADER = 100,       /* bytes of the file's header, on the first page */
    PAGE_RESERVED_AT = 20,   /* there: bytes at the end of each page that nobody uses */
    PAGE_LOCKS = 0x40000000, /* where the page begins that locks use */
    PAGE_LEAST = 512,
    PAGE_MOST = 65536,
    PAGE_TABLE_LEAF = 0x0d, /* how pages of trees begin */
    PAGE_TABLE_INNER = 0x05,
    PAGE_INDEX_LEAF = 0x0a,
    PAGE_INDEX_INNER = 0x02
};

struct page_value {
    enum { PAGE_NULL, PAGE_NUMBER, PAGE_TEXT, PAGE_BYTES } kind;
    int64_t number;
    const char *bytes; /* of a text, not terminated */
    size_t size;
};

struct page_record {
    bool in_index; /* it stands in an index, or in a table without row ids; otherwise it has a row id */
    int64_t row;
    unsigned count;
    struct page_value values[PAGE_VALUES];
};

struct pages {
    FILE *file;
    uint32_t size, usable, count; /* bytes of a page, those that can be used, how many pages */
    bool *unused;                 /* pages that are free, by number */
    bool certain;                 /* that is known: otherwise records may come that were deleted */
    uint8_t *bytes, *overflow;
    uint8_t record[PAGE_RECORD_MAX];
};

/* False if the file can't be read at all, or if out of memory; it must be closed in any case. */
bool pages_open(struct pages *pages, const char *path);
void pages_close(struct pages *pages);

/* Calls `each` for every record of every page that is not free. False if it returned false. */
bool pages_read(struct pages *pages, bool (*each)(void *context, const struct page_record *record), void *context);

#endif

/*
 * sqlite_vfs.c: SQLite's access to files, but for one thing: bytes of a database page that belong to nothing are written
 * as zeros. `PRAGMA secure_delete` overwrites what is deleted. But SQLite moves records from page to page as a tree grows,
 * and what was moved stays readable, behind the list of records, on the page where it was before: also after it was
 * deleted from the page where it is now. Somebody who was erased must not be found in the file.
 *
 * Pages of trees are told from others by their first byte, by their number, and by their list of records, which must fit:
 * any other page is written as it is. (Pages with the rest of a long record begin with the number of the next one. Its
 * first byte is that of a tree only from 128 GiB on.)
 */
#include <pthread.h>
#include <string.h>

#include "sqlite.h"
#include "sqlite_pages.h"

/* Behind what SQLite itself keeps of an open file: its functions, one of them replaced. */
struct behind {
    sqlite3_io_methods methods;
    int (*write)(sqlite3_file *, const void *, int, sqlite3_int64);
    uint32_t reserved;
};

static sqlite3_vfs ours, *theirs;

static struct behind *behind(sqlite3_file *file)
{
    return (void *)((char *)file + (ours.szOsFile - (int)sizeof(struct behind)));
}

static uint32_t number_at(const uint8_t *bytes)
{
    return (uint32_t)bytes[0] << 8 | bytes[1];
}

/* Whether a page, counted from 1, is one of those that say where other pages are. */
static bool is_map(uint64_t page, uint32_t size, uint32_t usable)
{
    if (page < 2)
        return false;
    const uint64_t map = (page - 2) / (usable / 5 + 1) * (usable / 5 + 1) + 2;
    return page == map + (map == PAGE_LOCKS / size + 1);
}

/* The gap between the list of records on a page of a tree and the first of them; false if this is no such page. */
static bool find_gap(const uint8_t *bytes, uint64_t page, uint32_t size, uint32_t usable, uint32_t *from, uint32_t *to)
{
    const uint32_t start = page == 1 ? PAGE_HEADER : 0;
    const uint8_t kind = bytes[start];
    const bool leaf = kind == PAGE_TABLE_LEAF || kind == PAGE_INDEX_LEAF;
    if ((!leaf && kind != PAGE_TABLE_INNER && kind != PAGE_INDEX_INNER) || is_map(page, size, usable))
        return false;
    const uint32_t first = start + (leaf ? 8 : 12), count = number_at(bytes + start + 3);
    const uint32_t said = number_at(bytes + start + 5);
    *from = first + 2 * count;
    *to = said ? said : PAGE_MOST;
    if (*from > *to || *to > usable)
        return false;
    for (uint32_t i = 0; i < count; i++) {
        const uint32_t place = number_at(bytes + first + (size_t)2 * i);
        if (place < *to || place >= usable)
            return false;
    }
    return true;
}

static int write_page(sqlite3_file *file, const void *from, int size, sqlite3_int64 place)
{
    struct behind *mine = behind(file);
    uint8_t page[PAGE_MOST];
    uint32_t start, end;
    if (size < PAGE_LEAST || size > PAGE_MOST || (size & (size - 1)) != 0 || place % size != 0)
        return mine->write(file, from, size, place); /* not a whole page */
    if (place == 0)
        mine->reserved = ((const uint8_t *)from)[PAGE_RESERVED_AT];
    const uint32_t usable = (uint32_t)size - mine->reserved;
    if (!find_gap(from, (uint64_t)(place / size) + 1, (uint32_t)size, usable, &start, &end))
        return mine->write(file, from, size, place);
    memcpy(page, from, start);
    memset(page + start, 0, end - start);
    memcpy(page + end, (const uint8_t *)from + end, (size_t)size - end);
    return mine->write(file, page, size, place);
}

static int open_file(sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *out)
{
    (void)vfs;
    int code = theirs->xOpen(theirs, name, file, flags, out);
    if (code != SQLITE_OK || !(flags & SQLITE_OPEN_MAIN_DB))
        return code;
    struct behind *mine = behind(file);
    uint8_t reserved = 0;
    code = file->pMethods->xRead(file, &reserved, 1, PAGE_RESERVED_AT);
    if (code != SQLITE_OK && code != SQLITE_IOERR_SHORT_READ) /* that is a new file */
        return SQLITE_OK;                                     /* SQLite will find that it can't be read */
    *mine = (struct behind){.methods = *file->pMethods, .write = file->pMethods->xWrite, .reserved = reserved};
    mine->methods.xWrite = write_page;
    file->pMethods = &mine->methods;
    return SQLITE_OK;
}

static void make(void)
{
    const int unit = (int)_Alignof(struct behind);
    theirs = sqlite3_vfs_find(NULL);
    if (!theirs)
        return;
    ours = *theirs;
    ours.zName = "nika";
    ours.pNext = NULL;
    ours.szOsFile = (theirs->szOsFile + unit - 1) / unit * unit + (int)sizeof(struct behind);
    ours.xOpen = open_file;
    sqlite3_vfs_register(&ours, 0);
}

const char *sqlite_vfs(void)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, make);
    return "nika"; /* out of memory, nobody finds it */
}

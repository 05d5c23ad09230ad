/*
 * sqlite_pages.c: reads records from the pages of an SQLite file, one page after the other, without the trees that lead to
 * them: so one bad page hides nothing but what lies on it. Nothing that a page says is believed before it is checked.
 */
#include <stdlib.h>
#include <string.h>

#include "sqlite_pages.h"

enum { PAGE_USUAL = 4096 };

static uint32_t number_at(const uint8_t *bytes, unsigned size)
{
    uint32_t number = 0;
    for (unsigned i = 0; i < size; i++)
        number = number << 8 | bytes[i];
    return number;
}

static bool read_page(struct pages *pages, uint32_t page, uint8_t *bytes)
{
    return page > 0 && page <= pages->count && fseeko(pages->file, (off_t)(page - 1) * pages->size, SEEK_SET) == 0 &&
           fread(bytes, 1, pages->size, pages->file) == pages->size;
}

/* Notes which pages are free: what they hold was deleted. False if the list of them is broken. */
static bool find_free(struct pages *pages, const uint8_t *header)
{
    uint32_t trunk = number_at(header + 32, 4), left = number_at(header + 36, 4);
    uint8_t *bytes = pages->overflow;
    while (trunk) {
        if (left == 0 || trunk > pages->count || pages->unused[trunk] || !read_page(pages, trunk, bytes))
            return false;
        const uint32_t count = number_at(bytes + 4, 4);
        if (count > pages->usable / 4 - 2 || count >= left)
            return false;
        pages->unused[trunk] = true;
        for (size_t i = 0; i < count; i++) {
            const uint32_t leaf = number_at(bytes + 8 + 4 * i, 4);
            if (leaf == 0 || leaf > pages->count || pages->unused[leaf])
                return false;
            pages->unused[leaf] = true;
        }
        left -= count + 1;
        trunk = number_at(bytes, 4);
    }
    return left == 0;
}

bool pages_open(struct pages *pages, const char *path)
{
    uint8_t header[PAGE_HEADER] = {0};
    *pages = (struct pages){.file = fopen(path, "rbe"), .size = PAGE_USUAL};
    if (!pages->file || fread(header, 1, sizeof header, pages->file) != sizeof header ||
        fseeko(pages->file, 0, SEEK_END) != 0)
        return false;
    const uint32_t said = number_at(header + 16, 2), size = said == 1 ? PAGE_MOST : said;
    const bool known = memcmp(header, "SQLite format 3", 16) == 0 && size >= PAGE_LEAST && (size & (size - 1)) == 0 &&
                       header[PAGE_RESERVED_AT] < 32;
    const off_t bytes = ftello(pages->file);
    if (known)
        pages->size = size;
    pages->usable = pages->size - (known ? header[PAGE_RESERVED_AT] : 0);
    pages->count = bytes > 0 ? (uint32_t)(bytes / pages->size) : 0;
    pages->unused = calloc((size_t)pages->count + 1, sizeof *pages->unused);
    pages->bytes = malloc(pages->size);
    pages->overflow = malloc(pages->size);
    if (!pages->unused || !pages->bytes || !pages->overflow)
        return false;
    pages->certain = known && find_free(pages, header);
    return true;
}

void pages_close(struct pages *pages)
{
    if (pages->file)
        fclose(pages->file);
    free(pages->unused);
    free(pages->bytes);
    free(pages->overflow);
}

/* An integer of variable length; false if it ends behind `end`. */
static bool read_varint(const uint8_t **at, const uint8_t *end, uint64_t *number)
{
    *number = 0;
    for (unsigned i = 0; i < 9 && *at < end; i++) {
        const uint8_t byte = *(*at)++;
        if (i == 8) {
            *number = *number << 8 | byte;
            return true;
        }
        *number = *number << 7 | (byte & 0x7f);
        if (!(byte & 0x80))
            return true;
    }
    return false;
}

/* Collects a record's bytes: those on its page, then those on pages that follow. */
static bool collect(struct pages *pages, const uint8_t *at, const uint8_t *end, uint64_t size, bool leaf_of_table)
{
    const uint32_t usable = pages->usable;
    const uint32_t most = leaf_of_table ? usable - 35 : (usable - 12) * 64 / 255 - 23,
                   least = (usable - 12) * 32 / 255 - 23;
    if (size > sizeof pages->record)
        return false;
    uint32_t here = (uint32_t)size;
    if (size > most) {
        const uint32_t part = least + ((uint32_t)size - least) % (usable - 4);
        here = part <= most ? part : least;
    }
    if ((size_t)(end - at) < here + (here < size ? 4U : 0U))
        return false;
    memcpy(pages->record, at, here);
    uint32_t next = here < size ? number_at(at + here, 4) : 0;
    for (size_t done = here; done < size;) {
        const size_t left = (size_t)size - done, part = left < usable - 4 ? left : usable - 4;
        if (next > pages->count || (next && pages->unused[next]) || !read_page(pages, next, pages->overflow))
            return false;
        memcpy(pages->record + done, pages->overflow + 4, part);
        next = number_at(pages->overflow, 4);
        done += part;
    }
    return true;
}

/* One value of a record; its bytes lie at *at. */
static bool read_value(uint64_t type, const uint8_t **at, const uint8_t *end, struct page_value *value)
{
    static const uint8_t widths[] = {0, 1, 2, 3, 4, 6, 8, 8, 0, 0};
    const uint64_t size = type < 10 ? widths[type] : type >= 12 ? (type - 12) / 2 : UINT64_MAX;
    if (type == 7 || size > (uint64_t)(end - *at)) /* no table of ours has fractions */
        return false;
    *value = (struct page_value){.kind = type == 0         ? PAGE_NULL
                                         : type < 10       ? PAGE_NUMBER
                                         : (type & 1) == 1 ? PAGE_TEXT
                                                           : PAGE_BYTES,
                                 .bytes = (const char *)*at,
                                 .size = (size_t)size};
    if (value->kind == PAGE_NUMBER && size > 0) {
        uint64_t number = (*at)[0] & 0x80 ? UINT64_MAX : 0;
        for (unsigned i = 0; i < size; i++)
            number = number << 8 | (*at)[i];
        value->number = (int64_t)number;
    } else if (value->kind == PAGE_NUMBER) {
        value->number = type == 9;
    }
    *at += size;
    return true;
}

/* Takes a record apart. */
static bool read_record(struct pages *pages, uint64_t size, struct page_record *record)
{
    const uint8_t *type_at = pages->record, *end = pages->record + size;
    uint64_t head, type;
    record->count = 0;
    if (!read_varint(&type_at, end, &head) || head > size)
        return false;
    const uint8_t *at = pages->record + head, *const types_end = at;
    while (type_at < types_end) {
        if (record->count == PAGE_VALUES || !read_varint(&type_at, types_end, &type) ||
            !read_value(type, &at, end, &record->values[record->count++]))
            return false;
    }
    return at == end;
}

/* A cell of the page in memory. */
static bool read_cell(struct pages *pages, uint8_t kind, uint32_t place, struct page_record *record)
{
    const uint8_t *at = pages->bytes + place, *const end = pages->bytes + pages->usable;
    uint64_t size, row = 0;
    if (kind == PAGE_INDEX_INNER)
        at += 4;
    if (at >= end || !read_varint(&at, end, &size) || (kind == PAGE_TABLE_LEAF && !read_varint(&at, end, &row)))
        return false;
    record->row = (int64_t)row;
    record->in_index = kind != PAGE_TABLE_LEAF;
    return size > 0 && collect(pages, at, end, size, kind == PAGE_TABLE_LEAF) && read_record(pages, size, record);
}

bool pages_read(struct pages *pages, bool (*each)(void *context, const struct page_record *record), void *context)
{
    struct page_record record;
    for (uint32_t page = 1; page <= pages->count; page++) {
        const uint32_t start = page == 1 ? PAGE_HEADER : 0;
        if (pages->unused[page] || !read_page(pages, page, pages->bytes))
            continue;
        const uint8_t *const head = pages->bytes + start;
        const uint8_t kind = head[0];
        if (kind != PAGE_TABLE_LEAF && kind != PAGE_INDEX_LEAF && kind != PAGE_INDEX_INNER)
            continue;
        const uint32_t cells = number_at(head + 3, 2), first = start + (kind == PAGE_INDEX_INNER ? 12 : 8);
        for (size_t i = 0; i < cells && first + 2 * i + 2 <= pages->usable; i++) {
            const uint32_t place = number_at(pages->bytes + first + 2 * i, 2);
            if (place < first || place >= pages->usable || !read_cell(pages, kind, place, &record))
                continue;
            if (!each(context, &record))
                return false;
        }
    }
    return true;
}

/*
 * frail.c: a disk that can fail (see frail.h).
 */
#include "frail.h"

#undef NDEBUG /* a disk without room to be modelled in is no disk */

#include <assert.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <nika/rng.h>

enum { FILES = 8, NAME = 64, SECTOR = 512, REGIONS = 64 };

struct bytes {
    unsigned char *at;
    size_t size, room;
};

/* Something that was done to a file since it was last synced: bytes written, or (without bytes) its length cut. */
struct deed {
    size_t place, size;
    unsigned char *bytes;
};

struct file {
    char name[NAME]; /* empty: nobody has this place */
    bool there;      /* it has not been removed */
    bool on_disk;    /* it would be there after a power cut */
    bool reborn;     /* what is on the disk is another file of this name, which was removed */
    bool temporary;
    bool new_name;          /* its first sync brings its folder to the disk too, as SQLite does for its journals */
    struct bytes now, disk; /* as programs see it; as it is on the disk */
    struct deed *deeds;
    size_t deed_count;
    unsigned char *regions[REGIONS]; /* memory that connections share */
};

struct handle {
    sqlite3_file base;
    struct file *file;
};

struct frail_plan frail_plan;
struct frail_state frail_state;
static struct nika_rng rng;
static struct file files[FILES];

/*
 * Bytes.
 */

static void reach(struct bytes *bytes, size_t size)
{
    if (size > bytes->room) {
        bytes->room = 2 * size;
        bytes->at = realloc(bytes->at, bytes->room);
        assert(bytes->at);
    }
    if (size > bytes->size) {
        memset(bytes->at + bytes->size, 0, size - bytes->size);
        bytes->size = size;
    }
}

static void write_at(struct bytes *bytes, size_t place, const unsigned char *from, size_t size)
{
    reach(bytes, place + size);
    if (size)
        memcpy(bytes->at + place, from, size);
}

static void copy(struct bytes *to, const struct bytes *from)
{
    to->size = 0;
    reach(to, from->size);
    if (from->size)
        memcpy(to->at, from->at, from->size);
}

/*
 * Deeds.
 */

static void forget_deeds(struct file *file)
{
    for (size_t i = 0; i < file->deed_count; i++)
        free(file->deeds[i].bytes);
    free(file->deeds);
    file->deeds = NULL;
    file->deed_count = 0;
}

static void note(struct file *file, size_t place, const unsigned char *bytes, size_t size)
{
    struct deed deed = {.place = place, .size = size};
    if (bytes) {
        deed.bytes = malloc(size + 1);
        assert(deed.bytes);
        memcpy(deed.bytes, bytes, size);
    }
    file->deeds = realloc(file->deeds, (file->deed_count + 1) * sizeof *file->deeds);
    assert(file->deeds);
    file->deeds[file->deed_count++] = deed;
}

static void do_deed(struct bytes *bytes, const struct deed *deed)
{
    if (deed->bytes)
        write_at(bytes, deed->place, deed->bytes, deed->size);
    else if (deed->size < bytes->size)
        bytes->size = deed->size;
}

/* A part of a write that lies in one sector reaches the disk, or not, or only its beginning; where the file becomes longer
 * without it, anything may stand there. */
static void do_sector(struct bytes *disk, size_t place, const unsigned char *bytes, size_t size)
{
    const size_t before = disk->size;
    switch (nika_rng_below(&rng, 8)) {
    case 0:
    case 1:
    case 2:
        break;
    case 3:
        write_at(disk, place, bytes, nika_rng_below(&rng, (uint32_t)size));
        break;
    case 4:
        reach(disk, place + size);
        for (size_t i = before > place ? before : place; i < place + size; i++)
            disk->at[i] = (unsigned char)nika_rng_next(&rng);
        break;
    default:
        write_at(disk, place, bytes, size);
        break;
    }
}

/* A file of this name that was removed is gone for good. */
static void begin_anew(struct file *file)
{
    if (file->reborn)
        file->disk.size = 0;
    file->reborn = false;
}

/* Some of what was not synced reaches the disk: everything, nothing, or anything between. */
static void some_deeds(struct file *file)
{
    const unsigned much = nika_rng_below(&rng, 3);
    for (size_t i = 0; i < file->deed_count && much > 0; i++) {
        const struct deed *deed = &file->deeds[i];
        if (much == 2) {
            do_deed(&file->disk, deed);
            continue;
        }
        if (!deed->bytes) {
            if (nika_rng_below(&rng, 2))
                do_deed(&file->disk, deed);
            continue;
        }
        for (size_t done = 0; done < deed->size;) {
            const size_t place = deed->place + done, left = deed->size - done;
            const size_t part = SECTOR - place % SECTOR < left ? SECTOR - place % SECTOR : left;
            do_sector(&file->disk, place, deed->bytes + done, part);
            done += part;
        }
    }
    forget_deeds(file);
}

/*
 * Files.
 */

static struct file *find(const char *name)
{
    for (unsigned i = 0; i < FILES; i++)
        if (files[i].name[0] && strcmp(files[i].name, name) == 0)
            return &files[i];
    return NULL;
}

static struct file *make(const char *name)
{
    unsigned place = 0;
    while (files[place].name[0])
        assert(++place < FILES);
    snprintf(files[place].name, NAME, "%s", name);
    return &files[place];
}

static void forget_regions(struct file *file)
{
    for (unsigned i = 0; i < REGIONS; i++) {
        free(file->regions[i]);
        file->regions[i] = NULL;
    }
}

static void forget_file(struct file *file)
{
    forget_deeds(file);
    forget_regions(file);
    free(file->now.at);
    free(file->disk.at);
    memset(file, 0, sizeof *file);
}

void frail_begin(uint64_t seed)
{
    frail_end();
    nika_rng_seed(&rng, seed, 99);
    sqlite3_randomness(0, NULL); /* SQLite's own chance begins anew, and asks ours */
}

void frail_end(void)
{
    for (unsigned i = 0; i < FILES; i++)
        forget_file(&files[i]);
    frail_plan = (struct frail_plan){0};
    frail_state = (struct frail_state){0};
}

void frail_power_cycle(void)
{
    for (unsigned i = 0; i < FILES; i++) {
        struct file *file = &files[i];
        if (file->temporary || !file->name[0]) {
            forget_file(file);
            continue;
        }
        if (file->reborn && nika_rng_below(&rng, 2)) {
            forget_deeds(file); /* the old file is back */
        } else {
            if (file->reborn)
                file->on_disk = false;
            if (file->there && !file->on_disk && nika_rng_below(&rng, 2))
                file->on_disk = true; /* its name has reached the disk, whatever its bytes did */
            begin_anew(file);
            some_deeds(file);
        }
        file->reborn = false;
        forget_regions(file);
        file->there = file->on_disk;
        if (!file->there)
            file->disk.size = 0;
        copy(&file->now, &file->disk);
    }
    frail_state.off = false;
    frail_plan = (struct frail_plan){0};
}

size_t frail_size(const char *name)
{
    const struct file *file = find(name);
    return file && file->there ? file->now.size : 0;
}

/*
 * Accidents.
 */

enum accident { NONE, DEAD, POWER, FAILURE };

/* What happens to the operation that is about to be done. */
static enum accident next_accident(void)
{
    const int64_t number = ++frail_state.happened;
    if (frail_state.off)
        return DEAD;
    if (number == frail_plan.cut) {
        frail_state.off = true;
        frail_state.cuts++;
        return POWER;
    }
    if (number >= frail_plan.fail_from && number < frail_plan.fail_to) {
        frail_state.fails++;
        return FAILURE;
    }
    return NONE;
}

/* Room that is left on the disk. */
static int64_t room_left(void)
{
    int64_t used = 0;
    for (unsigned i = 0; i < FILES; i++)
        if (files[i].there && !files[i].temporary)
            used += (int64_t)files[i].now.size;
    return frail_plan.room ? frail_plan.room - used : INT64_MAX;
}

/*
 * What SQLite calls.
 */

static int close_file(sqlite3_file *base)
{
    struct file *file = ((struct handle *)base)->file;
    if (file->temporary)
        forget_file(file);
    return SQLITE_OK;
}

static int read_file(sqlite3_file *base, void *to, int amount, sqlite3_int64 from)
{
    const struct file *file = ((struct handle *)base)->file;
    const size_t size = (size_t)amount, place = (size_t)from;
    const int64_t number = ++frail_state.looked;
    if (frail_state.off || (number >= frail_plan.unread_from && number < frail_plan.unread_to))
        return SQLITE_IOERR_READ;
    if (strcmp(file->name, "/nika.db") == 0 && from < frail_plan.bad_to && from + amount > frail_plan.bad_from)
        return SQLITE_IOERR_READ;
    const size_t there = place < file->now.size ? file->now.size - place : 0;
    const size_t part = there < size ? there : size;
    if (part)
        memcpy(to, file->now.at + place, part);
    memset((char *)to + part, 0, size - part);
    return part == size ? SQLITE_OK : SQLITE_IOERR_SHORT_READ;
}

static int write_file(sqlite3_file *base, const void *from, int amount, sqlite3_int64 to)
{
    struct file *file = ((struct handle *)base)->file;
    const size_t place = (size_t)to;
    const enum accident accident = next_accident();
    size_t size = (size_t)amount;
    const int64_t growth = (int64_t)(place + size) - (int64_t)file->now.size;
    int code = SQLITE_OK;
    if (growth > 0 && growth > room_left()) {
        frail_state.fulls++;
        code = SQLITE_FULL;
    }
    if (accident != NONE)
        code = SQLITE_IOERR_WRITE;
    if (accident == DEAD)
        size = 0;
    else if (code != SQLITE_OK)
        size = place < file->now.size ? nika_rng_below(&rng, (uint32_t)size) : 0;
    if (size) {
        write_at(&file->now, place, from, size);
        note(file, place, from, size);
    }
    return code;
}

static int truncate_file(sqlite3_file *base, sqlite3_int64 size)
{
    struct file *file = ((struct handle *)base)->file;
    if (next_accident() != NONE)
        return SQLITE_IOERR_TRUNCATE;
    if ((size_t)size < file->now.size)
        file->now.size = (size_t)size;
    note(file, 0, NULL, (size_t)size);
    return SQLITE_OK;
}

/* Names that were removed stay so, and files with new ones have them. */
static void sync_folder(void)
{
    for (unsigned i = 0; i < FILES; i++) {
        begin_anew(&files[i]);
        files[i].on_disk = files[i].there;
        if (!files[i].there)
            files[i].disk.size = 0;
    }
}

/* A sync that fails is worse than none: the system has given up, and may not try again what did not reach the disk; some of
 * it can still be read, some not. */
static int sync_file(sqlite3_file *base, int flags)
{
    struct file *file = ((struct handle *)base)->file;
    enum accident accident = next_accident();
    const int64_t number = ++frail_state.synced;
    if (accident == NONE && number >= frail_plan.deaf_from && number < frail_plan.deaf_to)
        accident = FAILURE;
    (void)flags;
    if (accident == POWER || accident == DEAD)
        return SQLITE_IOERR_FSYNC;
    if (accident == FAILURE) {
        frail_state.failed_syncs++;
        begin_anew(file);
        some_deeds(file);
        if (nika_rng_below(&rng, 2))
            copy(&file->now, &file->disk);
        return SQLITE_IOERR_FSYNC;
    }
    if (frail_plan.liar)
        return SQLITE_OK;
    begin_anew(file);
    for (size_t i = 0; i < file->deed_count; i++)
        do_deed(&file->disk, &file->deeds[i]);
    forget_deeds(file);
    file->on_disk = true;
    if (file->new_name)
        sync_folder();
    file->new_name = false;
    return SQLITE_OK;
}

static int file_size(sqlite3_file *base, sqlite3_int64 *size)
{
    *size = (sqlite3_int64)((struct handle *)base)->file->now.size;
    return frail_state.off ? SQLITE_IOERR_FSTAT : SQLITE_OK;
}

static int lock_file(sqlite3_file *base, int level)
{
    (void)base;
    (void)level;
    return SQLITE_OK;
}

static int check_lock(sqlite3_file *base, int *locked)
{
    (void)base;
    *locked = 0;
    return SQLITE_OK;
}

static int control_file(sqlite3_file *base, int what, void *argument)
{
    (void)base;
    (void)what;
    (void)argument;
    return SQLITE_NOTFOUND;
}

/* As SQLite has it for files of Unix. */
static int sector_size(sqlite3_file *base)
{
    (void)base;
    return 4096;
}

static int characteristics(sqlite3_file *base)
{
    (void)base;
    return SQLITE_IOCAP_POWERSAFE_OVERWRITE;
}

static int map_region(sqlite3_file *base, int region, int size, int extend, void volatile **memory)
{
    struct file *file = ((struct handle *)base)->file;
    assert(region < REGIONS);
    if (!file->regions[region] && extend)
        file->regions[region] = calloc(1, (size_t)size);
    *memory = file->regions[region];
    return SQLITE_OK;
}

static int lock_region(sqlite3_file *base, int offset, int count, int flags)
{
    (void)base;
    (void)offset;
    (void)count;
    (void)flags;
    return SQLITE_OK;
}

static void barrier(sqlite3_file *base)
{
    (void)base;
}

static int unmap_regions(sqlite3_file *base, int remove)
{
    (void)remove;
    forget_regions(((struct handle *)base)->file);
    return SQLITE_OK;
}

static const sqlite3_io_methods methods = {
    .iVersion = 2,
    .xClose = close_file,
    .xRead = read_file,
    .xWrite = write_file,
    .xTruncate = truncate_file,
    .xSync = sync_file,
    .xFileSize = file_size,
    .xLock = lock_file,
    .xUnlock = lock_file,
    .xCheckReservedLock = check_lock,
    .xFileControl = control_file,
    .xSectorSize = sector_size,
    .xDeviceCharacteristics = characteristics,
    .xShmMap = map_region,
    .xShmLock = lock_region,
    .xShmBarrier = barrier,
    .xShmUnmap = unmap_regions,
};

static int open_file(sqlite3_vfs *vfs, const char *name, sqlite3_file *base, int flags, int *out)
{
    struct handle *handle = (struct handle *)base;
    (void)vfs;
    base->pMethods = NULL;
    if (frail_state.off)
        return SQLITE_CANTOPEN;
    struct file *file = name ? find(name) : NULL;
    if (!name || !file || !file->there) {
        if (!(flags & SQLITE_OPEN_CREATE))
            return SQLITE_CANTOPEN;
        if (!file)
            file = make(name ? name : "(temporary)");
        file->there = true;
        file->new_name = flags & (SQLITE_OPEN_MAIN_JOURNAL | SQLITE_OPEN_WAL);
        file->temporary = name == NULL;
    }
    handle->file = file;
    base->pMethods = &methods;
    if (out)
        *out = flags;
    return SQLITE_OK;
}

/* A removed name may come back, with all that was on the disk, unless the folder was synced or the name was used anew. */
static int delete_file(sqlite3_vfs *vfs, const char *name, int sync)
{
    struct file *file = find(name);
    (void)vfs;
    if (next_accident() != NONE)
        return SQLITE_IOERR_DELETE;
    if (!file || !file->there)
        return SQLITE_IOERR_DELETE_NOENT;
    forget_deeds(file);
    forget_regions(file);
    file->there = false;
    file->now.size = 0;
    file->reborn = file->on_disk && !sync;
    if (sync) {
        file->on_disk = false;
        file->disk.size = 0;
    }
    return SQLITE_OK;
}

static int access_file(sqlite3_vfs *vfs, const char *name, int flags, int *there)
{
    const struct file *file = find(name);
    (void)vfs;
    (void)flags;
    *there = file && file->there;
    return frail_state.off ? SQLITE_IOERR_ACCESS : SQLITE_OK;
}

static int full_path(sqlite3_vfs *vfs, const char *name, int room, char *path)
{
    (void)vfs;
    snprintf(path, (size_t)room, "%s", name);
    return SQLITE_OK;
}

static int chance(sqlite3_vfs *vfs, int size, char *bytes)
{
    (void)vfs;
    for (int i = 0; i < size; i++)
        bytes[i] = (char)nika_rng_next(&rng);
    return size;
}

static int wait_a_moment(sqlite3_vfs *vfs, int microseconds)
{
    (void)vfs;
    return microseconds;
}

static int current_time(sqlite3_vfs *vfs, double *day)
{
    (void)vfs;
    *day = 2461000.5;
    return SQLITE_OK;
}

static int last_error(sqlite3_vfs *vfs, int size, char *words)
{
    (void)vfs;
    (void)size;
    (void)words;
    return 0;
}

/*
 * Memory.
 */

static sqlite3_mem_methods memory;

static bool starves(void)
{
    const int64_t number = ++frail_state.asked;
    if (number < frail_plan.starve_from || number >= frail_plan.starve_to)
        return false;
    frail_state.starved++;
    return true;
}

static void *allocate(int size)
{
    return starves() ? NULL : memory.xMalloc(size);
}

static void *enlarge(void *old, int size)
{
    return starves() ? NULL : memory.xRealloc(old, size);
}

static void starve(void)
{
    sqlite3_mem_methods starving;
    sqlite3_config(SQLITE_CONFIG_GETMALLOC, &memory);
    starving = memory;
    starving.xMalloc = allocate;
    starving.xRealloc = enlarge;
    sqlite3_config(SQLITE_CONFIG_MALLOC, &starving);
}

/* It becomes SQLite's default, so that SQLite asks it for chance. */
void frail_install(void)
{
    static sqlite3_vfs vfs = {
        .iVersion = 1,
        .szOsFile = sizeof(struct handle),
        .mxPathname = NAME - 1,
        .zName = "frail",
        .xOpen = open_file,
        .xDelete = delete_file,
        .xAccess = access_file,
        .xFullPathname = full_path,
        .xRandomness = chance,
        .xSleep = wait_a_moment,
        .xCurrentTime = current_time,
        .xGetLastError = last_error,
    };
    starve();
    sqlite3_vfs_register(&vfs, 1);
}

/*
 * archive.h: the files of old games (archive.c).
 */
#ifndef NIKA_SERVER_ARCHIVE_H
#define NIKA_SERVER_ARCHIVE_H

#include <nika/store.h>

/*
 * Appends a game's record to FOLDER/2026/2026-11.nika, by the date of its end; it is on disk when this returns. A record
 * that is there already, whole or in part, because the server crashed before it could note that, is not written twice.
 */
enum nika_kept archive_append(const char *folder, int64_t date, const char *record, size_t size);

#endif

/*
 * meddle.c FILE SQL: does something to a file of SQLite behind its owner's back, so that there is something to find.
 */
#include <sqlite3.h>
#include <stdio.h>

int main(int count, char **arguments)
{
    sqlite3 *db;
    if (count != 3 || sqlite3_open(arguments[1], &db) != SQLITE_OK)
        return 2;
    const int code = sqlite3_exec(db, arguments[2], NULL, NULL, NULL);
    if (code != SQLITE_OK)
        fprintf(stderr, "%s\n", sqlite3_errmsg(db));
    sqlite3_close(db);
    return code == SQLITE_OK ? 0 : 1;
}

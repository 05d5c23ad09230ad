/*
 * meddle.c FILE SQL [hold]: does something to a file of SQLite behind its owner's back, so that there is something to find. With
 * `hold`, it says so and keeps the file as it is, with its transaction, until its input ends.
 */
#include <sqlite3.h>
#include <stdio.h>

int main(int count, char **arguments)
{
    sqlite3 *db;
    if (count < 3 || sqlite3_open(arguments[1], &db) != SQLITE_OK)
        return 2;
    const int code = sqlite3_exec(db, arguments[2], NULL, NULL, NULL);
    if (code != SQLITE_OK)
        fprintf(stderr, "%s\n", sqlite3_errmsg(db));
    if (count == 4) {
        puts("held");
        fflush(stdout);
        while (getchar() != EOF)
            ;
    }
    sqlite3_close(db);
    return code == SQLITE_OK ? 0 : 1;
}

/*
 * day.c: the deal of the day, from its date (see day.h).
 */
#include <nika/day.h>

#include <string.h>

#include <nika/byzantz.h>
#include <nika/justinian.h>

enum { PLAYERS = 4 };

const char nika_no_table[NIKA_TABLE_ID_MAX] = "0000000000000000";

static bool read_digits(const char *digits, unsigned count, unsigned *number)
{
    *number = 0;
    for (; count; count--, digits++) {
        if (*digits < '0' || *digits > '9')
            return false;
        *number = 10 * *number + (unsigned)(*digits - '0');
    }
    return true;
}

static bool is_leap_year(unsigned year)
{
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

bool nika_day_number(const char *date, int64_t *days)
{
    static const uint8_t lengths[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    unsigned year, month, day;
    if (strlen(date) != NIKA_DATE_MAX - 1 || date[4] != '-' || date[7] != '-' || !read_digits(date, 4, &year) ||
        !read_digits(date + 5, 2, &month) || !read_digits(date + 8, 2, &day))
        return false;
    const bool leap = is_leap_year(year);
    if (year < 1970 || month < 1 || month > 12 || day < 1 || day > lengths[month - 1] + (unsigned)(leap && month == 2))
        return false;
    const unsigned before = year - 1; /* the leap years up to then, and those before 1970 */
    int64_t count = 365 * (int64_t)(year - 1970) + (before / 4 - before / 100 + before / 400) - (1969 / 4 - 19 + 4);
    for (unsigned i = 0; i + 1 < month; i++)
        count += lengths[i] + (leap && i == 1);
    *days = count + day - 1;
    return true;
}

bool nika_day(const char *date, struct nika_day *day)
{
    static const char label[] = "nika-day-1"; /* its NUL ends it there, too */
    struct nika_sha256 sha;
    struct nika_fair fair = {.algorithm = NIKA_FAIR_1};
    int64_t days;
    if (!nika_day_number(date, &days))
        return false;
    nika_sha256_begin(&sha);
    nika_sha256_add(&sha, label, sizeof label);
    nika_sha256_add(&sha, date, strlen(date));
    fair.secret = day->chance = nika_sha256_end(&sha);
    memcpy(fair.table, nika_no_table, sizeof fair.table);
    nika_setup_init(&day->setup, days % 2 ? &nika_justinian : &nika_byzantz, PLAYERS, 0);
    nika_fair_deal(&fair, &day->setup, &day->deal, &day->number);
    return true;
}

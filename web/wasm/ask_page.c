/*
 * ask_page.c: a page's module answers no questions of tests and tools.
 */
#include "ask.h"

bool ask_about_tools(struct ask *ask, const char *what)
{
    (void)ask;
    (void)what;
    return false;
}

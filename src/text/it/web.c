/*
 * it/web.c: what is said by the browser around the tables: start page, shell, settings, in Italian.
 */
#include <nika/messages_web.h>

#include "../catalogue.h"

SAME(web_title, "Nika");

CATALOGUE(it, web, NIKA_MESSAGES_WEB);

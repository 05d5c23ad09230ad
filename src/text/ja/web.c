/*
 * ja/web.c: what is said by the browser around the tables: start page, shell, settings, in Japanese.
 */
#include <nika/messages_web.h>

#include "../catalogue.h"

SAME(web_title, "Nika");

CATALOGUE(ja, web, NIKA_MESSAGES_WEB);

/*
 * en/web.c: what is said by the browser around the tables: start page, shell, settings, in English.
 */
#include <nika/messages_web.h>

#include "../catalogue.h"

SAY(web_title, "Nika");

CATALOGUE(en, web, NIKA_MESSAGES_WEB);

/*
 * site_files.h: the list of the web page's files, ended by one without a path; its source is made by web/embed.mjs.
 */
#ifndef NIKA_SERVER_SITE_FILES_H
#define NIKA_SERVER_SITE_FILES_H

#include "server_internal.h"

extern const struct site_file site_files[];

#endif

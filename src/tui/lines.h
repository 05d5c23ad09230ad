/*
 * lines.h: what line mode needs of lines.c beyond nika/tui.h.
 */
#ifndef NIKA_TUI_LINES_H
#define NIKA_TUI_LINES_H

#include <stdbool.h>

/* From here on everything is said in ASCII, or not. */
void lines_only_ascii(bool only);

/* Whether output failed: then there is nobody to play with. */
bool lines_broken(void);

#endif

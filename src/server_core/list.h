/*
 * list.h: an intrusive doubly linked list: insertion order, removal anywhere in constant time. The link is the first
 * member of an element, so that a pointer to one is a pointer to the other.
 */
#ifndef NIKA_SERVER_CORE_LIST_H
#define NIKA_SERVER_CORE_LIST_H

#include <stddef.h>

struct link {
    struct link *before, *after;
};

struct list {
    struct link *first, *last;
};

static inline void list_add(struct list *list, struct link *link)
{
    *link = (struct link){.before = list->last};
    *(list->last ? &list->last->after : &list->first) = link;
    list->last = link;
}

/* Inserts after an element; NULL: at the front. */
static inline void list_insert(struct list *list, struct link *before, struct link *link)
{
    *link = (struct link){.before = before, .after = before ? before->after : list->first};
    *(before ? &before->after : &list->first) = link;
    *(link->after ? &link->after->before : &list->last) = link;
}

static inline void list_remove(struct list *list, struct link *link)
{
    *(link->before ? &link->before->after : &list->first) = link->after;
    *(link->after ? &link->after->before : &list->last) = link->before;
}

#endif

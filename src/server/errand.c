/*
 * errand.c: tasks for other threads, and the task queue (see errand.h).
 */
#include "errand.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

/* Where the next bytes behind a task go. */
struct store_room {
    unsigned char *at;
};

static void *put_bytes(struct store_room *room, const void *bytes, size_t size)
{
    unsigned char *const place = room->at;
    memcpy(place, bytes, size);
    room->at += (size + 15) / 16 * 16;
    return place;
}

static const char *put_string(struct store_room *room, const char *string)
{
    return string ? put_bytes(room, string, strlen(string) + 1) : NULL;
}

static size_t room_for(const char *string)
{
    return string ? (strlen(string) + 16) / 16 * 16 : 0;
}

static struct errand *make(const struct nika_effect *effect, enum errand_kind kind, size_t more)
{
    struct errand *const errand = calloc(1, sizeof *errand + more);
    if (!errand)
        return NULL;
    errand->kind = kind;
    errand->ticket = effect->ticket;
    return errand;
}

static struct errand *make_keep(const struct nika_effect *effect)
{
    const struct nika_unit *const unit = &effect->unit;
    size_t more = (unit->count * sizeof *unit->ops + 15) / 16 * 16;
    for (unsigned i = 0; i < unit->count; i++)
        more += room_for(unit->ops[i].table) + room_for(unit->ops[i].key) + (unit->ops[i].size + 15) / 16 * 16;
    struct errand *const errand = make(effect, ERRAND_KEEP, more);
    if (!errand)
        return NULL;
    struct store_room room = {errand->more};
    struct nika_op *const ops = put_bytes(&room, unit->ops, unit->count * sizeof *ops);
    for (unsigned i = 0; i < unit->count; i++) {
        ops[i].table = put_string(&room, ops[i].table);
        ops[i].key = put_string(&room, ops[i].key);
        if (ops[i].value)
            ops[i].value = put_bytes(&room, ops[i].value, ops[i].size);
    }
    errand->unit = (struct nika_unit){.ops = ops, .count = unit->count};
    return errand;
}

static struct errand *make_load(const struct nika_effect *effect)
{
    struct errand *const errand =
        make(effect, ERRAND_LOAD, room_for(effect->table) + room_for(effect->key) + room_for(effect->after));
    if (!errand)
        return NULL;
    struct store_room room = {errand->more};
    errand->table = put_string(&room, effect->table);
    errand->key = put_string(&room, effect->key);
    errand->after = put_string(&room, effect->after);
    errand->row = effect->row;
    errand->number = effect->number;
    return errand;
}

static struct errand *make_think(const struct nika_effect *effect)
{
    struct errand *const errand = make(effect, ERRAND_THINK, sizeof *effect->turn);
    if (!errand)
        return NULL;
    struct store_room room = {errand->more};
    errand->turn = put_bytes(&room, effect->turn, sizeof *effect->turn);
    return errand;
}

static struct errand *make_hash(const struct nika_effect *effect)
{
    struct errand *const errand = make(effect, ERRAND_HASH, effect->size + 16);
    if (!errand)
        return NULL;
    struct store_room room = {errand->more};
    errand->password = put_bytes(&room, effect->bytes, effect->size);
    errand->password_size = effect->size;
    errand->compares = effect->hash != NULL;
    if (effect->hash && strlen(effect->hash) < sizeof errand->hash)
        memcpy(errand->hash, effect->hash, strlen(effect->hash) + 1);
    return errand;
}

struct errand *errand_new(const struct nika_effect *effect)
{
    switch (effect->kind) {
    case NIKA_EFFECT_KEEP:
        return make_keep(effect);
    case NIKA_EFFECT_LOAD:
        return make_load(effect);
    case NIKA_EFFECT_THINK:
        return make_think(effect);
    case NIKA_EFFECT_HASH:
        return make_hash(effect);
    default:
        return NULL;
    }
}

void errand_free(struct errand *errand)
{
    for (unsigned i = 0; i < errand->loaded.count; i++) {
        free((void *)errand->items[i].key);
        free((void *)errand->items[i].bytes);
    }
    free(errand->items);
    if (errand->password)
        sodium_memzero(errand->password, errand->password_size);
    free(errand);
}

bool errands_begin(struct errands *errands)
{
    *errands = (struct errands){.count = 0};
    if (pthread_mutex_init(&errands->lock, NULL) != 0)
        return false;
    if (pthread_cond_init(&errands->filled, NULL) == 0)
        return true;
    pthread_mutex_destroy(&errands->lock);
    return false;
}

void errands_end(struct errands *errands)
{
    while (errands->first) {
        struct errand *const errand = errands->first;
        errands->first = errand->next;
        errand_free(errand);
    }
    pthread_cond_destroy(&errands->filled);
    pthread_mutex_destroy(&errands->lock);
}

void errands_put(struct errands *errands, struct errand *errand)
{
    pthread_mutex_lock(&errands->lock);
    *(errands->last ? &errands->last->next : &errands->first) = errand;
    for (; errand; errand = errand->next) {
        errands->last = errand;
        errands->count++;
    }
    pthread_cond_signal(&errands->filled);
    pthread_mutex_unlock(&errands->lock);
}

void errands_close(struct errands *errands)
{
    pthread_mutex_lock(&errands->lock);
    errands->closed = true;
    pthread_cond_broadcast(&errands->filled);
    pthread_mutex_unlock(&errands->lock);
}

static struct errand *take_all(struct errands *errands)
{
    struct errand *const all = errands->first;
    errands->first = errands->last = NULL;
    errands->count = 0;
    return all;
}

struct errand *errands_take(struct errands *errands)
{
    pthread_mutex_lock(&errands->lock);
    while (!errands->first && !errands->closed)
        pthread_cond_wait(&errands->filled, &errands->lock);
    struct errand *const errand = errands->first;
    if (errand) {
        errands->first = errand->next;
        if (!errands->first)
            errands->last = NULL;
        errand->next = NULL;
        errands->count--;
    }
    pthread_mutex_unlock(&errands->lock);
    return errand;
}

struct errand *errands_take_all(struct errands *errands)
{
    pthread_mutex_lock(&errands->lock);
    while (!errands->first && !errands->closed)
        pthread_cond_wait(&errands->filled, &errands->lock);
    struct errand *const all = take_all(errands);
    pthread_mutex_unlock(&errands->lock);
    return all;
}

struct errand *errands_collect(struct errands *errands)
{
    pthread_mutex_lock(&errands->lock);
    struct errand *const all = take_all(errands);
    pthread_mutex_unlock(&errands->lock);
    return all;
}

/*
 * board_justinian_pick.c: choosing a move of Justinian with keys.
 *
 * A token is placed in two steps: which token, then where. All other decisions are one step: the cursor goes through
 * the options, Enter takes one, and a letter takes it at once. Nothing is refused before Enter: the cursor goes
 * everywhere, so that the preview can say why not.
 */
#include <string.h>

#include "board_justinian.h"

struct sheet justinian_sheet(const struct scene *scene)
{
    struct sheet sheet = {.scene = scene,
                          .setup = scene->setup,
                          .open = justinian_open(scene->view),
                          .own = justinian_own(scene->view),
                          .seat = scene->view->seat,
                          .players = scene->setup->players};
    sheet.playing = sheet.seat < sheet.players;
    sheet.asked = sheet.playing && scene->asked && sheet.open->turn == sheet.seat;
    _Static_assert(sizeof sheet.pick <= sizeof scene->choice, "a choice fits its storage");
    memcpy(&sheet.pick, scene->choice, sizeof sheet.pick);
    return sheet;
}

static void keep(struct scene *scene, const struct sheet *sheet)
{
    memcpy(scene->choice, &sheet->pick, sizeof sheet->pick);
}

/*
 * What can be chosen.
 */

bool justinian_sheet_can_place(const struct sheet *sheet)
{
    return sheet->own->hand && justinian_place_count(sheet->open->places) > 0;
}

bool justinian_sheet_can_trigger(const struct sheet *sheet)
{
    return justinian_influence(sheet->own->phase) >= justinian_threshold(sheet->open->phase);
}

bool justinian_place_is_open(const struct sheet *sheet, unsigned place)
{
    if (place == PHASE_SPACE)
        return justinian_has_phase_space(sheet->open->places);
    return justinian_on(sheet->open->owners[justinian_counselor(sheet->open->row, place)]) < JUSTINIAN_ON_ONE;
}

unsigned justinian_shown_phase(const struct justinian_open *open)
{
    return open->stage == JUSTINIAN_EXCHANGING ? open->phase + 1u : open->phase;
}

unsigned justinian_color_sum(const struct sheet *sheet, unsigned color, uint64_t row, unsigned phase)
{
    unsigned sum = 0;
    for (unsigned cards = sheet->own->cards[color]; cards; cards &= cards - 1) {
        const unsigned counselor = nika_lowest_bit(cards);
        sum += justinian_value(sheet->setup, counselor, justinian_place_of(row, counselor), phase);
    }
    return sum;
}

unsigned justinian_total_sum(const struct sheet *sheet, uint64_t row, unsigned phase)
{
    unsigned sum = 0;
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++)
        sum += justinian_color_sum(sheet, color, row, phase);
    return sum;
}

/* The n-th kind of token in hand, from 0, as kind + 1; after the last comes ON_PASS. */
static unsigned nth_token(const struct sheet *sheet, unsigned n)
{
    for (unsigned kind = 0; kind < JUSTINIAN_KINDS; kind++)
        if (justinian_count_of(sheet->own->hand, kind) && n-- == 0)
            return kind + 1;
    return ON_PASS;
}

unsigned justinian_picked_token(const struct sheet *sheet)
{
    if (!justinian_sheet_can_place(sheet))
        return ON_PASS;
    return sheet->pick.token ? sheet->pick.token : nth_token(sheet, 0);
}

/* The cursor starts at the first counselor whose card the seat has and who can take a token. */
unsigned justinian_picked_place(const struct sheet *sheet)
{
    unsigned mine = 0;
    if (sheet->pick.place)
        return sheet->pick.place - 1u;
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++)
        mine |= sheet->own->cards[color];
    for (unsigned place = 0; place < JUSTINIAN_COUNSELORS; place++)
        if (mine >> justinian_counselor(sheet->open->row, place) & 1 && justinian_place_is_open(sheet, place))
            return place;
    return PHASE_SPACE;
}

unsigned justinian_option_color(const struct sheet *sheet, unsigned option)
{
    const unsigned scored = justinian_scored_colors(sheet->open);
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++)
        if (!(scored >> color & 1) && option-- == 0)
            return color;
    return 0;
}

bool justinian_option_card(const struct sheet *sheet, unsigned option, unsigned *color, unsigned *counselor)
{
    if (option-- == 0)
        return false;
    for (*color = 0; *color < JUSTINIAN_COLORS; ++*color)
        for (unsigned cards = sheet->own->cards[*color]; cards; cards &= cards - 1)
            if (option-- == 0) {
                *counselor = nika_lowest_bit(cards);
                return true;
            }
    return false;
}

unsigned justinian_option_count(const struct sheet *sheet)
{
    const unsigned left = JUSTINIAN_COLORS - sheet->open->scored;
    switch (sheet->open->stage) {
    case JUSTINIAN_DIRECTING:
    case JUSTINIAN_TRIGGERING:
        return 2;
    case JUSTINIAN_CHOOSING:
        return left;
    case JUSTINIAN_EXCHANGING:
        return 1 + left * justinian_held(sheet->players);
    default:
        return 1;
    }
}

/* For a player who cannot trigger, the cursor starts on the other answer. */
unsigned justinian_picked_option(const struct sheet *sheet)
{
    if (sheet->pick.option)
        return sheet->pick.option - 1u;
    return sheet->open->stage == JUSTINIAN_TRIGGERING && !justinian_sheet_can_trigger(sheet) ? 1 : 0;
}

/*
 * Keys.
 */

/* How far a key moves a cursor. */
static int step_of(int key)
{
    switch (key) {
    case PRESSED_RIGHT:
    case PRESSED_TAB:
        return 1;
    case PRESSED_LEFT:
    case PRESSED_BACK_TAB:
        return -1;
    default:
        return 0;
    }
}

static unsigned moved(unsigned at, int by, unsigned count)
{
    return (at + count + (unsigned)by) % count;
}

static bool takes(int key)
{
    return key == PRESSED_ENTER || key == '\n' || key == ' ';
}

static enum answer make(struct nika_move *move, unsigned verb, unsigned open, unsigned hidden)
{
    *move = (struct nika_move){.verb = verb, .open = open, .hidden = hidden};
    return ANSWER_MOVE;
}

static enum answer refuse(const struct sheet *sheet, struct nika_move move, nika_refusal refusal,
                          struct nika_listener listener)
{
    nika_tell_refusal(sheet->setup, sheet->scene->view, move, refusal, listener);
    return ANSWER_REFUSED;
}

/* Takes a token, if there is one. */
static enum answer take_token(struct sheet *sheet, unsigned token, struct nika_listener listener)
{
    const struct nika_move move = {.verb = JUSTINIAN_PLACE, .hidden = token};
    if (!justinian_count_of(sheet->own->hand, token - 1))
        return refuse(sheet, move, JUSTINIAN_NO_SUCH_TOKEN, listener);
    sheet->pick.token = (uint8_t)token;
    sheet->pick.taken = 1;
    return ANSWER_CHANGED;
}

static enum answer key_for_token(struct sheet *sheet, int key, struct nika_move *move, struct nika_listener listener)
{
    const unsigned token = justinian_picked_token(sheet);
    unsigned count = 1, at = 0;
    while (nth_token(sheet, count - 1) != ON_PASS)
        count++;
    while (nth_token(sheet, at) != token)
        at++;
    if (key >= '1' && key <= '6')
        return take_token(sheet, (unsigned)(key - '0'), listener);
    if (key >= SPOT_TOKEN && key < SPOT_TOKEN + JUSTINIAN_KINDS)
        return take_token(sheet, (unsigned)(key - SPOT_TOKEN) + 1, listener);
    if (token == ON_PASS && takes(key))
        return make(move, JUSTINIAN_PASS, 0, 0);
    if (takes(key) || key == PRESSED_DOWN)
        return token == ON_PASS ? ANSWER_NOTHING : take_token(sheet, token, listener);
    if (key == PRESSED_HOME || key == PRESSED_END)
        at = key == PRESSED_HOME ? 0 : count - 1;
    else if (step_of(key))
        at = moved(at, step_of(key), count);
    else
        return ANSWER_NOTHING;
    sheet->pick.token = (uint8_t)nth_token(sheet, at);
    return ANSWER_CHANGED;
}

/* Puts the taken token on the place under the cursor. */
static enum answer put_token(const struct sheet *sheet, struct nika_move *move, struct nika_listener listener)
{
    const unsigned place = justinian_picked_place(sheet), token = justinian_picked_token(sheet);
    const unsigned where = place == PHASE_SPACE ? 0 : justinian_counselor(sheet->open->row, place) + 1;
    make(move, JUSTINIAN_PLACE, where, token);
    if (!justinian_place_is_open(sheet, place))
        return refuse(sheet, *move, where ? JUSTINIAN_COUNSELOR_FULL : JUSTINIAN_ONE_MORE_ONLY, listener);
    return ANSWER_MOVE;
}

/* A digit brings the cursor to a counselor by its number; 1 and then 0, 1 or 2 to the last three; 0 to the phase
 * space. */
static void type_digit(struct sheet *sheet, unsigned digit)
{
    const unsigned number = sheet->pick.typed && digit <= 2 ? 10 + digit : digit;
    const unsigned place = number == 0 ? PHASE_SPACE : justinian_place_of(sheet->open->row, number - 1);
    sheet->pick.typed = number == 1;
    sheet->pick.place = (uint8_t)(place + 1);
}

static enum answer key_for_place(struct sheet *sheet, int key, struct nika_move *move, struct nika_listener listener)
{
    unsigned at = justinian_picked_place(sheet);
    if (key >= '0' && key <= '9') {
        type_digit(sheet, (unsigned)(key - '0'));
        return ANSWER_CHANGED;
    }
    sheet->pick.typed = 0;
    if (takes(key) || key == SPOT_PLACE + (int)at)
        return put_token(sheet, move, listener);
    if (key >= SPOT_TOKEN && key < SPOT_TOKEN + JUSTINIAN_KINDS)
        return take_token(sheet, (unsigned)(key - SPOT_TOKEN) + 1, listener);
    if (key == PRESSED_UP || key == PRESSED_BACKSPACE) {
        sheet->pick.taken = 0;
        return ANSWER_CHANGED;
    }
    if (key >= SPOT_PLACE && key < SPOT_PLACE + CURSOR_PLACES)
        at = (unsigned)(key - SPOT_PLACE);
    else if (key == PRESSED_HOME || key == PRESSED_END)
        at = key == PRESSED_HOME ? 0 : PHASE_SPACE;
    else if (step_of(key))
        at = moved(at, step_of(key), CURSOR_PLACES);
    else
        return ANSWER_NOTHING;
    sheet->pick.place = (uint8_t)(at + 1);
    return ANSWER_CHANGED;
}

/* The move that an option is. */
static enum answer take_option(const struct sheet *sheet, unsigned option, struct nika_move *move,
                               struct nika_listener listener)
{
    unsigned color, counselor;
    switch (sheet->open->stage) {
    case JUSTINIAN_DIRECTING:
        return make(move, option == 0 ? JUSTINIAN_LEFT : JUSTINIAN_RIGHT, 0, 0);
    case JUSTINIAN_TRIGGERING:
        make(move, option == 0 ? JUSTINIAN_TRIGGER : JUSTINIAN_DECLINE, 0, 0);
        if (option == 0 && !justinian_sheet_can_trigger(sheet))
            return refuse(sheet, *move, JUSTINIAN_TOO_LITTLE_INFLUENCE, listener);
        return ANSWER_MOVE;
    case JUSTINIAN_CHOOSING:
        return make(move, JUSTINIAN_COLOR, justinian_option_color(sheet, option), 0);
    default: /* JUSTINIAN_EXCHANGING */
        if (justinian_option_card(sheet, option, &color, &counselor))
            return make(move, JUSTINIAN_EXCHANGE, color, counselor + 1);
        return make(move, JUSTINIAN_KEEP, 0, 0);
    }
}

/* The option that a letter stands for, or -1. */
static int lettered_option(const struct sheet *sheet, int key)
{
    switch (sheet->open->stage) {
    case JUSTINIAN_DIRECTING:
        return key == 'l' ? 0 : key == 'r' ? 1 : -1;
    case JUSTINIAN_TRIGGERING:
        return key == 't' ? 0 : key == 'd' ? 1 : -1;
    case JUSTINIAN_EXCHANGING:
        return key == 'k' ? 0 : -1;
    default:
        return -1;
    }
}

/* The color that a letter stands for: the language's letters first, then the English ones. */
static bool lettered_color(const struct sheet *sheet, int key, unsigned *color)
{
    for (unsigned c = 0; c < JUSTINIAN_COLORS; c++) {
        const char *letter = nika_color_letter(sheet->scene->voice.language, c);
        size_t length;
        const int32_t code = nika_utf8_read(letter, strlen(letter), &length);
        if (key == code || (code >= 'A' && code <= 'Z' && key == code + 'a' - 'A')) {
            *color = c;
            return true;
        }
    }
    for (unsigned c = 0; c < JUSTINIAN_COLORS; c++)
        if (key == justinian_color_names[c][0]) {
            *color = c;
            return true;
        }
    return false;
}

/* Brings the cursor to a color, or refuses one that is out of the game. */
static enum answer point_at_color(struct sheet *sheet, unsigned color, struct nika_listener listener)
{
    const struct nika_move move = {.verb = JUSTINIAN_COLOR, .open = color};
    for (unsigned option = 0; option < justinian_option_count(sheet); option++)
        if (justinian_option_color(sheet, option) == color) {
            sheet->pick.option = (uint8_t)(option + 1);
            return ANSWER_CHANGED;
        }
    return refuse(sheet, move, JUSTINIAN_COLOR_SCORED, listener);
}

static enum answer key_for_option(struct sheet *sheet, int key, struct nika_move *move, struct nika_listener listener)
{
    const unsigned count = justinian_option_count(sheet), at = justinian_picked_option(sheet);
    const int lettered = lettered_option(sheet, key);
    const int step = key == PRESSED_DOWN ? 1 : key == PRESSED_UP ? -1 : step_of(key);
    unsigned color;
    if (takes(key) || key == SPOT_OPTION + (int)at)
        return take_option(sheet, at, move, listener);
    if (lettered >= 0)
        return take_option(sheet, (unsigned)lettered, move, listener);
    if (sheet->open->stage == JUSTINIAN_CHOOSING && lettered_color(sheet, key, &color))
        return point_at_color(sheet, color, listener);
    if (key >= SPOT_OPTION && key < SPOT_OPTION + (int)count)
        sheet->pick.option = (uint8_t)(key - SPOT_OPTION + 1);
    else if (key == PRESSED_HOME || key == PRESSED_END)
        sheet->pick.option = (uint8_t)(key == PRESSED_HOME ? 1 : count);
    else if (step)
        sheet->pick.option = (uint8_t)(moved(at, step, count) + 1);
    else
        return ANSWER_NOTHING;
    return ANSWER_CHANGED;
}

enum answer justinian_key(struct scene *scene, int key, struct nika_move *move, struct nika_listener listener)
{
    struct sheet sheet = justinian_sheet(scene);
    enum answer answer;
    if (!sheet.asked || sheet.open->stage == JUSTINIAN_OVER)
        return ANSWER_NOTHING;
    if (sheet.open->stage != JUSTINIAN_PLACING)
        answer = key_for_option(&sheet, key, move, listener);
    else if (key == 'p')
        return make(move, JUSTINIAN_PASS, 0, 0);
    else if (sheet.pick.taken)
        answer = key_for_place(&sheet, key, move, listener);
    else
        answer = key_for_token(&sheet, key, move, listener);
    keep(scene, &sheet);
    return answer;
}

bool justinian_undo(struct scene *scene)
{
    struct sheet sheet = justinian_sheet(scene);
    if (!sheet.pick.taken)
        return false;
    sheet.pick.taken = sheet.pick.typed = 0;
    keep(scene, &sheet);
    return true;
}

/*
 * What the keys do.
 */

static void hear(struct nika_listener listener, struct nika_message message)
{
    listener.hear(listener.context, NIKA_DETAIL, message);
}

static void keys_of_placing(const struct sheet *sheet, struct nika_listener listener)
{
    const unsigned token = justinian_picked_token(sheet), place = justinian_picked_place(sheet);
    if (!justinian_sheet_can_place(sheet)) {
        hear(listener, msg_ju_key_enter_pass());
    } else if (!sheet->pick.taken) {
        hear(listener, token == ON_PASS ? msg_ju_key_enter_pass() : msg_ju_key_take(token - 1));
        hear(listener, msg_ju_key_tokens());
        hear(listener, msg_ju_key_digits());
        if (token != ON_PASS)
            hear(listener, msg_ju_key_pass());
    } else {
        if (place == PHASE_SPACE)
            hear(listener, msg_ju_key_place_phase(token - 1));
        else
            hear(listener, msg_ju_key_place(token - 1, justinian_counselor(sheet->open->row, place)));
        hear(listener, msg_ju_key_places());
        hear(listener, msg_ju_key_back());
        hear(listener, msg_ju_key_numbers());
        hear(listener, msg_ju_key_pass());
    }
}

void justinian_keys(const struct scene *scene, struct nika_listener listener)
{
    const struct sheet sheet = justinian_sheet(scene);
    unsigned color, counselor;
    if (!sheet.asked)
        return;
    switch (sheet.open->stage) {
    case JUSTINIAN_PLACING:
        keys_of_placing(&sheet, listener);
        break;
    case JUSTINIAN_DIRECTING:
        hear(listener, msg_ju_key_left());
        hear(listener, msg_ju_key_right());
        hear(listener, msg_ju_key_choose());
        break;
    case JUSTINIAN_TRIGGERING:
        if (justinian_sheet_can_trigger(&sheet))
            hear(listener, msg_ju_key_trigger());
        hear(listener, msg_ju_key_decline());
        hear(listener, msg_ju_key_choose());
        break;
    case JUSTINIAN_CHOOSING:
        hear(listener, msg_ju_key_color(justinian_option_color(&sheet, justinian_picked_option(&sheet))));
        hear(listener, msg_ju_key_choose());
        break;
    case JUSTINIAN_EXCHANGING:
        if (justinian_option_card(&sheet, justinian_picked_option(&sheet), &color, &counselor))
            hear(listener, msg_ju_key_exchange(counselor, color));
        hear(listener, msg_ju_key_keep());
        hear(listener, msg_ju_key_choose());
        break;
    default:
        break;
    }
}

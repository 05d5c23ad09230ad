/*
 * messages.h: all messages. Whoever needs only those of an area includes its list.
 */
#ifndef NIKA_MESSAGES_H
#define NIKA_MESSAGES_H

#include <nika/messages_byzantz.h>
#include <nika/messages_cli.h>
#include <nika/messages_error.h>
#include <nika/messages_help.h>
#include <nika/messages_justinian.h>
#include <nika/messages_learn.h>
#include <nika/messages_online.h>
#include <nika/messages_play.h>
#include <nika/messages_problem.h>
#include <nika/messages_rules.h>
#include <nika/messages_screen.h>
#include <nika/messages_serve.h>
#include <nika/messages_web.h>
#include <nika/messages_web_byzantz.h>
#include <nika/messages_web_justinian.h>
#include <nika/messages_web_online.h>
#include <nika/messages_web_replay.h>

#endif

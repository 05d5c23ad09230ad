/*
 * fr/serve.c: what is said about running a server, in French.
 */
#include <nika/messages_serve.h>

#include "../catalogue.h"

SAY(serve_stopped, "Le serveur s’est arrêté.");

SAY(store_no_memory, "la mémoire ne suffit pas");
SAY(store_cannot_open, "impossible d’ouvrir {path} : {reason}");
SAY(store_cannot_read, "impossible de lire {path} : {reason}");
SAY(store_cannot_write, "impossible d’écrire {path} : {reason}");
SAY(store_missing, "le fichier {path} n’existe pas");
SAY(store_exists, "{path} existe déjà ; avec --force, il est remplacé et conservé à côté du nouveau");
SAY(store_newer, "{path} a été écrit par une version plus récente de Nika ; c’est elle qu’il faut utiliser");
SAY(store_other, "{path} n’est pas un fichier de données de Nika");
SAY(store_damaged,
    "{path} est endommagé ({reason}) ; nika doctor en dit plus, et nika restore remet une sauvegarde à sa place");
SAY(store_in_use, "un autre serveur utilise {path} ; arrêtez-le d’abord, ou choisissez un autre fichier");
SAY(store_no_place, "il n’y a pas de dossier personnel où garder les données ; indiquez un fichier avec {option}");

CATALOGUE(fr, serve, NIKA_MESSAGES_SERVE);

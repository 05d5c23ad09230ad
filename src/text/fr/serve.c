/*
 * fr/serve.c: what is said about running a server, in French.
 */
#include <nika/messages_serve.h>

#include "../catalogue.h"

SAY(serve_ready, "Le serveur de Nika tourne à l’adresse {url} (Ctrl-C l’arrête).");
SAY(serve_keeps_nothing, "Rien n’est conservé\u00A0: quand le serveur s’arrête, toutes ses parties sont perdues.");
SAY(serve_stopped, "Le serveur s’est arrêté.");

SAY(serve_no_operand, "«\u00A0{word}\u00A0» n’est pas une option, et nika serve ne demande rien d’autre");
SAY(serve_in_file, "{path}, ligne {line}\u00A0: {problem}");
SAY(serve_no_equals, "une ligne est «\u00A0nom = valeur\u00A0», ou vide, ou commence par #");
SAY(serve_no_setting,
    "le réglage «\u00A0{name}\u00A0» n’existe pas\u00A0; nika serve --help les nomme tous, ici sans --");
SAY(serve_twice, "{name} y figure deux fois");
SAY(serve_too_many, "{name} en nomme plus de {most}");
SAY(serve_needs_yes, "{name} demande «\u00A0yes\u00A0» ou «\u00A0no\u00A0»");
SAY(serve_needs_address, "{name} demande une adresse en chiffres\u00A0: 127.0.0.1 pour cette machine seule, 0.0.0.0 ou "
                         ":: pour tout le monde");
SAY(serve_needs_origin, "{name} demande le début d’une adresse telle que les navigateurs la montrent, en minuscules et "
                        "sans chemin\u00A0: https://nika.example.org");
SAY(serve_needs_network, "{name} demande l’adresse d’un proxy ou de son réseau\u00A0: 127.0.0.1, 10.0.0.0/8, fd00::/8");
SAY(serve_needs_level, "{name} demande l’un de ceux-ci\u00A0: {known}");
SAY(serve_memory_and_data, "{one} ne conserve rien, {other} dit où conserver\u00A0: il faut choisir");

SAY(serve_port_in_use, "le port {port} est pris, peut-être par un autre nika serve\u00A0; arrête-le, ou choisis un "
                       "autre port avec {option}");
SAY(serve_port_forbidden, "le port {port} est réservé aux administrateurs\u00A0; choisis-en un à partir de 1024 avec "
                          "{option}, et mets un proxy devant");
SAY(serve_no_such_address, "cette machine n’a pas l’adresse {address}");
SAME(serve_cannot_listen, "{address}, port {port}\u00A0: {reason}");
SAY(serve_no_library, "{library} n’a pas pu démarrer\u00A0; son module pour libev n’est peut-être pas installé, sur "
                      "Debian le paquet {package}");
SAY(serve_unreadable, "{path} n’a pas pu être lu jusqu’au bout\u00A0; nika doctor en dit plus");
SAY(serve_unclaimed,
    "{path} n’a pas pu être écrit\u00A0; le disque est-il plein, ou le fichier en lecture seule\u00A0?");

SAY(store_no_memory, "la mémoire ne suffit pas");
SAY(store_cannot_open, "impossible d’ouvrir {path}\u00A0: {reason}");
SAY(store_cannot_read, "impossible de lire {path}\u00A0: {reason}");
SAY(store_cannot_write, "impossible d’écrire {path}\u00A0: {reason}");
SAY(store_missing, "le fichier {path} n’existe pas");
SAY(store_exists, "{path} existe déjà\u00A0; avec --force, il est remplacé et conservé à côté du nouveau");
SAY(store_same, "{path} est le fichier de données lui-même\u00A0; il faut en indiquer un autre");
SAY(store_newer, "{path} a été écrit par une version plus récente de Nika\u00A0; c’est elle qu’il faut utiliser");
SAY(store_other, "{path} n’est pas un fichier de données de Nika");
SAY(store_damaged,
    "{path} est endommagé ({reason})\u00A0; nika doctor en dit plus, et nika restore remet une sauvegarde à sa place");
SAY(store_in_use, "un autre serveur utilise {path}\u00A0; arrête-le d’abord, ou choisis un autre fichier");
SAY(store_no_place,
    "il n’y a pas de dossier personnel où conserver les données\u00A0; indique un fichier avec {option}");

SAY(backup_needs_file, "une sauvegarde ne peut pas aller vers la sortie standard\u00A0; il faut indiquer un fichier");
SAY(backup_made,
    "{path}\u00A0: sauvegarde faite et vérifiée\u00A0; tables en cours\u00A0: {live}, terminées\u00A0: {over}");
SAY(restore_made, "{path} contient maintenant ce qui était dans {backup}");
SAY(restore_replaced, "{path} contient maintenant ce qui était dans {backup}\u00A0; ce qui s’y trouvait avant est "
                      "conservé à côté, avec l’extension .old");
SAY(doctor_no_operand, "«\u00A0{word}\u00A0» n’est pas une option, et nika doctor n’a besoin de rien d’autre");
SAY(doctor_file, "{path}\u00A0: intact, {kilobytes}\u00A0Kio");
SAY(doctor_tables,
    "tables en cours\u00A0: {live}, terminées\u00A0: {over}, mises de côté car endommagées\u00A0: {damaged}");
SAY(doctor_people, "comptes\u00A0: {accounts}\u00A0; sessions\u00A0: {sessions}");
SAY(doctor_orphans, "entrées qui n’appartiennent à aucune table\u00A0: {entries}\u00A0; elles ne font pas de mal");
SAY(doctor_numbers, "table {table}\u00A0: il manque des entrées à son journal");
SAY(doctor_replay, "table {table}\u00A0: l’entrée {entry} de son journal ne peut pas être rejouée");
SAY(doctor_endless, "table {table}\u00A0: elle passe pour terminée, mais son journal n’a pas de fin de partie");
SAY(doctor_set_aside, "table {table}\u00A0: le serveur l’a mise de côté, car endommagée");
SAY(doctor_fine, "Tout va bien.");
SAY(doctor_advice, "Les tables nommées ici ne peuvent plus continuer\u00A0; toutes les autres, si. Si une sauvegarde "
                   "les contient intactes, nika restore la remet en place, avec tout le reste tel qu’il était alors.");
SAY(doctor_unread, "les tables n’ont pas pu être lues jusqu’au bout\u00A0; le disque est peut-être en train de "
                   "lâcher\u00A0: fais une sauvegarde, sur un autre disque");
SAY(doctor_damaged,
    "{path} est endommagé\u00A0: {reason}. Arrête le serveur et remets la dernière sauvegarde en place avec nika "
    "restore\u00A0; s’il n’y en a pas, la commande .recover de sqlite3 sauve ce qui peut encore être lu");

CATALOGUE(fr, serve, NIKA_MESSAGES_SERVE);

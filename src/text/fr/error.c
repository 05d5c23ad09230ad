/*
 * fr/error.c: what servers refuse and what connections suffer, in French.
 */
#include <nika/messages_error.h>

#include "../catalogue.h"

SAY(error_bad_message, "Le serveur et ce programme ne se comprennent pas\u00A0: l’un des deux est plus ancien. "
                       "Recharge-le ou mets-le à jour.");
SAY(error_unknown_request, "Le serveur ne sait pas faire cela\u00A0: il est plus ancien que ce programme.");
SAY(error_bad_value, "Le serveur n’accepte pas cette valeur.");
SAY(error_bad_value_of, "Le serveur n’accepte pas cette valeur ({where}).");
SAY(error_not_signed_in, "Le serveur ne te connaît pas\u00A0: identifie-toi de nouveau, ou donne un nom.");
SAY(error_wrong_password, "Ce n’est pas le mot de passe de ce compte, ou ce compte n’existe pas.");
SAY(error_name_taken, "Ce nom appartient à un compte. Choisis-en un autre, ou identifie-toi.");
SAY(error_bad_name, "Un nom a de 1 à 24 caractères, et rien d’invisible.");
SAY(error_bad_password, "Un mot de passe a de 8 à 128 caractères.");
SAY(error_bad_ticket, "Le serveur n’a pas accepté le ticket de connexion. Réessaie.");
SAY(error_bad_origin, "Le serveur n’accepte pas les requêtes de cette adresse.");
SAY(error_no_such_table, "Cette table n’existe pas sur ce serveur. Vérifie le lien.");
SAY(error_no_such_seat, "Ce siège n’existe pas à cette table.");
SAY(error_seat_taken, "Quelqu’un y est déjà assis. Choisis un siège libre.");
SAY(error_not_seated, "Tu n’as pas de siège à cette table\u00A0; seuls les joueurs peuvent le faire.");
SAY(error_not_host, "Seul l’hôte de la table peut le faire.");
SAY(error_kicked, "L’hôte t’a fermé l’accès à cette table.");
SAY(error_not_allowed, "Tu ne peux pas faire cela ici, ou pas maintenant.");
SAY(error_not_open, "La partie a déjà commencé.");
SAY(error_not_running, "Aucune partie n’est en cours à cette table.");
SAY(error_not_over, "La partie n’est pas encore terminée.");
SAY(error_not_full, "Il reste des sièges libres. Remplis-les, avec des personnes ou des joueurs virtuels.");
SAY(error_stale, "La partie avait déjà continué, donc rien n’a été fait.");
SAY(error_refused, "Les règles ne le permettent pas.");
SAY(error_no_undo,
    "Impossible d’annuler\u00A0: quelque chose a été révélé, quelqu’un a joué depuis, ou tu n’as rien à annuler.");
SAY(error_no_question, "La question ne se pose plus.");
SAY(error_not_kept, "Le serveur n’a pas pu l’enregistrer\u00A0: rien n’a été fait. Réessaie dans un instant.");
SAY(error_damaged, "Le serveur ne peut plus lire cette table.");
SAY(error_slow_down, "C’était trop à la fois. Attends un instant.");
SAY(error_too_many, "Tu as déjà trop de connexions, de tables ou de sièges.");
SAY(error_closing, "Le serveur va s’arrêter. Réessaie dans un instant.");
SAY(error_starting, "Le serveur démarre. Réessaie dans un instant.");
SAY(error_busy, "Le serveur a trop à faire. Réessaie dans un instant.");
SAY(error_unreachable, "Le serveur est injoignable.");
SAY(error_untrusted,
    "Le serveur ne peut pas prouver qui il est\u00A0: son certificat n’est pas valable pour cette adresse.");
SAY(error_no_server, "Ce qui répond à cette adresse n’est pas un serveur Nika.");
SAY(error_other_protocol, "Ce serveur parle une autre version du protocole que ce programme.");
SAY(error_offline, "Il faut une connexion, et il n’y en a pas en ce moment.");
SAY(error_unknown, "Le serveur a refusé\u00A0: {word}.");

CATALOGUE(fr, error, NIKA_MESSAGES_ERROR);

title = {"["}redacted]
story = Une nuit à l'ambassade. Prenez le dossier de l'ennemi, trouvez vos amis, et décollez avant l'aube.

## Les salles et les choses

room-basement = Escalier, sous-sol
room-storage = Stockage
room-radio = Radio
room-breaker = Disjoncteur
room-armoury = Armurerie
room-stairs = Escalier, rez-de-chaussée
room-reception = Réception
room-kitchen = Cuisine
room-xray = Rayons-X
room-security = QG de la sécurité
room-upstairs = Escalier, étage
room-computer = Ordinateur
room-lockdown = Verrouillage central
room-office = Bureau de l'ambassadeur
room-roof = Toit
room-service = Escalier de service
kind-secrets_red = Secrets d'État rouges
kind-secrets_blue = Secrets d'État bleus
kind-secrets_yellow = Secrets d'État jaunes
kind-bomb = Bombe
kind-case_a = Porte-documents A
kind-case_b = Porte-documents B
kind-codebreaker = Casseur de code
kind-weapon = Arme dissimulée
kind-vest = Gilet pare-balles
kind-aid = Trousse de premiers soins
kind-key = Clé
kind-contraband = Contrebande
kind-goggles = Lunettes de vision nocturne
kind-virus = Disquette virus
kind-antivirus = Disquette antivirus
kind-plan = Plan de vol
kind-starter = Démarreur
kind-fuel = Bidon de carburant
kind-letter_rb = Lettre d'alliance Rouge-Bleu
kind-letter_ry = Lettre d'alliance Rouge-Jaune
kind-letter_by = Lettre d'alliance Bleu-Jaune
nation-red = Rouge (KGB)
loyalty-red = Rouge (KGB)
nation-blue = Bleu (MI6)
loyalty-blue = Bleu (MI6)
nation-yellow = Jaune (service chinois)
loyalty-yellow = Jaune (service chinois)
loyalty-blank = vierge
floor-basement = sous-sol
floor-ground = rez-de-chaussée
floor-upper = étage
part-plan = plan de vol
part-starter = démarreur
part-fuel = carburant
card-ignore = Ignorer
card-friendly = Amicale
card-wire = Attaque : fil
card-pistol = Attaque : pistolet
card-blade = Attaque : lame
case-a = A
case-b = B
mission-introduction = Introduction
mission-classic = Classique
mission-duel = Duel
mission-triangle = Triangle
mission-danger_zone = Something, something, Danger Zone
mission-bedfellows = Strange Bedfellows
posture-standing = debout
posture-lying = blessé
posture-out_cold = assommé
phase-aside = l'écart des cartes
phase-loyalty = les loyautés
phase-stow = les porte-documents
phase-deal = la donne
phase-first = le premier joueur
phase-move = le mouvement
phase-pick = le choix de qui rencontrer
phase-goggles_room = les lunettes des agents présents
phase-goggles_answer = la réponse aux lunettes
phase-choose = le choix des cartes
phase-guard_card = la carte du garde
phase-combat = le combat
phase-exchange = l'échange
phase-reward = la récompense
phase-room = la place à faire en main
phase-steal = le vol
phase-question = l'interrogatoire
phase-sentry = le renvoi du garde
phase-push = le sort du perdant
phase-action = l'action
phase-draw = la pioche
phase-look = le regard
phase-order = l'ordre des cartes
phase-keep = la carte à garder
phase-find = le contenu du porte-documents
phase-evade = l'évasion
phase-agree = la demande de partir
phase-goggles_evade = les lunettes pendant l'évasion
phase-guard = la ronde d'un garde
phase-case = le porte-documents ouvert
phase-over = la fin
back-plain = dos rouge
mark-public = lieu public
mark-dark = sombre
mark-locked = isolé
spent-wire = Attaque : fil (épuisée)
spent-pistol = Attaque : pistolet (épuisée)
spent-blade = Attaque : lame (épuisée)
called-red = hélicoptère rouge, appelé
called-blue = hélicoptère bleu, appelé
called-yellow = hélicoptère jaune, appelé
reserve-red = hélicoptères rouges en réserve
reserve-blue = hélicoptères bleus en réserve
reserve-yellow = hélicoptères jaunes en réserve
token-guard = garde
token-helicopter_red = hélicoptère rouge
token-helicopter_blue = hélicoptère bleu
token-helicopter_yellow = hélicoptère jaune

## Les options de la table

option-mission = Mission : selon le nombre de joueurs ou une des six
option-limit_discard = Main pleine : se défausser avant de prendre ou après
option-reshuffle = Mélanger les défausses dès la dernière carte ou au besoin
option-crucial_discard = Les objets cruciaux peuvent être défaussés
option-case_content = Porte-documents défaussé : le contenu reste ou part aussi
option-betrayal = Attaque contre Amicale : objets de combat interdits aux deux ou au seul trahi
option-combat_first = Qui joue d'abord un objet de combat : le perdant ou le joueur actif
option-weapon_limit = Armes dissimulées : pas de victoire après une défaite, après une défaite initiale, ou une par joueur
option-key_at_evasion = Une clé peut se jouer aussi à l'évasion
option-contraband_tradeable = La contrebande peut s'offrir
option-goggles_go_on = Qui gagne aux lunettes en entrant peut continuer son mouvement
option-goggles_answer = On peut répondre aux lunettes pendant son évasion
option-disk_rule = Disquettes : depuis le QG ou depuis l'Ordinateur quand quelqu'un est au QG
option-decoys = Les cartes vierges sont remplacées par les deux autres nations
option-six_teams = À six, deux équipes ou trois
option-public_places = Lieux publics : Réception et grand escalier ou la Réception seule
option-cases_start = Les porte-documents sont garnis ou vides au départ
option-rest = Un blessé immobile peut se relever pour son action
option-lockdown_operator = Le verrouillage cesse quand son opérateur s'en va
option-door_release = Le Verrouillage central peut tenir ouvertes les portes d'un niveau
option-failed_takeoff = Décollage manqué : la nation perd ou l'agent s'en va
option-move_range = Salles par mouvement ; 0 : comme le dit la boîte
option-helicopters = Hélicoptères par nation ; 0 : comme le dit la boîte
option-dawn = Tours de table avant l'aube ; 0 : comme le dit la boîte
choice-mission-auto = selon le nombre
choice-mission-auto-text = Le Duel à deux, le Triangle à trois, la Classique de quatre à six.
choice-mission-introduction = Introduction
choice-mission-introduction-text = Une partie courte pour apprendre, avec le virus et son antivirus.
choice-mission-classic = Classique
choice-mission-classic-text = Deux équipes : la première qui s'envole avec un dossier ennemi gagne.
choice-mission-duel = Duel
choice-mission-duel-text = À deux, avec quatre gardes : le premier à sept points gagne.
choice-mission-triangle = Triangle
choice-mission-triangle-text = À trois : chacun traque le dossier du suivant.
choice-mission-danger-zone = Danger Zone
choice-mission-danger-zone-text = Pas d'hélicoptères : un avion à remettre en état sur le toit.
choice-mission-bedfellows = Strange Bedfellows
choice-mission-bedfellows-text = Trois nations : une lettre d'alliance permet de gagner à deux.
choice-limit_discard-before = avant
choice-limit_discard-before-text = Main pleine, on se défausse d'abord, sans voir ce que l'on prendra.
choice-limit_discard-after = après
choice-limit_discard-after-text = Main pleine, on prend d'abord et l'on se défausse ensuite.
choice-reshuffle-at_once = aussitôt
choice-reshuffle-at_once-text = Les défausses sont mélangées dès que la dernière carte est prise.
choice-reshuffle-needed = au besoin
choice-reshuffle-needed-text = Les défausses sont mélangées quand il faut piocher et qu'il n'y a plus rien.
choice-case_content-stays = reste
choice-case_content-stays-text = Le contenu reste sous la tuile, pour qui retrouvera la carte.
choice-case_content-discarded = part aussi
choice-case_content-discarded-text = Le contenu est défaussé avec la carte.
choice-betrayal-both = aux deux
choice-betrayal-both-text = Quand une Attaque trahit une Amicale, ni l'un ni l'autre ne joue d'objet de combat.
choice-betrayal-betrayed = au trahi
choice-betrayal-betrayed-text = Quand une Attaque trahit une Amicale, seul le trahi ne peut rien jouer.
choice-combat_first-loser = le perdant
choice-combat_first-loser-text = Celui qui perd joue le premier un objet de combat.
choice-combat_first-active = l'actif
choice-combat_first-active-text = Celui dont c'est le tour joue le premier un objet de combat.
choice-weapon_limit-cap = jamais victoire
choice-weapon_limit-cap-text = Deux armes ne changent jamais une défaite en victoire.
choice-weapon_limit-initial = pas de victoire après une défaite initiale
choice-weapon_limit-initial-text = Qui perdait au départ ne peut pas gagner par deux armes ; les autres si.
choice-weapon_limit-one_each = une chacun
choice-weapon_limit-one_each-text = Chacun joue au plus une arme par combat.
choice-disk_rule-security = au QG
choice-disk_rule-security-text = Un agent seul au QG de la sécurité suffit pour envoyer une disquette.
choice-disk_rule-two_rooms = à deux
choice-disk_rule-two_rooms-text = Il faut un agent à l'Ordinateur pendant que quelqu'un est au QG.
choice-six_teams-3v3 = 3 contre 3
choice-six_teams-3v3-text = À six, deux équipes de trois.
choice-six_teams-2v2v2 = 2, 2 et 2
choice-six_teams-2v2v2-text = À six, trois équipes de deux.
choice-public_places-stairs = avec l'escalier
choice-public_places-stairs-text = À la Réception et dans le grand escalier, on se croise sans interaction.
choice-public_places-hall = Réception seule
choice-public_places-hall-text = Seule la Réception est un lieu public ; dans l'escalier on se rencontre.
choice-cases_start-filled = garnis
choice-cases_start-filled-text = Une carte que nul n'a vue attend sous chaque porte-documents.
choice-cases_start-empty = vides
choice-cases_start-empty-text = Les porte-documents sont vides au départ.
choice-failed_takeoff-loses = la nation perd
choice-failed_takeoff-loses-text = Un vol sans le bon dossier, et cette nation ne peut plus gagner.
choice-failed_takeoff-leaves = l'agent s'en va
choice-failed_takeoff-leaves-text = Un vol sans le bon dossier, et seul cet agent quitte la partie.
box-chinese = Russes contre Chinois
box-chinese-text = Les deux équipes sont Rouge et Jaune, avec le dossier jaune ; Bleu reste dehors.
box-default-text = L'ambassade et tous ses objets.
box-first = La première ébauche
box-first-text = Le QG de la sécurité à côté des Rayons X, des objets aussi au bureau, des nuits plus courtes.
box-pocket = L'édition de poche
box-pocket-text = Moins d'objets ordinaires : les dossiers viennent vite.
length-short = la mission d'introduction
length-normal = la mission selon le nombre
length-long = la mission Danger Zone

## Ce qu'on peut faire

do-aside = Écarter une loyauté : { $nation }
do-loyalty = Donner la loyauté { $nation }
do-stow = Glisser sous la tuile : { $kind }
do-draw = Piocher : { $kind }
do-show = Montrer : { $kind }
do-lose = Perdre : { $kind }
do-question = Carte de loyauté : { $loyalty }
do-first = { $seat } commence
do-guard_card = Le garde montre { $card }
do-pass = Passer
do-agree = D'accord
do-refuse = Refuser
do-step = Aller : { $room }
do-key = Défausser une clé : toutes les portes verrouillées s'ouvrent
do-meet = Rencontrer { $seat }
do-goggles = Lunettes : confronter { $seat }
do-card = Carte { $card }
do-play_weapon = Sortir une arme dissimulée
do-play_vest = Révéler un gilet pare-balles
do-offer = Offrir : { $kind }
do-offer_nothing = Ne rien offrir
do-injure = Blesser
do-steal = Voler un objet au hasard
do-interrogate = Interroger
do-drop = Se défausser : { $kind }
do-decline = Ne rien prendre
do-push = Envoyer l'autre : { $room }
do-take = Prendre l'objet du dessus
do-rearm = Reprendre ses Attaques
do-watch = Regarder les caméras
do-sort = Ranger les premiers objets de la pioche
do-search = Fouiller : un objet sur deux
do-xray = Passer { $seat } aux rayons X
do-call = Appeler un hélicoptère : { $nation }
do-dark = Plonger dans le noir : { $floor }
do-light = Rallumer partout
do-lock = Isoler : { $floor }
do-unlock = Lever le verrouillage
do-release = Tenir ouvertes les portes : { $floor }
do-board = Embarquer : { $nation }
do-bomb = Faire sauter l'hélicoptère : { $nation }
do-scrap = Faire sauter une pièce : { $part }
do-install = Installer : { $part }
do-send_virus = Envoyer le virus
do-send_antivirus = Envoyer l'antivirus
do-hide = Cacher une contrebande
do-rest = Se relever
do-pick = Choisir : { $kind }
do-stay = Rester
do-evade = S'évader : { $room }
do-ask = Demander à l'autre d'aller : { $room }
do-guard = Garde { $guard } : { $room }
do-put = Mettre dedans : { $kind }
do-put_nothing = Le laisser vide
do-open = Ouvrir le porte-documents { $case }
do-heal = { $you ->
    [seat] Vous soigner
   *[none] Soigner { $seat }
 }

## Sous quels titres

group-step = Aller dans une salle
group-meet = Rencontrer quelqu'un
group-goggles = Confronter aux lunettes
group-card = Choisir votre carte
group-offer = Offrir un objet
group-drop = Se défausser d'un objet
group-push = Envoyer l'autre ailleurs
group-xray = Passer quelqu'un aux rayons X
group-call = Appeler un hélicoptère
group-dark = Plonger un niveau dans le noir
group-lock = Isoler un niveau
group-release = Tenir les portes ouvertes
group-board = Embarquer
group-bomb = Faire sauter un hélicoptère
group-scrap = Faire sauter une pièce
group-install = Installer une pièce
group-heal = Soigner quelqu'un
group-pick = Choisir un objet
group-evade = S'évader
group-ask = Demander à l'autre de partir
group-guard = Déplacer un garde
group-put = Mettre un objet dedans
group-open = Ouvrir un porte-documents

## Ce qui est demandé

ask-over = La partie est finie.
ask-chance = Le hasard parle.
ask-move = { $you ->
    [seat] À vous : où allez-vous, que faites-vous ?
   *[none] { $seat } se déplace.
 }
ask-pick = { $you ->
    [seat] Qui rencontrez-vous ?
   *[none] { $seat } choisit qui rencontrer.
 }
ask-goggles = { $you ->
    [seat] Il fait noir : jouez-vous des lunettes ?
   *[none] Il fait noir : { $seat } a-t-il des lunettes ?
 }
ask-choose-guard = { $you ->
    [seat] Un garde ! Quelle carte ?
   *[none] { $seat } fait face à un garde.
 }
ask-combat = { $you ->
    [seat] On se bat : un objet de combat ?
   *[none] On se bat : { $seat } peut jouer un objet.
 }
ask-reward = { $you ->
    [seat] Vous avez gagné : que faites-vous ?
   *[none] { $seat } choisit sa récompense.
 }
ask-room = { $you ->
    [seat] Votre main est pleine : de quoi vous séparez-vous ?
   *[none] { $seat } fait de la place en main.
 }
ask-sentry = { $you ->
    [seat] Où envoyez-vous le garde ?
   *[none] { $seat } renvoie le garde.
 }
ask-push = { $you ->
    [seat] Où envoyez-vous le perdant ?
   *[none] { $seat } choisit où va le perdant.
 }
ask-action = { $you ->
    [seat] Votre action, ou la sortie ?
   *[none] { $seat } agit.
 }
ask-order = { $you ->
    [seat] Quelle carte vient d'abord ?
   *[none] { $seat } range la pioche.
 }
ask-keep = { $you ->
    [seat] Quelle carte gardez-vous ?
   *[none] { $seat } choisit une carte.
 }
ask-evade = { $you ->
    [seat] Vous n'êtes pas seul : où allez-vous ?
   *[none] { $seat } doit s'évader.
 }
ask-guard = { $you ->
    [seat] Déplacez-vous un garde ?
   *[none] { $seat } peut déplacer un garde.
 }
ask-case = { $you ->
    [seat] Le porte-documents est ouvert : qu'y laissez-vous ?
   *[none] { $seat } a ouvert un porte-documents.
 }
ask-choose = { $you ->
    [seat] Vous rencontrez { $foe } : quelle carte ?
    [foe] { $seat } vous rencontre : quelle carte ?
   *[none] { $seat } rencontre { $foe } : chacun choisit sous pli.
 }
ask-exchange = { $you ->
    [seat] Vous quittez { $foe } : offrez-vous quelque chose ?
    [foe] Vous quittez { $seat } : offrez-vous quelque chose ?
   *[none] { $seat } et { $foe } se quittent.
 }
ask-agree = { $you ->
    [seat] { $foe } ira-t-il à votre place ? { $room }
    [foe] { $seat } vous demande d'aller : { $room }
   *[none] { $seat } demande à { $foe } d'aller : { $room }
 }

## Ce qu'on voit

zone-hand = { $you ->
    [owner] Votre main
   *[none] Main de { $owner }
 }
zone-pile = Pioche : { $cards ->
    [0] vide
    [one] 1 carte
   *[other] { $cards } cartes
 }
zone-discard = Défausse : { $cards ->
    [0] vide
    [one] 1 carte
   *[other] { $cards } cartes
 }
zone-cases = Sous les porte-documents : { $filled ->
    [0] rien
    [one] 1 objet
   *[other] { $filled } objets
 }
zone-cards = Vos cartes d'interaction
zone-look = Ce que vous regardez
zone-meeting = Sous pli : { $one } et { $other }
zone-shown = Cartes montrées
zone-sky = Hélicoptères
zone-loyalty = Votre loyauté
seat-posture = { $posture }
seat-spent = { $cards ->
    [one] 1 Attaque épuisée
   *[other] { $cards } Attaques épuisées
 }
seat-nation = { $nation }
seat-watching = regarde les caméras
panel-night = { $mission }
panel-notebook = Carnet
night-round = tour de table { $round } sur { $dawn }, tour { $turn }
goal-introduction = { $side ->
        [0] votre but : envoyer le virus depuis le QG
       *[1] votre but : envoyer l'antivirus depuis le QG
    }
goal-classic = votre but : vous envoler avec les secrets d'un ennemi
goal-duel = votre but : dossier, hélicoptère, interrogatoire
goal-triangle = votre but : les secrets de { $nation }
goal-danger_zone = votre but : réparer l'avion, partir avec les secrets
goal-bedfellows = votre but : deux dossiers étrangers, ou un et sa lettre
night-dark = dans le noir : { $floor }
night-locked = isolé : { $floor }
night-helicopters = { $nation } : { $reserve } en réserve{ $sky ->
    [1] , un appelé
    [2] , un sur le toit
    [3] , hors course
   *[0] {""}
 }
note-loyalty = loyauté de { $seat }, tour { $since } : { $loyalty }
note-hand = { $seat } : { $kind } (sûr, depuis le tour { $since })
note-hand-once = { $seat } : { $kind } ? (vu au tour { $since }, incertain depuis le { $until })
note-case = porte-documents { $case } : { $kind } (sûr, depuis le tour { $since })
note-case-once = porte-documents { $case } : { $kind } ? (vu au tour { $since }, incertain depuis le { $until })

## Nouvelles

sworn = Vous êtes { $nation }.
is_open = { $you ->
    [seat] Vous êtes { $nation }, et chacun le sait.
   *[none] { $seat } est { $nation }.
 }
got = Vous recevez : { $kind }.
begins = { $you ->
    [seat] Vous commencez.
   *[none] { $seat } commence.
 }
turn = { $you ->
    [seat] À vous (tour de table { $round }).
   *[none] C'est à { $seat } (tour de table { $round }).
 }
moved = { $you ->
    [seat] Vous vous déplacez : { $room }.
   *[none] { $seat } se déplace : { $room }.
 }
met_guard = { $you ->
    [seat] Vous tombez sur un garde : { $room }.
   *[none] { $seat } tombe sur un garde : { $room }.
 }
attacked = { $you ->
    [seat] Vous avez attaqué ; la carte est épuisée.
   *[none] { $seat } a attaqué ; la carte est épuisée.
 }
guard_showed = { $you ->
    [seat] Votre { $card } contre { $other }.
   *[none] { $seat } montre { $card } contre { $other }.
 }
drew_weapon = { $you ->
    [seat] Vous sortez une arme dissimulée.
   *[none] { $seat } sort une arme dissimulée.
 }
wore_vest = { $you ->
    [seat] Votre gilet arrête tout : match nul.
   *[none] Le gilet de { $seat } arrête tout : match nul.
 }
injured = { $you ->
    [seat] Vous êtes blessé.
   *[none] { $seat } est blessé.
 }
out_cold = { $you ->
    [seat] Vous êtes assommé.
   *[none] { $seat } est assommé.
 }
dropped = { $you ->
    [seat] Vous défaussez : { $kind }.
   *[none] { $seat } défausse : { $kind }.
 }
declined = { $you ->
    [seat] Vous ne prenez rien.
   *[none] { $seat } ne prend rien.
 }
unlocked = { $you ->
    [seat] Votre clé ouvre toutes les portes.
   *[none] La clé de { $seat } ouvre toutes les portes.
 }
spent_key = { $you ->
    [seat] Vous dépensez une clé.
   *[none] { $seat } dépense une clé.
 }
hid = { $you ->
    [seat] Vous cachez une contrebande.
   *[none] { $seat } cache une contrebande.
 }
rested = { $you ->
    [seat] Vous vous relevez.
   *[none] { $seat } se relève.
 }
takes = { $you ->
    [seat] Vous cherchez au Stockage.
   *[none] { $seat } cherche au Stockage.
 }
searches = { $you ->
    [seat] Vous fouillez le bureau.
   *[none] { $seat } fouille le bureau.
 }
sorts = { $you ->
    [seat] Vous consultez l'ordinateur.
   *[none] { $seat } consulte l'ordinateur.
 }
sorted_out = { $you ->
    [seat] Vous avez rangé { $cards } cartes.
   *[none] { $seat } a rangé { $cards } cartes.
 }
kept = { $you ->
    [seat] Vous gardez une carte ; { $cards } sous la pioche.
   *[none] { $seat } garde une carte ; { $cards } sous la pioche.
 }
rearmed = { $you ->
    [seat] Vous reprenez vos Attaques.
   *[none] { $seat } reprend ses Attaques.
 }
watches = { $you ->
    [seat] Vous regardez les caméras.
   *[none] { $seat } regarde les caméras.
 }
called = { $you ->
    [seat] Vous appelez un hélicoptère : { $nation }.
   *[none] { $seat } appelle un hélicoptère : { $nation }.
 }
darkened = { $you ->
    [seat] Vous coupez la lumière : { $floor }.
   *[none] { $seat } coupe la lumière : { $floor }.
 }
lit = { $you ->
    [seat] Vous rallumez partout.
   *[none] { $seat } rallume partout.
 }
locked = { $you ->
    [seat] Vous isolez : { $floor }.
   *[none] { $seat } isole : { $floor }.
 }
lock_opened = { $you ->
    [seat] Vous levez le verrouillage.
   *[none] { $seat } lève le verrouillage.
 }
released = { $you ->
    [seat] Vous tenez les portes ouvertes : { $floor }.
   *[none] { $seat } tient les portes ouvertes : { $floor }.
 }
boarded = { $you ->
    [seat] Vous embarquez : { $nation }.
   *[none] { $seat } embarque, à découvert : { $nation }.
 }
flight_failed = { $you ->
    [seat] Votre vol n'emporte pas le bon dossier.
   *[none] Le vol de { $seat } n'emporte pas le bon dossier.
 }
bombed = { $you ->
    [seat] Vous faites sauter un hélicoptère : { $nation }.
   *[none] { $seat } fait sauter un hélicoptère : { $nation }.
 }
scored = { $you ->
    [seat] { $points } points pour vous : { $total } en tout.
   *[none] { $points } points pour { $seat } : { $total } en tout.
 }
installed = { $you ->
    [seat] Vous installez : { $part }.
   *[none] { $seat } installe : { $part }.
 }
scrapped = { $you ->
    [seat] Vous faites sauter : { $part }.
   *[none] { $seat } fait sauter : { $part }.
 }
sent = { $you ->
    [seat] Vous envoyez : { $kind }.
   *[none] { $seat } envoie : { $kind }.
 }
shot = { $you ->
    [seat] On vous tire dessus : vous êtes blessé.
   *[none] On tire sur { $seat } : blessé.
 }
opened = { $you ->
    [seat] Vous ouvrez le porte-documents { $case }.
   *[none] { $seat } ouvre le porte-documents { $case }.
 }
cornered = { $you ->
    [seat] Vous êtes coincé.
   *[none] { $seat } est coincé.
 }
would_not = { $you ->
    [seat] Vous refusez.
   *[none] { $seat } refuse.
 }
closed = { $you ->
    [seat] Vous refermez le porte-documents { $case }{ $filled ->
        [1] .
       *[0] , vide.
     }
   *[none] { $seat } referme le porte-documents { $case }{ $filled ->
        [1] .
       *[0] , vide.
     }
 }
met = { $you ->
    [seat] Vous rencontrez { $foe } : { $room }.
    [foe] { $seat } vous rencontre : { $room }.
   *[none] { $seat } rencontre { $foe } : { $room }.
 }
showed = { $you ->
    [seat] Votre { $card } ; { $foe } montre { $other }.
    [foe] { $seat } montre { $card } ; votre { $other }.
   *[none] Vous voyez { $seat } montrer { $card }, { $foe } { $other }.
 }
parted = { $you ->
    [seat] Vous quittez { $foe }.
    [foe] Vous quittez { $seat }.
   *[none] { $seat } et { $foe } se quittent sans violence.
 }
won = { $you ->
    [seat] Vous l'emportez sur { $foe }.
    [foe] { $seat } l'emporte sur vous.
   *[none] { $seat } l'emporte sur { $foe }.
 }
asked_move = { $you ->
    [seat] Vous demandez à { $foe } d'aller : { $room }.
    [foe] { $seat } vous demande d'aller : { $room }.
   *[none] { $seat } demande à { $foe } d'aller : { $room }.
 }
gave = { $you ->
    [seat] Vous faites un présent à { $target }.
    [target] { $seat } vous fait un présent.
   *[none] { $seat } fait un présent à { $target }.
 }
handed = { $you ->
    [seat] Vous remettez à { $target } : { $kind }.
    [target] { $seat } vous remet : { $kind }.
   *[none] Vous voyez { $seat } remettre à { $target } : { $kind }.
 }
robs = { $you ->
    [seat] Vous volez { $target }.
    [target] { $seat } vous vole.
   *[none] { $seat } vole { $target }.
 }
stole = { $you ->
    [seat] Vous prenez à { $target } : { $kind }.
    [target] { $seat } vous prend : { $kind }.
   *[none] Vous voyez { $seat } prendre à { $target } : { $kind }.
 }
interrogates = { $you ->
    [seat] Vous interrogez { $target }.
    [target] { $seat } vous interroge.
   *[none] { $seat } interroge { $target }.
 }
goggled = { $you ->
    [seat] Lunettes : vous voyez { $target } dans le noir.
    [target] Lunettes : { $seat } vous voit dans le noir.
   *[none] Lunettes : { $seat } voit { $target } dans le noir.
 }
knocked_out = { $you ->
    [seat] Vous assommez { $target }.
    [target] { $seat } vous assomme.
   *[none] { $seat } assomme { $target }.
 }
healed = { $you ->
    [seat] Vous soignez { $target }.
    [target] { $seat } vous soigne.
   *[none] { $seat } soigne { $target }.
 }
scans = { $you ->
    [seat] Vous passez { $target } aux rayons X.
    [target] { $seat } vous passe aux rayons X.
   *[none] { $seat } passe { $target } aux rayons X.
 }
pushed = { $you ->
    [seat] Vous faites partir { $target }.
    [target] { $seat } vous fait partir.
   *[none] { $seat } fait partir { $target }.
 }
sealed = Votre carte, sous pli : { $card }.
offered = Votre offre, sous pli : { $kind }.
offered_nothing = Vous n'offrez rien ; c'est sous pli.
answered = Une carte de loyauté de { $target } : { $loyalty }.
found = Dans le porte-documents { $case } : { $kind }.
stowed = Vous mettez dans le porte-documents { $case } : { $kind }.
spilled = Du porte-documents { $case } tombe : { $kind }.
saw = On voit : { $kind }.
picked = Choisi : { $kind }.
reshuffled = Les défausses sont mélangées : { $cards } cartes.
landed = Un hélicoptère se pose : { $nation }.
grounded = { $nation } ne peut plus gagner.
lock_lifted = Sans opérateur, le verrouillage est levé.
guard_went = Le garde { $guard } se déplace : { $room }.
over = { $ending ->
    [1] Le bon dossier s'envole : la partie est finie.
    [2] Une seule nation peut encore voler : la partie est finie.
    [3] Le virus est envoyé : Rouge gagne.
    [4] L'antivirus est envoyé : Bleu gagne.
    [5] Les points sont atteints : la partie est finie.
    [6] Deux nations alliées s'envolent : la partie est finie.
   *[7] L'aube se lève : la partie est finie.
 }

## Pourquoi pas

refused-over = La partie est finie.
refused-chance = C'est l'affaire du hasard.
refused-wait = Le hasard parle d'abord.
refused-answered = Vous avez déjà répondu.
refused-turn = C'est à { $seat }.
refused-not-active = Seul le joueur actif, { $seat }, ouvre un porte-documents.
refused-step = Pas maintenant : il s'agit de { $phase }.
refused-elsewhere = Pas ici. Lieu : { $room }.
refused-nobody-in = Personne n'est là : { $room }.
refused-missing = Il vous manque : { $kind }.
refused-not-now = Ce n'est pas possible maintenant.
refused-other-mission = Pas dans cette mission.
refused-no-helicopters = Cette mission n'a pas d'hélicoptères.
refused-no-seat = Il n'y a pas de siège { $number } à cette table.
refused-key-late = Une clé se joue pendant le mouvement, pas à l'évasion.
refused-unlocked = Les portes sont déjà ouvertes.
refused-betrayal = Une Attaque contre une carte Amicale : aucun objet de combat.
refused-winning = Vous gagnez déjà.
refused-second-weapon = Une seule arme par combat.
refused-beaten = On ne passe jamais de la défaite à la victoire.
refused-no-door = Pas de porte vers : { $room }.
refused-shut = Le verrouillage ferme l'escalier vers : { $room }.
refused-locked = Porte verrouillée, il faut une clé : { $room }.
refused-push-locked = Il vous faut une clé pour l'y faire passer : { $room }.
refused-dragged = Assommé, on ne le traîne que par les portes ouvertes : { $room }.
refused-crowded = Il y a déjà quelqu'un : { $room }.
refused-guard-stairs = Les gardes n'y vont jamais : { $room }.
refused-dazed = Assommé, on ne bouge pas.
refused-tired = Pas plus loin : { $rooms ->
    [one] une salle
   *[other] { $rooms } salles
 } par tour.
refused-not-there = Cet agent n'est pas ici.
refused-dark = Il fait noir : pas d'interaction.
refused-walked = Vous avez déjà bougé.
refused-public = Pas d'interaction dans un lieu public.
refused-no-loser = Vous n'avez battu personne ici.
refused-bare-office = Dans cette ambassade, il n'y a rien à fouiller au bureau.
refused-no-cards = Il n'y a plus aucune carte à prendre.
refused-all-attacks = Vous avez toutes vos Attaques.
refused-own-hand = Vous connaissez votre main.
refused-empty-hand = Cette main est vide.
refused-other-floor = { $seat } n'est pas au rez-de-chaussée.
refused-called = Un hélicoptère de cette nation est déjà appelé ou posé : { $nation }.
refused-no-reserve = Plus d'hélicoptère en réserve : { $nation }.
refused-same = C'est déjà ainsi.
refused-no-release = Cette option n'est pas en jeu.
refused-grounded = Cette nation ne peut plus gagner : { $nation }.
refused-not-ours = Ce n'est pas votre hélicoptère : { $nation }.
refused-not-ready = L'avion n'est pas prêt.
refused-not-landed = Aucun hélicoptère posé : { $nation }.
refused-no-file = Ni le bon dossier en main, ni porte-documents.
refused-not-friendly = Il faut deux cartes Amicales.
refused-asked = Vous avez déjà demandé.
refused-spent = Cette carte est épuisée : { $card }.
refused-contraband-gift = La contrebande ne s'offre pas.
refused-contraband-drop = La contrebande ne part pas pour faire de la place : il faut une action.
refused-open = Les loyautés sont connues.
refused-crucial = Un objet crucial ne se défausse pas à cette table.
refused-surplus = Il faut d'abord se défausser.
refused-no-patient = Vous n'avez pas eu d'interaction Amicale avec { $seat }.
refused-healthy = { $you ->
    [seat] Vous n'êtes pas blessé.
   *[none] { $seat } n'est pas blessé.
 }
refused-no-rest = On ne se repose pas à cette table.
refused-moved = Vous avez bougé ce tour-ci.
refused-fitted = Déjà installé : { $part }.
refused-not-fitted = Pas installé : { $part }.
refused-not-looked = Cette carte n'est pas parmi celles que vous regardez : { $kind }.
refused-alone = Il n'y a personne d'autre ici : vous pouvez rester.
refused-way-out = Il y a une issue.
refused-company = Vous n'êtes pas seul ici : agissez, ou partez.
refused-case-in-case = Pas de porte-documents dans un porte-documents.

## Ce que l'on suppose

belief-nation = { $seat } : { $nation }
belief-file = { $kind } : dans la main de { $seat }
belief-pile = { $kind } : dans aucune main

## Ce que dit la table

look-embassy = Ambassade de
look-drawn-by = Dessiné par
look-reserve = En réserve
look-face-to-face = Face à face
look-beats = bat
look-sealed = sous pli
look-thinking = réfléchit
look-loyalty = Loyauté
look-stairs = Escalier

## La première partie guidée

guide-side = Votre loyauté est rouge : vous gagnez si le virus est envoyé depuis le QG de la sécurité. L'adversaire, bleu, gagne par l'antivirus.
guide-walk = Il faut d'abord trouver des objets. Jusqu'à trois salles par tour : prenez le grand escalier.
guide-walk-done = Une salle de faite ; l'escalier est un lieu public, on s'y croise sans se rencontrer.
guide-down = Descendez au sous-sol.
guide-down-done = Les portes verrouillées, elles, demandent une clé.
guide-storage = Entrez dans le Stockage.
guide-storage-done = Trois salles : c'est tout pour ce tour.
guide-take = Chaque salle a son action, qui met fin au mouvement. Au Stockage : prenez l'objet du dessus.
guide-take-done = L'objet est à vous. Trois au plus : main pleine, on choisit.
guide-meet = Dans une salle éclairée et occupée, on se rencontre : chacun choisit en secret d'ignorer, d'être amical ou d'attaquer. À vous de jouer.

## Ce qui s'imprime

sort-object = Objet
sort-meeting = Interaction
sort-loyalty = Loyauté
door-open = porte
door-locked = porte verrouillée : il faut une Clé
door-main = grand escalier
point-red = point rouge
point-blue = point bleu
form-name = Nom
note-who = Loyautés, et objets vus
note-seen = objets vus
note-agent = Agent { $seat }
note-rounds = Tours de table avant l'aube

## La fin

end-flown = { $you ->
    [seat] Vous vous envolez avec les { $kind }
   *[none] { $seat } s'envole avec les { $kind }
 }
end-last = { $nation } a le ciel pour elle seule
end-sent = { $ending ->
    [3] { $you ->
        [seat] Vous avez envoyé le virus
       *[none] { $seat } a envoyé le virus
     }
   *[other] { $you ->
        [seat] Vous avez envoyé l'antivirus
       *[none] { $seat } a envoyé l'antivirus
     }
 }
end-nobody = L'aube se lève, et personne ne s'envole
end-own-nobody = Match nul : les dossiers restent dans l'ambassade.
end-by-flight = { $you ->
    [seat] Vous servez { $nation }, et ce dossier est celui de { $owner } : l'emporter fait gagner tout votre camp ({ $seats }).
   *[none] { $seat } sert { $nation }, et ce dossier est celui de { $owner } : l'emporter fait gagner tout son camp ({ $seats }).
 }
end-by-alliance = { $you ->
    [seat] Votre lettre allie deux nations contre la troisième : à bord de l'hélicoptère de { $nation }, son dossier les fait gagner ensemble ({ $seats }).
   *[none] La lettre de { $seat } allie deux nations contre la troisième : à bord de l'hélicoptère de { $nation }, son dossier les fait gagner ensemble ({ $seats }).
 }
end-by-last = Les autres ne peuvent plus décoller : il ne reste que { $nation } ({ $seats }).
end-watched = { $seats } : c'est leur camp qui l'emporte.
end-own-side = Première place : votre camp, { $nation }, l'emporte.
end-left = { $place } place : votre camp, { $nation }, reste sans dossier.
end-behind-roof = { $rooms ->
    [0] { $place } place : votre camp, { $nation }, reste sans dossier. Vous étiez pourtant sur le toit.
    [one] { $place } place : votre camp, { $nation }, reste sans dossier. Vous étiez à une pièce du toit.
   *[other] { $place } place : votre camp, { $nation }, reste sans dossier. Vous étiez à { $rooms } pièces du toit.
 }
look-end-won = « Le dossier ██████ est parti à ██ h ██. Bonne nuit. »
look-end-lost = « Le dossier ██████ n'a jamais existé. Bonne nuit. »

## Ce qui parle pour un choix

reason-far = { $far ->
    [0] est là
    [one] n'est plus qu'à une salle
   *[other] n'est plus qu'à { $far } salles
 }
reason-to-storage = Le Stockage { reason-far } : on y prend un objet, et vous en avez { $cards } sur trois.
reason-to-armoury = L'Armurerie { reason-far } : elle vous rend { $spent ->
    [one] votre Attaque épuisée
   *[other] vos { $spent } Attaques épuisées
 }.
reason-to-radio = La Radio { reason-far } : vous avez le bon dossier, il vous manque l'hélicoptère.
reason-to-radio-bomb = La Radio { reason-far } : faites venir un hélicoptère ennemi, votre Bombe l'attend.
reason-to-xray = La salle Rayons-X { reason-far } : on y voit tous les objets d'un agent du rez-de-chaussée.
reason-to-breaker = Le Disjoncteur { reason-far } : on y éteint un niveau, ou l'on y rallume.
reason-to-lockdown = Le Verrouillage central { reason-far } : on y ferme le grand escalier vers un niveau.
reason-to-office = Le Bureau de l'ambassadeur { reason-far } : on y choisit parmi les premiers objets.
reason-to-security = Le QG de la sécurité { reason-far } : on y envoie votre disquette.
reason-to-cameras = Le QG de la sécurité { reason-far } : ses caméras montrent ce qui s'échange à la lumière.
reason-to-computer = L'Ordinateur { reason-far } : on y range les premiers objets de la pioche.
reason-to-plane = Le Toit { reason-far } : { $missing ->
    [0] l'avion est complet
    [one] il manque une pièce à l'avion
   *[other] il manque { $missing } pièces à l'avion
 }.
reason-to-flight = Le Toit { reason-far } : l'hélicoptère y est posé, et vous avez le bon dossier.
reason-to-landing = Le Toit { reason-far } : l'hélicoptère est appelé, et vous avez le bon dossier.
reason-to-bomb = Le Toit { reason-far } : votre Bombe y détruit un hélicoptère posé.
reason-to-holder = { $seat } a ce que vous cherchez, et { reason-far }.
reason-to-agent = { $seat }, qui tient { $cards ->
    [one] un objet
   *[other] { $cards } objets
 }, { reason-far } : entrer dans sa salle, c'est la rencontre.
reason-to-dark = { $seat }, qui tient { $cards ->
    [one] un objet
   *[other] { $cards } objets
 }, { reason-far }, dans le noir : vous avez des Lunettes.
reason-evade = On ne finit pas son tour à deux dans une salle : il faut en sortir.
reason-push = { $seat } se retrouve { $far ->
    [0] sur le Toit
    [one] à une salle du Toit
    [99] loin du Toit
   *[other] à { $far } salles du Toit
 }, et vous restez où vous êtes.
reason-push-guard = Le garde battu s'en va : vous choisissez où il vous gênera le moins.
reason-guard = Un garde arrête qui entre chez lui, et { $seat } est { $far ->
    [0] sur place
    [one] à une salle
    [99] sans chemin ouvert
   *[other] à { $far } salles
 } de là ({ $room }).
reason-card-guard = Un garde montre Ignorer ou une arme : seule une Attaque peut le battre.
reason-friend = { $seat } est de votre nation : deux cartes Amicales permettent un échange.
reason-friendly = Deux cartes Amicales permettent un échange, sans épuiser d'Attaque.
reason-ignore = { $left ->
    [0] Vos trois Attaques sont épuisées, et Ignorer ne coûte rien.
    [one] Ignorer n'épuise rien : il vous reste une Attaque.
   *[other] Ignorer n'épuise rien : il vous reste { $left } Attaques.
 }
reason-attack = La loyauté de { $seat } vous est inconnue ; une Attaque bat toute carte qui n'en est pas une.
reason-attack-foe = { $seat } est d'une autre nation, et une Attaque bat toute carte qui n'en est pas une.
reason-attack-bare = { $seat } n'a plus d'Attaque : la vôtre bat toute autre carte.
reason-attack-best = { $seat } a épuisé la carte qui bat la vôtre ({ $worse }).
reason-weapon-losing = Vous perdez : l'arme en fait un match nul, sauf réponse.
reason-weapon-even = Match nul : l'arme en fait une victoire, sauf réponse.
reason-vest = Vous perdez : le gilet arrête tout, et c'est un match nul.
reason-injure = { $seat } { $less ->
    [0] ne bougera plus
    [one] ne fera plus qu'une salle par tour, au lieu de { $reach },
   *[other] ne fera plus que { $less } salles par tour, au lieu de { $reach },
 } tant que son pion est couché.
reason-knock-out = { $seat } est déjà à terre : l'assommer lui coûte un mouvement.
reason-steal = { $seat } tient { $cards ->
    [one] un seul objet, que vous prenez
   *[other] { $cards } objets : vous en prenez un au hasard
 }.
reason-steal-prize = { $seat } a ce que vous cherchez{ $cards ->
    [one] {" "}et rien d'autre : vous le prenez
   *[other] , parmi { $cards } objets : vous en prenez un au hasard
 }.
reason-question = La loyauté de { $seat } vous est inconnue : vous verrez une de ses trois cartes.
reason-question-points = Au Duel, un interrogatoire vaut { $points ->
    [one] un point
   *[other] { $points } points
 }.
reason-drop = Main pleine : on n'y garde que trois objets, et celui-ci part ({ $kind }).
reason-drop-twin = Main pleine, et vous en avez deux comme celui-ci ({ $kind }).
reason-drop-own = Main pleine, et le dossier de votre propre nation ne vous fait pas gagner.
reason-decline = Vous gardez vos trois objets : rien n'oblige à prendre.
reason-offer = Les deux offres changent de main ensemble, en secret.
reason-offer-nothing = Rien n'oblige à offrir : vous gardez { $cards ->
    [one] votre objet
   *[other] vos { $cards } objets
 }.
reason-goggles = Si { $seat } n'a pas de Lunettes à jouer, vous gagnez une récompense sans employer d'Attaque.
reason-goggles-answer = Répondre par vos Lunettes en fait une rencontre normale, au lieu d'une récompense pour { $seat }.
reason-goggles-evade = Vos Lunettes permettent d'assommer { $seat } pendant son évasion.
reason-meet = { $seat } est ici, avec { $cards ->
    [0] zéro objet
    [one] un objet
   *[other] { $cards } objets
 } en main.
reason-meet-holder = { $seat } est ici, et tient ce que vous cherchez.
reason-agree = { $seat } est de votre nation, et vous le demande.
reason-refuse = Rien n'oblige à partir à la place d'un autre.
reason-ask = Après une rencontre Amicale, l'autre peut accepter de partir à votre place.
reason-stay = Il n'y a pas d'issue : vous restez.
reason-key = Jusqu'à la fin du tour, toutes les portes verrouillées du bâtiment s'ouvrent pour vous.
reason-take = { $cards ->
    [0] Votre main est vide
    [one] Vous avez un objet sur trois
   *[other] Vous avez { $cards } objets sur trois
 }, et la pioche en a { $pile }.
reason-take-full = Main pleine : vous pouvez changer un de vos objets contre le premier des { $pile } de la pioche.
reason-rearm = { $spent ->
    [3] Vos trois Attaques sont épuisées
    [one] Une de vos trois Attaques est épuisée
   *[other] { $spent } de vos trois Attaques sont épuisées
 } : vous les reprenez toutes.
reason-watch = Jusqu'à votre prochain tour, vous voyez ce qui se montre et s'échange dans les salles éclairées.
reason-sort = Vous voyez les { $sorted } premiers objets de la pioche, et choisissez leur ordre.
reason-search = Vous regardez { $searched } des premiers objets, et en gardez un.
reason-xray = Vous n'avez pas vu { $unseen ->
    [one] un des objets
   *[other] { $unseen } des objets
 } de { $seat } : les voilà tous.
reason-call = Vous avez le bon dossier : l'hélicoptère se pose au début de votre prochain tour.
reason-call-bomb = Vous avez une Bombe : cet hélicoptère, une fois posé, peut sauter : { $nation }.
reason-dark = Dans le noir, entrer dans une salle occupée ne provoque pas de rencontre ({ $floor }).
reason-dark-goggles = Vous avez des Lunettes, et { $count ->
    [one] un adversaire possible se trouve
   *[other] { $count } adversaires possibles se trouvent
 } à ce niveau.
reason-light = Vous n'avez pas de Lunettes : dans le noir, vous ne pouvez confronter personne.
reason-lock = Le grand escalier se ferme pour ce niveau : { $floor }.
reason-lock-alarm = Un hélicoptère d'une autre nation est appelé : le grand escalier se ferme pour ce niveau ({ $floor }).
reason-unlock = Le grand escalier se rouvre pour ce niveau : { $floor }.
reason-release = Les portes verrouillées de ce niveau restent ouvertes.
reason-board = Vous avez le bon dossier : s'envoler avec lui, c'est gagner.
reason-board-points = Le dossier ennemi sorti vaut { $points } points.
reason-board-case = Si le bon dossier est dans votre porte-documents, vous gagnez même sans le savoir.
reason-bomb = { $left ->
    [0] C'est le dernier hélicoptère de cette nation.
    [one] Il ne restera qu'un hélicoptère à cette nation.
   *[other] Il ne restera que { $left } hélicoptères à cette nation.
 }
reason-bomb-points = Un hélicoptère ennemi détruit vaut { $points } points.
reason-scrap = Sans cette pièce, l'avion ne décolle plus, pour personne.
reason-install = { $missing ->
    [0] C'est la dernière pièce : l'avion peut décoller.
    [one] Il ne manquera plus qu'une pièce à l'avion.
   *[other] Il manquera encore { $missing } pièces à l'avion.
 }
reason-send = Envoyée d'ici, cette disquette fait gagner votre équipe.
reason-rise = Debout, vous ferez { $reach } salles par tour au lieu { $less ->
    [one] d'une
   *[other] de { $less }
 }.
reason-heal = Une interaction Amicale permet de soigner { $seat }.
reason-heal-friend = { $seat } est de votre nation, et se relève aussitôt.
reason-hide = La Contrebande ne fait qu'encombrer : vous libérez une place sur trois.
reason-open = Vous seul verrez ce qu'il contient, et pourrez le prendre ; ce n'est pas une action.
reason-pick = { $place ->
    [one] Posé dessus, ce sera le prochain objet de la pioche : { $kind }.
   *[other] Il vient après ceux que vous avez déjà placés : { $kind }.
 }
reason-keep = Celui-ci vous reste ({ $kind }), les autres vont sous la pioche.
reason-put = Au porte-documents, il est à l'abri des curieux, et ne compte plus dans la main : { $kind }.
reason-put-contraband = Dans le porte-documents, la Contrebande ne compte plus dans votre main.
reason-put-nothing = Fermé, un porte-documents ne laisse rien servir : vos objets restent en main.
reason-pass-won = Vous gagnez pour l'instant : gardez vos objets.
reason-pass-even = Match nul pour l'instant : vous gardez vos objets.
reason-pass-unarmed = Vous n'avez ni arme ni gilet à jouer.
reason-pass-guard = Déplacer un garde est permis, pas obligatoire.
reason-pass-goggles = Vous gardez vos Lunettes pour une autre fois.
reason-wait = Passer met fin au mouvement : vous restez où vous êtes ({ $room }).
reason-wait-flight = Votre hélicoptère est appelé : il se pose ici au début du tour de qui l'a appelé.
reason-wait-met = La salle visée est occupée ({ $room }) : y entrer, c'est la rencontre.
reason-wait-lock = Le verrouillage coupe le plus court chemin vers la salle visée ({ $room }).
reason-wait-public = Vous êtes dans un lieu public : personne ne peut vous y confronter.

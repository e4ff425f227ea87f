title = Before I Kill You, Mr. Bond…
story = Capturez l'espion. Résistez à l'envie de lui raconter votre vie.

## Les cartes

lair-1 = Cagibi humide
lair-2 = Aquarium végétarien
lair-3 = Salle du gros laser
lair-4 = Volcan à louer
lair-5 = Base sous la piscine
lair-6 = Dirigeable d'occasion
lair-7 = Station polaire
lair-8 = Île privée
lair-9 = Face cachée de la Lune
spy-1 = La Stagiaire
spy-2 = Agent Parapluie
spy-3 = Max Velours
spy-4 = Le Facteur
spy-5 = Comtesse Zéro
spy-6 = Docteur Alibi
spy-7 = Personne
spy-8 = Les Jumeaux
spy-9 = Le Grand Patron
taunt-A = « D'abord, la visite de la maquette. »
taunt-B = « Vous prendrez bien un peu de soupe ? »
taunt-C = « Asseyez-vous. Non, sur la trappe. »
taunt-D = « J'ai préparé des diapositives. »
taunt-E = « Ce laser est lent. C'est voulu. »
taunt-F = « Maman disait que je n'irais pas loin. »
taunt-G = « Devinez le mot de passe. Un indice ? »
taunt-H = « Je reviens. Ne touchez à rien. »
taunt-I = « Le requin s'appelle Gérard. »
back-plain = dos bleu
back-spy = dos jaune, un espion

## Les options de la table

option-target = Points à atteindre pour gagner
option-stop = Quand on peut proposer d'arrêter : pioche vide, toujours, jamais
option-own_raids = Plusieurs espions à la fois dans son propre repaire
option-tie = À égalité : victoire partagée ou au plus grand repaire
choice-stop-deck = pioche vide
choice-stop-deck-text = On peut proposer d'arrêter dès que la pioche est vide.
choice-stop-always = toujours
choice-stop-always-text = On peut proposer d'arrêter à chacun de ses tours, même s'il reste des cartes.
choice-stop-never = jamais
choice-stop-never-text = Personne ne propose d'arrêter : on joue jusqu'au bout.
choice-tie-shared = partagée
choice-tie-shared-text = À égalité de points, les premiers gagnent ensemble.
choice-tie-lair = grand repaire
choice-tie-lair-text = À égalité de points, le plus grand repaire l'emporte.
box-default = L'enveloppe
box-default-text = De grands repaires, des espions jusqu'à 8.
box-first = La première
box-first-text = De petits repaires, des espions jusqu'à 7 : à deux ou trois.
box-even = L'égale
box-even-text = Chaque valeur aussi souvent que les autres.
box-harsh = La rude
box-harsh-text = Des espions qu'aucun repaire ordinaire ne retient.
length-short = course à 20 points
length-normal = course à 30 points
effect-box-first = mesuré à trois : 77 % des parties vont à 30 points, au lieu de 87 %

## Ce qu'on peut faire

do-back = Un { $back ->
    [1] dos jaune
   *[0] dos bleu
 } apparaît sur la pioche
do-draw = Piocher { $card }
do-show = Retourner un espion de { $power }
do-pass = Passer
do-lair = Poser un repaire de { $size }
do-stop = Proposer d'arrêter la partie
do-agree = D'accord pour arrêter
do-refuse = Continuer la partie
do-spy = Envoyer votre espion de { $power } { $you ->
    [target] dans votre propre repaire
   *[none] chez { $target }
 }
do-steal = Prendre un espion à { $owner } et l'envoyer { $you ->
    [target] dans votre propre repaire
   *[none] chez { $target }
 }
do-top = Envoyer l'espion de la pioche { $you ->
    [target] dans votre propre repaire
   *[none] chez { $target }
 }
do-add = Y joindre votre espion de { $power }
do-done = C'est tout : qu'ils y aillent
do-kill = Tuer l'espion
do-taunt = Railler l'espion avec { $letter }
do-foil = Riposter avec votre { $letter }

## Sous quels titres

group-lair = Poser un repaire
group-spy = Envoyer un espion
group-steal = Prendre un espion à quelqu'un
group-top = Envoyer l'espion de la pioche
group-add = Y joindre un espion
group-taunt = Railler l'espion
group-foil = Riposter

## Ce qui est demandé

ask-over = La partie est finie.
ask-chance = Le hasard donne les cartes.
ask-lair = { $you ->
    [seat] À vous : poser un repaire, ou envoyer un espion ? Il faut { $target } points pour gagner.
   *[none] { $seat } peut poser un repaire, ou envoyer un espion.
 }
ask-spy = { $you ->
    [seat] À vous : envoyer un espion ?
   *[none] { $seat } peut envoyer un espion.
 }
ask-add = { $you ->
    [seat] Vos espions font { $power } : en joindre un autre ?
   *[none] { $seat } envoie des espions d'une puissance totale de { $power }, et réfléchit.
 }
ask-captured = { $you ->
    [owner] L'espion vaut { $worth } : tuez-le, ou raillez-le pour { $twice }.
   *[none] { $owner } tient un espion qui vaut { $worth } : le tuer, ou le railler pour { $twice } ?
 }
ask-foil = { $you ->
    [owner] Votre { $letter } est sur la table. Chacun répond sous pli.
   *[none] { $owner } raille avec { $letter }. Chacun répond sous pli : l'autre { $letter }, ou rien.
 }
ask-vote-all = Tout un tour sans une carte : tous d'accord pour arrêter ?
ask-vote = { $you ->
    [seat] Vous avez proposé d'arrêter. Chacun répond sous pli.
   *[none] { $seat } propose d'arrêter : d'accord ?
 }

## Ce qu'on voit

zone-lair = { $you ->
    [owner] Votre repaire
   *[none] Repaire de { $owner }
 }
zone-hand = { $you ->
    [owner] Votre main
   *[none] Main de { $owner }
 }
zone-deck = Pioche : { $cards ->
    [0] vide
    [one] 1 carte
   *[other] { $cards } cartes
 }{ $spies ->
    [0] {""}
    [one] , dont 1 espion
   *[other] , dont { $spies } espions
 }
zone-discard = Défausse : { $cards ->
    [0] vide
    [one] 1 carte
   *[other] { $cards } cartes
 }
zone-raid = { $you ->
    [owner] Chez vous : des espions d'une puissance totale de { $power }
   *[none] Chez { $owner } : des espions d'une puissance totale de { $power }
 }
panel-letters = Lettres vues
letter-seen = { $letter } { $seen }/{ $copies }

## Les nouvelles

turn = { $you ->
    [seat] À vous de jouer.
   *[none] Au tour de { $seat }.
 }
cannot_play = { $you ->
    [seat] Vous n'avez que des espions, et aucun repaire n'est posé : votre tour est fini.
   *[none] { $seat } n'a que des espions, et aucun repaire n'est posé : son tour est fini.
 }
drew_lair = Vous recevez un repaire de { $size }.
drew_spy = Vous recevez un espion de { $power }.
drew_taunt = Vous recevez la raillerie { $letter }.
drawn = { $you ->
    [seat] Vous piochez{ $back ->
        [1] {" "}un espion, tout le monde le voit.
       *[0] .
     }
   *[none] { $seat } pioche{ $back ->
        [1] {" "}un espion.
       *[0] .
     }
 }
built = { $you ->
    [seat] Vous posez un repaire de { $size } : { $total } en tout.
   *[none] { $seat } pose un repaire de { $size } : { $total } en tout.
 }
sent = { $you ->
    [seat] Vous envoyez un espion de { $power } chez { $target }.
    [target] { $seat } envoie un espion de { $power } chez vous.
   *[none] { $seat } envoie un espion de { $power } chez { $target }.
 }
sent_home = { $you ->
    [seat] Vous envoyez un espion de { $power } dans votre propre repaire.
   *[none] { $seat } envoie un espion de { $power } dans son propre repaire.
 }
added = { $you ->
    [seat] Vous y joignez un { $power } : { $total } en tout.
   *[none] { $seat } y joint un { $power } : { $total } en tout.
 }
stole = { $you ->
    [seat] Vous prenez un espion dans la main de { $owner }.
    [owner] { $seat } prend un espion dans votre main.
   *[none] { $seat } prend un espion dans la main de { $owner }.
 }
topped = { $you ->
    [seat] Vous prenez l'espion qui est sur la pioche.
   *[none] { $seat } prend l'espion qui est sur la pioche.
 }
aimed = { $you ->
    [target] Direction : votre repaire.
   *[none] Direction : le repaire de { $target }.
 }
shown = C'est un { $power }.
too_strong = { $you ->
    [owner] { $power } contre { $size } : l'espion s'échappe de chez vous.
   *[none] { $power } contre { $size } : l'espion s'échappe de chez { $owner }.
 }
captured = { $you ->
    [owner] { $power } contre { $size } : l'espion est à vous.
   *[none] { $power } contre { $size } : { $owner } tient l'espion.
 }
no_taunt = { $you ->
    [owner] Vous n'avez que des espions : pas de raillerie.
   *[none] { $owner } n'a que des espions : pas de raillerie.
 }
killed = { $you ->
    [seat] Vous le tuez : +{ $points }, { $total } en tout.
   *[none] { $seat } le tue : +{ $points }, { $total } en tout.
 }
taunted = { $you ->
    [seat] Vous le raillez avec { $letter }. Il valait { $worth }.
   *[none] { $seat } le raille avec { $letter }. Il valait { $worth }.
 }
answered = { $foil ->
    [1] Votre riposte est sous pli.
   *[0] Vous ne ripostez pas ; c'est sous pli.
 }
unfoilable = Personne ne peut avoir l'autre { $letter }, chacun le voit.
stood = Personne ne riposte au { $letter } : il vaut { $worth }.
foiled = { $you ->
    [seat] Vous ripostez au { $letter } de { $owner } !
    [owner] { $seat } riposte à votre { $letter } !
   *[none] { $seat } riposte au { $letter } de { $owner } !
 }
destroyed = { $you ->
    [owner] Votre repaire est détruit.
   *[none] Le repaire de { $owner } est détruit.
 }
asked_all = Personne n'a pioché ni joué de carte pendant tout un tour : on demande à chacun s'il faut arrêter.
asked = { $you ->
    [seat] Vous proposez d'arrêter la partie.
   *[none] { $seat } propose d'arrêter la partie.
 }
voted = { $agree ->
    [1] Vous voulez arrêter ; c'est sous pli.
   *[0] Vous voulez continuer ; c'est sous pli.
 }
went_on = Quelqu'un veut continuer : la partie reprend.
over = { $ending ->
    [1] Le score est atteint : la partie est finie.
    [2] Le dernier espion est défaussé : la partie est finie.
    [3] Plus personne ne peut jouer : la partie est finie.
    [4] Un second tour sans une carte : la partie est finie.
   *[5] Tous sont d'accord : la partie est finie.
 }

## Pourquoi pas

refused-over = La partie est finie.
refused-chance = C'est le hasard qui donne les cartes.
refused-answered = Vous avez déjà répondu.
refused-all-spies = Vous n'avez que des espions, chacun le voit : on ne vous demande rien.
refused-captor = { $you ->
    [owner] Occupez-vous d'abord de l'espion.
   *[none] { $owner } tient l'espion et décide seul de son sort.
 }
refused-others-foil = Vos rivaux répondent d'abord à la raillerie.
refused-others-vote = Les autres répondent d'abord à la proposition d'arrêter.
refused-turn = C'est le tour de { $seat }.
refused-dealing = Les cartes ne sont pas encore distribuées.
refused-drawing = D'abord une carte de la pioche.
refused-turning = L'espion doit d'abord être retourné.
refused-step-lair = Votre tour commence : posez un repaire, envoyez un espion, ou passez.
refused-step-vote = On vote : dites seulement si vous voulez arrêter.
refused-step-spy = Le temps du repaire est passé : envoyez un espion, ou passez.
refused-step-add = Vos espions sont en route : joignez-en d'autres, ou dites que c'est tout.
refused-step-captured = Un espion capturé n'attend pas : tuez-le ou raillez-le.
refused-step-foil = La raillerie attend les réponses sous pli : riposter ou passer.
refused-no-lair-card = Vous n'avez pas de repaire de { $size } en main.
refused-stop-never = À cette table, on joue jusqu'au bout.
refused-stop-deck = Il reste { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
 } dans la pioche : on ne s'arrête pas encore.
refused-must-play = Tout un tour sans une carte, et à cette table on ne s'arrête pas : qui peut jouer doit jouer.
refused-stop-asked = Vous l'avez déjà proposé ce tour-ci.
refused-no-vote = Personne n'a proposé d'arrêter.
refused-no-spy-card = Vous n'avez pas d'espion de { $power } en main.
refused-no-seat = Il n'y a pas de siège { $number } à cette table.
refused-own-hand = Cet espion-là est à vous : envoyez-le en indiquant sa puissance.
refused-no-spy-there = { $owner } n'a pas d'espion en main : aucun dos jaune.
refused-top = Il n'y a pas d'espion sur la pioche.
refused-no-lair = { $you ->
    [owner] Vous n'avez pas de repaire : aucun espion ne peut y entrer.
   *[none] { $owner } n'a pas de repaire : aucun espion ne peut y entrer.
 }
refused-own-lair = Un seul espion à la fois dans son propre repaire.
refused-no-raid = Vous n'avez pas d'espions en route.
refused-no-captive = Aucun espion n'est capturé.
refused-same-letter = Pas deux fois la même lettre : un { $letter } raille déjà cet espion.
refused-no-taunt-card = Vous n'avez pas de raillerie { $letter } en main.
refused-too-late = Trop tard : la raillerie { $letter } a tenu, et nul n'y riposte plus.
refused-no-taunt = Personne ne vient de railler un espion.
refused-own-taunt = On ne riposte pas à sa propre raillerie.
refused-other-letter = La raillerie est { $played } : un { $letter } n'y riposte pas.

## Ce que l'on suppose

belief-spy = { $seat } a un espion de { $power } en main, et pas de plus fort
belief-taunt = { $seat } a l'autre raillerie { $letter }

## Ce que dit la table

look-size = taille
look-none = Pas de repaire.
look-trap = La trappe attend.
look-kill = Tuer
look-or-taunt = ou railler encore
look-foil-risk = Si personne ne riposte. Sinon : zéro, et le repaire est détruit.
look-read-aloud = Lire à voix haute
look-thinking = réfléchit
look-sealed = sous pli
look-or-nothing = ou 0
look-race = Course
look-goal = but

## La première partie guidée

guide-hand = Voici votre main : des repaires, des espions sur fond jaune et des railleries marquées d'une lettre. Vous êtes le méchant : attrapez des espions, et ne les tuez pas trop tôt.
guide-build = Posez votre repaire de 4 : il retiendra tout espion de 4 au plus. Choisissez la carte, puis confirmez.
guide-build-done = Votre repaire mesure 4.
guide-lure = Envoyez votre espion de 3 dans votre propre repaire : 3 ne dépasse pas 4, il sera pris.
guide-lure-done = Capturé ! Il faut s'en occuper aussitôt : le tuer ou le railler.
guide-taunt = Raillez-le : jouez une lettre. Si personne ne montre l'autre carte de cette lettre, l'espion vaudra le double.
guide-taunt-done = Chacun répond sous pli, qu'il puisse riposter ou non.
guide-again = La raillerie a tenu : 6 points. Recommencez avec une autre lettre ; chaque fois, c'est le double ou rien.
guide-again-done = Une raillerie qui a tenu n'appelle plus de riposte.
guide-kill = Deux fois raillé, l'espion de 3 vaut 12. Encaissez : tuez-le.
guide-kill-done = 12 points, et le repaire reste debout.
guide-race = Les autres posent leurs repaires à leur tour : on peut y envoyer un espion trop fort pour les détruire. Le premier à 30 points gagne. À vous de jouer.

## Ce qui s'imprime

sort-lair = Repaire
sort-spy = Espion
sort-taunt = Raillerie
form-score = Feuille de score
form-points = Points
form-player = Joueur

## La fin

end-won = { $you ->
    [seat] Le trône est à vous
   *[none] { $seat } prend le trône
 }
end-won-together = { $seats } partagent le trône
end-by = { $ending ->
    [1] Les { $target } points sont atteints.
    [2] Le dernier espion est à la défausse : plus personne à capturer.
    [3] Plus personne ne pouvait jouer.
    [4] Deux tours sont passés sans une carte.
   *[5] Tous ont voulu en rester là.
 }
look-end-won = « Je vous avais prévenu : attention à la marche. »
look-end-lost = « Ne le prenez pas mal. La trappe est très bien entretenue. »

## Ce qui parle pour un choix

reason-lair-first = Sans repaire, vous ne capturez rien ; celui-ci retient tout espion jusqu'à { $size }.
reason-lair-guest = À { $size }, votre repaire peut retenir l'espion de { $power } que vous avez en main.
reason-lair-all = À { $size }, votre repaire retient tout espion encore caché, s'il vient seul.
reason-lair = { $held ->
    [0] Les cartes s'ajoutent : votre repaire passe à { $size }, et n'a pas encore de quoi retenir les { $spies } espions cachés.
   *[other] À { $size }, votre repaire retient { $held } des { $spies } espions encore cachés.
 }
reason-caught = Votre repaire tient : { $power } contre { $size }. Tué sans risque, l'espion rapporte { $power ->
    [one] 1 point
   *[other] { $power } points
 }.
reason-caught-wins = Votre repaire tient : { $power } contre { $size }. Tuez l'espion, et les { $target } points sont atteints.
reason-ruin = { $power } contre { $size } : l'espion s'échappe, et le repaire de { $target } s'écroule.
reason-ruin-leader = { $power } contre { $size } : l'espion s'échappe, et le repaire de { $target }, en tête, s'écroule.
reason-together = Ensemble, vos espions font { $power } contre { $size } : assez pour détruire le repaire de { $target }.
reason-enough = { $power } contre { $size } : cela suffit, et vous gardez { $kept ->
    [one] un espion
   *[other] { $kept } espions
 } en main.
reason-steal = Votre repaire de { $size } retient { $held } des { $spies } espions encore cachés, et { $owner } en perd un.
reason-steal-sure = Votre repaire de { $size } retient tout espion encore caché, et { $owner } en perd un.
reason-top = Votre repaire de { $size } retient { $held } des { $spies } espions qui peuvent être sur la pioche.
reason-top-sure = Quel que soit l'espion de la pioche, votre repaire de { $size } le retient.
reason-escape = { $strong ->
    [one] Un des { $spies } espions encore cachés est trop fort
   *[other] { $strong } des { $spies } espions encore cachés sont trop forts
 } pour le repaire de { $target }, de taille { $size }.
reason-escape-sure = Tout espion encore caché est trop fort pour le repaire de { $target }, de taille { $size }.
reason-no-lairs = Aucun repaire n'est posé : aucun espion ne peut partir.
reason-no-spies = Aucun espion à envoyer : ni dans une main, ni sur la pioche.
reason-no-lair = Vous n'avez pas de repaire : un espion capturé ce tour-ci rapporterait à un rival.
reason-keep-lair = Un repaire en main ne risque rien : seul un repaire posé peut être détruit.
reason-keep = Votre espion de { $power } ne rapporterait que { $power ->
    [one] 1 point
   *[other] { $power } points
 } tué maintenant : rien n'oblige à l'envoyer.
reason-risk = { $strong ->
    [one] Un des { $spies } espions encore cachés s'échapperait de votre repaire de { $size } et le détruirait.
   *[other] { $strong } des { $spies } espions encore cachés s'échapperaient de votre repaire de { $size } et le détruiraient.
 }
reason-kill = Tuer rapporte { $worth ->
    [one] 1 point
   *[other] { $worth } points
 } sans risque ; une raillerie déjouée les ferait perdre, et votre repaire de { $size } avec.
reason-kill-wins = Il rapporte { $worth ->
    [one] 1 point
   *[other] { $worth } points
 } : les { $target } sont atteints, la partie est à vous.
reason-taunt-both = Les deux { $letter } sont à vous : personne ne peut riposter, l'espion vaudra { $twice }.
reason-taunt-gone = L'autre { $letter } est à la défausse : personne ne peut riposter, l'espion vaudra { $twice }.
reason-taunt-spies = Les autres mains n'ont que des espions : personne ne peut riposter, l'espion vaudra { $twice }.
reason-taunt-held = Si elle tient, l'espion vaudra { $twice } ; la pioche n'a plus de raillerie, un rival a l'autre { $letter }.
reason-taunt = L'espion peut valoir { $twice } ; l'autre { $letter } est une des { $unseen } cartes bleues cachées, dont { $others } en main rivale.
reason-taunt-wins = { $twice } points suffisent à gagner ; l'autre { $letter } est une des { $unseen } cartes bleues cachées, dont { $others } en main rivale.
reason-foil = Sans votre carte, l'espion vaudrait { $twice } à { $owner } ; riposter le libère et détruit un repaire de { $size }.
reason-foil-wins = L'espion vaudrait { $twice } à { $owner }, de quoi gagner ; riposter le libère et détruit un repaire de { $size }.
reason-silence = Gardez votre { $letter } : celui de { $owner } sera défaussé, et nul ne pourra riposter au vôtre.
reason-no-letter = Vous n'avez pas de { $letter } : il n'y a rien à riposter.
reason-stop-leads = Vous menez { $mine } à { $best } : si tous acceptent, la partie s'arrête et vous gagnez.
reason-stop-shares = À { $mine ->
    [0] zéro partout
    [one] 1 point, à égalité en tête
   *[other] { $mine } points, à égalité en tête
 }, s'arrêter partage la victoire.
reason-refuse = Vous avez { $behind ->
    [one] 1 point
   *[other] { $behind } points
 } de retard : s'arrêter maintenant, c'est perdre.

## Partout

language = Langue
theme = Thème clair ou sombre
skip-content = Aller au contenu
skip-options = Aller aux choix
help = Aide et réglages
help-keys = Au clavier : flèches pour se déplacer, Entrée pour choisir puis confirmer, Échap pour lâcher, ? pour demander pourquoi.
sounds = Sons
sounds-on = Sons : allumés
sounds-off = Sons : coupés
dark-theme = Thème sombre
table-menu = La table et les réglages
table-menu-short = Table
around-the-table = Autour de la table
watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
 }
who-yours = à vous
who-think = réfléchit
who-late = temps écoulé : un robot joue
who-done = a répondu
instead-of-you = Votre temps est écoulé : un robot a joué pour vous.
clock-hours = { $count } h
clock-days = { $count } j
drawer-choices = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
 }
drawer-live = Direct
drawer-shut = Fermer
sheet-more = Agrandir le panneau
sheet-less = Réduire le panneau
notices = M'avertir quand c'est à moi
hide-screen = Cacher mon écran
to-front = Revenir à l'accueil
cancel = Annuler
retry = Réessayer
loading = On file le paquet…
loading-text = La table arrive.
offline = Le serveur ne répond pas. Rien n'est perdu : réessayez dans un instant.
yes = Oui
no = Non
you = vous
name = Nom

## L'accueil

bureau = Le bureau des jeux d'espions
promise = Cinq jeux d'espions introuvables, à rejouer en famille.
sub-promise = Gratuit, sans compte, sans publicité. Un lien suffit : chacun ouvre la même table.
to-follow = À suivre
resume-title = Reprendre une partie
table-code = Code de la table
code-example = RENARD-42, ou un lien
code-how = À dire à voix haute : il se tape sur la page d'accueil.
enter = Entrer
no-tables = Aucun dossier ouvert : vos parties viendront ici.
table-waits = La table attend ses joueurs
with = Avec { $names }
resume = Reprendre
look-in = Voir
open-file = Ouvrir un fichier de partie
the-games = Les cinq jeux
players = { $fewest }–{ $most }
length = { $minutes } min
length-how = Durées : le nombre médian de décisions mesuré entre robots, à trois, compté à douze secondes l'une.
play-bots = Jouer contre des robots
invite-friends = Inviter des amis
learn = Première partie guidée
disclaimer = Œuvre d'amateurs, non officielle, sans lien avec les éditeurs ni les ayants droit. Aucune image ni aucun texte d'éditeur : tous les dessins et toutes les phrases sont de nous. Les titres n'appartiennent qu'à leurs propriétaires.

## Une nouvelle table

new-table = Ouvrir une table
the-game = Le jeu
the-box = La boîte
the-options = Les réglages du jeu
the-seats = Les places
the-table = La table
option-usual = Comme d'habitude.
option-changed = Changé : cette table joue autrement.
number-range = Entre { $least } et { $most } ; { $value } reste choisi.
no-options = La feuille de règles ne laisse rien à choisir.
box-default = La boîte d'origine
seat-me = Moi
seat-bot = Robot
seat-kind = Qui prend la place { $seat }
kind-me = Moi
kind-open = Invité
kind-bot = Robot
level = Niveau du robot
level-recruit = Recrue
level-agent = Agent
level-double-o = Double zéro
level-uniform = Au hasard
level-greedy = Agent
bot-level = robot, { $level }
levels-text = La Recrue est souvent distraite, l'Agent a du bon sens, le Double zéro réfléchit. Les robots ne voient que ce que voit leur place.
hot-seat-text = Plusieurs « Moi » : vous jouez à tour de rôle sur cet écran, qui se couvre entre deux.
add-seat = + Ajouter une place ({ $most } au plus)
remove-seat = − En retirer une
setting-listed = Table publique
setting-listed-text = Sinon, seuls ceux qui ont le lien la trouvent.
setting-watchers = Spectateurs
setting-watchers-text = Ils voient ce qui est sur la table, jamais une main.
setting-hints = Conseils
setting-hints-text = Chacun peut demander : que feriez-vous ?
setting-chat = Discussion
setting-chat-text = On s'écrit à côté du plateau.
setting-absence = Quand quelqu'un s'absente
absence-wait = Attendre
absence-wait-text = La table attend, des jours s'il le faut.
absence-clock = Pendule
absence-clock-text = Passé le temps, un robot décide pour ce coup.
absence-stand-in = Remplacer
absence-stand-in-text = Un robot garde la place jusqu'au retour.
setting-clock = Temps pour une décision
setting-away = Absence tolérée
setting-pace = Rythme des réponses
setting-pace-text = Aucune réponse n'arrive plus tôt : la hâte ne trahit pas une main.
seconds = { $count } s
minutes = { $count } min
hours = { $count } h
days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
 }
wish-seats = { $seats } places
wish-length = environ { $length }
open-table = Ouvrir la table

## Avant la partie

lobby-title = La table vous attend
qr-alt = Code QR du lien de la table
copied = Le lien est copié.
copy-by-hand = Copiez ce lien :
not-yet = Pas encore
your-name = Votre nom
begin = Commencer
close = Fermer

## À table

panel = Panneau
board = Plateau
your-side = Votre main
tab-options = Options
tab-log = Journal
live-log = Ce qui vient de se passer
tab-rules = Règles
tab-notebook = Carnet
tab-chat = Salon
your-turn = À vous
nothing-asked = Rien à décider pour l'instant.
match-over = La partie est finie.
options-list = Vos choix
confirm-it = Confirmer : { $label }
which-one = Que faire au juste ?
pick-next = Choisissez maintenant ce qui s'éclaire.
drop = Lâcher
why-not = Pourquoi pas ?
why-touch = Touchez ce que vous vouliez faire.
why-back = Revenir
why-kinds = Touchez une chose du plateau, ou demandez pour :
why-typed = Écrire une notation, comme au terminal
why-instead = Possible :
advice = Un conseil
hint-thanks = Merci
hint-other = Une autre idée
hint-shows = Le conseil montre et ne joue jamais : c'est à vous de choisir.
ask = Demander
read-clause = Lire cette règle
rule-named = Règle : { $rule }
address = { $name }, { $number }
place-of = case { DE($name) }
place-mine = votre case
log-empty = Rien ne s'est encore passé.
search-rules = Chercher dans les règles
no-such-rule = Aucune règle ne parle de « { $wanted } ».
notebook-empty = Le carnet est vide.
cell-yes = certain
cell-no = impossible
cell-share = { $share } %
cell-blank = rien de noté
chat-empty = Personne n'a encore rien dit.
chat-send = Envoyer
undo = Reprendre
undo-ask = Demander à reprendre
hint = Un conseil ?
first-match = Première partie, pas à pas
coach-how = Ce qui s'éclaire peut être choisi ; « Un conseil ? » montre ce qu'un robot sensé ferait.
coach-away = Je connais, merci
guide = Première partie guidée
guide-step = Guide, { $number } sur { $count }
guide-next = Suite
guide-skip = Passer cette étape
guide-wait = Pas en ce moment : jouez comme il vous plaît, le guide attend.
guide-end = Vous savez l'essentiel. La partie continue, sans guide ; « Un conseil ? » et « Pourquoi pas ? » restent là.
guide-leave = Quitter le guide
guide-close = Jouer sans guide
petition = { $name } voudrait reprendre son coup. D'accord ?
petition-waits = Les autres décident si le coup peut être repris.
stale = La table avait bougé entre-temps : choisissez de nouveau.
see-all = voir tout
see-less = replier
hidden-count = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
 }
piece-card = carte
piece-pawn = pion
piece-die = dé
piece-token = jeton
place = case { $id }
zoom-in = Agrandir
zoom-out = Réduire
link-lost = Liaison coupée. On revient tout seul.
link-restart = Le serveur redémarre. On revient tout seul.
link-silent = Le serveur ne répond pas. On réessaie ; la partie reprendra d'elle-même.
link-offline = Pas de réseau. La partie vous attend et reprendra d'elle-même.
reload = Recharger
late = Le serveur tarde à répondre. On attend sa réponse.
script-missing = Une partie de la page n'arrive pas. On réessaie ; sinon, rechargez.
script-renewed = Une nouvelle version est là. Rechargez la page : rien n'est perdu.
no-cookies = Ce navigateur refuse les cookies : vous pouvez regarder, mais pas vous asseoir. Autorisez-les pour ce site, puis rechargez la page.
forgetful = Ce navigateur ne garde rien : réglages, carnet et clés de vos sièges seront oubliés quand vous fermerez l'onglet.
nowhere-title = Fausse piste
nowhere-text = Cette adresse ne mène nulle part. Vérifiez-la, ou repartez de l'accueil.
stumbled-title = Un faux pas
stumbled-text = Cette page n'a pas pu se dessiner. Rien n'est perdu : la table est gardée par le serveur.
not-played-yet = « { $move } » reste choisi, mais n'est pas encore joué.

## Rien à voir

lost-title = Liaison coupée
gone-title = Page caviardée
gone-text = Cette adresse ne mène à aucune table.
private-title = Table privée
private-text = Cette table ne reçoit pas de spectateurs.
cover-title = Au tour { DE($name) }
cover-text = Passez l'écran à { $name }. Les autres regardent ailleurs.
cover-open = C'est moi, { $name }
hidden-title = Écran caché
hidden-text = Rien ne dépasse. La partie continue.
hidden-open = Reprendre

## Après la partie

case-closed = Affaire classée
filed = Classé
end-read = Lire le rapport
end-again = Revoir la fin
end-rematch = Revanche
winner = vainqueur
ranking = Classement
report = Le rapport
report-up = Ouvrir le rapport
report-down = Baisser le rapport
report-over = La partie est finie
report-closed = La table est fermée
report-broken = La partie ne peut pas continuer
lessons-title = { $count ->
    [0] À retenir
    [one] Une chose à retenir
    [2] Deux choses à retenir
   *[other] Trois choses à retenir
 }
lessons-none = Rien à redire : aucune décision n'a changé grand-chose.
lesson-look = Revoir
lesson-play = Rejouer d'ici
numbers-title = Toute la partie, en chiffres
moment = coup { $at }
moment-past = coup { $at }, revu
to-the-end = Revenir à la fin
story = L'histoire de la partie
chance = le hasard
review-title = Où la partie a basculé
review-text = Part de victoire estimée de chacun, toutes cartes ouvertes. Chaque point mène à son moment.
review-waits = On relit la partie ; cela prend quelques secondes.
review-sources = Part de victoire { DE($name) } : { $luck } % par le hasard, { $own } % par ses propres choix, { $others } % par ceux des autres.
review-tables = La même chose en tableaux
review-turns = Les tournants
review-slips = { $count ->
    [0] Aucune décision n'a été jugée.
    [one] Une décision jugée ; cédé : { $lost } %
   *[other] { $count } décisions jugées ; cédé en moyenne : { $lost } %
 }
review-moment = coup
review-by = par
review-change = écart
review-what = ce qui s'est passé
review-chosen = choisi
review-best = le mieux
review-lost = cédé
review-turn = coup { $at }, { $who } : { $change } %. { $what }
review-slip = coup { $at }, { $lost } % cédés : { $chosen }, au lieu de { $best }
complain = Signaler un problème
complain-sealed = Un fichier sera écrit avec ce que vous voyez, la version du jeu et votre mot. Le reste de la partie y est scellé jusqu'à la fin.
complain-open = Un fichier sera écrit avec la partie entière, la version du jeu et votre mot.
complain-note = Que s'est-il passé ? (facultatif)
complain-send = Télécharger le rapport
complain-done = Le rapport est téléchargé : envoyez-le à qui tient cette maison.
moment-slider = Moment de la partie
moment-told = Ce moment de la partie
previous = Moment précédent
play = Lire
pause = Pause
next = Moment suivant
eyes-of = Revoir avec les yeux de
name-you = { $name } (vous)
eyes-spectator = Un spectateur
eyes-all = Toutes les mains visibles
rematch = Rejouer, mêmes places
to-rematch = Aller à la revanche
what-if = Et si… ?
download = Télécharger
verify = Vérifier l'équité
verify-text = Le hasard était scellé avant le premier coup ; cette page peut tout recalculer.
verdict-fair = Tout est juste : chaque tirage découle du secret scellé.
verdict-aborted = La partie fut interrompue ; chaque tirage découle du secret scellé.
verdict-unproven = Ce fichier ne porte pas de preuve.
verdict-unrevealed = Le secret n'est pas encore révélé.
verdict-broken-promise = Le secret n'est pas celui qui fut promis.
verdict-edited = Le fichier a été modifié.
verdict-unfair = Un tirage ne découle pas du secret.

## Secrets à tenir

secret = Secret
hold-to-look = maintenir pour regarder
pencil-mark = votre crayon : { $mark }
pencil-write = Noter au crayon

# La bande du réalisateur
strip = Ce qui se passe
strip-controls = Revoir ce qui s'est passé
strip-empty = Rien encore ce tour-ci.
strip-missed = { $count ->
    [one] Une chose s'est passée pendant votre absence.
   *[other] { $count } choses se sont passées pendant votre absence.
}
strip-behind = { $count ->
    [one] encore une image
   *[other] encore { $count } images
}
strip-replay = Revoir le tour
strip-back = Revenir d'une image
strip-pause = Pause
strip-play = Lecture
strip-step = Avancer d'une image
strip-skip = Passer
strip-skip-all = Passer ces images
strip-now = Au présent
strip-speed = Vitesse : { $speed }
speed-slow = lent
speed-normal = normal
speed-quick = vif
speed-instant = d'un coup
feed-round = Ce tour-ci
feed-again = Revoir
feed-thinking = { $names } réfléchit…
callout-other = Garde
reveal-out = Exclu : { $out }.
reveal-left = Reste : { $left }.
reveal-alone = Vous seul la voyez.
opened-nothing = rien
reveal-lay = Noter et reposer
hint-why = C'est ce qu'un Agent ferait de ce que vous savez. À vous de le jouer, ou non.

## Les pouvoirs à table

who-away = loin
who-stand = loin : un robot joue
who-kept = un robot tient la place
who-gone = abandon : un robot joue
who-here = là
away-for = loin depuis { $time }
seat-open = Place libre
invitation = L'invitation et le salon
copy-link = Copier le lien
send-link = Envoyer
other-device = Ouvrir sur un autre appareil
sit-here = M'asseoir ici
sit-down = M'asseoir
sit-at = M'asseoir à la place { $seat }
bot-at = Un robot à la place { $seat }
for-you = pour vous ?
bot-otherwise = un robot, sinon
free-chair = Libérer la chaise
ready = à table
at-table = À table !
you-are = Vous êtes
you-are-here = Vous êtes { $name } sur cet appareil.
other-name = autre nom…
change-name = Changer de nom
you-watch = Vous regardez. Asseyez-vous quand vous voulez.
full-short = Toutes les places sont prises.
full-text = Toutes les places sont prises. Restez : vous verrez la partie commencer.
all-at-table = Tout le monde est à table.
host-away = L'hôte n'est plus là.
so-many-ready = { $ready } à table sur { $count }
begin-text = On commence quand tout le monde est à table.
empty-text = Une place vide peut devenir celle d'un robot.
fill-with-bots = Compléter par des robots
begins-in = La partie commence dans { $count } s.
begins-text = L'ordre des places est celui du jeu. Chacun apporte sa part du hasard.
hold-on = Attendez
host = hôte
wait-more = Attendre encore
host-gone = { $name } a quitté la pièce il y a { $time }.
host-gone-nobody = L'hôte n'est plus là.
host-gone-text = La table est à qui la prend ; { $name } gardera sa chaise.
about-somebody = Que faire avec { $name }
own-powers = Ce que je peux faire
seat-free = place { $seat }, libre
swap-with = Échanger avec
power-ask = Demander l'accord de tous
power-asks = Les autres à table décident : il faut l'accord de chacun.
power-leave = Quitter la table
power-leave-text = Un robot prend votre place pour de bon, avec votre main et vos points.
power-leave-text-open = Votre chaise redevient libre.
power-sit-out = Confier ma place à un robot
power-sit-out-text = Un robot joue pour vous jusqu'à ce que vous repreniez votre place.
power-sit-in = Reprendre ma place
power-sit-in-text = Le robot vous rend votre place telle qu'elle est.
power-resign = Abandonner la partie
power-resign-text = Vous ne pourrez plus gagner ni reprendre votre place. À deux, la partie s'arrête là ; sinon, un robot la finit pour vous.
power-pause = Mettre en pause
power-pause-text = Pendules et robots s'arrêtent, jusqu'à la reprise.
power-resume = Reprendre la partie
power-resume-text = Pendules et robots repartent avec le temps qui restait.
power-nudge = Rappeler la partie à { $name }
power-nudge-text = { $name } recevra un signe : la table attend.
power-absence = Quand quelqu'un s'absente…
power-absence-text = Ce choix vaut pour tout le monde, dès maintenant.
power-absence-yes = Changer
power-replace = Confier sa place à un robot
power-replace-text = Un robot joue pour { $name }, jusqu'à son retour.
power-kick = Faire sortir { $name }
power-kick-text = Un robot prend sa place pour de bon. { $name } ne pourra pas revenir avant 10 min.
power-kick-text-open = Sa chaise redevient libre. { $name } ne pourra pas revenir avant 10 min.
power-swap = Échanger de place avec…
power-swap-text = L'ordre des places est celui du jeu.
power-host = Lui confier la table
power-host-text = { $name } décidera pour la table à votre place.
power-claim = Prendre la table
power-reclaim = Redemander la table
power-claim-text = Vous déciderez pour la table ; chacun garde sa chaise.
power-close = Fermer la table
power-close-text = La partie s'arrête pour tout le monde, et personne ne gagne. On pourra la revoir.
power-close-text-open = La table disparaît pour tout le monde.
power-watch = En faire un spectateur
power-watch-text = { $name } laisse sa chaise et regarde.
power-silence = Faire taire { $name }
power-silence-text = { $name } ne pourra plus écrire dans le salon.
power-unsilence = Rendre la parole à { $name }
power-unsilence-text = { $name } pourra de nouveau écrire dans le salon.
power-remove = Faire sortir { $name }
power-remove-text = { $name } ne pourra plus regarder pendant 10 min.
ballot-waits = On attend la réponse de : { $names }.
paused = { $name } a mis la partie en pause.
paused-text = Le plateau reste visible ; rien ne se joue, aucune pendule ne tourne.
status-paused = La partie est en pause.
status-kept = Un robot joue pour vous.
kept-note = Un robot tient votre place.
kept-back = La reprendre
resigned-note = Vous avez abandonné : un robot finit la partie à votre place.
stuck = { $name } ne répond pas depuis { $time }.
stuck-text = Un robot peut tenir sa place jusqu'à son retour.
late-note = Un robot cède sa chaise à qui arrive en cours de partie.
late-chair = Prendre la place { DE($name) } (robot)
late-chair-text = Vous prenez sa main et ses points, et la partie continue avec vous.
minutes-title = Ce qui s'est décidé
closed-text = La partie n'avait pas commencé. Une autre table s'ouvre depuis l'accueil.
kicked-title = La porte s'est refermée
kicked-text = L'hôte vous a fait sortir. Vous pouvez regarder dans 10 min.
who-watches = Qui regarde
watches = regarde
screen = un écran
is-silenced = sans parole
chat-say = Dire quelque chose
silenced = L'hôte vous a retiré la parole.
not-said = Rien n'est parti : la liaison est coupée. Votre phrase reste là.
mute = Ne plus entendre { $name }
unmute = Entendre { $name }
muted = Vous n'entendez plus { $name }.
so-many-free = { $count ->
    [0] aucune place libre
    [one] une place libre
   *[other] { $count } places libres
 }
unread = { $count ->
    [one] message non lu
   *[other] messages non lus
 }
they-watch = { $count ->
    [one] regarde.
   *[other] regardent.
 }

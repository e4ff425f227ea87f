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
the-seats = Les places
around-the-table = Autour de la table
watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
 }
who-yours = à vous
who-think = réfléchit
who-late = temps écoulé : un robot joue
who-done = a répondu
who-stand = absent : un robot joue
who-away = absent
who-here = là
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
play-again = Rejouer
against-bots = contre des robots
begin-now = Commencer tout de suite contre des robots
change-opponents = Changer d'adversaires

## La carte d'une partie

tab-bots = Contre des robots
tab-bots-short = Robots
tab-friends = Avec des amis
tab-friends-short = Amis
opponents = Vos adversaires
how-many = combien ?
one-fewer = Un de moins
one-more = Un de plus
add = ajouter
add-opponent = Ajouter un adversaire
bot-word = robot
all-levels = Tous au même niveau
level-of = Niveau { DE($name) }, robot
level-text-recruit = souvent distraite
level-text-agent = a du bon sens
level-text-double-o = réfléchit
other-face = Changer de visage
remove-bot = Retirer de la table
the-length = Durée
length-short = court
length-normal = normal
length-long = long
length-own = à votre façon
length-own-text = à votre façon
the-pace = Rythme
pace-calm = Posé
pace-brisk = Vif
pace-instant = Instantané
pace-text-calm = Chaque coup d'un robot se voit et se lit ; vous touchez l'écran pour la suite.
pace-text-brisk = Chaque coup d'un robot se voit un instant, puis le suivant vient de lui-même.
pace-text-instant = Les robots jouent d'un coup ; le journal raconte ce qu'ils ont fait.
sentence = { $text }.
first-title = Votre première affaire
first-text = Deux Recrues vous attendent : elles jouent vite et se trompent souvent. Rien à régler ; un conseil se demande à tout moment.
guide-me = Me guider pas à pas
count-recruit = { $count ->
    [one] { $count } Recrue
   *[other] { $count } Recrues
 }
count-agent = { $count ->
    [one] { $count } Agent
   *[other] { $count } Agents
 }
count-double-o = { $count } Double zéro
count-mixed = { $count } robots
said-you = Vous
said-recruit = { $count ->
    [1] une Recrue
    [2] deux Recrues
    [3] trois Recrues
    [4] quatre Recrues
    [5] cinq Recrues
   *[other] { $count } Recrues
 }
said-agent = { $count ->
    [1] un Agent
    [2] deux Agents
    [3] trois Agents
    [4] quatre Agents
    [5] cinq Agents
   *[other] { $count } Agents
 }
said-double-o = { $count ->
    [1] un Double zéro
    [2] deux Double zéro
    [3] trois Double zéro
    [4] quatre Double zéro
    [5] cinq Double zéro
   *[other] { $count } Double zéro
 }
record-recruit = Contre des Recrues, vous avez gagné { $won } { $count ->
    [one] partie sur { $count }.
   *[other] parties sur { $count }.
 }
record-agent = Contre des Agents, vous avez gagné { $won } { $count ->
    [one] partie sur { $count }.
   *[other] parties sur { $count }.
 }
record-double-o = Contre des Double zéro, vous avez gagné { $won } { $count ->
    [one] partie sur { $count }.
   *[other] parties sur { $count }.
 }
the-match = La partie
the-rules = Les règles
experts = Experts
experts-text = l'enveloppe d'origine, aucune variante
experts-changed = { $count ->
    [one] { $count } variante
   *[other] { $count } variantes
 }
as-on-the-sheet = Tout remettre comme sur la feuille
no-variant = Aucune variante : tout est comme sur la feuille.
variants = { $count ->
    [one] { $count } variante : { $names }.
   *[other] { $count } variantes : { $names }.
 }
changed = changé
the-box = La boîte
option-usual = Comme sur la feuille.
option-changed = Changé : cette table joue autrement.
number-range = Entre { $least } et { $most } ; { $value } reste choisi.
no-options = La feuille de règles ne laisse rien à choisir.
box-default = La boîte d'origine
who-sits = Qui s'assied où
seat-fewer = Une place de moins
seat-more = Une place de plus
seat-me = Moi
seat-open = Place libre
seat-kind = Qui prend la place { $seat }
kind-me = Moi
kind-open = Ami
kind-bot = Robot
for-who-comes = pour qui entre en premier
you-host = vous, hôte de la table
you-again = vous, sur ce même écran
has-come = à table
level = Niveau du robot
level-recruit = Recrue
level-agent = Agent
level-double-o = Double zéro
level-uniform = Au hasard
level-greedy = Agent
bot-level = robot, { $level }
bot-yields = robot, { $level } : cède sa chaise à un retardataire
hot-seat-text = Plusieurs « Moi » : vous jouez à tour de rôle sur cet écran, qui se couvre entre deux.
latecomers = Retardataires
latecomers-text = Qui arrive après le début prend la chaise d'un robot, sa main et ses points.
time-to-play = Temps de jeu
time-live = Ensemble
time-post = Par correspondance
time-text-live = Ensemble : une pendule de 2 min, puis un robot décide ce coup.
time-text-post = Par correspondance : 24 h par coup.
time-text-own = À votre façon : voyez les Experts.
setting-listed = Table publique
setting-listed-text = Sinon, seuls ceux qui ont le lien la trouvent.
setting-watchers = Spectateurs
setting-watchers-text = Ils voient ce qui est sur la table, jamais une main.
setting-hints = Conseils
setting-hints-text = « Un conseil ? » montre ce qu'un robot sensé ferait.
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
seconds = { $count } s
minutes = { $count } min
hours = { $count } h
days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
 }
wish-seats = { $seats } places
wish-length = environ { $length }
begins-when = On commence quand tout le monde est à table
open-table = Ouvrir la table
say-aloud = À dire tel quel : « { $spoken } »
copy = Copier
send = Envoyer
come-to = Une table vous attend : { $title }
other-address = Une autre adresse de cette maison
same-wifi = Les téléphones doivent être sur le même Wi-Fi que cette maison.
nobody-comes = Cette adresse n'existe que sur cette machine : personne d'autre ne peut venir. Pour ouvrir la maison à votre réseau, relancez-la avec « filature serve --lan ».
code-knocks = Le code seul fait frapper à la porte : vous ouvrez. Le lien, lui, mène droit à la table.
knock = Frapper
knock-how = Cette table est derrière une porte. Dites qui vous êtes, et frappez.
knock-waits = On a frappé. Restez là : quelqu'un de la table va répondre.
knock-shut = La porte reste fermée. Demandez le lien à qui vous a donné le code.
knocks = { $name } frappe : ouvrir ?
open-door = Ouvrir
shut-door = Pas maintenant

## Avant la partie

lobby-title = La table vous attend
invitation = L'invitation
qr-alt = Code QR du lien de la table
copied = Le lien est copié.
other-device = Copier le lien pour jouer sur un autre appareil
copy-by-hand = Copiez ce lien :
sit-here = M'asseoir ici
leave = Quitter la place
ready = prêt
not-ready = pas encore prêt
i-am-ready = Je suis prêt
not-yet = Pas encore
your-name = Votre nom
begin = Commencer
begin-text = La partie commence quand toutes les places sont prises et que chacun est prêt.
waiting-text = Prenez une place, ou regardez : la partie commence quand chacun est prêt.
full-text = Toutes les places sont prises. Restez : vous verrez la partie commencer.
close = Fermer
close-table = Fermer la table

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
chat-say = Dire quelque chose
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
strip-go-on = Suite
speed-step = posé
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

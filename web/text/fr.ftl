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
circles-link = Cercles
documents-link = Documents
to-evening = Revenir à la soirée
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
seat-bot = Robot
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
link-away = La maison n'atteint pas sa mémoire. Vos cartes sont en sûreté ; on revient tout seul.
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
private-late = Cette table ne reçoit pas de spectateurs, mais un robot vous cède sa chaise : vous prenez sa main et ses points.
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

## Mes tables

mine-title = Mes tables
mine-all = { $count ->
    [0] Mes affaires classées
    [one] Ma table
   *[other] Mes { $count } tables
 }{ $others ->
    [0] {""}
   *[other] {" "}· { $others } chez les autres
 }
mine-looking = On cherche vos dossiers…
mine-none = Aucun dossier ouvert
mine-none-text = Vos tables viendront ici, celles où c'est à vous d'abord. Une table commencée ailleurs ? Scannez son code, ou collez son lien.
mine-choose = Choisir un jeu
mine-find = Retrouver mes tables
mine-which = Quelles tables
mine-every = Toutes
mine-group-yours = À vous
mine-group-others = Chez les autres
mine-group-open = Pas encore commencée
mine-group-over = Viennent de finir
mine-group-away = Rangées
mine-nobody-waits = Personne ne vous attend.
mine-yours = À vous depuis { $span }.
mine-thinks = { $bot ->
    [bot] { $name }, robot, réfléchit depuis { $span }.
   *[other] { $name } réfléchit depuis { $span }.
 }
mine-goes-on = La partie continue.
mine-sealed = On répond sous pli depuis { $span }.
mine-over = { $rank ->
    [1] Finie depuis { $span }, et gagnée.
   *[other] Finie depuis { $span }.
 }
mine-missing = { $count ->
    [0] Toutes les places sont prises.
    [one] Une place est libre.
   *[other] { $count } places sont libres.
 }
mine-host = Vous êtes l'hôte.
mine-bot = { $name } (robot)
mine-opened = ouverte { $day }
mine-pace-live = en direct
mine-pace-post = par correspondance
mine-pace-none = sans pendule
mine-left-post = encore { $left } sur { $all }
mine-left-live = en direct, { $left }
mine-go-yours = Jouer
mine-go-others = Voir
mine-go-sealed = Voir
mine-go-open = Entrer
mine-go-over = Revoir
mine-go-broken = Voir
mine-go-at = { $go } : { $title } { $code }
mine-more = Autres actions : { $title } { $code }
mine-remind = Rappeler la partie à { $name }
mine-reminded = La partie a été rappelée à { $name }.
mine-leave = Quitter : un robot prend ma place
mine-put-away = Ranger sans quitter
mine-archive = Classer l'affaire
mine-bring-back = Remettre dans la liste
mine-elsewhere = Ouvrir sur un autre appareil
mine-removed = { $title } est retirée de la liste.
mine-remove = Retirer de la liste : { $title }
mine-closed = Affaires classées
mine-earlier = Les précédentes
mine-with = { $day }, avec { $names }
mine-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
 }
mine-old = Liaison coupée : liste vue il y a { $span }
mine-no-account = Sans compte
mine-remembers = Ce navigateur retient vos places. Votre clé les ouvre sur un autre appareil ; gardez-la pour vous.
mine-forgets = Ce navigateur ne retient rien : gardez votre clé avant de fermer.
mine-show-key = Montrer ma clé
span-moment = moins d'une minute
span-minutes = { $count } min
span-hours = { $count } h
span-days = { $count } jours
span-clock = { $minutes } min { $seconds }
span-seconds = { $count } s

## Ma clé

key-title = Votre clé
key-text = Scannez-la avec un autre appareil : toutes vos places s'y ouvrent, ici ou en pleine partie.
key-warning = Qui l'a joue à votre place : ne la montrez pas.
key-qr = Votre clé, à photographier avec un autre appareil
key-change = Changer de clé
key-change-sure = Oui, changer
key-change-text = L'ancienne n'ouvrira plus rien. Les appareils déjà ouverts le restent.
key-renewed = Voici la nouvelle clé ; l'ancienne n'ouvre plus rien.
me-title = Votre clé et votre nom
me-ask = Ouvrir ici les places de { $name } ?
me-ask-text = { $count ->
    [0] Aucune table pour l'instant ; les prochaines se trouveront sur tous les appareils qui ont cette clé.
    [one] Une table s'ouvrira sur cet appareil. Ne dites oui que si cette clé est la vôtre.
   *[other] { $count } tables s'ouvriront sur cet appareil. Ne dites oui que si cette clé est la vôtre.
 }
me-moved = { $count ->
    [one] La place que ce navigateur tient déjà vient avec : rien n'est perdu.
   *[other] Les { $count } places que ce navigateur tient déjà viennent avec : rien n'est perdu.
 }
me-open = Ouvrir ici
me-not = Pas ici
me-same = Bonjour, { $name }
me-same-text = Cet appareil a déjà toutes les places de cette clé.
me-entered = { $count ->
    [0] Bonjour, { $name }.
    [one] Bonjour, { $name } : une table vous suit ici.
   *[other] Bonjour, { $name } : { $count } tables vous suivent ici.
 }
me-elsewhere = Vos tables sont ailleurs ?
me-paste = Sur l'autre appareil, montrez votre clé et copiez le lien ; collez-le ici.
me-name = Votre nom
me-name-text = Celui que l'on verra à vos prochaines tables ; il suit la clé.
me-rename = Garder ce nom
me-renamed = Entendu, { $name }.
## Les pouvoirs à table

who-away = loin
who-stand = loin : un robot joue
who-kept = un robot tient la place
who-gone = abandon : un robot joue
who-here = là
away-for = loin depuis { $time }
invitation = L'invitation et le salon
copy-link = Copier le lien
other-device = Ouvrir sur un autre appareil
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
power-leave-text-last = Plus personne ne jouera : la partie est interrompue, et personne ne gagne.
power-leave-host = Quelqu'un d'autre à table devient l'hôte.
power-leave-text-open = Votre chaise redevient libre.
power-sit-out = Confier ma place à un robot
power-sit-out-text = Un robot joue pour vous jusqu'à ce que vous repreniez votre place.
power-sit-in = Reprendre ma place
power-sit-in-text = Le robot vous rend votre place telle qu'elle est.
power-resign = Abandonner la partie
power-resign-text = Vous ne pourrez plus gagner ni reprendre votre place ; un robot finit la partie pour vous.
power-resign-text-last = La partie s'arrête là pour tout le monde ; la victoire va à qui n'a pas abandonné. Les points restent ce qu'ils sont.
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
power-swap-text = Les deux échangent leurs chaises. L'ordre des places est celui du jeu.
power-swap-yes = Échanger
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
same-device = même appareil que { $names }
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
## Les avis

alerts-title = Avis
alerts-headline = À vous, où que vous soyez
alerts-intro = { $count ->
    [0] Pour vos tables à venir. Chacun règle pour soi ; rien n'est demandé aux autres.
    [one] Pour votre table. Chacun règle pour soi ; rien n'est demandé aux autres.
   *[other] Pour vos { $count } tables. Chacun règle pour soi ; rien n'est demandé aux autres.
}
alerts-ways = Comment on vous le dit
alerts-add = Ajouter
alerts-remove = Retirer { $address }
alerts-try = Essayer
alerts-works = ça marche
alerts-fails = rien n'est arrivé
alerts-off = Tout couper
alerts-off-done = Plus rien ne sera envoyé.
alerts-off-title = Couper tous les avis ?
alerts-off-text = Plus rien ne partira vers vos appareils, votre courriel ni vos salons. La page des avis peut les rallumer.
not-now = Pas maintenant
device-title = Cet appareil
device-text = Même quand la page est fermée.
device-insecure = Impossible ici : le navigateur ne laisse sonner que les maisons en https, et celle-ci est en http.
device-old = Ce navigateur ne sait pas sonner quand la page est fermée. Sur iPhone et iPad : installez d'abord filature sur l'écran d'accueil.
device-denied = Le navigateur a dit non pour ce site. Rouvrez-le dans le cadenas, à gauche de l'adresse, puis revenez.
device-reopened = C'est rouvert
device-else = Ce qui marche quand même.
device-else-text = Le courriel, le salon et l'agenda. Et tant que la page reste ouverte : un son, le titre de l'onglet, l'icône marquée d'un point.
device-https = Qui tient la maison peut lui donner un nom de domaine, laisser Caddy ou nginx tenir le https, et la lancer ainsi :
mail-title = Par courriel
mail-text = Un message par tour, groupés s'il y en a plusieurs.
mail-none = Cette maison ne peut pas envoyer de courriel. Qui la tient peut le permettre avec --smtp.
mail-address = Adresse de courriel
mail-example = camille@exemple.fr
mail-sent = Un message est parti : ouvrez le lien qu'il contient.
mail-waits = Rien d'autre n'est envoyé tant que le lien de confirmation n'a pas été ouvert. Cherchez aussi dans les indésirables.
mail-unconfirmed = à confirmer
mail-known = confirmée
mail-confirm-title = Recevoir les avis à cette adresse ?
mail-confirm-text = Un message par tour, jamais une carte ni une clé. Chaque message dit comment tout couper.
mail-confirm = Confirmer
mail-confirmed = C'est confirmé.
room-title = Dans un salon de discussion
room-text = Discord, Matrix, ntfy ou Slack : collez l'adresse que donne le salon. Tout le salon lira le message.
room-address = Adresse du salon
room-for = Pour
room-for-all = toutes mes tables
room-table-text = Le salon lira chaque tour de cette table, le vôtre et ceux des autres.
room-of-all = Pour toutes vos tables.
room-of-table = Pour une table : { $table }.
room-past = elle est finie
room-added = Le salon est ajouté.
room-tell = Prévenir un salon de discussion
room-last = dernier message : { $when }
room-silent = Le salon ne répond plus depuis { $when } : les avis y sont coupés. Un essai qui arrive les rallume.
calendar-title = Dans votre agenda
calendar-text = Un calendrier à suivre : vos tours, et l'heure où la pendule tombe. Collez ce lien dans votre agenda ; gardez-le pour vous.
calendar-link = Lien du calendrier
when-title = Quand
often-title = À quel rythme
often-text = À chaque tour, une fois par jour, ou seulement quand la pendule presse.
often-turn = Chaque tour
often-day = Une fois par jour
often-clock = Pendule
quiet-label = Silence
quiet-title = Silence de { $begins } h à { $ends } h
quiet-none = Sans heures de silence
quiet-text = Ce qui arrive la nuit attend le matin, en un seul message. La pendule, elle, ne dort pas. Heures de { $zone }.
quiet-begins = De
quiet-ends = à
hour = { $hour } h
urgent-title = « Il vous reste une heure », même la nuit
urgent-text = Tout le reste attend.
said-title = Ce qui est dit
said-who = Quel jeu, quelle table, qui vient de jouer.
said-when = La table commence, finit, ou quelqu'un vous y attend.
said-hour = « Il vous reste une heure. »
never = Jamais
never-card = une carte, un rôle, un score caché, ni qui réfléchit en secret.
never-key = votre clé : le lien du message ouvre la table, pas votre main.
sample-title = À vous : Mission Impossible
sample-text = Mamie Jo a joué. Table LOUTRE-18.
address-title = Votre adresse privée
address-text = Elle règle ces avis sans compte. Qui l'a peut les couper et lire l'agenda, rien de plus.
address-renew = Changer d'adresse
address-local = Les liens des avis commencent par { $base } : ils ne s'ouvrent que sur ce réseau. Qui tient la maison peut donner une adresse publique avec --public-url.
install-title = Installer filature sur cet appareil ?
install-text = Plein écran, sans barre d'adresse ; une alerte quand c'est à vous.
install-apple = Touchez Partager, puis « Sur l'écran d'accueil ». Ouvert depuis l'icône, filature peut vous alerter.
install = Installer
install-later = Plus tard
install-never = Jamais ici
away-network = Liaison coupée
away-network-text = Vos cartes sont en sûreté : chaque coup joué est déjà noté. On revient dès que le réseau revient.
away-server = La maison ne répond pas
away-server-text = Votre réseau va bien, mais le serveur de la table est muet. Peut-être dort-il ; personne ne joue sans vous.
away-again = Nouvel essai toutes les trois secondes.

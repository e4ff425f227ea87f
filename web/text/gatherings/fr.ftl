## Cercles

circles = Cercles
circles-title = Vos cercles
circles-none = Aucun cercle encore. Fondez-en un, ou entrez par le lien qu'on vous a donné.
circles-text = Un cercle est un lien : qui l'a y entre, sans compte. On y voit les tables des autres, et ses progrès.
circle = Le cercle
circle-found = Fonder un cercle
circle-name = Nom du cercle
circle-name-example = Cercle des Tilleuls
circle-code-name = Votre nom de code
circle-first = Votre prénom, si vous voulez
circle-first-text = Seul le cercle le verra.
circle-sub = { $count ->
    [one] Un membre, un lien, aucun compte.
   *[other] { $count } membres, un lien, aucun compte.
 }
circle-members = { $count ->
    [one] un membre
   *[other] { $count } membres
 }
circle-door-text = Prenez un nom de code : c'est lui qu'on verra aux tables et au classement.
circle-enter = Entrer au cercle
circle-poster = Affiche
circle-open-table = Ouvrir une table au cercle
circle-open-short = Ouvrir une table
circle-now = En ce moment
circle-lamp = Personne sous la lampe
circle-lamp-text = Ouvrez une table : tout le cercle la verra.
circle-sit = M'asseoir
circle-watch = Regarder
circle-resume = Reprendre
circle-waits = { $names }. Commence bientôt.
circle-playing = { $names }.
circle-rated = Compte pour le classement
circle-seats = Places
circle-table-text = Les autres places attendent des membres. Avec les règles de la feuille, la partie compte.
ranking-title = Classement
ranking-how = Le point est l'estimation, le trait ce qu'on en sait : plus on joue, plus il est court. Deux traits qui se touchent ne départagent personne. Les robots sont des repères qui ne bougent pas.
ranking-changed-off = Boîtes et options changées ne comptent pas.
ranking-changed-on = Boîtes et options changées comptent aussi.
ranking-none = Pas encore de classement : il faut trois parties et trois membres. Parties comptées : { $count }.
ranking-rank = rang
ranking-member = membre
ranking-estimate = estimation
ranking-matches = parties
ranking-bar = { $estimate }, à { $spread } près
ranking-guess = { $estimate }, à { $spread } près ; encore vague
season = Saison
season-new = Nouvelle saison
season-name = Nom de la saison
season-begin = Commencer
results = Résultats
results-none = Aucune partie finie cette saison.
results-rated = comptée
results-unrated = hors classement
results-real = vraie boîte
results-all = Toutes les parties
export-json = Exporter (JSON)
export-csv = Exporter (CSV)
somebody = Quelqu'un
visitor = de passage
robot-of = robot, { $level }
evening-next = Prochaine soirée
evening-now = La soirée en cours
evening-none = Aucune soirée n'est prévue.
evening-line = { $planned ->
    [one] Une ronde.
   *[other] { $planned } rondes.
 } { $people ->
    [0] Personne encore.
    [one] Une personne.
   *[other] { $people } personnes.
 }
evening-join = J'en suis
evening-look = Ouvrir la soirée
evening-organise = Organiser une soirée
evening-others = Soirées passées
my-code-name = Votre nom de code
my-first = On vous appelle { $first }.
my-here = Ce navigateur vous reconnaît ; ailleurs, votre clé.
rename = Changer de nom
members = Membres
members-here = { $count ->
    [one] Ici : vous, sans personne d'autre.
   *[other] { $count } membres ici :
 }
member-here = ici
members-all = Tous les membres
member-founder = tient le cercle
dismiss = Faire sortir
dismiss-sure = Faire sortir { $name } ? Son nom disparaîtra et le lien du cercle changera.
invite-title = Entrer au cercle
invite-text = Qui scanne reçoit un nom de code. Changez ce lien quand vous voulez.
invite-member = Qui scanne reçoit un nom de code.
link-change = Changer le lien
link-change-sure = Changer le lien ? L'ancien ne mènera plus nulle part ; les membres restent.
link-changed = Le lien est changé.
keep-title = Tenir le cercle
keep-changed = Boîtes et options changées comptent aussi
keep-save = Enregistrer
close-circle = Fermer le cercle
close-circle-sure = Fermer le cercle ? Membres, résultats et soirées seront effacés, pour tout le monde.
go-title = Partir
go-leave = Quitter le cercle
go-leave-text = Votre nom disparaît de tout ce qui se montre. Vos résultats restent, sous une marque sans nom : le classement des autres tient. En revenant par le lien, vous les retrouvez.
go-forget = M'oublier
go-forget-text = En plus : plus rien ne mène à vous, ni ce navigateur, ni votre place aux parties finies du cercle. Cela ne se reprend pas.
go-sure-leave = Quitter ce cercle ?
go-sure-forget = Disparaître pour de bon ? Vos résultats ne vous reviendront pas.
go-left = C'est fait. Votre nom n'est plus ici.
yes-do = Oui

## Soirées

evening = La soirée
evening-name = Nom de la soirée
evening-name-example = Soirée du vendredi
evening-when = Quand
evening-rounds = Rondes
evening-games = Ce qu'on joue
evening-boxes = vraies boîtes
evening-screen = à l'écran
evening-counts = Les vraies boîtes comptent pour la saison, si la table est d'accord
evening-create = Ouvrir la soirée
evening-save = Enregistrer
evening-settings = Régler la soirée
evening-close = Finir la soirée
evening-close-sure = Finir la soirée ? Le classement reste ; plus rien ne s'y ajoute.
evening-is-over = Cette soirée est finie.
evening-waiting = On attend le début. Qui organise tirera la première ronde.
evening-big-screen = Grand écran
evening-kiosk = Borne
evening-alone = Une soirée sans cercle
round = Ronde { $number }
round-of = Ronde { $number } sur { $planned }
round-state = { $people ->
    [one] Une personne
   *[other] { $people } personnes
 }, { $tables ->
    [one] une table
   *[other] { $tables } tables
 }, { $told } sur { $tables } { $tables ->
    [one] résultat
   *[other] résultats
 }
table-real = vraie boîte
table-screen = à l'écran
table-told = rendu
table-contested = contesté
table-since = { $minutes } min
table-points = { $points } points
table-bots = { $count ->
    [one] et un robot
   *[other] et { $count } robots
 }
table-bot = robot
table-go = Aller à la table
table-tell = Donner le résultat
table-correct = Corriger
table-contest = Ce n'est pas ça
table-agree = C'est juste
table-agreed = Vous avez dit que c'est juste.
table-counts = Compte pour la saison.
table-agree-ask = Si toute la table le dit, la partie compte pour la saison.
table-other = Quelqu'un dit autre chose : { $order }
table-settle = Qui organise tranchera.
arrival-touch = Touchez dans l'ordre d'arrivée.
arrival-tie = Ex æquo
arrival-tie-next = Ex æquo avec qui ?
arrival-clear = Effacer
arrival-right = C'est juste
arrival-left = { $count ->
    [one] Encore une personne à toucher, ou « Ex æquo ».
   *[other] Encore { $count } personnes à toucher, ou « Ex æquo ».
 }
arrival-place = { $place ->
    [1] 1er
   *[other] { $place }e
 }
arrival-none = sans place
your-table = Votre table
your-bye = Cette ronde, vous êtes sans table. Vous recevez la moyenne de celles et ceux qui ont autant de points.
your-points = Vos points : { $points }
here-me = Je suis là pour la prochaine ronde
here-off = pas là pour la prochaine ronde
join-title = Vous en êtes ?
join-text = Un nom de code, et vous jouez. Rien d'autre à donner.
join = J'en suis
leave-evening = Partir et effacer mon nom
leave-evening-sure = Partir ? Votre nom disparaît de la soirée ; ce qui est joué reste.
standings = Classement
standings-after = après la ronde { $number }
standings-none = Personne n'est encore là.
standings-up = +{ $count }
standings-down = −{ $count }
standings-all = Tout le monde
present = Présents
present-text = On entre et on sort entre deux rondes. Qui reste sans table reçoit la moyenne de celles et ceux qui ont autant de points.
present-add = Ajouter quelqu'un
present-add-text = Sans téléphone ? Donnez un nom.
present-me = Je joue aussi : { $name }
present-switch = { $name } est là
next-round = Ronde { $number }
next-draw = on tirera les tables par points voisins.
next-drawn = { $tables ->
    [one] une table
   *[other] { $tables } tables
 }, par points voisins.
next-fresh = Personne ne retrouve la même table.
next-again = { $count ->
    [one] Une paire se retrouve : il n'y avait pas mieux.
   *[other] { $count } paires se retrouvent : il n'y avait pas mieux.
 }
next-byes = Sans table : { $names }.
next-owed = Il manque un résultat à la table { $table }.
next-disagree = Deux résultats se contredisent à la table { $table }.
next-few = Il faut être deux au moins.
next-done = Toutes les rondes sont jouées.
next-button = Tirer la ronde { $number }
next-other = Tirer autrement
next-minutes = Durée
next-no-end = sans limite
next-so-many = { $minutes } min
next-open = Ouvrir la ronde { $number }
next-cancel = Pas encore
queue-waiting = { $count ->
    [one] Sans réseau : un résultat attend sur cet appareil et partira tout seul.
   *[other] Sans réseau : { $count } résultats attendent sur cet appareil et partiront tout seuls.
 }
queue-sent = Les résultats sont partis.
queue-refused = Un résultat gardé n'a pas été pris : { $reason }

## Grand écran, borne, affiche

screen-where = Qui joue où
screen-scan = Scannez : votre table, votre résultat, vos points.
screen-round-since = depuis le début de la ronde
screen-round-left = avant la fin de la ronde
screen-round-over = la ronde est finie : donnez vos résultats
screen-all-told = tous les résultats sont là
screen-empty = La première ronde sera bientôt tirée.
kiosk-hello = Bonsoir. On joue ?
kiosk-who-won = Table { $number } : qui a gagné ?
kiosk-tell = Donner un résultat
kiosk-tell-text = Touchez votre table, puis les noms dans l'ordre d'arrivée.
kiosk-find = Trouver ma table
kiosk-find-text = Touchez votre nom.
kiosk-join = Entrer à la soirée
kiosk-join-text = Un nom de code, et vous jouez. Rien d'autre à donner.
kiosk-nothing = Personne ne s'identifie ici : la borne ne retient rien de vous.
kiosk-idle = { $seconds ->
    [one] L'écran revient à l'accueil dans { $seconds } s.
   *[other] L'écran revient à l'accueil dans { $seconds } s.
 }
kiosk-table = { $name } : table { $number }
kiosk-no-table = { $name } : sans table cette ronde
kiosk-people = { $count ->
    [one] une personne
   *[other] { $count } personnes
 }
kiosk-here = Elle se joue ici, à l'écran : le résultat viendra tout seul.
kiosk-back = Retour
kiosk-none = Aucune table n'attend de résultat.
kiosk-leave = Quitter la borne
kiosk-pin = Quatre chiffres pour quitter la borne
kiosk-put-up = Faire de cet appareil une borne
kiosk-put-up-text = L'appareil posé à l'entrée donne les résultats et dit à chacun sa table. Il ne retient rien ; on n'en sort qu'avec ces chiffres.
kiosk-open = Ouvrir la borne ici
kiosk-no-key = Cette borne n'a pas sa clé : ouvrez-la depuis la page de la soirée.
kiosk-thanks = Merci, c'est noté.
poster-title = Ici, on file des espions.
poster-text = Cinq jeux introuvables, sur votre téléphone ou autour de la vraie boîte. Gratuit, sans compte.
poster-one = 1. Scannez
poster-one-text = Le Wi-Fi d'ici suffit.
poster-two = 2. Prenez un nom
poster-two-text = De code, évidemment. Personne n'en saura plus.
poster-three = 3. Asseyez-vous
poster-three-text = Une table vous attend, ou des robots.
poster-print = Imprimer
poster-local = Cette adresse ne mène qu'à cette machine. Ouvrez l'affiche par l'adresse que les autres utilisent, puis imprimez.
poster-qr = Le code à scanner

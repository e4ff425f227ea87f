## Les refus de la maison

seat-unnamed = le siège { $number }
no-notebook = Il n'y a pas de carnet à cette table.
notes-what = Dites par exemple : carnet 2 russe, ou carnet 2 russe ?
notes-sure = C'est certain.
notes-open = Ce n'est pas tranché : { $share } %.
notes-blank = À cette table, c'est à vous de le déduire.
map-legend = ? carte face cachée · ✓ carte que vous avez lue
list-and = { $some } et { $last }
address = { $name }, { $number }
list-or = { $some } ou { $last }
refused-unknown = Cette action n'existe pas dans ce jeu.
refused-not-chance = Le hasard ne peut pas faire cela maintenant.
refused-no-such-seat = Il n'y a pas de siège { $number } à cette table.
refused-undo = Trop tard : quelqu'un d'autre l'a vu, ou le hasard a parlé.

## Qui est à table

name-human = Joueur { $seat }
name-me = Vous
seat-me = { $name } (vous)
name-bot-0 = Ursule
name-bot-1 = Barnabé
name-bot-2 = Philippa
name-bot-3 = Oscar
name-bot-4 = Colette
name-bot-5 = Anatole
name-bot-6 = Dragomir
name-bot-7 = Séraphine
name-bot-8 = Gaspard
name-bot-9 = Léopold
name-bot-10 = Odile
name-bot-11 = Casimir
level-recruit = Recrue
level-agent = Agent
level-double-o = Double zéro
seat-acting = · à jouer
score = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }

## À table

cover = Passez l'écran à { $name }, puis Entrée.
enter-takes = Entrée seule : { $action }
no-number = Choisissez un nombre de 1 à { $last }.
not-understood = « { $text } » ne veut rien dire ici. Un numéro, une action ; ? pour l'aide.
not-understood-near = « { $text } » ne veut rien dire ici. Peut-être : { $near } ; ? pour l'aide.
why-what = Dites quoi : « pourquoi » suivi d'une action, comme elle est écrite à droite des choix.
why-possible = Rien ne s'y oppose : vous pouvez le choisir. { $action }
why-offered = Rien ne s'y oppose : { $action } est possible maintenant.
why-nothing = Rien à faire avec ceci pour l'instant.
mistake-no-clause = Il n'y a pas de clause { $clause }. Essayez : { $near }
no-sheets = Il n'y a pas de fiche ici.
undone = C'est repris.
saved = La partie est dans { $path }
not-saved = La partie ne peut pas être écrite dans { $path } ({ $reason }) : donnez un autre fichier avec « sauver FICHIER ».
left = La partie est gardée. Pour la reprendre :
lost = La partie n'a pas pu être gardée dans { $path } ; elle est perdue.
match-file = Pour revoir la partie :

## L'aide à table

command-help = ? aide
command-why = pourquoi
command-rules = règles
command-notes = carnet
command-sheets = fiches
command-log = journal
command-hint = indice
command-undo = annuler
command-save = sauver
command-quit = quitter
usage-why = ACTION
usage-rules = [CLAUSE]
usage-notes = [SIÈGE AGENT [MARQUE]]
usage-save = [FICHIER]
explain-number = faire ce choix ; son écriture à droite, ou son début, convient aussi
explain-help = cette aide
explain-why = pourquoi une action n'est pas offerte
explain-rules = toutes les règles, ou une clause
explain-notes = votre carnet ; la preuve d'une croix ; une marque à vous (- l'efface)
explain-sheets = toutes les fiches à côté du plateau, même celles qui sont pliées
explain-log = tout ce que vous avez appris
explain-hint = ce qu'un Double zéro ferait à votre place, en sachant ce que vous savez
explain-undo = reprendre votre dernière action, si personne n'en sait rien
explain-save = garder la partie, dans ce fichier si vous en donnez un
explain-quit = quitter la table ; la partie est gardée

## Les indices

hint-none = Il n'y a pas d'indices à cette table.
hint-option = choix
hint-tried = essayé
hint-share = part de victoire
hint-line = Ensuite, peut-être : { $line }
hint-belief = { $belief } : { $share } ({ $clause })
hint-because = parce que : { $news }

## La fin

result = Résultat
won = { $name } gagne.
won-you = Vous gagnez. Le monde peut trembler.
won-shared = Victoire partagée : { $names }.
replay-open = La partie n'est pas finie.
replay-keys = Entrée : la suite · b : en arrière · un numéro : y aller · q : sortir

## Les jeux et les boîtes

games-seats = de { $fewest } à { $most } joueurs
games-boxes = boîtes : { $boxes }
games-hint = Pour jouer : filature play { $name }
box-good = { $file } : une bonne boîte pour { $name }.
box-bad = cette boîte ne se joue pas : { $error }
box-table = { $entries ->
    [one] { $entries } ligne
   *[other] { $entries } lignes
 }, somme { $total }

## Les simulations

sim-title = { $matches } parties, boîte { $box }, graine { $seed }
sim-seat = siège
sim-bot = robot
sim-wins = victoires
sim-interval = à 95 %
sim-shared = dont partagées
sim-score = score moyen
sim-length = Décisions par partie : { $mean } en moyenne, { $median } au milieu, de { $shortest } à { $longest }.
sim-ending = fin
sim-what = quoi
sim-a-match = par partie
sim-matches = dans
sim-first-wins = le premier gagne
sim-speed = { $rate } parties par seconde
percent = { NUMBER($value, minimumFractionDigits: 1) } %
number = { NUMBER($value, minimumFractionDigits: 2) }

## Les échelles

ladder-title = { $matches } parties par échelon, { $seats } sièges, graine { $seed }
ladder-rung = échelon
ladder-matches = parties
ladder-share = part des victoires
ladder-fair = part égale
ladder-level = niveau
ladder-rating = cote
ladder-unsure = à peu près
ladder-kept = Les parties sont dans { $file }
ladder-plot = Le graphique est dans { $file }

## Les revues

review-place = ligne
review-chosen = choisi
review-best = le mieux
review-lost = cédé
review-mean = { $count } décisions ; cédé en moyenne : { $lost }
review-actor = par
review-change = écart
review-what = ce qui s'est passé
review-chance = Le hasard
review-luck = Part de victoire : { $luck } par le hasard, { $own } par ses propres choix, { $others } par ceux des autres.
review-plot = Le graphique est dans { $file }
review-did = { $name } : { $action }
review-hint = Pour voir où elle a basculé :

## La ligne de commande

version-compiled = compilé
version-asked = interprété, comme le demande FILATURE_INTERPRETED
version-stale = interprété : { $file } a changé depuis la compilation (make recompile)
version-interpreted = interprété : aucun compilateur C à l'installation ; tout marche, plus lentement
help-filature = Des jeux d'espions introuvables, à jouer dans un terminal.
help-version = Dire la version.
help-games = Les jeux qu'il y a.
help-play = Jouer une partie.
help-resume = Reprendre une partie gardée.
help-rules = Les règles d'un jeu, ou une clause.
help-replay = Raconter une partie gardée.
help-review = Ce que chaque décision a cédé, où une partie a basculé, et la part de la chance.
help-at = N'expliquer que la décision de cette ligne de la partie.
help-form = Les fiches d'évaluation d'une partie de bond, en une page à imprimer.
help-print = Le plateau, les cartes, les pions et les règles d'un jeu, en PDF à découper.
form-written = Les fiches sont dans { $file }
help-simulate = Faire jouer beaucoup de parties à des robots.
help-ladder = Faire jouer les niveaux les uns contre les autres ; une échelle laissée là est reprise.
help-plot = Le graphique à écrire, en SVG ; sinon à côté de l'autre fichier.
help-cores = Combien de cœurs ; sinon tous.
help-on = Où jouer : here, sur cette machine, ou ray, la grappe de RAY_ADDRESS, sinon celle dont cette machine fait partie.
help-box = Les boîtes : ce qu'il y a dans un jeu.
help-box-check = Vérifier un fichier de boîte.
help-game = Le nom du jeu, comme lair.
help-file = Le fichier de la partie.
help-box-file = Le fichier de la boîte, en TOML.
help-clause = Une clause, comme KILL-TAUNT-3.
help-lang = La langue ; sinon celle du système.
help-box-option = Une boîte, par son nom ou son fichier.
help-option = Une option de la table, comme target=33 ; autant qu'on veut.
help-seed = Une graine : la même redonne la même chose ; sinon tirée au sort, et dite.
help-seats = Combien de sièges ; sinon trois, ou ce que le jeu permet.
help-hints = Si la table donne des indices ; elle en donne, sauf avis contraire.
help-seat = Ce qu'a vu ce siège ; sinon ce que tous ont vu.
help-matches = Combien de parties.
help-bots = Un robot pour tous les sièges, ou un par siège : recrue, agent, double-zéro, greedy, uniform.
help-tally = Compter ce qui est fait, dit et demandé.
help-json = Écrire les faits en JSON.
mistake-bad-language = pas de langue « { $word } » ; il y a : { $known }
mistake-bad-seat = « { $word } » ne peut pas s'asseoir ; donnez par exemple --bots me,bot,bot ({ $known }, avec :Nom au besoin)
mistake-bad-seats = { $name } se joue de { $fewest } à { $most }, pas à { $count } ; changez --seats
mistake-bad-option = « { $pair } » n'est pas une option ; écrivez --option nom=valeur
mistake-bad-bot = pas de robot « { $bot } » ; il y a : { $known }
mistake-bad-bots = { $bots } robots pour { $seats } sièges ; donnez-en un pour tous, ou un par siège
mistake-bad-extra = il faut pour cela d'autres bibliothèques ; installez-les avec : pip install 'filature[{ $extra }]'
mistake-bad-on = rien ne se joue sur « { $word } » ; il y a : { $known }
mistake-no-cluster = aucune grappe Ray n'a pu être rejointe ({ $reason }) ; lancez-en une par ray start --head, ou donnez l'adresse d'une autre dans RAY_ADDRESS
mistake-cluster-version = { $machine }, une machine de la grappe, a { $there }, et celle-ci { $here } ; installez la même chose partout
mistake-cluster-box = { $machine }, une machine de la grappe, n'a pas le même { $name } avec la boîte { $box } ; mettez les mêmes fichiers aux mêmes endroits partout
mistake-cluster-lost = la grappe n'a pas pu continuer ({ $reason }) ; recommencez quand elle ira mieux, une échelle reprend où elle s'est arrêtée
mistake-bad-file = { $file } ne se lit pas ({ $reason }) ; donnez un fichier de partie
mistake-bad-form = { $name } n'a pas de fiches d'évaluation ; donnez une partie de bond
mistake-bad-out = { $file } ne peut pas être écrit ({ $reason }) ; donnez un autre fichier
mistake-bad-print = { $file } existe et n'est pas une impression de filature ; donnez un autre nom avec --output
mistake-no-cards = { $name } n'a pas de cartes à imprimer une à une ; retirez --cards
mistake-bad-viewer = pas de siège { $seat } ; --seat va de 0 à { $last }
mistake-bad-place = personne n'a rien décidé à la ligne { $place } ; les lignes vont de 0 à { $last }
mistake-resume-over = cette partie est finie ; revoyez-la avec : filature replay { $file }
help-usage = Usage :
help-arguments = Arguments
help-options = Options
help-commands = Commandes
help-help = Montrer cette page.
help-required = [obligatoire]
help-default = [par défaut : { $value }]
help-completion = Le script qui fait compléter commandes, options et noms par Tab.
help-shell = Le shell : bash, zsh ou fish.
mistake-bad-shell = Pas de complétion pour { $word } ; il y en a pour { $known }.
help-man = Écrire la page de manuel ; lisez-la avec : filature man | man -l -
help-print-output = Le fichier à écrire ; sinon filature-JEU-LANGUE.pdf ou -cards.zip, ici.
help-print-cards = Les cartes une à une, pour un imprimeur : un ZIP d'un PDF par face, avec fond perdu, et les quantités.
help-form-output = Le fichier à écrire ; sinon le nom de la partie avec .html, à côté d'elle.
help-ladder-output = Le fichier qui garde ce qui est joué ; sinon ladder-JEU-SIÈGES.jsonl, ici.
help-box-game = Le jeu auquel elle va ; sinon celui auquel elle convient.
help-ladder-seed = Une graine : une échelle laissée là se reprend avec la même.
help-players = Ce que sont les autres : recrue, agent, double-zéro, greedy, uniform ; ou qui est assis où, un par siège : me,agent,bot (me:Nom et bot:Nom sont des noms).
did-you-mean = (vouliez-vous dire { $near } ?)
seed-told = La graine était { $seed } : avec --seed { $seed } et les mêmes choix, tout se répète.
mistake-unknown-command = il n'y a pas de commande { $name } ; il y a : { $known }
mistake-missing-command = il manque une commande ; voir { $page }
mistake-no-such-option = il n'y a pas d'option { $name } ici ; voir { $page }
mistake-no-value = { $name } veut une valeur après elle ; voir { $page }
mistake-a-value = { $name } ne prend pas de valeur ; voir { $page }
mistake-missing = il manque { $name } ; voir { $page }
mistake-too-much = trop de mots ; voir { $page }
mistake-bad-number = { $name } veut { $kind ->
    [days] un nombre de jours
   *[whole] un nombre entier
 } ; voir { $page }
mistake-bad-number-from = { $name } veut { $kind ->
    [days] un nombre de jours
   *[whole] un nombre entier
 } à partir de { $least } ; voir { $page }
mistake-bad-number-between = { $name } veut { $kind ->
    [days] un nombre de jours
   *[whole] un nombre entier
 } de { $least } à { $most } ; voir { $page }
mistake-seats-and-bots = --seats est un nombre ; dites qui est assis où avec --bots seul, comme --bots me,agent,bot
mistake-bad-path = { $file } ne peut pas servir ({ $reason }) ; donnez-en un autre
mistake-file-forbidden = vous n'en avez pas le droit
mistake-file-read-only = rien ne peut s'écrire là
mistake-file-nowhere = il n'y a ni fichier ni dossier de ce nom
mistake-file-not-a-folder = un fichier est là où il faudrait un dossier
mistake-file-a-folder = c'est un dossier
mistake-file-full = le disque est plein
mistake-file-huge = il est bien trop long
mistake-file-long-name = son nom est trop long
mistake-port-forbidden = le port { $port } n'est pas à tout le monde ; donnez-en un à partir de 1024 avec --port
man-made = Cette page est faite des commandes mêmes et de leurs textes, par make manual ; filature man écrit la même pour man.
man-name = Nom
man-synopsis = Synopsis
man-description = Description
man-commands = Commandes
man-json = Les faits en JSON
man-exits = Codes de sortie
man-about = Une seule façon de dire une chose dans toutes les commandes : --seats N, combien de sièges ; --bots, qui y est assis ; --seed N, une graine ; -o ou --output, le fichier à écrire ; --lang, la langue ; --json, les faits pour un programme ; -h, l'aide. Les shells complètent commandes, options, jeux, boîtes, robots et parties après eval "$(filature completion bash)".
man-json-about = Avec --json une commande écrit ces champs, nommés comme en Python, entre crochets ceux de l'intérieur ; games en écrit une liste. Une erreur est une ligne sur la sortie d'erreur, avec ou sans --json ; clauses, options et endings ont leurs propres noms à l'intérieur.
exit-done = fait
exit-not-so = ce qu'on demandait n'est pas : des dés qui n'étaient pas honnêtes, une boîte qui ne passe pas sa vérification
exit-bad-input = mauvaise saisie : une ligne sur la sortie d'erreur dit que faire, et rien n'a changé
exit-interrupted = interrompu par Ctrl-C ; une partie en cours est gardée
exit-broken-pipe = plus personne ne lit, comme après | head -1

## Ce qui ne peut pas être

mistake-unknown-option = Il n'y a pas d'option { $name } ; il y a : { $known }.
mistake-bad-option-number = L'option { $name } ne peut pas être { $value } : donnez un nombre entier de { $least } à { $most }.
mistake-bad-option-value = L'option { $name } ne peut pas être { $value } ; choisissez parmi : { $known }.
mistake-unknown-game = Il n'y a pas de jeu { $name } ; il y a : { $known }.
mistake-bad-count = { $name } se joue de { $fewest } à { $most } sièges, pas { $count }.
mistake-unknown-bot = Il n'y a pas de robot { $name } ; il y a : { $known }.
mistake-review-open = cette partie n'est pas finie : une revue dirait ce que d'autres cachent
mistake-ladder-other = { $file } est une autre échelle, ou n'en est pas une : donnez un autre fichier, ou les mêmes jeu, sièges, graine, boîte et options
mistake-bad-name = « { $name } » ne peut pas nommer un jeu : des minuscules, des chiffres et _, une lettre d'abord, et aucun mot de Python
mistake-name-taken = { $name } est déjà un jeu ; il y a : { $known }
mistake-folder-exists = { $folder } existe déjà : rien n'a été écrit ; donnez un autre nom, ou déplacez-le
mistake-game-unwritten = le jeu n'a pas pu être écrit, et rien n'en reste : { $reason }
mistake-not-the-house = --here ne vaut qu'à la racine du dépôt de filature ; sans lui, un paquet à part est écrit
mistake-file-line = ligne { $line } : { $reason }
mistake-file-not-text = ce n'est pas un fichier de texte en UTF-8
mistake-file-lacks = l'en-tête n'a pas de ligne { $field }
mistake-file-foreign = ce n'est pas une partie : le fichier doit commencer par « { $format } »
mistake-file-unknown-line = ligne inconnue : { $text }
mistake-file-box = { $error } ; donnez sa boîte avec --box FICHIER
mistake-file-other-box = jouée avec une autre boîte que { $box } ; donnez la sienne avec --box FICHIER
mistake-file-old-version = jouée selon la version { $version } de { $name }, ceci est la { $here } : installez le filature que CHANGELOG.md nomme pour la version { $version }
mistake-file-new-version = la version { $version } de { $name } est inconnue ici, ceci est la { $here } : mettez filature à jour
mistake-file-nobody = personne n'est assis à { $who }
mistake-file-refused = { $action } ne peut pas être joué : { $refused }

## Le serveur de tables

serving = La table est mise à l'adresse { $address } (Ctrl-C la ferme ; rien n'est perdu)
served = Fermé. Toutes les tables sont gardées.
moved = La maison a déménagé, et chaque partie a été rejouée : { $tables } tables, { $lines } lignes, { $people } personnes, { $circles } cercles, { $evenings } soirées. Ce qui était là y est encore.{ $broken ->
    [0] {""}
   *[other] {" "}{ $broken } parties suivaient d'autres règles, et les attendent ici comme là-bas.
 }
backed-up = { $count ->
    [one] { $count } table est
   *[other] { $count } tables sont
 } maintenant dans { $file }
restored = { $count ->
    [one] { $count } table est revenue
   *[other] { $count } tables sont revenues
 } ; ce qui était là est mis de côté.
pruned = { $count ->
    [one] { $count } table oubliée
   *[other] { $count } tables oubliées
 }.
page-title = Filature
preview-title = filature · cinq jeux d'espions introuvables
preview-text = À rejouer en famille, sur un même écran ou chacun chez soi. Gratuit, sans compte, sans publicité.
preview-table = Une table vous attend. Un lien suffit pour s'asseoir ou regarder.
preview-ended = Une affaire classée, à revoir coup par coup.
preview-people = Avec { $names }.
page-no-bundle = Le serveur tourne. Les pages de cette maison n'ont pas été construites : installez Node et relancez make, ou parlez au serveur comme le dit docs/how-to/protocol.md.
page-no-documents = Les documents de cette maison n'ont pas été construits : qui la tient lance make docs. En attendant, ils se lisent dans le dossier docs.
help-serve = Ouvrir le serveur de tables, pour navigateurs et robots.
help-backup = Copier toutes les tables dans un fichier, même pendant que le serveur tourne.
help-restore = Mettre une copie à la place de toutes les tables.
help-prune = Oublier les tables que personne n'a touchées depuis tant de jours.
help-move-house = Porter une maison dans un autre lieu, dossier ou PostgreSQL ; serveurs arrêtés. Chaque partie est rejouée.
help-move-from = Où est la maison : un dossier, ou postgresql://nom@machine/base.
help-move-to = Où elle va : un endroit où il n'y a rien.
help-verify = Vérifier que les dés d'une partie étaient honnêtes.
new-game-written = { $place } est écrit, jouable et testable. La suite : docs/how-to/add-a-game.md, et :
help-new-game = Écrire un nouveau jeu, jouable et testable aussitôt, d'où continuer.
help-new-name = Son nom : minuscules, chiffres et _.
help-here = Dans l'arbre même de filature, et non dans un paquet à part.
help-port = Le port ; sinon 8123, ou le suivant qui est libre.
help-lan = Laisser venir les autres de votre réseau.
help-public-url = L'adresse par laquelle les autres viennent, comme https://jeux.exemple.fr ; elle ouvre liens, codes QR et aperçus.
help-knock = Un code ne fait que frapper à la porte ; de lui-même avec une adresse ouverte à tous.
help-open = Ouvrir le navigateur.
help-data = Le dossier des tables ; sinon celui de l'utilisateur.
help-behind = Un proxy dont on croit les adresses : son adresse ou son réseau ; plusieurs avec des virgules.
help-name = Le nom de la maison sur internet ; plusieurs avec des virgules. Les autres noms sont refusés.
help-metrics = Compter pour Prometheus à ce port de cette machine ; sinon nulle part.
help-disk = Combien de mégaoctets les tables peuvent prendre ; sinon ce qu'a le disque. Dès neuf dixièmes, rien de neuf ne commence.
help-keep = Oublier les tables non touchées depuis tant de jours ; sinon jamais.
help-store = L'adresse d'un PostgreSQL qui garde les tables à la place d'un fichier, comme postgresql://nom@machine/base (aussi : FILATURE_STORE).
help-workers = Combien de processus servent la maison sur cette machine ; plus d'un suppose un PostgreSQL (--store). Celui qui meurt est remplacé.
help-inner = Où les processus de la même maison sur d'autres machines joignent celui-ci, dans un réseau où personne d'autre n'entre ; les suivants prennent les ports d'après.
help-copy = Le fichier de la copie.
help-days = Combien de jours.

## L'honnêteté prouvée

verdict-fair = Honnête : chaque dé et chaque carte découlent du secret promis avant la partie.
verdict-aborted = Vrai jusque-là, mais la partie a été interrompue.
verdict-partly = Honnête à partir de la ligne { $line } ; ce qui précède a été tiré ailleurs.
verdict-unproven = Cette partie n'a pas de preuve : ses dés ont été jetés ailleurs.
verdict-unrevealed = Le secret n'est pas révélé : la partie n'est pas finie.
verdict-broken-promise = Faux : le secret n'est pas celui qui était promis.
verdict-edited = Modifié : le fichier n'est pas celui que le serveur a scellé.
verdict-unfair = Faux : la ligne { $line } ne découle pas du secret.

## À une table du serveur

code-name = { $noun } { $mark }
code-nouns = Agent Héron, Agent Lynx, Agent Corbeau, Agent Martinet, Agent Blaireau, Agent Faucon, Agent Furet, Agent Hibou, Agent Renard, Agent Castor
code-marks = Ambre, Cobalt, Carmin, Ivoire, Jade, Onyx, Opale, Écarlate, Argent, Ardoise
refused-watching = Vous regardez ; seuls les sièges jouent.
refused-consent = Personne n'attend votre accord.
refused-hint = Vous n'avez rien à décider maintenant.
refused-hint-other = Pas d'autre idée : il n'y a rien d'autre à faire.
refused-hints-off = Cette table joue sans conseils.
refused-chat = Cette table joue sans bavardage.
chosen-for = { $you ->
    [seat] Un robot joue pour vous.
   *[none] Un robot joue pour { $seat }.
}
broken-gone = Les options ou la boîte de cette partie ne sont pas dans cette version de { $name }. Le journal est gardé ; installez la version du début pour continuer.
broken-version = Cette partie a commencé sous d'autres règles de { $name }. Le journal est gardé ; installez la version du début pour continuer.
broken-box = Cette partie a commencé avec une autre boîte de { $name }. Le journal est gardé ; remettez cette boîte pour continuer.
broken-rules = Cette partie ne se rejoue plus sous ces règles de { $name }. Le journal est gardé ; signalez-le, s'il vous plaît.
mistake-unknown-box = { $name } n'a pas de boîte { $box } ; il y a : { $known }
mistake-unknown-level = il n'y a pas de robot { $level } ; il y a : { $known }
mistake-bad-setting = cette table ne peut pas être mise : { $reason }
mistake-unknown-code = Aucune table ne s'appelle ainsi. Vérifiez le mot et le nombre.
mistake-too-many-guesses = Trop d'essais ; demandez plutôt le lien. { again }
mistake-unknown-knock = Personne n'a entendu frapper, ou c'était il y a longtemps ; frappez de nouveau.
mistake-door-crowded = Trop de monde frappe à cette porte ; attendez un instant, ou demandez le lien.
mistake-unknown-table = Il n'y a pas de telle table ; redemandez le lien.
mistake-other-game = Cette table est celle d'un autre jeu ; ouvrez-en une nouvelle.
mistake-table-begun = La partie a commencé ; vous pouvez regarder.
mistake-table-full = Tous les sièges sont pris ; vous pouvez regarder.
mistake-table-ended = Cette table est déjà finie.
mistake-seat-taken = Le siège { $seat } n'est pas libre ; prenez-en un autre.
mistake-no-seat = Vous n'avez pas de siège à cette table ; joignez-la, ou ouvrez votre lien de secours.
mistake-not-your-seat = Le siège { $seat } n'est pas à vous.
mistake-not-host = Seul l'hôte de la table peut faire cela.
mistake-not-ready = Tout le monde n'est pas encore assis et prêt.
mistake-not-over = Cela se montre quand la partie est finie.
mistake-no-forms = Ce jeu ne tient pas de fiches : elles sont à « bond ».
mistake-no-guide = { $name } n'a pas de première partie guidée ; jouez contre des robots.
mistake-no-review = La revue n'a pas pu être faite ; réessayez dans un instant.
mistake-not-begun = La partie n'a pas commencé.
mistake-not-your-eyes = Avant la fin, vous ne voyez que par vos propres yeux.
mistake-no-watchers = Cette table joue sans spectateurs.
mistake-bad-eye = Pas de tels yeux : donnez un siège de 0 à { $last }, spectator, ou all.
mistake-no-moment = Pas de tel moment : ils vont de 0 à { $last }.
mistake-bad-token = Ce lien ne mène à aucun siège ; demandez un siège à l'hôte.
mistake-token-used = Ce lien a servi, et chacun n'ouvre qu'une fois ; demandez le nouveau sur l'appareil qui tient le siège.
mistake-unknown-key = Cette clé n'ouvre rien ici ; vérifiez que tout le lien a été copié.
mistake-key-changed = Cette clé a été changée ; demandez la nouvelle à qui tient les places.
mistake-foreign-origin = Cette demande vient d'un autre site ; ouvrez la page même de la table.
again = { $unit ->
    [hours] Réessayez dans { $wait } h.
    [minutes] Réessayez dans { $wait } min.
   *[seconds] Réessayez dans { $wait } s.
}
mistake-too-many-standing = Beaucoup de vos tables attendent encore de commencer ; jouez-les ou fermez-les. { again }
mistake-too-many-uploads = Beaucoup de fichiers en peu de temps. { again }
mistake-too-many-founded = Beaucoup de cercles ou de soirées en peu de temps. { again }
mistake-too-many-reports = Beaucoup de signalements en peu de temps ; merci, gardez les suivants pour tout à l'heure. { again }
mistake-too-many-hints = Beaucoup de conseils à la suite. { again }
mistake-too-many-watchers = Trop de monde regarde déjà d'ici ou à cette table. { again }
mistake-too-much-chat = C'était trop rapide pour être dit. Votre phrase est encore là. { again }
mistake-bad-budgets = { $file } ne se lit pas comme des budgets ({ $reason }) ; voyez docs/how-to/host.md
mistake-bad-budget = le budget { $name } se donne comme [{ $name }] avec most et a_minute, des nombres de 0 au moins
mistake-budget-held = le budget { $name } compte ce qui est tenu ; donnez most, sans a_minute
mistake-unknown-budget = il n'y a pas de budget { $name } ; il y a : { $known }
mistake-too-fast = Trop vite. { again }
mistake-too-many-tables = Beaucoup de tables en peu de temps. { again }
mistake-house-nearly-full = La maison est presque pleine : les parties en cours peuvent finir, rien de neuf ne peut commencer. Vos tables sont en sûreté ; réessayez plus tard.
mistake-house-full = La maison est pleine : ceci n'a pas été fait. Tout ce qui était fait avant est en sûreté ; réessayez plus tard.
mistake-house-away = La maison n'atteint pas sa mémoire en ce moment. Tout ce qui était fait avant est en sûreté ; dès qu'elle répond, on voit si ceci l'est aussi : attendez un peu, puis regardez à nouveau.
mistake-too-many-reviews = Beaucoup de parties attendent leur analyse. { again }
mistake-too-many-connections = Trop de connexions à la fois ; fermez d'autres onglets. { again }
mistake-bad-frame = Ce message ne se lit pas ; voyez docs/how-to/protocol.md.
mistake-no-connection = Cette liaison est terminée ; ouvrez-la de nouveau.
mistake-no-cookies = Ce navigateur refuse les cookies : vous pouvez regarder, mais pas vous asseoir. Autorisez-les pour ce site, puis rechargez la page.
mistake-unknown-field = « { $word } » ne veut rien dire ici ; enlevez-le.
mistake-bad-request = Cette demande ne se lit pas : { $reason }
mistake-no-box = « { $word } » n'est ni une boîte de { $name } (il y a : { $known }), ni un fichier qui se lise ({ $reason })
mistake-bad-target = { $file } est une partie, qui serait perdue ; donnez un autre fichier
mistake-bad-box = { $file } ne se lit pas ({ $reason }) ; donnez un fichier de boîte
mistake-not-here = Il n'y a rien à cette adresse ({ $status }).
mistake-our-fault = Une faute de notre part ; votre partie est en sûreté. Recommencez.
mistake-too-large = C'est trop pour une seule fois ; une partie ou un message tient en bien moins.
mistake-file-too-long = Ce fichier est trop long pour une partie.
mistake-bad-public-url = « { $url } » n'est pas une adresse de maison ; donnez http:// ou https:// et un nom, sans rien derrière, comme https://jeux.exemple.fr
mistake-port-taken = le port { $port } est pris ; donnez-en un autre avec --port
mistake-data-empty = { $path } est vide alors qu'il y avait une maison : le fichier a pu être coupé ; ramenez une copie avec filature restore, ou déplacez ce fichier pour repartir de zéro
mistake-bad-network = « { $text } » n'est ni une adresse ni un réseau ; donnez par exemple 127.0.0.1 ou 10.0.0.0/8
mistake-unknown-host = Cette maison ne s'appelle pas ainsi. Ouvrez-la par sa propre adresse, ou lancez-la avec --name.
mistake-data-in-use = un serveur tourne déjà sur { $path } ; arrêtez-le d'abord, ou donnez un autre dossier avec --data
mistake-data-missing = il n'y a rien à { $path }
mistake-data-itself = { $path } est ce que la maison a maintenant ; donnez une copie
mistake-data-keys = { $path } ne se lit pas : ramenez-le de là où vous le gardez, ou enlevez-le, et chacun revient par son lien de secours
mistake-data-foreign = { $path } ne contient pas les tables d'une maison, ou est abîmé
mistake-data-newer = { $path } vient d'un filature plus récent (étape { $version }) ; mettez celui-ci à jour
mistake-store-away = { $path } ne peut pas servir ({ $reason }) ; voyez si la base est là, et si le nom et le mot de passe de son adresse sont justes
mistake-bad-store = « { $text } » n'est pas l'adresse d'un PostgreSQL ; donnez par exemple postgresql://nom@machine/base
mistake-workers-store = plusieurs processus se partagent un PostgreSQL : donnez son adresse avec --store, ou laissez --workers de côté
mistake-bad-inner = « { $text } » n'est pas une adresse avec un port ; donnez par exemple 10.0.0.5:9200
mistake-data-not-empty = il y a déjà une maison à { $path } ; donnez un endroit où il n'y a rien
mistake-move-differs = ce qui est arrivé à { $path } n'est pas ce qui est parti ({ $table }) ; rien n'y a été changé

## Les pouvoirs à une table

name-watcher = Quelqu'un
name-screen = l'écran du salon
name-host = L'hôte
nudged = { $name } vous le rappelle : la partie vous attend.
bye-kicked = On vous a fait sortir. Vous pouvez regarder dans dix minutes.
bye-removed = On vous a fait sortir. Vous pourrez de nouveau regarder dans dix minutes.
bye-watchers = La partie commence, et cette table joue sans public.
refused-paused = La partie est en pause. Demandez d'abord à reprendre.
refused-kept = Un robot tient votre place. Reprenez-la d'abord.
refused-resigned = Vous avez abandonné cette partie ; vous pouvez regarder la suite.
refused-told-no = La table vient de vous dire non deux fois ; redemandez dans une minute.
refused-ballot = On demande déjà autre chose à la table ; attendez sa réponse.
refused-silenced = Vous ne pouvez pas parler à cette table pour l'instant ; l'hôte peut vous rendre la parole.
house-resign = Qui abandonne laisse la victoire aux autres ; les points restent ce qu'ils sont.
end-resigned = { $count ->
    [one] { $names } a abandonné la partie.
   *[other] { $names } ont abandonné la partie.
 }
end-own-left = Première place : il ne reste que vous.
end-own-resigned = { $count ->
    [one] Vous avez abandonné ; { $names } l'emporte.
   *[other] Vous avez abandonné ; { $names } partagent la victoire.
 }
end-own-resigned-nobody = Vous avez abandonné.
minute-agreed = { $what } Tout le monde est d'accord.
minute-leave = { $more ->
    [playing] { $name } quitte la partie ; un robot prend la chaise.
   *[open] { $name } quitte la table.
 }
minute-late = { $name } prend la chaise de { $whom }, robot.
minute-sit-out = Un robot tient la place de { $name }.
minute-sit-in = { $name } reprend sa place.
minute-resign = { $name } abandonne la partie.
minute-pause = { $name } met la partie en pause.
minute-resume = { $name } relance la partie.
minute-nudge = { $name } rappelle la partie à { $whom }.
minute-absence = { $name } en décide ainsi : { $more ->
    [clock] il y a une pendule, puis un robot choisit.
    [stand-in] un robot joue pour qui est loin.
   *[wait] la table attend qui est loin.
 }
minute-replace = { $name } confie à un robot la place de { $whom }.
minute-kick = { $name } fait sortir { $whom }.
minute-swap = { $more ->
    [open] { $whom } passe à la place { $other }.
   *[none] { $whom } et { $other } échangent leurs places.
 }
minute-host = { $name } confie la table à { $whom }.
minute-claim = { $name } prend la table.
minute-passed = L'hôte n'est plus là : { $whom } tient la table.
minute-close = { $name } ferme la table.
minute-chair = { $name } en décide ainsi : la chaise { $whom } est { $more ->
    [open] libre.
    [recruit] à un robot, Recrue.
    [agent] à un robot, Agent.
    [double-o] à un robot, Double zéro.
   *[bot] à un robot.
 }
minute-watch = { $name } laisse { $whom } regarder.
minute-silence = { $more ->
    [again] { $name } rend la parole à { $whom }.
   *[quiet] { $name } retire la parole à { $whom }.
 }
minute-remove = { $name } fait sortir { $whom }.
minute-stop = { $name } arrête le compte à rebours.
minute-no = Pas d'accord : rien ne change.
minute-lapsed = Pas de réponse à temps : rien ne change.
ballot-undo = { $name } voudrait reprendre le dernier coup.
ballot-pause = { $name } voudrait faire une pause.
ballot-resume = { $name } voudrait reprendre la partie.
ballot-absence = { $name } propose : { $more ->
    [clock] une pendule, puis un robot choisit.
    [stand-in] un robot joue pour qui est loin.
   *[wait] la table attend qui est loin.
 }
ballot-replace = { $name } propose qu'un robot tienne la place de { $whom }.
ballot-kick = { $name } propose de faire sortir { $whom }.
ballot-swap = { $more ->
    [open] { $name } propose que { $whom } passe à la place { $other }.
   *[none] { $name } propose que { $whom } et { $other } échangent leurs places.
 }
ballot-close = { $name } propose de fermer la table.
ballot-chair = { $name } propose : la chaise { $whom } { $more ->
    [open] libre.
    [recruit] à un robot, Recrue.
    [agent] à un robot, Agent.
    [double-o] à un robot, Double zéro.
   *[bot] à un robot.
 }
ballot-silence = { $more ->
    [again] { $name } propose de rendre la parole à { $whom }.
   *[quiet] { $name } propose de retirer la parole à { $whom }.
 }
ballot-remove = { $name } propose de faire sortir { $whom }.
mistake-kicked = On vous a fait sortir. Vous pourrez revenir dans { $minutes } min.
mistake-resigned = Vous avez abandonné cette partie ; vous pouvez regarder la suite.
mistake-kept-already = Un robot tient déjà votre place.
mistake-not-kept = Vous avez votre place : il n'y a rien à reprendre.
mistake-paused-already = La partie est déjà en pause.
mistake-not-paused = La partie n'est pas en pause.
mistake-nudged = Le rappel est récent, ou personne ne joue à cette place ; attendez un peu.
mistake-not-away = Un robot ne prend que la place de qui est loin depuis un moment.
mistake-wrong-seat = Cela ne peut pas concerner cette place ; choisissez-en une autre.
mistake-no-watcher = Personne de ce nom ne regarde plus.
mistake-host-here = L'hôte est là, ou n'est pas loin depuis longtemps ; attendez un peu.
mistake-ballot-open = On demande déjà quelque chose à la table ; attendez sa réponse.
mistake-told-no = La table vient de vous dire non deux fois ; redemandez dans une minute.
mistake-no-ballot = Personne n'attend votre réponse.
mistake-nobody-to-agree = Personne n'est là pour donner son accord ; attendez quelqu'un, ou demandez à l'hôte.
mistake-no-countdown = Aucun compte à rebours n'est en cours.
mistake-stopped-already = Vous avez déjà arrêté le compte à rebours une fois ; dites plutôt « Pas encore ».
mistake-too-many-deeds = De votre place on a tant demandé à cette table qu'elle n'en peut plus ; jouez.
mistake-knows-a-hand = Vous connaissez une autre main de cette partie : reprenez votre propre place, ou regardez.
mistake-no-bot = Aucun robot ne cède sa chaise ici ; vous pouvez regarder.

## L'histoire d'une partie

story-opening = { $count ->
    [0] { $names } se mettent à table ; personne n'a eu à décider, et l'affaire est classée.
    [1] { $names } se mettent à table ; une décision plus tard, l'affaire est classée.
   *[other] { $names } se mettent à table ; { $count } décisions plus tard, l'affaire est classée.
 }
story-lead = { $what } { $name } mène, avec { $score }.
story-did = { $name } : { $action }.
story-end = { $count ->
    [one] { $names } l'emporte.
   *[other] { $names } partagent la victoire.
 }
story-nobody = Personne ne l'emporte.
lesson-slip = { $you ->
    [yes] Vous avez choisi « { $chosen } ».
   *[no] { $name } a choisi « { $chosen } ».
 }
lesson-then = Ensuite : { $what }
lesson-lucky = Cette fois, rien n'est venu le punir ; c'était de la chance.
lesson-better = { $you ->
    [yes] Mieux, avec ce que vous saviez : « { $best } ».
   *[no] Mieux, avec ce qu'on savait à sa place : « { $best } ».
 }
lesson-praise = Bien vu : « { $chosen } ».
lesson-next-best = Tout le reste valait moins ; « { $other } » venait après.
lesson-chance = Le hasard seul l'a voulu : il n'y avait rien à décider.
lesson-other = { $you ->
    [yes] C'est { $other } qui en a décidé : à ce moment, vous n'y pouviez rien.
   *[no] C'est { $other } qui en a décidé.
 }

## Comment elle a fini

ordinal = { $number ->
    [1] Première
    [2] Deuxième
    [3] Troisième
    [4] Quatrième
    [5] Cinquième
    [6] Sixième
    [7] Septième
    [8] Huitième
   *[other] Dernière
 }
end-won = { $you ->
    [seat] Vous l'emportez
   *[none] { $seat } l'emporte
 }
end-won-together = { $seats } partagent la victoire
end-nobody = Personne ne l'emporte
end-own-nobody = Ni gagnant, ni perdant.
end-own-behind = { $points ->
    [0] { $place } place, à égalité de points avec { $other }.
    [one] { $place } place, à un point de { $other }.
   *[other] { $place } place, à { $points } points de { $other }.
 }
end-own-first = { $points ->
    [0] Première place, à égalité de points avec { $other }.
    [one] Première place, avec un point d'avance sur { $other }.
   *[other] Première place, avec { $points } points d'avance sur { $other }.
 }
end-own-together = Première place, partagée.
end-told = { $points ->
    [0] { $seat } finit à égalité de points avec { $other }.
    [one] { $seat } finit avec un point d'avance sur { $other }.
   *[other] { $seat } finit avec { $points } points d'avance sur { $other }.
 }
end-told-together = Personne n'a pu les départager.
end-cause = La partie est finie.

## Imprimer

print-subtitle = À imprimer et à jouer
print-contents = Ce qu'il y a
print-cut = Comment faire
print-boards = Le plateau
print-cards = Les cartes
print-tiles = Les petites cartes
print-pieces = Pions et jetons
print-dice = Les dés
print-sheets = Les fiches
print-aids = Les aides de jeu
print-forms = Les feuilles à remplir
print-rules = Les règles
print-legend = Légende
print-part = feuille
print-glue = couper le long des traits pleins, coller sur les languettes grises
print-fold = Couper d'un repère à l'autre. Pions : plier les tirets, coller dos à dos, écarter les pieds ; un pion regarde du côté plein.
print-back-side = Dos, à imprimer au verso
print-unofficial = Travail d'amateurs, sans lien avec un éditeur ou un ayant droit. Dessins et textes sont les nôtres.
print-box = Boîte { $box } ({ $hash })
print-step-scale = Imprimer à l'échelle 100 %, sur A4, sans ajuster à la page.
print-step-cards = Les cartes et leurs dos : sur papier épais, recto verso, retourner sur l'un ou l'autre bord. Tout le reste : recto seul.
print-step-backs = Sans recto verso : imprimer aussi les dos à part et les coller, ou glisser les cartes dans des pochettes opaques.
print-step-cut = Couper au cutter d'un repère à l'autre : l'impression continue au-delà de la coupe.
print-step-board = Le plateau : couper chaque feuille le long de ses traits pleins, la poser sur la languette grise de sa voisine jusqu'aux tirets et coller : d'abord les colonnes d'un rang, puis les rangs ; doubler de carton. Les lettres donnent les rangs, les chiffres les colonnes.
print-step-dice = Les dés se plient et se collent ; de vrais dés avec les mêmes faces vont aussi bien.
print-written = À imprimer : { $file }
print-aid = Aide de jeu
print-copies = { $copies ->
    [one] un exemplaire
   *[other] { $copies } exemplaires
 }

## Les avis

notice-turn = À vous : { $title }
notice-turn-of = { $name }, à vous : { $title }
notice-played = { $bot ->
    [yes] { $name } (robot) a joué.
   *[no] { $name } a joué.
}
notice-waits = { $bot ->
    [yes] { $name } (robot) vous attend.
   *[no] { $name } vous attend.
}
notice-table = Table { $code }.
notice-hour = Il vous reste une heure à la table { $code }.
notice-hour-of = Il reste une heure à la table { $code }.
notice-answers = La table { $code } attend des réponses.
notice-begins = La table { $code } commence.
notice-over = L'affaire { $code } est classée.
notice-several = { $count } tables vous attendent.
notice-night = Pendant la nuit : { $count } tables vous attendent.
notice-trial = Un essai : les avis arrivent ici.
notice-end = Pour ne plus rien recevoir : { $link }
notice-confirm-title = filature : des avis à cette adresse ?
notice-confirm = Quelqu'un a donné cette adresse à une maison de filature pour y recevoir « à vous de jouer ».
    
    C'était vous ? Ouvrez ce lien dans les trois jours, puis confirmez :
    { $link }
    
    Sinon, ne faites rien : rien d'autre ne sera envoyé.
help-budgets = Ce que chacun peut demander à la maison, dans un fichier TOML ; voyez docs/how-to/host.md.
help-smtp = Le serveur de courrier, pour prévenir par courriel : smtp://nom:mot-de-passe@hote:587 ou smtps:// ; sinon FILATURE_SMTP.
help-smtp-from = L'adresse d'où partent les courriels ; sinon le nom donné dans --smtp.
mistake-bad-smtp = --smtp se donne comme smtp://nom:mot-de-passe@hote:587, et --smtp-from comme une adresse de courriel
mistake-too-many-calls = Trop d'essais. { again }
mistake-bad-address = Cette adresse ne peut pas servir ; copiez celle que donne le salon, en entier.
mistake-not-https = Seules les adresses en https sont appelées ; demandez-en une au salon.
mistake-bad-keys = Ce navigateur a donné des clés qui ne se lisent pas ; coupez les avis de cet appareil, puis rallumez-les.
mistake-bad-zone = Ce fuseau horaire est inconnu ici ; choisissez-en un autre, comme Europe/Paris.
mistake-bad-mail = Ce n'est pas une adresse de courriel ; écrivez-la comme camille@exemple.fr.
mistake-no-mail = Cette maison ne peut pas envoyer de courriel ; qui la tient peut le permettre avec --smtp.
mistake-too-many-mails = Trop de messages pour cette adresse aujourd'hui ; cherchez-les dans les indésirables, ou attendez demain.
mistake-mail-failed = Le courriel n'a pas pu partir ; vérifiez l'adresse et recommencez plus tard.
mistake-mail-unconfirmed = Cette adresse attend sa confirmation ; ouvrez le lien qui lui a été envoyé.
mistake-no-endpoint = Cet avis n'existe plus ; rechargez la page.
mistake-old-link = Ce lien ne mène plus à rien ; demandez-en un autre à la page des avis.

## Cercles et soirées

season-first = Première saison
mistake-unknown-circle = Ce lien ne mène à aucun cercle : il a pu être changé. Demandez le nouveau à qui en est membre.
mistake-not-member = C'est pour les membres du cercle : entrez d'abord par son lien.
mistake-not-founder = Seule la personne qui tient le cercle peut faire cela.
mistake-too-many-circles = On peut être de { $most } cercles à la fois ; quittez-en un d'abord.
mistake-circle-full = Ce cercle a déjà { $most } membres ; fondez-en un autre.
mistake-too-many-seasons = Ce cercle a eu trop de saisons ; fondez-en un autre.
mistake-unknown-season = Il n'y a pas de telle saison : elles vont de 1 à { $last }.
mistake-unknown-person = Il n'y a personne de ce nom ici ; rechargez la page.
mistake-no-title = Il faut un nom : quelques lettres suffisent.
mistake-still-playing = Vous êtes encore à une table du cercle : quittez-la ou finissez-la d'abord, puis recommencez.
mistake-unknown-evening = Ce lien ne mène à aucune soirée ; redemandez-le.
mistake-evening-busy = Tout le monde parle à la fois ; recommencez.
mistake-evening-over = Cette soirée est finie.
mistake-evening-full = { $most } personnes sont déjà de la soirée ; ouvrez-en une seconde.
mistake-rounds-played = Les { $planned } rondes sont jouées ; ajoutez-en une dans les réglages, ou finissez la soirée.
mistake-too-few-people = Trop peu de monde pour une table, ou aucune boîte qui convienne : il faut être deux au moins.
mistake-result-owed = Il manque un résultat à la table { $table }.
mistake-results-disagree = Deux résultats se contredisent à la table { $table } : tranchez d'abord.
mistake-unknown-evening-table = Il n'y a pas de telle table à cette soirée ; rechargez la page.
mistake-places-missing = Donnez une place à chacun : il en faut { $count }.
mistake-no-result-yet = Cette table n'a pas encore de résultat qui tienne.
mistake-too-late-to-contest = Ce résultat ne se conteste plus ; parlez-en à qui organise la soirée.
mistake-match-tells = Cette partie se joue ici : son résultat viendra tout seul.
mistake-not-at-this-table = Seules les personnes de cette table peuvent en parler.
mistake-not-organiser = Seule la personne qui organise la soirée peut faire cela.
mistake-not-at-this-evening = Vous n'êtes pas de cette soirée.
mistake-evening-moved = La soirée a changé entre-temps ; regardez encore, puis recommencez.
mistake-bad-offers = Choisissez des jeux de cette maison, chacun une fois.
mistake-nothing-to-play-on = Il faut une boîte au moins, ou un jeu à l'écran.
mistake-wrong-pin = Ce ne sont pas les bons chiffres.

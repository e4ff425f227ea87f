title = James Bond 007 - Missions Spéciales
story = Dix missions, une seule course : 4 000 points, de retour à Londres, en vie.

## Les lieux de l'annexe

place-afghanistan = Afghanistan
place-albania = Albanie
place-amazon = Amazonie
place-arkangel = Arkangel
place-atlantis = Atlantis
place-banana_republic = République Bananière
place-baku = Bakou
place-bilbao = Bilbao
place-bimini = Îles Bimini
place-bratislava = Bratislava
place-cairo = Le Caire
place-caribbean_island = Île des Caraïbes
place-caucasus = Caucase
place-corfu = Corfou
place-cortina = Cortina
place-cuba = Cuba
place-drug_road = Route de la drogue
place-feldstadt = Feldstadt
place-gibraltar = Gibraltar
place-hamburg = Hambourg
place-istanbul = Istanbul
place-isthmus = Isthmus
place-kaolong_bay = Baie de Kaolong
place-karl_marx_stadt = Karl-Marx-Stadt
place-kazakhstan = Kazakhstan
place-key_west = Key-West
place-khyber_pass = Passe de Khyber
place-liparus = Pétrolier Liparus
place-london = Londres - Mi6
place-madrid = Madrid
place-main_strike_mine = Mine Main-Strike
place-monte_carlo = Monte-Carlo
place-new_york = New-York
place-olimpatec = Olimpatec
place-paris = Paris
place-red_star_train = Train Étoile-Rouge
place-rio = Rio de Janeiro
place-saigon = Saigon
place-san_francisco = San Francisco
place-sardinia = Sardaigne
place-siberia = Sibérie
place-south_california = Californie du Sud
place-saint_cyril = Saint Cyril
place-saint_petersburg = Saint Pétersbourg
place-tangiers = Tanger
place-udaipur = Udaipur
place-us_air_force_base = Base aérienne américaine
place-scotland = Écosse
place-south_china_sea = Mer de la Chine du Sud
place-space = Espace
place-venice = Venise
place-vienna = Vienne - Autriche
place-wave_krest = Wave Krest

## Les missions, et qui se met en travers

mission-10 = L'Espion qui m'aimait
mission-11 = Moonraker
mission-12 = Rien que pour vos yeux
mission-13 = Octopussy
mission-14 = Dangereusement vôtre
mission-15 = Tuer n'est pas jouer
mission-16 = Permis de tuer
mission-17 = GoldenEye
mission-18 = Demain ne meurt jamais
mission-19 = Le Monde ne suffit pas
rival-10 = Stromberg
rival-11 = Drax
rival-12 = Kristatos
rival-13 = Kamal Khan
rival-14 = Zorin
rival-15 = Whitaker
rival-16 = Sanchez
rival-17 = Trevelyan
rival-18 = Carver
rival-19 = Renard
brief-1001 = Embuscade à skis dans les Alpes autrichiennes.
brief-1002 = Deux sous-marins ont disparu : que sait la base navale ?
brief-1003 = Quelqu'un, au Caire, vend les plans d'un système de pistage.
brief-1004 = Q vous remet une voiture qui ne craint pas l'eau.
brief-1005 = Un armateur vous reçoit au fond de la mer.
brief-1006 = Prenez le pétrolier qui avale les sous-marins.
brief-1007 = Réglez vos comptes avec le maître des lieux.
brief-1101 = Une navette manque : fouillez le domaine de son constructeur.
brief-1102 = Poursuite sur les canaux, laboratoire derrière la verrerie.
brief-1103 = Q a monté son atelier sur les hauteurs de la baie.
brief-1104 = La base de lancement est sous les arbres.
brief-1105 = Assaut en apesanteur d'une station que nul ne devait voir.
brief-1201 = Un tueur à gages se cache près de Madrid.
brief-1202 = Q met un nom sur n'importe quel visage.
brief-1203 = Sports d'hiver en mauvaise compagnie.
brief-1204 = Au casino, lequel des deux contrebandiers ment ?
brief-1205 = Raid sur un entrepôt d'opium.
brief-1206 = Plongée vers l'épave, pour le transmetteur.
brief-1207 = Escaladez le monastère en plein ciel.
brief-1301 = Sabotage sur un aérodrome, sortie en très petit avion.
brief-1302 = Un œuf aux enchères : qui le veut à ce point ?
brief-1303 = Q tient une filiale derrière le bazar.
brief-1304 = Voyagez avec le train du cirque, en cachette.
brief-1305 = Il y a une bombe sous le chapiteau.
brief-1306 = Prenez d'assaut le palais sur la colline.
brief-1401 = La puce est sous la neige, et d'autres la cherchent.
brief-1402 = Q présente un animal qui n'est pas vivant.
brief-1403 = Meurtre au déjeuner, saut du haut d'une tour.
brief-1404 = Qui pompe l'eau de mer dans les puits ?
brief-1405 = Une mine va être noyée, juste sur une faille.
brief-1406 = Combat au-dessus du pont, depuis un dirigeable.
brief-1501 = Sur le Rocher, l'exercice tourne à l'attaque.
brief-1502 = Un porte-clés explosif, une voiture qui skie.
brief-1503 = Le tireur était une musicienne : comprenez pourquoi.
brief-1504 = Une grande roue, et un transfuge qui n'en était pas un.
brief-1505 = Faites semblant de tuer, puis filez.
brief-1506 = Des cavaliers, et un avion-cargo plein d'ennuis.
brief-1507 = Le marchand d'armes joue aux soldats de plomb.
brief-1601 = Le baron de la drogue a quitté son île : attrapez-le.
brief-1602 = À la marina, quelqu'un a vendu un ami.
brief-1603 = Une livraison en mer tourne mal, grâce à vous.
brief-1604 = Rendez-vous dans un bar, et bagarre.
brief-1605 = Q est en vacances, avec une valise.
brief-1606 = Un temple de méditation cache un laboratoire.
brief-1607 = Arrêtez le convoi, coûte que coûte.
brief-1701 = Entrez dans l'usine chimique, sous le barrage.
brief-1702 = Et ressortez, par la piste.
brief-1703 = Une comtesse joue gros et repart en hélicoptère.
brief-1704 = Une montre à rayon et un stylo qui claque.
brief-1705 = Trouvez le syndicat, échappez à un vieil ami.
brief-1706 = Un train blindé, et très peu de temps.
brief-1707 = Un allié vous prête un petit avion.
brief-1708 = Il y a une antenne au fond du lac.
brief-1801 = Un marché d'armes à la frontière.
brief-1802 = Q livre une voiture qui se conduit de la banquette.
brief-1803 = Le magnat imprime les nouvelles de demain.
brief-1804 = Un saut de très haut se prépare.
brief-1805 = Une frégate coulée, et pas où elle devrait être.
brief-1806 = Deux roues, quatre mains et bien des toits.
brief-1807 = Montez à bord du navire qu'aucun radar ne voit.
brief-1901 = Il y a plus à prendre qu'une valise.
brief-1902 = Le MI6 est touché : rattrapez ce bateau.
brief-1903 = Rencontrez l'héritière, et gardez-la en vie.
brief-1904 = Des traîneaux volants attaquent sur la pente.
brief-1905 = Gardez une ogive loin des mauvaises mains.
brief-1906 = Une usine à caviar sur pilotis, des scies venues du ciel.
brief-1907 = Arrêtez le sous-marin dans le détroit.

## Les éléments d'un trajet

way-0 = sur place
way-1 = terre
way-2 = mer
way-3 = terre + mer
way-4 = espace
way-5 = terre + espace
way-6 = mer + espace
way-7 = terre + mer + espace
way-8 = transit
way-9 = terre + transit
way-10 = mer + transit
way-11 = terre + mer + transit
way-12 = espace + transit
way-13 = terre + espace + transit
way-14 = mer + espace + transit
way-15 = terre + mer + espace + transit

## Les mots de la feuille

type-arms = armement
type-gear = équipement
type-transport = transport
sort-combat = combat
sort-intelligence = renseignement
sort-q = département Q
sort-report = rapport
element-land = terre
element-sea = mer
element-space = espace
element-air = air
element-transit = transit
mark-stage = votre prochaine étape
mark-q = Q vous y reçoit
mark-report = le MI6 attend votre rapport

## Les options de la table

option-target = Points qui donnent la victoire
option-play_for_places = Après le premier, les autres jouent pour les places suivantes
option-finish_round = Le tour s'achève : de ceux qui rentrent au même tour, le meilleur total est premier
option-last_survivor_wins = Le dernier agent en vie gagne aussitôt
option-close = Tours de table sans mission accomplie après lesquels M arrête la partie
option-bonus_counts_cards = Ce qui reste compte à la carte, et non au point
option-abandon_random_mission = Après un abandon, le hasard tire la mission suivante
option-required_by_holding = Il suffit de posséder l'équipement imposé
option-forced_engagement = Qui atteint une étape doit s'engager
option-equip_on_arrival = On peut s'équiper au tour même de l'arrivée
option-retreat_after_tie = On peut quitter un combat après une égalité
option-villain_throws = Le méchant lance lui-même le dé noir
box-default-text = Le monde et ses missions, tels que la feuille les donne.
box-baku4 = Bakou à 4
box-baku4-text = Une autre lecture d'une distance : Bakou est à 4 tours.
box-cuba3 = Cuba à 3
box-cuba3-text = Une autre lecture d'une distance : Cuba est à 3 tours.
length-short = course à 2 500 points
length-normal = course à 4 000 points
length-long = course à 6 000 points
effect-finish_round-true = mesuré à quatre : la meilleure place ne gagne plus que 1,06 fois autant que la pire, au lieu de 1,43

## Ce qu'on peut faire

do-stars = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
 }
do-skulls = { $skulls ->
    [one] { $skulls } tête de mort
   *[other] { $skulls } têtes de mort
 }
do-gain = Q remet { $points }
do-card = La carte de contre-espionnage « { $mission } »
do-ready = En route, sous le nom de code { $code }
do-engage = S'engager
do-pass = Attendre
do-abandon = Abandonner la mission
do-equip = Demander à Q : { $type }
do-go = Aller : { $place }
do-transit = Embarquer : { $place }
do-express = Express : { $place }
do-pay = Payer 1 point et l'emporter
do-rethrow = Reprendre au prochain tour
do-throw = Lancer le dé noir
do-bonus = { $points ->
    [0] Tout transférer
    [one] Valoriser { $points } point
   *[other] Valoriser { $points } points
 }
do-mission = Prendre « { $mission } »

## Sous quels titres

group-ready = Choisir votre nom de code
group-equip = Demander à Q
group-go = Aller
group-transit = Embarquer
group-express = Prendre l'express, contre du transport
group-bonus = Valoriser ce qui reste
group-mission = Prendre une mission

## Ce qu'on demande

ask-over = L'évaluation est terminée.
ask-chance = Les dés et les cartes parlent.
ask-ready = Lisez votre fiche de mission, choisissez un nom de code, et l'évaluation peut commencer.
ask-turn = { $you ->
    [seat] À vous, tour { $round } : que faites-vous ?
   *[none] À { $seat } de jouer, tour { $round }.
 }
ask-fight = { $you ->
    [seat] À vous : le combat continue.
   *[none] { $seat } doit reprendre le combat.
 }
ask-arrived = { $you ->
    [seat] Vous voici sur place ({ $place }) : vous engager maintenant ?
   *[none] { $seat } est sur place ({ $place }).
 }
ask-throw = { $you ->
    [seat] À vous, le dé noir, contre { $against }.
    [against] { $seat } lance le dé noir contre vous.
   *[none] { $seat } lance le dé noir contre { $against }.
 }
ask-tie = { $you ->
    [seat] Égalité : payer 1 point ({ $type }), ou reprendre au prochain tour ?
   *[none] Égalité : { $seat } peut payer 1 point ({ $type }).
 }
ask-bonus = { $you ->
    [seat] De vos points ({ $type }, il en reste { $held }), combien valoriser ? Encore { $room } au plus.
   *[none] { $seat } répartit ses points ({ $type }, { $held }), au plus { $room } valorisés.
 }
ask-choose = { $you ->
    [seat] Quelle mission ensuite ?
   *[none] { $seat } choisit une mission.
 }

## Ce qu'on voit

zone-stock = { $you ->
    [owner] Vos cartes Q
   *[none] Cartes Q de { $owner }
 }
die-stars = dé blanc
die-skulls = dé noir
zone-dice = Étoiles contre têtes de mort
zone-codes = Votre nom de code
code-free = libre
code-taken = déjà pris
code-won = à gagner
zone-missions = Missions libres
zone-transit = En transit
agent-code = Agent { $code }
agent-mission = { $mission }, étape { $number } sur { $count }
agent-free = Sans mission
agent-place = Lieu : { $place }
agent-transit = En route : { $place }, encore { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
 }
agent-out = Hors jeu
agent-home = Objectif atteint, place { $rank }
agent-villain = { $you ->
    [against] Vous l'affrontez : { $rival }
   *[none] Affronte { $against } : { $rival }
 }
panel-sheet = Mission { $printed }, { $mission } : { $value } points
panel-brief = Ordres
panel-aim = Objectif
issued = Valeur { $value }, dotation : { $arms } armement, { $gear } équipement, { $transport } transport
aim = Cette mission : { $value }, puis jusqu'à { $bonus } de bonus. { $short ->
    [0] L'objectif est atteint : rentrez à Londres.
   *[other] Il manque { $short } pour devenir 007.
 }
panel-odds = Prochain engagement
panel-journey = Trajets
panel-ways = De { $place }
leads-transit = { $place } : { $turns } tours de transit
leads-express = { $place } : { $points }, { $element }
panel-atlas = Depuis { $place }, toutes les destinations
panel-form = { $you ->
    [owner] Votre fiche d'évaluation
   *[none] Fiche d'évaluation de { $owner }
 }
brief = { $brief }
stage = { $now ->
    [1] ▶ {""}
   *[other] {""}
 }{ $number } { $place }, { $sort }{ $gear ->
    [0] {""}
   *[other] {" "}({ $gear } à obtenir)
 } : { $turns ->
    [0] sur place
    [one] { $turns } tour, { $way }
   *[other] { $turns } tours, { $way }
 }{ $fast ->
    [0] , express n.a.
   *[other] , express : { $fast ->
        [one] 1 tour
       *[other] { $fast } tours
    }, { $element }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
 }
stage-origin = { $now ->
    [1] ▶ {""}
   *[other] {""}
 }{ $number } { $place }, { $sort } : origine
stage-via-1 = { $now ->
    [1] ▶ {""}
   *[other] {""}
 }{ $number } { $place }, { $sort }{ $gear ->
    [0] {""}
   *[other] {" "}({ $gear } à obtenir)
 } : { $turns } tours, { $way }, express : { $fast ->
        [one] 1 tour
       *[other] { $fast } tours
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }, via { $via1 }
stage-via-2 = { $now ->
    [1] ▶ {""}
   *[other] {""}
 }{ $number } { $place }, { $sort }{ $gear ->
    [0] {""}
   *[other] {" "}({ $gear } à obtenir)
 } : { $turns } tours, { $way }, express : { $fast ->
        [one] 1 tour
       *[other] { $fast } tours
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }, via { $via1 }, { $via2 }
stage-via-3 = { $now ->
    [1] ▶ {""}
   *[other] {""}
 }{ $number } { $place }, { $sort }{ $gear ->
    [0] {""}
   *[other] {" "}({ $gear } à obtenir)
 } : { $turns } tours, { $way }, express : { $fast ->
        [one] 1 tour
       *[other] { $fast } tours
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }, via { $via1 }, { $via2 }, { $via3 }
stage-via-4 = { $now ->
    [1] ▶ {""}
   *[other] {""}
 }{ $number } { $place }, { $sort }{ $gear ->
    [0] {""}
   *[other] {" "}({ $gear } à obtenir)
 } : { $turns } tours, { $way }, express : { $fast ->
        [one] 1 tour
       *[other] { $fast } tours
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }, via { $via1 }, { $via2 }, { $via3 }, { $via4 }
route = { $place } : { $turns ->
        [one] 1 tour
       *[other] { $turns } tours
    }
route-express = { $place } : { $turns ->
        [one] 1 tour
       *[other] { $turns } tours
    }, ou { $fast ->
        [one] 1 tour
       *[other] { $fast } tours
    } pour { $points ->
        [one] 1 point
       *[other] { $points } points
    }
journey-here = { $place } : vous y êtes
journey-standard = { $place } : { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
 } ({ $way })
journey-via-0 = express, { $place } : { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
 }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
journey-via-1 = express, { $place } : { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
 }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, via { $via1 }
journey-via-2 = express, { $place } : { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
 }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, via { $via1 }, { $via2 }
journey-via-3 = express, { $place } : { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
 }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, via { $via1 }, { $via2 }, { $via3 }
journey-via-4 = express, { $place } : { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
 }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, via { $via1 }, { $via2 }, { $via3 }, { $via4 }
odds = { $type }, { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
 } : vous survivez à { $survived } lancers sur { $throws } ({ $percent } %)
odds-worst = un mauvais lancer peut quand même coûter { $points ->
    [one] un point
   *[other] jusqu'à { $points } points
 }
form-line = { $mission } : { $status ->
    [0] en cours
    [1] { $value } et { $bonus } de bonus, total { $total }
   *[2] abandonnée
 }
form-empty = pas encore de mission

## La fiche imprimée

form-title = Fiche d'évaluation
form-office = Service central · section double zéro
form-copy = Exemplaire de M
form-agent = Agent
form-code = Nom de code
form-code-note = « James Bond 007 » est réservé au vainqueur
form-number = Numéro
form-value = Valeur
form-name = Nom de la mission
form-status = État
form-status-0 = en cours
form-status-1 = terminée
form-status-2 = abandonnée
form-left = Reste en fin de mission
form-quantity = Quantité
form-points = × { $point }
form-transferred = Transféré
form-valued = Valorisé
form-type-arms = Armement
form-type-gear = Équipement
form-type-transport = Transport
form-sum = Total valorisé
form-limit = Plafond : la moitié de la valeur
form-count = Décompte
form-won = Valeur de la mission
form-bonus = Bonus
form-carried = Report
form-total = Total
form-target = objectif { $target }
form-block = Mission { $number }
form-stamp = Matricule 007
form-stamp-out = Hors service
form-foot = Un point qui reste vaut { $point }. Il est transféré à la mission suivante ou valorisé, jamais les deux. Le premier à { $target }, de retour à Londres, devient 007.
form-visa = Visa de M

## Les nouvelles

threw = { $you ->
    [seat] Vous faites { $stars } pour l'ordre du jeu.
   *[none] { $seat } fait { $stars } pour l'ordre du jeu.
 }
took = { $you ->
    [seat] Votre mission : { $mission }. Origine : { $place }.
   *[none] Mission de { $seat } : { $mission }. Origine : { $place }.
 }
readied = { $you ->
    [seat] Votre nom de code : { $code }.
   *[none] Nom de code de { $seat } : { $code }.
 }
waited = { $you ->
    [seat] Vous attendez.
   *[none] { $seat } attend.
 }
went = { $you ->
    [seat] Vous partez. Arrivée : { $place }.
   *[none] { $seat } part. Arrivée : { $place }.
 }
boarded = { $you ->
    [seat] Vous embarquez ({ $place }) : { $turns } tours.
   *[none] { $seat } embarque ({ $place }) : { $turns } tours.
 }
travels = { $turns ->
    [one] Encore un tour de transit pour { $seat } ({ $place }).
   *[other] Encore { $turns } tours de transit pour { $seat } ({ $place }).
 }
landed = { $you ->
    [seat] Vous arrivez : { $place }.
   *[none] { $seat } arrive : { $place }.
 }
rushed = { $you ->
    [seat] Q vous transporte ({ $place }) pour { $points }.
   *[none] Q transporte { $seat } ({ $place }) pour { $points }.
 }
equipped = { $you ->
    [seat] Q vous remet { $points } ({ $type }).
   *[none] Q remet { $points } ({ $type }) à { $seat }.
 }
engaged = { $you ->
    [seat] Vous vous engagez ({ $sort }) ; { $against } prend le dé noir.
    [against] { $seat } s'engage ({ $sort }) ; vous prenez le dé noir.
   *[none] { $seat } s'engage ({ $sort }) ; { $against } prend le dé noir.
 }
compared = { $you ->
    [seat] Vous
   *[none] { $seat }
 } : { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
 } contre { $skulls ->
    [one] { $skulls } tête de mort
   *[other] { $skulls } têtes de mort
 }.
drew = { $you ->
    [seat] Égalité : vous reprendrez.
   *[none] Égalité : { $seat } reprendra.
 }
paid = { $you ->
    [seat] Vous payez { $points } ({ $type }).
   *[none] { $seat } paie { $points } ({ $type }).
 }
done = { $you ->
    [seat] Votre étape { $number } est faite.
   *[none] { $seat } a fait l'étape { $number }.
 }
fell = { $you ->
    [seat] Il faudrait payer { $points } : vous quittez l'évaluation, et { $mission } redevient libre.
   *[none] { $seat } devrait payer { $points } et quitte l'évaluation ; { $mission } redevient libre.
 }
abandoned = { $you ->
    [seat] Vous abandonnez { $mission } et toutes vos cartes Q.
   *[none] { $seat } abandonne { $mission } et toutes ses cartes Q.
 }
reported = { $you ->
    [seat] Votre rapport à Londres : { $mission } vaut { $points }.
   *[none] Rapport de { $seat } à Londres : { $mission } vaut { $points }.
 }
valued = { $you ->
    [seat] Vous valorisez { $points } ({ $type }) : { $total } en tout.
   *[none] { $seat } valorise { $points } ({ $type }) : { $total } en tout.
 }
home = { $you ->
    [seat] { $total } points : objectif atteint, place { $place }.
   *[none] { $total } points : { $seat } atteint l'objectif, place { $place }.
 }
over = { $ending ->
    [1] L'évaluation est terminée : il y a un nouveau 007.
    [2] L'évaluation est terminée : il ne reste qu'un agent.
    [3] Plus de rapport depuis trop longtemps : M arrête l'évaluation.
   *[4] L'évaluation est terminée : il ne reste aucun agent.
 }

## Les refus

refused-over = L'évaluation est terminée.
refused-chance = Les dés et les cartes relèvent du hasard.
refused-007 = Personne n'est encore James Bond 007 : prenez un autre nom de code.
refused-no-mission-yet = Les missions ne sont pas encore désignées.
refused-ready = Vous êtes déjà l'agent { $code }.
refused-code = { $owner } est déjà l'agent { $code }.
refused-not-begun = L'évaluation n'a pas commencé : tous ne sont pas prêts.
refused-out = Vous avez quitté l'évaluation.
refused-home = Votre évaluation est finie : objectif atteint.
refused-dice = Les dés d'abord.
refused-draw = Votre mission est abandonnée : le hasard en tire d'abord une autre.
refused-in-transit = Vous êtes en route ({ $place }) : on ne descend pas avant.
refused-turn = C'est à { $seat } de jouer.
refused-tie = Il y a égalité : payez, ou reprenez au prochain tour.
refused-bonus-first = Dites d'abord combien de points vous valorisez ({ $type }).
refused-choose-first = Choisissez d'abord une mission, ou attendez-en une.
refused-forced = À cette table, qui est sur son étape doit s'engager.
refused-fighting = Le combat n'est pas fini : on ne s'en va pas.
refused-neutral = On ne se bat pas au département Q.
refused-not-there = Votre prochaine étape est ailleurs ({ $place }), et aucune ne passe avant.
refused-abandon-late = Abandonner prend tout le tour : vous avez déjà bougé.
refused-equip-waiting = Sans mission, Q n'a rien pour vous.
refused-equip-report = Vous venez faire votre rapport : Q ne donne plus rien.
refused-equip-arrival = Vous venez d'arriver : Q vous recevra au prochain tour.
refused-branch-early = Q sera là ({ $place }) quand viendra cette étape.
refused-branch-left = Vous avez quitté la filiale ({ $place }) : il ne reste que Londres.
refused-no-q = Q n'est pas là ({ $place }) : Londres, ou la filiale de votre mission.
refused-moved = Un seul déplacement par tour.
refused-first-turn = On ne voyage pas au premier tour d'une mission.
refused-gear-due = Il vous faut encore obtenir ici { $points } d'équipement.
refused-there = Vous y êtes déjà : { $place }.
refused-no-line = Aucune ligne ne relie { $start } et { $place }.
refused-no-transit = Le tableau de transit ne relie pas { $start } et { $place }.
refused-no-link = Q n'a pas de liaison directe entre { $start } et { $place }.
refused-points = Il faut { $points } points de transport, et vous en avez { $held }.
refused-no-draw = Il n'y a pas d'égalité à régler.
refused-no-throw = Le dé noir ne se lance que dans un engagement.
refused-villain = Le dé noir est à { $owner }.
refused-throw-first = Lancez d'abord le dé noir.
refused-no-report = On compte les points à Londres, à la fin d'une mission.
refused-reported = Votre rapport est fait : le reste est transféré.
refused-bonus-most = La moitié de la valeur de la mission est la limite : encore { $points } au plus.
refused-bonus-held = Vous n'avez pas autant de points ({ $type }).
refused-on-mission = Vous êtes déjà en mission : { $mission }.
refused-same-mission = Pas deux fois de suite la même : { $mission }.
refused-mission-taken = { $mission } est en cours, avec { $owner }.

## Ce que dit la table

look-map = Carte du monde
look-telegram = Télégramme · M à son agent
look-secret = Secret
look-score = Total
look-points = points
look-survive = de survivre
look-issued = Remis par Q
look-issued-text = L'armement sauve un combat, l'équipement un renseignement ; le transport paie l'express.
look-world = Voir la carte
look-dossier = Revoir le dossier
look-transit = Transit public (n tours)
look-express = Express Q, 1 tour
look-fictional = Position non confirmée
look-show = Montrer ce trajet sur la carte
look-left = tours restants
look-forms = Fiches d'évaluation
look-print = Imprimer
look-close = Fermer
look-wait = Les fiches arrivent…
look-none = Les fiches ne sont pas arrivées : réessayez.

## La première partie guidée

guide-mission = Vous êtes l'agent 001, en mission : des étapes à faire dans l'ordre, la dernière à Londres. Le carnet montre le télégramme.
guide-engaged = L'étape de Bilbao est faite : 3 étoiles contre 1 tête de mort. Plus d'étoiles, et l'étape est gagnée.
guide-travel = L'étape suivante est à Londres, à deux lignes d'ici. Un tour par ligne : allez à Paris.
guide-travel-done = Vous êtes en route ; un déplacement par tour.
guide-arrive = À votre tour, continuez jusqu'à Londres.
guide-arrive-done = Arrivé : on peut agir tout de suite là où le voyage finit.
guide-engage = C'est un combat. L'encadré des chances dit ce que coûterait le pire lancer, et vos 4 points d'armement suffisent : engagez-vous.
guide-engage-done = À égalité on paie 1 point ou l'on relance ; en dessous, la différence et un de plus.
guide-express = Vos points de transport achètent l'express de Q : Londres-Le Caire en un tour pour 2 points. Gardez-en : ce qui reste rapporte.
guide-report = De mission en mission, faites rapport à Londres. Le premier de retour avec 4 000 points devient 007. À vous de jouer.

## Ce qui s'imprime

sort-rival = Contre-espionnage
dice-white = dé blanc : étoiles
dice-black = dé noir : têtes de mort
dice-red = dé rouge : armement
dice-yellow = dé jaune : équipement
dice-blue = dé bleu : transport
panel-transit = Transit public : les tours qu'il prend, dans les deux sens
panel-express = Horaires de Q : un tour, et les points de transport qu'il en coûte
between-transit = { $from } – { $place } : { $price } tours
between-express = { $from } – { $place } : { $price }, { $element }

## La fin

end-won = { $you ->
    [seat] Le matricule 007 est à vous
   *[none] { $seat } devient 007
 }
end-won-together = { $seats } ont autant de points : trop de 007 pour un matricule
end-nobody = Il n'y a pas de nouveau 007
end-own-nobody = Aucun agent n'est rentré.
end-home = Première place : vous rentrez à Londres avant tout le monde.
end-watched = { $seat } rentre à Londres avant tout le monde.
end-not-home = { $place } place : { $points } points, plus que { $other }, mais pas encore rentrés à Londres.
end-fell = { $points ->
    [0] { $place } place : votre agent n'est pas revenu de mission.
   *[other] { $place } place : votre agent n'est pas revenu de mission. Il avait { $points } points.
 }
look-end-won = « Votre numéro vous va très bien. Ne le perdez pas. »
look-end-lost = « Ce numéro est pris. Le vestiaire est au fond. »

## Ce qui parle pour un choix

reason-ready = Le nom de code ne change rien au jeu : prenez celui qui vous plaît.
reason-mission = Cette mission vaut { $value } points en { $stages } étapes ; il vous en manque { $missing }.
reason-mission-enough = Cette mission vaut { $value } points en { $stages } étapes : assez pour les { $missing } qui vous manquent.
reason-abandon = { $lost } des { $throws } lancers de votre prochain engagement vous élimineraient ; Londres est { $turns ->
    [0] ici même
    [one] à un tour
   *[other] à { $turns } tours
 }.
reason-bonus = { $points ->
    [one] Une unité compte
   *[other] { $points } unités comptent
 } maintenant : votre total passe à { $total }.
reason-bonus-wins = { $points ->
    [one] Une unité de plus, et
   *[other] Avec ces { $points } unités,
 } les { $target } points sont atteints.
reason-bonus-none = Rien n'est perdu : ce qui reste ({ $type }) passe à la mission suivante.
reason-engage-safe = Le pire lancer coûte { $worst } d'{ $type }, et vous en avez { $held } : vous ne risquez pas l'élimination.
reason-engage = Avec { $held } d'{ $type }, { $survived } lancers sur { $throws } se gagnent ou se rattrapent.
reason-pay = Un point d'{ $type }, et l'étape est gagnée aussitôt ; il vous en reste { $left }.
reason-rethrow = Vous gardez vos points ({ $held } d'{ $type }), et tous deux relancent à votre prochain tour.
reason-pass-choose = Rien ne force à choisir ce tour-ci : une mission prise par un autre peut se libérer.
reason-pass-danger = Avec { $held } d'{ $type }, { $lost } lancers sur { $throws } vous élimineraient.
reason-equip-due = Cette étape exige { $due } d'équipement obtenus ici ; vous en avez obtenu { $got }.
reason-equip-arms = { $count ->
    [one] Un combat vous attend
   *[other] { $count } combats vous attendent
 } avant Q ou Londres ; le pire lancer coûte { $worst } d'armement, et vous en avez { $held }.
reason-equip-gear = { $count ->
    [one] Un renseignement vous attend
   *[other] { $count } renseignements vous attendent
 } avant Q ou Londres ; le pire lancer coûte { $worst } d'équipement, et vous en avez { $held }.
reason-equip-fares = Les liaisons express devant vous coûtent { $price } de transport, et vous en avez { $held }.
reason-equip-spare = Un point Q qui reste en fin de mission vaut { $point } points, ou passe à la suivante.
reason-equip-short = Il vous manquera { $missing } points après cette mission ; chaque point Q qui reste en vaut { $point }.
reason-report = { $place } : il ne reste que le rapport, { $taken ->
    [one] dès ce tour
   *[other] en { $taken } tours
 } ; la mission rapporte { $value } points.
reason-arrive = { $place }, votre étape : un { $sort }, que vous pouvez engager { $taken ->
    [one] dès ce tour
   *[other] à l'arrivée, en { $taken } tours
 }.
reason-arrive-q = { $place }, votre étape : Q peut vous y équiper{ $taken ->
    [one] {""}
   *[other] , en { $taken } tours
 }.
reason-nearer = { $place }, votre étape ({ $sort }), { $after ->
    [0] est là.
    [one] ne sera plus qu'à un tour.
   *[other] ne sera plus qu'à { $after } tours.
 }
reason-retreat = Avec { $held } d'{ $type }, le pire lancer vous éliminerait : Londres et Q { $after ->
    [0] sont là.
    [one] ne seront plus qu'à un tour.
   *[other] ne seront plus qu'à { $after } tours.
 }
reason-express = Un tour au lieu de { $usual }, contre { $price } { $price ->
    [one] point
   *[other] points
 } de transport ; il vous en reste { $left }.

seat-unnamed = le siège { $number }
refused-unknown = Cette action n'existe pas dans ce jeu.
refused-not-chance = Le hasard ne peut pas faire cela maintenant.
refused-no-such-seat = Il n'y a pas de siège { $number } à cette table.
refused-undo = Trop tard : quelqu'un d'autre l'a vu, ou le hasard a parlé.

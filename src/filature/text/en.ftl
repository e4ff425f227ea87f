seat-unnamed = seat { $number }
refused-unknown = This game has no such action.
refused-not-chance = Chance cannot do that now.
refused-no-such-seat = There is no seat { $number } at this table.
refused-undo = Too late: someone else has seen it, or chance has spoken.

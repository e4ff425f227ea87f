// Names as French wants them after a short word.  The server does the same for the sentences of a game.

// Before an h, ears differ: Henri and Hugo are spoken as if it were not there, Harry and Hans not.
const VOWEL = /^([aàâäæeéèêëiîïoôöœuùûü]|h[eéèêiîïuy]|y(?![aeiou]))/i;

/** `d'Igor`, `de Max`. */
export const de = (name: string): string => (VOWEL.test(name) ? `d'${name}` : `de ${name}`);

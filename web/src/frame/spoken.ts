// A code as one says it: RENARD-42 is « renard, quarante-deux ».
import { lang } from "../words";

const FRENCH = ["", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze", "treize", "quatorze", "quinze", "seize", "dix-sept", "dix-huit", "dix-neuf"];
const FRENCH_TENS = ["", "", "vingt", "trente", "quarante", "cinquante", "soixante", "soixante", "quatre-vingt", "quatre-vingt"];
const ENGLISH = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"];
const ENGLISH_TENS = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

function french(number: number): string {
  if (number < 20) return FRENCH[number]!;
  const ten = Math.floor(number / 10);
  const rest = number - 10 * (ten === 7 || ten === 9 ? ten - 1 : ten);
  if (number === 80) return "quatre-vingts";
  const and = (rest === 1 || rest === 11) && ten < 8 ? " et " : "-";
  return rest ? `${FRENCH_TENS[ten]}${and}${FRENCH[rest]}` : FRENCH_TENS[ten]!;
}

function english(number: number): string {
  if (number < 20) return ENGLISH[number]!;
  const rest = ENGLISH[number % 10];
  return `${ENGLISH_TENS[Math.floor(number / 10)]}${rest && `-${rest}`}`;
}

/** Numbers of three digits, in a crowded house, as they are written. */
export function spoken(code: string): string {
  const [word = "", digits = ""] = code.toLowerCase().split("-");
  const number = Number(digits);
  return `${word}, ${number > 99 ? digits : (lang.value === "fr" ? french : english)(number)}`;
}

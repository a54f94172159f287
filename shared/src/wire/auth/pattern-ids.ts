/** A day that exists, leap years included; `\d{4}` is the year. */
const thirtyOne = '(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])';
const thirty = '(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)';
const february = '02-(?:0[1-9]|1\\d|2[0-8])';
const monthAndDay = `(?:${thirtyOne}|${thirty}|${february})`;
const leapYear = '(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)';

/**
 * The named patterns of spec §5, each for the whole value, as JavaScript expressions with the `u` flag. A merchant's
 * rule has its own expression; this table defines the names, and the sandbox's rules use it.
 */
export const namedPatterns = {
  anyCharacters: '*',
  letterFirst: '[A-Za-z][A-Za-z0-9]*',
  chineseAndDigits: '[\\p{Script=Han}0-9]+',
  email: '[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+',
  alphanumeric: '[A-Za-z0-9]+',
  lettersAndDigits: '(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+',
  digits: '[0-9]+',
  alphanumericWithUppercase: '(?=.*[A-Z])[A-Za-z0-9]+',
  englishAndSpaces: '[A-Za-z]+(?: +[A-Za-z]+)*',
  noSpaces: '\\S+',
  chineseWithPunctuation: '[\\p{Script=Han}\\p{P}]+',
  dateYearFirst: `(?:\\d{4}-${monthAndDay}|${leapYear}-02-29)`,
  dateMonthFirst: `(?:${monthAndDay}-\\d{4}|02-29-${leapYear})`,
  lettersAndSpaces: '\\p{L}[\\p{L}\\p{M}]*(?: +\\p{L}[\\p{L}\\p{M}]*)*',
  korean: '\\p{Script=Hangul}+',
  thai: '\\p{Script=Thai}+',
} as const;

/** Name of a pattern; it selects the message beside a field. */
export type PatternId = keyof typeof namedPatterns;
export const patternIds = Object.keys(namedPatterns) as readonly PatternId[];

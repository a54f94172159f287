/** Named patterns of the registration rules (spec §5); the message beside a field is chosen by this name. */
export const patternIds = [
  'anyCharacters',
  'letterFirst',
  'chineseAndDigits',
  'email',
  'alphanumeric',
  'lettersAndDigits',
  'digits',
  'alphanumericWithUppercase',
  'englishAndSpaces',
  'noSpaces',
  'chineseWithPunctuation',
  'dateYearFirst',
  'dateMonthFirst',
  'lettersAndSpaces',
  'korean',
  'thai',
] as const;
export type PatternId = (typeof patternIds)[number];

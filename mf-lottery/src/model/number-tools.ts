import { typedBetsLimit } from '@tessera/shared/lottery';

/** Ways to choose many numbers of some digits at once. */
const numberTools = ['head', 'tail', 'sum', 'sides', 'zodiac', 'range', 'permute', 'typed'] as const;
export type NumberTool = (typeof numberTools)[number];

/** The tools for numbers of this length: the sides of two digits stand beside the row, and the zodiac is about two digits. */
export const toolsFor = (digits: number): readonly NumberTool[] =>
  numberTools.filter((tool) => (digits === 2 ? tool !== 'sides' : tool !== 'zodiac'));

/** From the rat to the pig, as message keys: two digits belong to the animal of their rest by twelve, 00 to the rat. */
export const animals = [
  ...['rat', 'ox', 'tiger', 'cat', 'dragon', 'snake'],
  ...['horse', 'goat', 'monkey', 'rooster', 'dog', 'pig'],
] as const;

export const numberSides = ['big', 'small', 'odd', 'even'] as const;

const printed = (number: number, digits: number) => String(number).padStart(digits, '0');
const digitSum = (number: number) => [...String(number)].reduce((sum, digit) => sum + Number(digit), 0);

const everyNumber = (digits: number, isWanted: (number: number) => boolean): readonly string[] =>
  Array.from({ length: 10 ** digits }, (_, number) => number)
    .filter(isWanted)
    .map((number) => printed(number, digits));

function isOnSide(side: string, number: number, digits: number): boolean {
  if (side === 'odd' || side === 'even') return (number % 2 === 1) === (side === 'odd');
  return number >= 10 ** digits / 2 === (side === 'big');
}

/** The numbers that a tool stands for: those with a first or last digit, a sum that ends in a digit, a side, an animal. */
export function numbersBy(tool: NumberTool, option: string, digits: number): readonly string[] {
  switch (tool) {
    case 'head':
      return everyNumber(digits, (number) => printed(number, digits).startsWith(option));
    case 'tail':
      return everyNumber(digits, (number) => number % 10 === Number(option));
    case 'sum':
      return everyNumber(digits, (number) => digitSum(number) % 10 === Number(option));
    case 'sides':
      return everyNumber(digits, (number) => isOnSide(option, number, digits));
    case 'zodiac':
      return everyNumber(digits, (number) => animals[number % 12] === option);
    default:
      return [];
  }
}

/** From one number to another in equal steps; empty for what is no such range. */
export function steppedNumbers(from: string, to: string, step: number): readonly string[] {
  const [first, last] = [Number(from), Number(to)];
  const isRange = /^\d+$/.test(from) && /^\d+$/.test(to) && from.length === to.length && first <= last && step >= 1;
  if (!isRange) return [];
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) =>
    printed(first + index * step, from.length),
  );
}

function orders(digits: readonly string[]): string[] {
  if (digits.length === 0) return [''];
  return digits.flatMap((digit, index) =>
    orders(digits.filter((_, other) => other !== index)).map((rest) => digit + rest),
  );
}

/** All orders of the digits of each number. */
export const permuted = (numbers: readonly string[]): readonly string[] => [
  ...new Set(numbers.flatMap((number) => orders([...number]))),
];

/** Those of some numbers that can be added to the chosen ones, and those for which there is no room. */
export function fittingNumbers(chosen: readonly string[], numbers: readonly string[]) {
  const known = new Set(chosen);
  const fresh = numbers.filter((number) => !known.has(number));
  const room = Math.max(0, typedBetsLimit - chosen.length);
  return { fitting: fresh.slice(0, room), others: fresh.slice(room) };
}

/** Chosen numbers, all of them, with those others that one bet has room for; ascending and each once. */
export const joinedNumbers = (chosen: readonly string[], others: readonly string[]): readonly string[] =>
  [...new Set([...chosen, ...fittingNumbers(chosen, others).fitting])].sort();

/** Adds numbers as far as there is room, or takes them away if all of them are chosen. */
export function toggledNumbers(chosen: readonly string[], numbers: readonly string[]): readonly string[] {
  const [known, group] = [new Set(chosen), new Set(numbers)];
  return numbers.every((number) => known.has(number))
    ? chosen.filter((number) => !group.has(number))
    : joinedNumbers(chosen, numbers);
}

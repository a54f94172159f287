import type { DrawnNumbers } from '../game.ts';
import type { Selection } from '../play.ts';
import type { SingleBet } from './single-bet.ts';

/** How many digits each number of a draw has, in the order drawn: the highest prize is the last one. */
const lengths = { THAI: '233336', LAO: '4', HANOI: '55', MALAY: '4'.repeat(23) } as const;

interface Result {
  readonly top: string;
  readonly bottom: string;
  readonly threes: readonly string[];
}

function resultOf(kind: keyof typeof lengths, drawn: DrawnNumbers): Result {
  const texts = [...lengths[kind]].map((length, at) => String(drawn[at]).padStart(Number(length), '0'));
  const last = texts.at(-1) ?? '';
  switch (kind) {
    case 'THAI':
      return { top: last, bottom: texts[0] ?? '', threes: texts.slice(1, 5) };
    case 'LAO':
      return { top: last, bottom: last.slice(0, 2), threes: [] };
    default:
      return { top: last, bottom: (texts.at(-2) ?? '').slice(-2), threes: [(texts.at(-2) ?? '').slice(-3)] };
  }
}

const count = (text: string, digit: string) => text.split(digit).length - 1;
/** Whether a text has every digit of a number at least as often as the number. */
const holds = (text: string, number: string) =>
  [...number].every((digit) => count(text, digit) >= count(number, digit));

const wins: Readonly<Record<string, (number: string, result: Result) => boolean>> = {
  top4: (number, { top }) => top.endsWith(number),
  top3: (number, { top }) => top.endsWith(number),
  top2: (number, { top }) => top.endsWith(number),
  bottom2: (number, { bottom }) => bottom === number,
  bottom3: (number, { threes }) => threes.includes(number),
  tod3: (number, { top }) => holds(top.slice(-3), number),
  tod2: (number, { top }) => holds(top.slice(-3), number),
  'run-top': (number, { top }) => top.slice(-3).includes(number),
  'run-bottom': (number, { bottom }) => bottom.includes(number),
};

/** Bets on a draw of Thailand and its neighbours, one for each number; see `singleBets`. */
export const seaBets = (kind: keyof typeof lengths, code: string, [numbers = []]: Selection): SingleBet[] =>
  numbers.map((bet) => ({
    bet,
    // Numbers in any order are paid by how many different digits they have.
    name: String(new Set(bet).size),
    result: (drawn) => (wins[code]?.(bet, resultOf(kind, drawn)) ? 'won' : 'lost'),
  }));

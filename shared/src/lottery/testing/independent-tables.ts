import type { DrawnNumbers } from '../game.ts';
import type { Selection } from '../play.ts';
import type { SingleBet } from './single-bet.ts';

/** The prizes in the order in which they are drawn, a letter for each and its digits: `1` to `8`, and `s` for the special one. */
const tables = {
  VNN: '15 25 25 35 35 35 35 35 35 44 44 44 44 54 54 54 54 54 54 63 63 63 72 72 72 72 s5',
  VNS: '82 73 64 64 64 54 45 45 45 45 45 45 45 35 35 25 15 s6',
};

interface Lot {
  readonly prize: string;
  readonly text: string;
}

function lotsOf(table: keyof typeof tables, drawn: DrawnNumbers): Lot[] {
  return tables[table].split(' ').map((place, at) => ({
    prize: place.charAt(0),
    text: String(drawn[at]).padStart(Number(place.charAt(1)), '0'),
  }));
}

/** Which prizes a play is about; all of them where it is not listed. */
const prizesOf: Readonly<Record<keyof typeof tables, Readonly<Record<string, string>>>> = {
  VNN: {
    'lo2-8': '76s',
    duoi: 's',
    dau: '7',
    'dau-duoi': '7s',
    'first-prize': '1',
    tail3: 's',
    head3: '6',
    'head-tail3': '6s',
  },
  VNS: { 'lo2-7': '8765s', duoi: 's', dau: '8', 'dau-duoi': '8s', tail3: 's', head3: '7', 'head-tail3': '7s' },
};

const groups = (numbers: readonly string[], size: number): string[][] =>
  size === 0
    ? [[]]
    : numbers.flatMap((number, at) => groups(numbers.slice(at + 1), size - 1).map((others) => [number, ...others]));

/** Bets on a table of prizes, written out; see `singleBets`. */
export function tableBets(table: keyof typeof tables, code: string, [numbers = []]: Selection): SingleBet[] {
  const together = code === 'pairs' ? 2 : Number(/^together(\d)$/.exec(code)?.[1] ?? 0);
  if (together > 0)
    return groups(numbers, together).map((group) => ({
      bet: group.join('+'),
      result: (drawn) => {
        const lots = lotsOf(table, drawn);
        return group.every((number) => lots.some(({ text }) => text.endsWith(number))) ? 'won' : 'lost';
      },
    }));
  const about = prizesOf[table][code];
  const places = lotsOf(table, []).flatMap(({ prize }, at) => (!about || about.includes(prize) ? [at] : []));
  const lengthAt = (at: number) => Number(tables[table].split(' ')[at]?.charAt(1));
  return numbers.flatMap((number) =>
    places
      .filter((at) => lengthAt(at) >= number.length)
      .map((at) => ({
        bet: `${number} in place ${at}`,
        result: (drawn: DrawnNumbers) => (lotsOf(table, drawn)[at]?.text.endsWith(number) ? 'won' : 'lost'),
      })),
  );
}

import { choose, multisets, subsets } from '../combinations.ts';
import type { DrawnNumbers } from '../game.ts';
import type { Play, Selection } from '../play.ts';
import { sumOf } from '../rules/sides.ts';
import { arrangements, everyDraw, lists } from './every-draw.ts';
import { rangePlaces } from './range-places.ts';

/** A draw that stands for so many equally likely ones on which a bet comes to the same. */
export interface WeightedDraw {
  readonly drawn: DrawnNumbers;
  readonly weight: number;
}

type OrderedKind = keyof typeof draws;

/** The numbers of a draw, how many places it has, and whether a number can be drawn twice. */
const draws = {
  SSC: { from: 0, to: 9, places: 5, repeats: true },
  '11X5': { from: 1, to: 11, places: 5, repeats: false },
  KLSF: { from: 1, to: 20, places: 8, repeats: false },
  PK10: { from: 1, to: 10, places: 10, repeats: false },
} as const;

const numbersOf = ({ from, to }: { readonly from: number; readonly to: number }) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** The places, counted from 0, that decide about a bet; undefined where it does not matter in which order numbers are drawn. */
function decidingPlaces(
  { tab, range = '', method = '', rows }: Play,
  selection: Selection,
): readonly number[] | undefined {
  const [first, ...others] = rows.flatMap(({ key }, at) => ((selection[at] ?? []).length > 0 ? [key] : []));
  const places = [first ?? '', ...others].map((key) => /^(?:place|rank)(\d+)$/.exec(key)?.[1]);
  if (places.every(Boolean)) return places.map((place) => Number(place) - 1);
  const ends = /^versus(\d+)-(\d+)$/.exec(first ?? '');
  if (ends) return ends.slice(1).map((place) => Number(place) - 1);
  if (first === 'firstFifth') return [0, 4];
  if (first === 'places') return (selection[0] ?? []).map((place) => Number(place) - 1);
  if (tab === 'top2') return [0, 1];
  const inOrder = range !== 'five' || method.startsWith('direct');
  return inOrder ? rangePlaces[range] : undefined;
}

/** Numbers at some places, and at the others whatever numbers are left. */
function filled(kind: OrderedKind, places: readonly number[], numbers: readonly number[]): DrawnNumbers {
  const { repeats, places: length } = draws[kind];
  const left = repeats ? [] : numbersOf(draws[kind]).filter((number) => !numbers.includes(number));
  return Array.from({ length }, (_, place) => {
    const at = places.indexOf(place);
    return at >= 0 ? (numbers[at] ?? 0) : (left.shift() ?? 0);
  });
}

const factorial = (number: number): number => (number < 2 ? 1 : number * factorial(number - 1));

/** In how many orders these numbers can be drawn. */
const ordersOf = (drawn: DrawnNumbers): number =>
  [...new Set(drawn)].reduce(
    (orders, number) => orders / factorial(drawn.filter((other) => other === number).length),
    factorial(drawn.length),
  );

/** Numbers of a direct bet: a digit that nobody has bet on stands for all others like it. */
function byDigits(places: readonly number[], selection: Selection, rows: Play['rows']): WeightedDraw[] {
  const chosen = [...new Set(selection.flatMap((row, at) => (rows[at]?.arePlaces ? [] : [...row.join('')])))].map(
    Number,
  );
  const others = numbersOf(draws.SSC).filter((digit) => !chosen.includes(digit));
  const each = [
    ...chosen.map((digit) => [digit, 1] as const),
    ...others.slice(0, 1).map((digit) => [digit, others.length] as const),
  ];
  return places
    .reduce<readonly (readonly [numbers: readonly number[], weight: number])[]>(
      (all) =>
        all.flatMap(([numbers, weight]) => each.map(([digit, ways]) => [[...numbers, digit], weight * ways] as const)),
      [[[], 1]],
    )
    .map(([numbers, weight]) => ({ drawn: filled('SSC', places, numbers), weight }));
}

/** Sets of eight of twenty by their sum: one for each, with how many there are. */
function bySum(): WeightedDraw[] {
  const { places } = draws.KLSF;
  const found = new Map<string, WeightedDraw>([['0 0', { drawn: [], weight: 1 }]]);
  for (const number of numbersOf(draws.KLSF))
    for (const { drawn, weight } of [...found.values()]) {
      if (drawn.length === places) continue;
      const more = [...drawn, number];
      const key = `${more.length} ${sumOf(more)}`;
      found.set(key, { drawn: more, weight: (found.get(key)?.weight ?? 0) + weight });
    }
  return [...found.values()].filter(({ drawn }) => drawn.length === places);
}

/** Sets of eight of twenty by which of the chosen numbers they have: what else is drawn does not matter to these plays. */
function byChosen(selection: Selection): WeightedDraw[] {
  const { places } = draws.KLSF;
  const chosen = new Set(selection.flat().flatMap((text) => (text.match(/../g) ?? []).map(Number)));
  const others = numbersOf(draws.KLSF).filter((number) => !chosen.has(number));
  return Array.from({ length: Math.min(chosen.size, places) + 1 }, (_, hits) => hits).flatMap((hits) =>
    subsets([...chosen], hits).map((drawn) => ({
      drawn: [...drawn, ...others.slice(0, places - hits)],
      weight: choose(others.length, places - hits),
    })),
  );
}

/**
 * All draws as far as they matter to a bet, each with its weight: the count is as exact as that over `everyDraw`, which
 * a full run takes, and much shorter. It rests on which places a play is about.
 */
export function decidingDraws(play: Play, selection: Selection): readonly WeightedDraw[] {
  const { game, tab, code, method = '', rows } = play;
  const alike = (drawn: DrawnNumbers): WeightedDraw => ({ drawn, weight: 1 });
  if (!(game in draws)) return everyDraw(play).map(alike);
  const kind = game as OrderedKind;
  const { from, to, places: length, repeats } = draws[kind];
  const places = decidingPlaces(play, selection);
  if (places && kind === 'SSC') {
    if (/^direct(-typed)?$/.test(method)) return byDigits(places, selection, rows);
    if (method.startsWith('group'))
      return multisets(numbersOf(draws.SSC), places.length).map((numbers) => ({
        drawn: filled(kind, places, numbers),
        weight: ordersOf(numbers),
      }));
  }
  if (places) {
    const all = repeats ? lists(from, to, places.length) : arrangements(numbersOf(draws[kind]), places.length);
    return [...all].map((numbers) => alike(filled(kind, places, numbers)));
  }
  if (kind === 'KLSF' && (tab === 'any' || tab === 'typed')) return byChosen(selection);
  if (kind === 'KLSF' && code === 'sum-sides') return bySum();
  const sets = repeats ? multisets(numbersOf(draws[kind]), length) : subsets(numbersOf(draws[kind]), length);
  return sets.map((drawn) => ({ drawn, weight: repeats ? ordersOf(drawn) : 1 }));
}

import fc from 'fast-check';
import { eightyNumbers } from '../game.ts';
import type { Play, Selection } from '../play.ts';

const digits = fc.constantFrom(...'0123456789');
const twoDigits = fc.integer({ min: 1, max: 12 }).map((number) => String(number).padStart(2, '0'));
const face = fc.constantFrom(...'123456');
const printedUpTo = (last: number) => Array.from({ length: last }, (_, at) => String(at + 1).padStart(2, '0'));

/** How many of eighty numbers a play chooses. */
const sizeOf = (code: string) => Number(/^any(\d+)/.exec(code)?.[1] ?? 1);
const ofEighty = (size: number) =>
  fc.subarray([...eightyNumbers], { minLength: size, maxLength: size }).map((numbers) => numbers.join(''));

/** Typed bets of a play, some hundred tried until a few are right. */
function typedBets({ code, game, digits: length, rule }: Play): fc.Arbitrary<readonly string[]> {
  if (length !== undefined)
    return fc.uniqueArray(
      fc
        .string({ unit: digits, minLength: length, maxLength: length })
        .filter((number) => rule.acceptsTyped?.(number) ?? false),
      { maxLength: 600 },
    );
  const any = Number(/^any(\d)-typed$/.exec(code)?.[1] ?? 0);
  if (any > 0 && game !== 'KL8') {
    const numbers = game === 'K3' ? [...'123456'] : printedUpTo(game === 'KLSF' ? 20 : 11);
    const set = fc.subarray(numbers, { minLength: any, maxLength: any });
    return fc.uniqueArray(
      set.map((parts) => parts.join('')),
      { maxLength: 6 },
    );
  }
  const size = code.startsWith('five')
    ? 5
    : /^(four|any4)/.test(code)
      ? 4
      : code.includes('3') || game === 'K3'
        ? 3
        : 2;
  if (game === 'KL8') return fc.uniqueArray(ofEighty(sizeOf(code)), { minLength: 0, maxLength: 6 });
  const text = fc.array(game === 'K3' ? face : game === 'SSC' ? digits : twoDigits, {
    minLength: size,
    maxLength: size,
  });
  const bet = text
    .map((parts) => (code.includes('group') || game === 'K3' ? [...parts].sort().join('') : parts.join('')))
    .filter((typed) => rule.acceptsTyped?.(typed) ?? false);
  return fc.uniqueArray(bet, { minLength: 0, maxLength: 6 });
}

/** Every number that can be typed for a play of digits; of other typed plays, and of twenty of eighty, some hundred of a fixed seed. */
function everyTyped(play: Play): readonly string[] {
  const { digits: length, rule } = play;
  if (length !== undefined && length < 4)
    return Array.from({ length: 10 ** length }, (_, number) => String(number).padStart(length, '0')).filter((text) =>
      rule.acceptsTyped?.(text),
    );
  return [...new Set(fc.sample(typedBets(play), { numRuns: 100, seed: 17 }).flat())].slice(0, 600);
}

/** Plays whose bets on all options would be too many to write out: they take twelve. */
const isTooMany = ({ game, code }: Play): boolean => game === 'KL8' || code.startsWith('together');

/** All options in every row, or twelve of them where all would be millions of bets. */
export const everyChoice = (play: Play): Selection =>
  play.rows.map(({ options }) =>
    options.length === 0 ? everyTyped(play) : options.slice(0, isTooMany(play) ? 12 : undefined),
  );

/** The first selection that makes a bet: the same number of choices in each row, as few as it takes. */
export function smallest(play: Play): Selection {
  const all = everyChoice(play);
  for (let size = 1; ; size += 1) {
    // Rows begin at different options, since some plays count none where they are the same.
    const selection = all.map((row, at) => row.slice(at * size, (at + 1) * size));
    const some = play.rows.some(({ arePlaces }) => arePlaces) ? all.map((row) => row.slice(0, size)) : selection;
    if (play.rule.count(some) > 0) return some;
    if (size > 40) throw new Error(`No selection of ${play.code} makes a bet.`);
  }
}

const mostOf = ({ game, code }: Play, most: number) => (game === 'KL8' ? Math.max(most, sizeOf(code) + 2) : most);

/** Any selection of a play, with at most so many options in a row, or two more than a bet needs. */
export const selectionsOf = (play: Play, most = 6): fc.Arbitrary<Selection> =>
  fc.tuple(
    ...play.rows.map((row) =>
      row.options.length === 0
        ? typedBets(play)
        : fc.subarray([...row.options], { maxLength: Math.min(mostOf(play, most), row.options.length) }),
    ),
  ) as unknown as fc.Arbitrary<Selection>;

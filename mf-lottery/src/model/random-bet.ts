import { countCombinations, type Play, type Selection } from '@tessera/shared/lottery';
import { emptySelection, withTyped } from './selection.ts';
import { typedShape } from './typed-bets.ts';

/** A whole number from 0 and below the limit, each equally likely. */
export type RandomBelow = (limit: number) => number;

/** From the browser's cryptographic randomness; a word above the last full multiple is drawn again, so that none is likelier. */
export const secureBelow: RandomBelow = (limit) => {
  const word = new Uint32Array(1);
  const last = Math.floor(2 ** 32 / limit) * limit;
  do crypto.getRandomValues(word);
  while ((word[0] ?? 0) >= last);
  return (word[0] ?? 0) % limit;
};

function shuffled<Item>(items: readonly Item[], below: RandomBelow): Item[] {
  const left = [...items];
  return items.map(() => left.splice(below(left.length), 1)[0] as Item);
}

/** So often a typed number is drawn until it is a bet; the rarest kinds of bets are one in a few of what can be typed. */
const mostTries = 10_000;

function typedBet(play: Play, avoided: ReadonlySet<string>, below: RandomBelow): string | undefined {
  const { size, numbers, isEachOnce, inOrder } = typedShape(play);
  const isBet = play.rule.acceptsTyped ?? (() => true);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const parts = isEachOnce
      ? shuffled(numbers, below).slice(0, size)
      : Array.from({ length: size }, () => numbers[below(numbers.length)] ?? '');
    const bet = inOrder(parts.join(''));
    if (isBet(bet) && !avoided.has(bet)) return bet;
  }
  return undefined;
}

interface Choice {
  readonly row: number;
  readonly option: string;
}

/**
 * One bet is typed where a row lists no options. Of the others, options are added in a random order until they are a bet; then
 * those are taken away again that it is one without.
 */
function pick(play: Play, avoided: ReadonlySet<string>, below: RandomBelow): Selection | undefined {
  const typedAt = play.rows.findIndex(({ options }) => options.length === 0);
  const typed = typedAt < 0 ? [] : [typedBet(play, avoided, below)].filter((bet) => bet !== undefined);
  const first = withTyped(emptySelection(play), typedAt, typed);
  const selectionOf = (taken: readonly Choice[]): Selection =>
    first.map((row, index) => {
      const chosen = taken.filter((choice) => choice.row === index).map(({ option }) => option);
      const options = play.rows[index]?.options ?? [];
      return index === typedAt ? row : options.filter((option) => chosen.includes(option));
    });
  const isComplete = (taken: readonly Choice[]) => countCombinations(play, selectionOf(taken)) > 0;
  const choices = play.rows.flatMap(({ options }, index) =>
    options.filter((option) => !avoided.has(option)).map((option): Choice => ({ row: index, option })),
  );
  const order = shuffled(choices, below);
  let taken: readonly Choice[] = [];
  for (const choice of order) {
    if (isComplete(taken)) break;
    taken = [...taken, choice];
  }
  if (!isComplete(taken)) return undefined;
  for (const choice of taken) {
    const without = taken.filter((other) => other !== choice);
    if (isComplete(without)) taken = without;
  }
  return selectionOf(taken);
}

interface Avoided {
  /** Not taken. */
  readonly closed?: readonly string[];
  /** Taken, but only where nothing else is left. */
  readonly half?: readonly string[];
}

/** One complete bet of a play at random, with no more in it than it needs; undefined where all numbers are closed. */
export function randomBet(
  play: Play,
  { closed = [], half = [] }: Avoided = {},
  below: RandomBelow = secureBelow,
): Selection | undefined {
  return pick(play, new Set([...closed, ...half]), below) ?? pick(play, new Set(closed), below);
}

const sameTries = 20;

/** `count` random bets, all different if the play has that many. */
export function randomBets(play: Play, count: number, avoided?: Avoided, below?: RandomBelow): readonly Selection[] {
  const found: Selection[] = [];
  const known = new Set<string>();
  for (let tries = 0; found.length < count && tries < count + sameTries; tries += 1) {
    const bet = randomBet(play, avoided, below);
    if (!bet) break;
    const isLeft = tries >= sameTries;
    if (known.has(JSON.stringify(bet)) && !isLeft) continue;
    known.add(JSON.stringify(bet));
    found.push(bet);
  }
  return found;
}

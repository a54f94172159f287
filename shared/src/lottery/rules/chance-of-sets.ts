import { choose } from '../combinations.ts';

interface Paid {
  /** How many numbers a draw has, and of how many they are drawn. */
  readonly drawn: number;
  readonly of: number;
  /** How many of a bet's numbers have to be drawn for it to be paid. */
  readonly paidHits: readonly number[];
}

/** Numbers that are in the same bets: it only matters how many of them are drawn. */
interface NumberGroup {
  readonly count: number;
  /** By their places. */
  readonly bets: readonly number[];
}

function groupsIn(bets: readonly (readonly string[])[]): readonly NumberGroup[] {
  const betsOf = new Map<string, number[]>();
  for (const [at, numbers] of bets.entries())
    for (const number of numbers) {
      const others = betsOf.get(number);
      if (others) others.push(at);
      else betsOf.set(number, [at]);
    }
  const found = new Map<string, NumberGroup>();
  for (const at of betsOf.values()) {
    const key = at.join();
    found.set(key, { bets: at, count: (found.get(key)?.count ?? 0) + 1 });
  }
  return [...found.values()];
}

/** With how many further hits a bet is paid: bit `n` is set for `n` of them. */
type Needed = number;

const allPaid = (left: number): Needed => 2 ** (left + 1) - 1;
const afterHits = (needed: Needed, hits: number, left: number): Needed => (needed >> hits) & allPaid(left);

/** How many different states a bet that is not paid yet can be in, by how many of its numbers are decided. */
function stateCounts(size: number, paid: Needed): readonly number[] {
  return Array.from({ length: size + 1 }, (_, decided) => {
    const left = size - decided;
    const states = new Set(Array.from({ length: decided + 1 }, (__, hits) => afterHits(paid, hits, left)));
    states.delete(allPaid(left));
    return Math.max(1, states.size);
  });
}

/** Numbers of all bets together. */
const typedNumbersLimit = 2_000;
/** Visits of a bet while the groups are ordered. */
const orderLimit = 1_000_000;
/** Steps while draws are counted: with `orderLimit`, a slip of thirty such bets takes some tenths of a second. */
const stepLimit = 100_000;

/**
 * Orders the groups so that few states arise. Greedy: the next group is the one after which the started bets have the fewest possible
 * states, estimated by the bets or by the numbers on them, whichever is smaller.
 */
function inOrder(
  all: readonly NumberGroup[],
  bets: number,
  size: number,
  counts: readonly number[],
): readonly NumberGroup[] {
  const decided = new Array<number>(bets).fill(0);
  const isStarted = (bet: number) => (decided[bet] ?? 0) > 0 && (decided[bet] ?? 0) < size;
  const logs = counts.map(Math.log);
  const order: NumberGroup[] = [];
  const waiting = new Set(all);
  const add = ({ bets: of, count }: NumberGroup) => {
    for (const bet of of) decided[bet] = (decided[bet] ?? 0) + count;
  };
  const statesWith = (next: NumberGroup): number => {
    add(next);
    const byBets = decided.reduce((sum, count, bet) => sum + (isStarted(bet) ? (logs[count] ?? 0) : 0), 0);
    const byNumbers = [...order, next].reduce(
      (sum, { bets: of, count }) => sum + (of.some(isStarted) ? Math.log(count + 1) : 0),
      0,
    );
    add({ ...next, count: -next.count });
    return Math.min(byBets, byNumbers);
  };
  while (waiting.size > 0) {
    let best: NumberGroup | undefined;
    let fewest = Number.POSITIVE_INFINITY;
    for (const each of waiting) {
      const states = statesWith(each);
      if (states < fewest) [best, fewest] = [each, states];
    }
    if (!best) throw new Error('No group of numbers has a number of states.');
    waiting.delete(best);
    add(best);
    order.push(best);
  }
  return order;
}

/** What each bet still needs, and by how many numbers are drawn so far the number of draws that lead here. */
interface State {
  readonly needed: readonly Needed[];
  readonly drawCounts: number[];
}

/** The states after a group's numbers are decided, without those in which a bet is paid. `left` is by bet what it has undecided. */
function afterGroup(
  states: readonly State[],
  { bets, count }: NumberGroup,
  left: readonly number[],
  drawn: number,
): State[] {
  const next = new Map<string, State>();
  for (const { needed, drawCounts } of states)
    for (let hits = 0; hits <= count; hits += 1) {
      const after = [...needed];
      for (const bet of bets) after[bet] = afterHits(after[bet] ?? 0, hits, left[bet] ?? 0);
      if (bets.some((bet) => after[bet] === allPaid(left[bet] ?? 0))) continue;
      // One UTF-16 unit for each bet: its size + 1 bits, hence at most 15 numbers.
      const key = String.fromCharCode(...after);
      const state = next.get(key) ?? { needed: after, drawCounts: new Array<number>(drawn + 1).fill(0) };
      for (let before = 0; before + hits <= drawn; before += 1)
        state.drawCounts[before + hits] =
          (state.drawCounts[before + hits] ?? 0) + (drawCounts[before] ?? 0) * choose(count, hits);
      next.set(key, state);
    }
  return [...next.values()];
}

/**
 * The chance, 0 to 1, that any of several bets of equally many numbers, up to 15, is paid by how many of its numbers are drawn.
 * Counts the draws on which all of them lose, number by number: draws that leave every bet in need of the same further hits are one
 * state. Undefined where that takes too long.
 */
export function chanceOfSets(bets: readonly (readonly string[])[], { drawn, of, paidHits }: Paid): number | undefined {
  const size = bets[0]?.length ?? 0;
  // Many bets are not even put in order; whether others can be counted depends on the numbers that they share.
  const typedNumbers = bets.length * size;
  if (typedNumbers > typedNumbersLimit) return undefined;
  const groups = groupsIn(bets);
  if ((groups.length ** 2 / 2) * typedNumbers > orderLimit) return undefined;
  const paid = paidHits.reduce((needed, hits) => needed | (1 << hits), 0);
  const left = new Array<number>(bets.length).fill(size);
  let steps = 0;
  let states: State[] = [{ needed: left.map(() => paid), drawCounts: [1, ...new Array<number>(drawn).fill(0)] }];
  for (const group of inOrder(groups, bets.length, size, stateCounts(size, paid))) {
    for (const bet of group.bets) left[bet] = (left[bet] ?? 0) - group.count;
    steps += states.length * (group.count + 1) * (bets.length + drawn);
    if (steps > stepLimit) return undefined;
    states = afterGroup(states, group, left, drawn);
  }
  const others = of - groups.reduce((sum, { count }) => sum + count, 0);
  const lost = states.reduce(
    (sum, { drawCounts }) =>
      sum + drawCounts.reduce((part, each, hits) => part + each * choose(others, drawn - hits), 0),
    0,
  );
  return 1 - lost / choose(of, drawn);
}

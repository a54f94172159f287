import { choose } from '../combinations.ts';

interface Paid {
  /** How many numbers a draw has, and of how many they are drawn. */
  readonly drawn: number;
  readonly of: number;
  /** How many of a bet's numbers have to be drawn for it to be paid. */
  readonly paidHits: readonly number[];
}

/** Numbers that are in the same bets: it only matters how many of them are drawn. */
interface Alike {
  readonly count: number;
  /** By their places. */
  readonly bets: readonly number[];
}

function alikeIn(bets: readonly (readonly string[])[]): readonly Alike[] {
  const betsOf = new Map<string, number[]>();
  for (const [at, numbers] of bets.entries())
    for (const number of numbers) {
      const others = betsOf.get(number);
      if (others) others.push(at);
      else betsOf.set(number, [at]);
    }
  const found = new Map<string, Alike>();
  for (const at of betsOf.values()) {
    const key = at.join();
    found.set(key, { bets: at, count: (found.get(key)?.count ?? 0) + 1 });
  }
  return [...found.values()];
}

/** How a bet stands: its bit `n` says whether it is paid if `n` more of its numbers are drawn. */
type Open = number;

const allPaid = (left: number): Open => 2 ** (left + 1) - 1;
const afterHits = (open: Open, hits: number, left: number): Open => (open >> hits) & allPaid(left);

/** In how many ways a bet that is not paid yet can stand, by how many of its numbers are decided. */
function waysToStand(size: number, paid: Open): readonly number[] {
  return Array.from({ length: size + 1 }, (_, decided) => {
    const left = size - decided;
    const ways = new Set(Array.from({ length: decided + 1 }, (__, hits) => afterHits(paid, hits, left)));
    ways.delete(allPaid(left));
    return Math.max(1, ways.size);
  });
}

/** Both take a few milliseconds at most. */
const orderLimit = 2_000_000;
const stateLimit = 200_000;

/**
 * An order of the numbers in which there are few states on the way, where that is easily found: those come next after which the
 * bets that are begun can stand in the fewest ways, or the numbers that decide about them can be drawn in the fewest.
 */
function inOrder(all: readonly Alike[], bets: number, size: number, ways: readonly number[]): readonly Alike[] {
  const decided = new Array<number>(bets).fill(0);
  const isOpen = (bet: number) => (decided[bet] ?? 0) > 0 && (decided[bet] ?? 0) < size;
  const logs = ways.map(Math.log);
  const order: Alike[] = [];
  const waiting = new Set(all);
  const add = ({ bets: of, count }: Alike) => {
    for (const bet of of) decided[bet] = (decided[bet] ?? 0) + count;
  };
  const statesWith = (next: Alike): number => {
    add(next);
    const byBets = decided.reduce((sum, count, bet) => sum + (isOpen(bet) ? (logs[count] ?? 0) : 0), 0);
    const byNumbers = [...order, next].reduce(
      (sum, { bets: of, count }) => sum + (of.some(isOpen) ? Math.log(count + 1) : 0),
      0,
    );
    add({ ...next, count: -next.count });
    return Math.min(byBets, byNumbers);
  };
  while (waiting.size > 0) {
    let best: Alike | undefined;
    let fewest = Number.POSITIVE_INFINITY;
    for (const each of waiting) {
      const states = statesWith(each);
      if (states < fewest) [best, fewest] = [each, states];
    }
    if (!best) break;
    waiting.delete(best);
    add(best);
    order.push(best);
  }
  return order;
}

/** How the bets stand, and in how many ways so many numbers were drawn on which they do. */
interface State {
  readonly open: readonly Open[];
  readonly ways: number[];
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
  if (typedNumbers > orderLimit / 1000) return undefined;
  const alike = alikeIn(bets);
  if ((alike.length ** 2 / 2) * typedNumbers > orderLimit) return undefined;
  const paid = paidHits.reduce((open, hits) => open | (1 << hits), 0);
  const left = new Array<number>(bets.length).fill(size);
  let steps = 0;
  const none = new Array<number>(drawn + 1).fill(0);
  let states: State[] = [{ open: left.map(() => paid), ways: [1, ...none.slice(1)] }];
  for (const { bets: concerned, count } of inOrder(alike, bets.length, size, waysToStand(size, paid))) {
    for (const bet of concerned) left[bet] = (left[bet] ?? 0) - count;
    const next = new Map<string, State>();
    for (const { open, ways } of states)
      for (let hits = 0; hits <= count; hits += 1) {
        steps += bets.length + drawn;
        if (steps > stateLimit) return undefined;
        const after = [...open];
        for (const bet of concerned) after[bet] = afterHits(after[bet] ?? 0, hits, left[bet] ?? 0);
        if (concerned.some((bet) => after[bet] === allPaid(left[bet] ?? 0))) continue;
        const key = String.fromCharCode(...after);
        const state = next.get(key) ?? { open: after, ways: [...none] };
        for (let before = 0; before + hits <= drawn; before += 1)
          state.ways[before + hits] = (state.ways[before + hits] ?? 0) + (ways[before] ?? 0) * choose(count, hits);
        next.set(key, state);
      }
    states = [...next.values()];
  }
  const others = of - alike.reduce((sum, { count }) => sum + count, 0);
  const lost = states.reduce(
    (sum, { ways }) => sum + ways.reduce((part, each, hits) => part + each * choose(others, drawn - hits), 0),
    0,
  );
  return 1 - lost / choose(of, drawn);
}

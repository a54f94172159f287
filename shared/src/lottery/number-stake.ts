import { type CombinationSet, type CombinationTree, end } from './combination-sets.ts';
import type { GameKind } from './game.ts';
import { type Play, type Selection, stakeMinorOf } from './play.ts';
import { playOf } from './plays.ts';

/** A bet as the limit of a number measures it. */
export interface NumberBet {
  readonly playCode: string;
  readonly numbers: Selection;
  /** The stake of one single bet, before a discount. */
  readonly eachMinor: number;
  /** What is taken off it, in thousandths; absent for the discount that the release has for the play. */
  readonly discountMilli?: number;
  /** How many such bets there are; absent for one. */
  readonly times?: number;
}

/** A number on which more is staked than a limit: all parts that have to be drawn for one single bet to win. */
export interface NumberAbove {
  /** Which of the new bets are on it, and the play of the first one. */
  readonly bets: readonly number[];
  readonly playCode: string;
  /**
   * As a limit names it: `123`, `0102`, `big odd`; `place1:05` where a play bets several rows by themselves, and `places1,2:12`
   * where the player chooses the places.
   */
  readonly number: string;
  /** What the limit leaves beside the bets that are placed already. */
  readonly leftMinor: number;
}

/** What is staked on each combination of a set. */
interface Stake {
  readonly set: CombinationSet;
  readonly play: Play;
  readonly numbers: Selection;
  readonly stakeMinor: number;
  /** The new bet that it is of; absent for one that is placed. */
  readonly bet?: number;
}

/** A stake, and what can still follow of its combinations. */
interface Branch {
  readonly stake: Stake;
  readonly tree: CombinationTree;
}

/** The stakes of a bet by its sets, in minor units after the discount; none for a play that does not exist. */
function stakesOf(
  kind: GameKind,
  { playCode, numbers, eachMinor, discountMilli, times = 1 }: NumberBet,
  bet?: number,
): readonly Stake[] {
  const play = playOf(kind, playCode);
  if (!play) return [];
  const charged = discountMilli === undefined ? play : { discountMilli };
  return play.rule.combinations(numbers).map((set) => ({
    ...{ set, play, numbers, stakeMinor: times * stakeMinorOf(charged, set.times ?? 1, eachMinor) },
    ...(bet !== undefined && { bet }),
  }));
}

const subjectOf = ({ set, play }: Stake): string => set.subject ?? `${play.code} ${set.row ?? ''}`;

function nameOf({ set, play: { rows, rule }, numbers }: Stake, parts: readonly string[]): string {
  const joined = parts.join(parts.every((part) => /^\d+$/.test(part)) ? '' : ' ');
  // Of those that win on the same draws the one that is bet.
  const name = rule.sameNumbers
    ? (numbers[0]?.find((each) => rule.sameNumbers?.(joined).includes(each)) ?? joined)
    : joined;
  if (set.places) return `places${set.places.map((place) => place + 1).join()}:${name}`;
  return set.row !== undefined && rows.length > 1 ? `${rows[set.row]?.key}:${name}` : name;
}

const sumOf = (branches: readonly Branch[]): number => branches.reduce((sum, { stake }) => sum + stake.stakeMinor, 0);
const hasNew = (branches: readonly Branch[]): boolean => branches.some(({ stake }) => stake.bet !== undefined);

/** The branches by the next part, for the parts that new bets have. */
function following(branches: readonly Branch[]): Iterable<readonly [string, readonly Branch[]]> {
  const next = new Map<string, Branch[]>();
  const isNew = ({ stake }: Branch) => stake.bet !== undefined;
  for (const { stake, tree } of branches.filter(isNew))
    for (const [part, after] of tree.next()) {
      const others = next.get(part);
      if (others) others.push({ stake, tree: after });
      else next.set(part, [{ stake, tree: after }]);
    }
  for (const branch of branches.filter((each) => !isNew(each))) {
    const parts = branch.tree.next();
    const [fewer, has] = parts.size < next.size ? [parts, next] : [next, parts];
    for (const part of fewer.keys())
      if (has.has(part)) next.get(part)?.push({ stake: branch.stake, tree: parts.get(part) as CombinationTree });
  }
  return next;
}

/** The combination at whose end the branches are, as the number that is above the limit. */
function aboveAt(branches: readonly Branch[], parts: readonly string[], limitMinor: number): NumberAbove {
  const added = branches.flatMap(({ stake }) => (stake.bet === undefined ? [] : [{ ...stake, bet: stake.bet }]));
  const [first] = added as [Stake];
  const placed = branches.filter(({ stake }) => stake.bet === undefined);
  return {
    bets: [...new Set(added.map(({ bet }) => bet))],
    playCode: first.play.code,
    number: nameOf(first, parts),
    leftMinor: Math.max(0, limitMinor - sumOf(placed)),
  };
}

/** Looks for a combination above the limit among stakes of one subject. */
function search(stakes: readonly Stake[], limitMinor: number): NumberAbove | undefined {
  // The same trees can be reached in several ways. Those without a combination above the limit are not searched again.
  const ids = new Map<Stake | CombinationTree, number>();
  function idOf(each: Stake | CombinationTree): number {
    const id = ids.get(each) ?? ids.size;
    ids.set(each, id);
    return id;
  }
  const searched = new Set<string>();
  function above(branches: readonly Branch[], parts: readonly string[]): NumberAbove | undefined {
    // No combination behind these branches has more on it than all of their bets together: mostly the first sum is enough.
    if (sumOf(branches) <= limitMinor || !hasNew(branches)) return undefined;
    if (branches[0]?.tree === end) return aboveAt(branches, parts, limitMinor);
    const key = branches.map(({ stake, tree }) => `${idOf(stake)} ${idOf(tree)}`).join();
    if (searched.has(key)) return undefined;
    for (const [part, after] of following(branches)) {
      const found = above(after, [...parts, part]);
      if (found) return found;
    }
    searched.add(key);
    return undefined;
  }
  return above(
    stakes.map((stake) => ({ stake, tree: stake.set.tree })),
    [],
  );
}

/**
 * The first number on which new bets, with those placed before, stake more than a limit in minor units; undefined for none. A
 * number is all that has to be drawn for one single bet to win, so that every play has them. Chosen and typed forms of a bet are on
 * the same number, and so are numbers that win on the same draws. Sets of combinations are not written out: where stakes are S
 * times the limit, about S branches are read at each part.
 */
export function numberAboveLimit(
  kind: GameKind,
  limitMinor: number,
  bets: readonly NumberBet[],
  placed: readonly NumberBet[] = [],
): NumberAbove | undefined {
  const bySubject = new Map<string, Stake[]>();
  for (const stake of bets.flatMap((bet, index) => stakesOf(kind, bet, index))) {
    const others = bySubject.get(subjectOf(stake));
    if (others) others.push(stake);
    else bySubject.set(subjectOf(stake), [stake]);
  }
  for (const stake of placed.flatMap((bet) => stakesOf(kind, bet))) bySubject.get(subjectOf(stake))?.push(stake);
  for (const stakes of bySubject.values()) {
    const found = search(stakes, limitMinor);
    if (found) return found;
  }
  return undefined;
}

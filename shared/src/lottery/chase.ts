import type { GameKind } from './game.ts';
import { leastWinMinor } from './judge.ts';
import { type PlayOdds, playAtOdds } from './merchant-odds.ts';
import { type Selection, stakeMinorOf } from './play.ts';
import { playOf } from './plays.ts';
import { playAtGroup } from './prize-group.ts';

/** How the multiple goes on from issue to issue. */
export const chaseStrategies = ['same', 'doubling', 'profit'] as const;
export type ChaseStrategy = (typeof chaseStrategies)[number];

/** The greatest number of issues in one chase. */
export const maxChaseIssues = 100;

/** A slip as a chase repeats it: once, before the multiple of an issue. */
export interface ChasedSlip {
  readonly stakeMinor: number;
  /** The smallest payout of any of its combinations that wins. */
  readonly leastWinMinor: number;
}

/** A bet of a slip. */
interface ChasedBet {
  readonly kind: GameKind;
  readonly playCode: string;
  readonly numbers: Selection;
  readonly combinations: number;
  readonly unitMinor: number;
  readonly multiple: number;
  readonly prizeGroup: number;
  /** Of the merchant, where it has set them. */
  readonly odds?: PlayOdds | undefined;
}

/** Bets as a chase repeats them; bets on plays that do not exist are left out. */
export function chasedSlipOf(bets: readonly ChasedBet[]): ChasedSlip {
  const played = bets.flatMap(({ kind, playCode, numbers, combinations, unitMinor, multiple, prizeGroup, odds }) => {
    const listed = playOf(kind, playCode);
    if (!listed) return [];
    const play = playAtOdds(listed, odds);
    const eachMinor = unitMinor * multiple;
    return {
      stakeMinor: stakeMinorOf(play, combinations, eachMinor),
      leastWinMinor: leastWinMinor(playAtGroup(play, prizeGroup), numbers, eachMinor),
    };
  });
  return {
    stakeMinor: played.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0),
    leastWinMinor: Math.min(...played.map((bet) => bet.leastWinMinor)),
  };
}

/** The largest multiples that a merchant allows an issue; 0 turns a strategy off. */
export interface ChaseCeilings {
  readonly doublingCeiling: number;
  readonly profitCeiling: number;
}

/** The largest multiple of an issue; 0 when the strategy is off. `same` has no ceiling of the merchant's own, only `maxMultiple`. */
export function chaseCeiling(
  { doublingCeiling, profitCeiling }: ChaseCeilings,
  strategy: ChaseStrategy,
  maxMultiple: number,
): number {
  const ceilings = { same: maxMultiple, doubling: doublingCeiling, profit: profitCeiling };
  return Math.min(maxMultiple, ceilings[strategy]);
}

export interface ChasePlan {
  readonly strategy: ChaseStrategy;
  readonly issues: number;
  /** Of the first issue. */
  readonly multiple: number;
  /** The largest multiple that the merchant allows an issue of this strategy; not asked with `same`. */
  readonly ceiling: number;
  /** With `profit`: what a win has to leave, in percent of everything staked until then. */
  readonly profitPercent: number;
}

/** The smallest multiple with which any win leaves the profit on all that was staked until then; not finite when none does. */
function profitable({ stakeMinor, leastWinMinor }: ChasedSlip, stakedMinor: number, profitPercent: number): number {
  // win × k ≥ (staked + stake × k) × (100 + p) / 100
  const gainOfOne = leastWinMinor * 100 - stakeMinor * (100 + profitPercent);
  return gainOfOne > 0 ? Math.ceil((stakedMinor * (100 + profitPercent)) / gainOfOne) : Number.POSITIVE_INFINITY;
}

/**
 * The multiple of each issue. Doubling stays at the ceiling once it is there; a profit rate ends before the issue that
 * would need more than the ceiling, so fewer issues than planned may come back.
 */
export function chaseMultiples(
  { strategy, issues, multiple, ceiling, profitPercent }: ChasePlan,
  slip: ChasedSlip,
): readonly number[] {
  if (strategy === 'same') return Array.from({ length: issues }, () => multiple);
  if (multiple > ceiling) return [];
  if (strategy === 'doubling') return Array.from({ length: issues }, (_, at) => Math.min(multiple * 2 ** at, ceiling));
  const multiples: number[] = [];
  let stakedMinor = 0;
  while (multiples.length < issues) {
    const next = Math.max(multiple, profitable(slip, stakedMinor, profitPercent));
    if (next > ceiling) break;
    multiples.push(next);
    stakedMinor += slip.stakeMinor * next;
  }
  return multiples;
}

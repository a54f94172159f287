import { type GameKind, hasPrizeTable } from './game.ts';
import { type Play, returnsOf } from './play.ts';
import { roundedOdds } from './price.ts';

/** The group at which prices are written. A group is the return in 2,000ths: 1940 returns 97 %. */
export const basePrizeGroup = 1940;
/** From one group to the next. */
export const prizeGroupStep = 2;
/** The group that would return all of a stake. */
const fullReturnGroup = 2000;

/** The groups of a kind of game that a merchant offers; the same lowest and highest where there is no choice. */
export interface PrizeGroups {
  readonly lowest: number;
  readonly highest: number;
  /** The one that a player begins with. */
  readonly standard: number;
}

/** What a kind has without a configuration: the prices as they are written. */
export const basePrizeGroups: PrizeGroups = {
  lowest: basePrizeGroup,
  highest: basePrizeGroup,
  standard: basePrizeGroup,
};

export const hasGroupChoice = ({ lowest, highest }: PrizeGroups): boolean => lowest < highest;

export const isOfferedGroup = ({ lowest, highest }: PrizeGroups, group: number): boolean =>
  Number.isInteger(group) && group >= lowest && group <= highest && (group - lowest) % prizeGroupStep === 0;

/** The group on offer that is nearest to a number. */
export function nearestGroup({ lowest, highest }: PrizeGroups, group: number): number {
  const stepped = lowest + Math.round((group - lowest) / prizeGroupStep) * prizeGroupStep;
  return Math.min(highest, Math.max(lowest, stepped));
}

/** The part of the stake that comes back for a group below the highest, in thousandths. */
export const rebateMilliOf = ({ highest }: Pick<PrizeGroups, 'highest'>, group: number): number =>
  ((highest - group) * 1000) / fullReturnGroup;

/** The rebate on a stake in minor units, rounded down to the minor unit; exact for every safe integer. */
export function rebateMinorOf(stakeMinor: number, rebateMilli: number): number {
  const rest = stakeMinor % 1000;
  return ((stakeMinor - rest) / 1000) * rebateMilli + Math.floor((rest * rebateMilli) / 1000);
}

/** Odds at a group. Some base odds lie between two rounding steps: above the base group odds must not fall below them. */
function oddsAtGroup(oddsMilli: number, group: number): number {
  const atGroup = roundedOdds(Math.floor((oddsMilli * group) / basePrizeGroup));
  return group > basePrizeGroup ? Math.max(oddsMilli, atGroup) : atGroup;
}

/** The play with its odds at a group, rounded down as every price is. Page, order and settlement use this one. */
export function playAtGroup(play: Play, group: number): Play {
  if (group === basePrizeGroup) return play;
  const prices = Object.entries(play.prices).map(
    ([option, price]) => [option, { ...price, oddsMilli: oddsAtGroup(price.oddsMilli, group) }] as const,
  );
  return { ...play, prices: Object.fromEntries(prices) };
}

/** Whether the group of a bet says anything: the games of a prize table have one alone. */
export const showsPrizeGroup = (kind: GameKind, group: number): boolean =>
  !hasPrizeTable(kind) || group !== basePrizeGroup;

/** The least and the most that a play may return of what is charged. Numbers that pay half return less than that. */
const allowedReturns = [0.5, 0.99] as const;

/** A play and a group whose return is outside of what is allowed. */
export interface GroupFault {
  readonly playCode: string;
  readonly group: number;
  /** 0 to 1. */
  readonly returns: number;
}

/** The first of some plays that returns too little at the lowest group, or too much at the highest. */
export function groupFault(
  plays: readonly Play[],
  { lowest, highest }: Pick<PrizeGroups, 'lowest' | 'highest'>,
): GroupFault | undefined {
  for (const play of plays)
    for (const group of [lowest, highest]) {
      const atGroup = playAtGroup(play, group);
      const outside = returnsOf(atGroup, Object.values(atGroup.prices)).find(
        (rate) => rate < allowedReturns[0] || rate > allowedReturns[1],
      );
      if (outside !== undefined) return { playCode: play.code, group, returns: outside };
    }
  return undefined;
}

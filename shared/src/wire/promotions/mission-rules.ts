import * as v from 'valibot';
import { wholeNumber } from '../fields.ts';
import { gameCategory } from '../games/game-fields.ts';

/** What a mission counts: settled stakes, settled bets, different games, or days with a settled bet. */
export const missionKinds = ['stake', 'bets', 'games', 'days'] as const;
export type MissionKind = (typeof missionKinds)[number];
/** A day of the merchant, or a week of it, which begins on Monday. */
export const missionPeriods = ['daily', 'weekly'] as const;
export type MissionPeriod = (typeof missionPeriods)[number];

const most: Readonly<Record<MissionKind, number>> = { stake: 1_000_000_000_000, bets: 1000, games: 50, days: 7 };

/**
 * Everything that decides when a mission is complete and what it brings; a new version is a new object. Amounts are in minor
 * units. Only what was settled counts, never deposits, wins or losses.
 */
export const missionRules = v.pipe(
  v.object({
    kind: v.picklist(missionKinds),
    /** Only bets on that product count; null is any. */
    category: v.nullable(gameCategory),
    /** An amount of stakes, or a number. */
    target: wholeNumber(1, most.stake),
    /** Cash without turnover. */
    rewardMinor: wholeNumber(1, 1_000_000_000_000),
  }),
  v.check(({ kind, target }) => target <= most[kind]),
);
export type MissionRules = v.InferOutput<typeof missionRules>;

import * as v from 'valibot';
import { isDay } from '../../format/time.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import type { MoneyCodec } from '../money-codec.ts';
import { missionKinds, missionPeriods } from './mission-rules.ts';

/**
 * `running`: not done yet; `completed`: can be claimed; `claimed`: paid by hand; `credited`: paid by itself at the end of its
 * period; `spent`: the budget of the mission is used up, it brings nothing any more.
 */
export const missionStates = ['running', 'completed', 'claimed', 'credited', 'spent'] as const;

const missionId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));
/** The first day of a mission's period in the merchant's calendar. */
const startsOn = v.pipe(v.string(), v.check(isDay));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const mission = (m: MoneyCodec) =>
  v.object({
    id: missionId,
    startsOn,
    period: v.picklist(missionPeriods),
    /** When the period ends; what is not claimed by then is credited by itself. */
    endsAtMs: v.number(),
    name: v.string(),
    kind: v.picklist(missionKinds),
    /** Only bets on that product count; null is any. */
    category: v.nullable(v.string()),
    /** Cash without turnover. */
    reward: m.amount,
    state: m.named(v.picklist(missionStates)),
    /** What is done of a kind that counts stakes; null for others. */
    stake: v.nullable(v.object({ done: m.amount, target: m.amount })),
    /** What is done of a kind that counts bets, games or days; null for others. */
    count: v.nullable(v.object({ done: count, target: count })),
  });

/** The member's missions of the running day and week, after what can still be claimed of earlier ones. Refusal: `account.trial`. */
export const getMissionSummary = defineEndpoint({
  name: 'promotions.mission-summary',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionSummaryDetails',
  module: 'MF_PROMOTIONS',
  token: 'required',
  request: v.object({}),
  answer: (m) =>
    v.object({
      /** Not while the member takes a break: then only what was earned is listed. */
      isOpen: v.boolean(),
      list: m.rows(mission(m)),
    }),
});

/**
 * Pays the reward of a completed mission; repeating it changes nothing. The path is ours. Refusals: `mission.unknown`,
 * `mission.not.completed`, `mission.budget.spent`, `account.trial`, `account.blocked`.
 */
export const claimMission = defineEndpoint({
  name: 'promotions.claim-mission',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimMission',
  module: 'MF_PROMOTIONS',
  token: 'required',
  request: v.object({ missionId, startsOn }),
  answer: (m) => v.object({ amount: m.amount }),
});

/** The merchant's week that runs, and the one before it. */
export const leaderboardWeeks = ['running', 'last'] as const;

/**
 * The twenty members with the most completed missions of a week; among equals, whoever completed the last one first. Refusal:
 * `account.trial`.
 */
export const getMissionLeaderboard = defineEndpoint({
  name: 'promotions.mission-leaderboard',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionLeaderboard',
  module: 'MF_PROMOTIONS',
  token: 'required',
  request: v.object({ week: v.optional(v.picklist(leaderboardWeeks), 'running') }),
  answer: (m) =>
    v.object({
      fromMs: v.number(),
      untilMs: v.number(),
      /** Whether the member may be listed (`setWinnerSetting`). */
      isShown: v.boolean(),
      /** The member's own place, also below those that are listed; null without one. */
      mine: v.object({ place: v.nullable(count), completed: count }),
      list: m.rows(
        v.object({
          place: count,
          /** Masked, `pl****`. */
          player: v.string(),
          completed: count,
          /** When the last of them was completed. */
          lastAtMs: v.number(),
          isMine: v.boolean(),
        }),
      ),
    }),
});

import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { filledText, shortText, wholeNumber } from '../fields.ts';
import { missionPeriods, missionRules } from '../promotions/mission-rules.ts';
import { inEveryLanguage, stepTaken } from './console-fields.ts';

/** Longest name of a mission, in characters. */
export const missionNameMaximum = 60;

const missionId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));
const names = inEveryLanguage(filledText(missionNameMaximum));
export type MissionNames = v.InferOutput<typeof names>;

const consoleMission = v.object({
  merchant: v.string(),
  id: missionId,
  period: v.picklist(missionPeriods),
  /** The newest version: it counts from the first day or week that begins after it was made. */
  version: v.number(),
  changedAtMs: v.number(),
  rules: missionRules,
  names: v.record(v.string(), v.string()),
  isOffered: v.boolean(),
  currency: v.string(),
  /** Null is without a limit. */
  budgetMinor: v.nullable(v.number()),
  grantedMinor: v.number(),
});
export type ConsoleMission = v.InferOutput<typeof consoleMission>;

/** The missions of all merchants, or of one, in their order. */
export const getConsoleMissions = defineEndpoint({
  name: 'console.missions',
  method: 'GET',
  path: '/console-api/missions',
  module: null,
  token: 'required',
  request: v.object({ merchant: v.optional(shortText(40)) }),
  answer: v.object({ list: v.array(consoleMission) }),
});

/**
 * Adds a mission behind a merchant's others; it counts at once, from the beginning of the running day or week. Refusals: 404
 * `merchant.unknown`, 409 `mission.exists`, 400 `mission.days.daily` when a daily mission asks for several days.
 */
export const addMission = defineEndpoint({
  name: 'console.add-mission',
  method: 'POST',
  path: '/console-api/missions/:merchant',
  module: null,
  token: 'required',
  request: v.object({
    merchant: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
    id: missionId,
    period: v.picklist(missionPeriods),
    rules: missionRules,
    names,
    /** Null is without a limit. */
    budgetMinor: v.nullable(wholeNumber(0, 999_999_999_999_999)),
  }),
  answer: stepTaken,
});

const missionParameters = { merchant: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)), id: missionId };

/**
 * Gives a mission its next version, for the days or weeks that begin from now on; its kind and period stay. Refuses 404
 * `mission.unknown`, 409 `mission.changed` when there is a newer version than the one that was seen, 400 `mission.kind.fixed`.
 */
export const changeMission = defineEndpoint({
  name: 'console.change-mission',
  method: 'POST',
  path: '/console-api/missions/:merchant/:id/version',
  module: null,
  token: 'required',
  request: v.object({
    ...missionParameters,
    /** The version that the change was made from. */
    seen: wholeNumber(1, 1_000_000),
    rules: missionRules,
    names,
    isOffered: v.boolean(),
  }),
  answer: stepTaken,
});

/** Sets the budget at once; null is without a limit. Refuses 404 `mission.unknown`, 400 `mission.budget.below.granted`. */
export const setMissionBudget = defineEndpoint({
  name: 'console.set-mission-budget',
  method: 'POST',
  path: '/console-api/missions/:merchant/:id/budget',
  module: null,
  token: 'required',
  request: v.object({ ...missionParameters, budgetMinor: v.nullable(wholeNumber(0, 999_999_999_999_999)) }),
  answer: stepTaken,
});

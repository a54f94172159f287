import * as v from 'valibot';
import { wholeNumber } from '../fields.ts';
import { earnedPointTypes } from './points.ts';

/** Most hundredths of a point that a base amount gives. */
export const pointRateMaximum = 100_000;

const amountMinor = wholeNumber(1, 1_000_000_000_000);
const points = wholeNumber(1, 1_000_000_000_000);

/**
 * What a merchant's members earn and what points are worth; a change is a new version. Amounts are in minor units, points in
 * hundredths. Every division is rounded down, so a merchant never gives more than the rules say.
 */
export const pointRules = v.object({
  /** The stake or deposit for which a rate gives its points. */
  baseMinor: amountMinor,
  /** Hundredths of a point for each base amount; what has no rate earns nothing. */
  rates: v.record(v.picklist(earnedPointTypes), wholeNumber(1, pointRateMaximum)),
  /** So many hundredths of a point become so much money. */
  ratio: v.object({ points, amountMinor }),
  /** The fewest hundredths of a point that are converted at once. */
  minimumPoints: points,
});
export type PointRules = v.InferOutput<typeof pointRules>;

import { drawStops } from '@tessera/shared/fairness';
import { evaluate, freeSpinsFor } from '../../games/slot/evaluate.ts';
import { lines } from '../../games/slot/lines.ts';
import type { Profile } from '../../games/slot/profile.ts';
import type { Outcome, Seeds } from '../store/records.ts';
import { blocksOf } from './server-seeds.ts';

/** The win of one spin of a round, in minor units; free spins are multiplied. */
export function spinWin(profile: Profile, stops: readonly number[], spin: number, stakeMinor: number): number {
  const multiplier = spin > 0 ? profile.freeSpins.multiplier : 1;
  return evaluate(profile, stops).pay * (stakeMinor / lines.length) * multiplier;
}

/** Draws a whole round from its seeds: the first spin and the free spins that it starts. */
export async function drawOutcome(profile: Profile, seeds: Seeds, stakeMinor: number): Promise<Outcome> {
  if (stakeMinor % lines.length !== 0)
    throw new RangeError(`${stakeMinor} cannot be divided by ${lines.length} lines.`);
  const lengths = profile.strips.map((strip) => strip.length);
  const first = await drawStops(lengths, blocksOf(seeds, 0));
  const free = freeSpinsFor(profile, evaluate(profile, first).scatters);
  const spins = [first];
  for (let spin = 1; spin <= free; spin += 1) spins.push(await drawStops(lengths, blocksOf(seeds, spin)));
  const winMinor = spins.reduce((sum, stops, spin) => sum + spinWin(profile, stops, spin, stakeMinor), 0);
  return { spins, winMinor };
}

import type { SlotSheet } from '@tessera/wallet-protocol/slot-sheets';
import { windowAt } from './evaluate.ts';
import { lines } from './lines.ts';
import { type PaySymbol, type Profile, paySymbols } from './profile.ts';

/** The figures of a slot sheet that are computed from strips and pays. */
export type ProvedFigures = Omit<SlotSheet, 'id' | 'volatility' | 'freeSpins'>;

interface Reel {
  readonly length: number;
  /** Symbol numbers by stop and row; the wild is `wild`, the scatter `scatter`. */
  readonly cells: Int8Array;
  readonly hasScatter: Uint8Array;
}

const wild = 8;
const scatter = 9;
const symbolNumber = (symbol: string) =>
  symbol === 'W' ? wild : symbol === 'S' ? scatter : paySymbols.indexOf(symbol as PaySymbol);

function reelOf(strip: string): Reel {
  const windows = Array.from(strip, (_, stop) => windowAt(strip, stop));
  return {
    length: strip.length,
    cells: Int8Array.from(windows.flatMap((window) => Array.from(window, symbolNumber))),
    hasScatter: Uint8Array.from(windows, (window) => (window.includes('S') ? 1 : 0)),
  };
}

/**
 * Computes a profile's figures from every combination of stops. Lines that cannot win after three reels are not
 * followed.
 */
export function enumerate(profile: Profile): ProvedFigures {
  const reels = profile.strips.map(reelOf);
  const [r0, r1, r2, r3, r4] = reels as [Reel, Reel, Reel, Reel, Reel];
  const pays = paySymbols.map((symbol) => profile.pays[symbol]);
  const cell = (reel: Reel, stop: number, row: number) => reel.cells[stop * 3 + row] as number;
  const tails = r3.length * r4.length;
  const tailScatters = [0, 0, 0];
  for (let d = 0; d < r3.length; d += 1)
    for (let e = 0; e < r4.length; e += 1) {
      const found = (r3.hasScatter[d] as number) + (r4.hasScatter[e] as number);
      tailScatters[found] = (tailScatters[found] as number) + 1;
    }

  let total = 0;
  let squares = 0;
  let hits = 0;
  let largest = 0;
  let largestTriggering = 0;
  const triggers = [0, 0, 0];
  const alive = new Int8Array(lines.length);
  for (let a = 0; a < r0.length; a += 1)
    for (let b = 0; b < r1.length; b += 1)
      for (let c = 0; c < r2.length; c += 1) {
        let living = 0;
        for (let n = 0; n < lines.length; n += 1) {
          const rows = lines[n] as readonly number[];
          const symbol = cell(r0, a, rows[0] as number);
          if (symbol === scatter) continue;
          const second = cell(r1, b, rows[1] as number);
          const third = cell(r2, c, rows[2] as number);
          if ((second === symbol || second === wild) && (third === symbol || third === wild)) alive[living++] = n;
        }
        const scatters = (r0.hasScatter[a] as number) + (r1.hasScatter[b] as number) + (r2.hasScatter[c] as number);
        for (let more = 0; more < 3; more += 1) {
          const count = scatters + more;
          if (count >= 3) triggers[count - 3] = (triggers[count - 3] as number) + (tailScatters[more] as number);
        }
        if (living === 0) {
          for (let more = Math.max(0, 3 - scatters); more < 3; more += 1) hits += tailScatters[more] as number;
          continue;
        }
        hits += tails;
        for (let d = 0; d < r3.length; d += 1)
          for (let e = 0; e < r4.length; e += 1) {
            let won = 0;
            for (let n = 0; n < living; n += 1) {
              const rows = lines[alive[n] as number] as readonly number[];
              const symbol = cell(r0, a, rows[0] as number);
              const fourth = cell(r3, d, rows[3] as number);
              let index = 0;
              if (fourth === symbol || fourth === wild) {
                const fifth = cell(r4, e, rows[4] as number);
                index = fifth === symbol || fifth === wild ? 2 : 1;
              }
              won += pays[symbol]?.[index] as number;
            }
            total += won;
            squares += won * won;
            if (won > largest) largest = won;
            const found = scatters + (r3.hasScatter[d] as number) + (r4.hasScatter[e] as number);
            if (found >= 3 && won > largestTriggering) largestTriggering = won;
          }
      }

  const stops = r0.length * r1.length * r2.length * tails;
  const stake = lines.length;
  const { counts, multiplier } = profile.freeSpins;
  const spin = total / stops / stake;
  const freeSpins = triggers.reduce((sum, times, n) => sum + (times / stops) * (counts[n] as number), 0);
  const triggered = triggers.reduce((sum, times) => sum + times, 0);
  const longest = counts[triggers.findLastIndex((times) => times > 0)] ?? 0;
  return {
    rtp: spin * (1 + freeSpins * multiplier),
    hitRate: hits / stops,
    freeSpinsEvery: triggered === 0 ? Number.POSITIVE_INFINITY : stops / triggered,
    maxWin: Math.max(largest, longest > 0 ? largestTriggering + longest * multiplier * largest : 0) / stake,
    deviation: Math.sqrt(squares / stops / stake / stake - spin * spin),
  };
}

import { lines, reelCount, rowCount } from './lines.ts';
import type { PaySymbol, Profile } from './profile.ts';

/** One winning line: its number, its symbol, how many from the left, and its pay in line stakes. */
export interface LineWin {
  readonly line: number;
  readonly symbol: PaySymbol;
  readonly count: number;
  readonly pay: number;
}

export interface Evaluation {
  /** Reel by reel, top to bottom. */
  readonly window: readonly string[];
  readonly wins: readonly LineWin[];
  /** Sum of the lines, in line stakes, before any multiplier. */
  readonly pay: number;
  readonly scatters: number;
}

/** The three symbols that a reel shows when it stops at a position. */
export function windowAt(strip: string, stop: number): string {
  let shown = '';
  for (let row = 0; row < rowCount; row += 1) shown += strip[(stop + row) % strip.length];
  return shown;
}

/** Evaluates one stop of the five reels. */
export function evaluate(profile: Profile, stops: readonly number[]): Evaluation {
  const window = profile.strips.map((strip, reel) => windowAt(strip, stops[reel] ?? 0));
  const wins: LineWin[] = [];
  let pay = 0;
  for (const [line, rows] of lines.entries()) {
    const symbol = window[0]?.[rows[0]] as PaySymbol | 'S';
    if (symbol === 'S') continue;
    let count = 1;
    while (count < reelCount) {
      const next = window[count]?.[rows[count] ?? 0];
      if (next !== symbol && next !== 'W') break;
      count += 1;
    }
    if (count < 3) continue;
    const won = profile.pays[symbol][count - 3] ?? 0;
    wins.push({ line, symbol, count, pay: won });
    pay += won;
  }
  const scatters = window.join('').split('S').length - 1;
  return { window, wins, pay, scatters };
}

/** The number of free spins for a number of scatters. */
export function freeSpinsFor(profile: Profile, scatters: number): number {
  return scatters < 3 ? 0 : (profile.freeSpins.counts[Math.min(scatters, 5) - 3] ?? 0);
}

import { hourMs, minuteMs } from '../../platform/clock/durations.ts';
import type { Random } from '../../platform/clock/random.ts';
import type { PlannedAccount } from './downline-plan.ts';

export type PastKind = 'deposit' | 'withdrawal' | 'bet' | 'payout' | 'rebate';

export interface PastMove {
  readonly username: string;
  readonly kind: PastKind;
  /** Always positive; the kind says the direction. */
  readonly amountMinor: number;
  readonly atMs: number;
}

export interface Player {
  readonly plan: PlannedAccount;
  balanceMinor: number;
}

/** A session begins after the rebates of the day before are credited and is over before midnight. */
const opensAtHour = 1;
const hoursOpen = 21;
const sessionMs = 2 * hourMs;
const cashierStepUnits = 10_000;
const cashierMaximumUnits = 5_000_000;

const between = (random: Random, low: number, high: number) => low + (high - low) * (random.int(10_001) / 10_000);
const roundTo = (value: number, step: number) => Math.max(step, Math.round(value / step) * step);

/** Evenings are busier: the later of two draws. */
const startOfSession = (random: Random, dayStartMs: number) =>
  dayStartMs +
  (opensAtHour + Math.max(random.int(hoursOpen), random.int(hoursOpen))) * hourMs +
  random.int(60) * minuteMs;

function playRounds(player: Player, random: Random, fromMs: number, unit: number): PastMove[] {
  const { username, stakeUnits } = player.plan;
  const moves: PastMove[] = [];
  const rounds = 1 + random.int(4);
  for (let round = 0; round < rounds; round += 1) {
    const stake = Math.min(
      player.balanceMinor - (player.balanceMinor % (100 * unit)),
      roundTo(stakeUnits * between(random, 0.6, 3.4), 100) * unit,
    );
    if (stake <= 0) break;
    const atMs = fromMs + (12 + round * 20) * minuteMs + random.int(8) * minuteMs;
    moves.push({ username, kind: 'bet', amountMinor: stake, atMs });
    player.balanceMinor -= stake;
    // 42 of 100 rounds pay 2.2 times the stake on average: 92.4 % come back.
    if (random.int(100) >= 42) continue;
    const payout = roundTo((stake / unit) * between(random, 1.2, 3.2), 10) * unit;
    moves.push({ username, kind: 'payout', amountMinor: payout, atMs: atMs + minuteMs });
    player.balanceMinor += payout;
  }
  return moves;
}

/** What one player does on one day: nothing, or a session with a deposit before and a withdrawal after it where they fit. */
export function playDay(
  player: Player,
  random: Random,
  dayStartMs: number,
  nowMs: number,
  unit: number,
): readonly PastMove[] {
  const { username, stakeUnits, activity } = player.plan;
  const isPlaying = random.int(100) < activity;
  const startMs = startOfSession(random, dayStartMs);
  if (!isPlaying || startMs + sessionMs > nowMs) return [];
  const moves: PastMove[] = [];
  if (player.balanceMinor < 3 * stakeUnits * unit) {
    const amountMinor = roundTo(stakeUnits * between(random, 4, 12), cashierStepUnits) * unit;
    moves.push({ username, kind: 'deposit', amountMinor, atMs: startMs });
    player.balanceMinor += amountMinor;
  }
  moves.push(...playRounds(player, random, startMs, unit));
  const units = player.balanceMinor / unit;
  if (units > 14 * stakeUnits && units > cashierStepUnits && random.int(100) < 60) {
    const wanted = Math.min(cashierMaximumUnits, units * between(random, 0.4, 0.7));
    const part = Math.floor(wanted / cashierStepUnits) * cashierStepUnits;
    if (part > 0) {
      moves.push({ username, kind: 'withdrawal', amountMinor: part * unit, atMs: startMs + 95 * minuteMs });
      player.balanceMinor -= part * unit;
    }
  }
  return moves;
}

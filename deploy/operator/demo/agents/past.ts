import { addDays, dayOf, dayStart } from '@tessera/shared/format';
import { daysBetween, rebatesOf } from '../../domains/agents/index.ts';
import { lateBookingMs } from '../../domains/bets/index.ts';
import type { Random } from '../../platform/clock/random.ts';
import { demoAgent, type PlannedAccount } from './downline-plan.ts';
import { type PastMove, type Player, playDay } from './player-days.ts';

/** Two months, so that the last 30 days have 30 before them to be compared with. */
export const historyDays = 61;

export interface Past {
  readonly moves: readonly PastMove[];
  /** Days whose rebates are among the moves. */
  readonly settledDays: readonly string[];
}

interface Surroundings {
  readonly random: Random;
  readonly nowMs: number;
  readonly timeZone: string;
  /** Minor units of one whole unit. */
  readonly unit: number;
}

function rebateMoves(plan: readonly PlannedAccount[], day: readonly PastMove[], atMs: number): PastMove[] {
  const names = [demoAgent.username, ...plan.map(({ username }) => username)];
  const idOf = (username: string) => names.indexOf(username);
  const accounts = [
    { id: 0, parentId: null, basisPoints: demoAgent.basisPoints },
    ...plan.map(({ username, parent, basisPoints }) => ({ id: idOf(username), parentId: idOf(parent), basisPoints })),
  ];
  const bets = new Map<number, number>();
  for (const { username, kind, amountMinor } of day) {
    if (kind === 'bet') bets.set(idOf(username), (bets.get(idOf(username)) ?? 0) + amountMinor);
  }
  return [...rebatesOf(accounts, bets)].map(([id, amountMinor]) => ({
    username: names[id] as string,
    kind: 'rebate',
    amountMinor,
    atMs,
  }));
}

/** Two months of a team, day by day as the operator would have booked them; the same seed gives the same past. */
export function pastOf(plan: readonly PlannedAccount[], { random, nowMs, timeZone, unit }: Surroundings): Past {
  const today = dayOf(nowMs, timeZone);
  const players = new Map<string, Player>(
    plan.map((account) => [account.username, { plan: account, balanceMinor: 0 }]),
  );
  const moves: PastMove[] = [];
  const settledDays: string[] = [];
  for (const day of daysBetween(addDays(today, -historyDays), today)) {
    const dayStartMs = dayStart(day, timeZone);
    const played = [...players.values()].flatMap((player) =>
      addDays(today, -player.plan.joinedDaysAgo) < day ? playDay(player, random, dayStartMs, nowMs, unit) : [],
    );
    moves.push(...played.sort((one, other) => one.atMs - other.atMs));
    const settledAtMs = dayStart(addDays(day, 1), timeZone) + lateBookingMs;
    if (settledAtMs > nowMs) continue;
    const rebates = rebateMoves(plan, played, settledAtMs);
    for (const { username, amountMinor } of rebates) {
      const player = players.get(username);
      if (player) player.balanceMinor += amountMinor;
    }
    moves.push(...rebates);
    settledDays.push(day);
  }
  return { moves, settledDays };
}

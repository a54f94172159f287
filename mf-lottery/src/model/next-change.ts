import type { DrawState, LotteryBet } from './lottery-types.ts';

/** The operator has drawn by then. */
const slackMs = 300;
const atLeastMs = 700;
const atMostMs = 60_000;

function until(moments: readonly number[], nowMs: number): number {
  const next = Math.min(...moments.filter((moment) => moment + slackMs > nowMs), nowMs + atMostMs);
  return Math.max(atLeastMs, next + slackMs - nowMs);
}

/** How long what is known of the draws stays true: until the next closing, or the next number drawn. */
export function drawsChangeIn(states: readonly DrawState[] | undefined, nowMs: number): number {
  const moments = (states ?? []).flatMap(({ current, drawing }) => [
    current.closesAtMs,
    current.drawsAtMs,
    ...(drawing ? [drawing.nextNumberAtMs] : []),
  ]);
  // A state from before its own closing or drawing is fetched again at once; one that came with the page may be.
  const isBehind = (states ?? []).some(
    ({ current, drawing }) => current.closesAtMs <= nowMs || (drawing && drawing.nextNumberAtMs + slackMs <= nowMs),
  );
  return isBehind ? atLeastMs : until(moments, nowMs);
}

/** How long the member's pending bets stay as they are; false when none is pending. */
export function betsChangeIn(bets: readonly LotteryBet[] | undefined, nowMs: number): number | false {
  const pending = (bets ?? []).filter(({ status }) => status === 'pending');
  if (pending.length === 0) return false;
  // A delayed bet waits for somebody at the operator, not for the draw.
  const due = pending.filter(({ drawsAtMs, isDelayed }) => drawsAtMs <= nowMs && !isDelayed);
  // The longer a result is late, the less often it is asked for.
  const lateMs = nowMs - Math.min(...due.map(({ drawsAtMs }) => drawsAtMs));
  return due.length > 0
    ? Math.min(atMostMs, Math.max(1000, lateMs / 2))
    : until(
        pending.map(({ drawsAtMs }) => drawsAtMs),
        nowMs,
      );
}

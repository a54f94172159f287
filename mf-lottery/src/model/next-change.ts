import type { DrawState, LotteryBet } from './lottery-types.ts';

/** The operator has drawn by then. */
const slackMs = 300;
const atLeastMs = 700;
const atMostMs = 60_000;
/**
 * An announcement takes up to 1 s at the operator and 3 s at the edge (`longestSpreadMs`); 2 s are spare. With the slack, a page
 * asks 6 s after a draw.
 */
const announcementMs = 6_000 - slackMs;

function until(moments: readonly number[], nowMs: number): number {
  const next = Math.min(...moments.filter((moment) => moment + slackMs > nowMs), nowMs + atMostMs);
  return Math.max(atLeastMs, next + slackMs - nowMs);
}

/** What of draws was announced to this page since announcements were last interrupted. */
export interface Announced {
  /** When the first announcement came, in server time; undefined before it. */
  readonly sinceMs: number | undefined;
  /** The issue of each game that was announced last. */
  readonly issues: ReadonlyMap<string, string>;
}

export const nothingAnnounced: Announced = { sinceMs: undefined, issues: new Map() };

/** Whether the next draw of a game will be announced: announcements come, and its last draw was not missed since they do. */
const isFollowed = ({ gameCode, last }: DrawState, { sinceMs, issues }: Announced): boolean =>
  sinceMs !== undefined && (last.drawsAtMs <= sinceMs || issues.get(gameCode) === last.issue);

/** When a game is to be asked for while it is drawn; undefined while it is not. One that will be announced is asked for later. */
function nextAskMs(state: DrawState, announced: Announced): number | undefined {
  if (!state.drawing) return undefined;
  const { nextNumberAtMs, drawsAtMs } = state.drawing;
  const isAwaited = nextNumberAtMs === drawsAtMs && isFollowed(state, announced);
  return isAwaited ? nextNumberAtMs + announcementMs : nextNumberAtMs;
}

/** How long what is known of the draws stays true: until the next closing, or the next number drawn. */
export function drawsChangeIn(states: readonly DrawState[] = [], nowMs: number, announced = nothingAnnounced): number {
  const moments = states.flatMap((state) => {
    const { closesAtMs, drawsAtMs } = state.current;
    const nextMs = nextAskMs(state, announced);
    return [closesAtMs, drawsAtMs, ...(nextMs === undefined ? [] : [nextMs])];
  });
  // A state from before its own closing or drawing is fetched again at once; one that came with the page may be.
  const isBehind = states.some((state) => {
    const nextMs = nextAskMs(state, announced);
    return state.current.closesAtMs <= nowMs || (nextMs !== undefined && nextMs + slackMs <= nowMs);
  });
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

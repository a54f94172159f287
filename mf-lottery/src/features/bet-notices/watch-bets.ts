import { ApiError } from '@tessera/shared/api';
import { i18n } from '@tessera/shared/i18n';
import { pageQueries, QueryObserver } from '@tessera/shared/query';
import { session$, sessionState } from '@tessera/shared/session';
import { toast } from '@tessera/shared/ui/toast';
import { latestBets, myBetsKey } from '../../api/bets.ts';
import type { LotteryBet } from '../../model/lottery-types.ts';
import { byIssue, isGain, type SettledIssue, settledBetween } from '../../model/settled-bets.ts';
import { port } from '../../port.ts';
import { removeSettled, showResult } from './bet-notices.ts';
import { settledText } from './settled-text.ts';

async function announce(issue: SettledIssue): Promise<void> {
  port.emit('lottery:draw-settled', { gameCode: issue.gameCode, issue: issue.issue });
  if (showResult(issue)) return;
  await i18n.loadNamespaces('lottery');
  toast.show({
    id: `lottery-${issue.gameCode}-${issue.issue}`,
    tone: isGain(issue) ? 'ok' : 'info',
    ...settledText(issue),
  });
}

/** An operator that refuses is not asked again; one that gives no answer is. */
const isRefused = (error: Error | null): boolean =>
  error instanceof ApiError && error.kind !== 'offline' && error.kind !== 'server';

let isWatching = false;

/**
 * Follows the open bets of the current account to their draws, whatever page is shown, and says what came of them.
 * It ends by itself when no bet is open: nothing is polled then.
 */
export function watchBets(): void {
  const session = sessionState();
  if (isWatching || !('member' in session)) return;
  isWatching = true;
  const queries = pageQueries();
  const observer = new QueryObserver(queries, {
    ...latestBets(),
    networkMode: 'online',
    // Polling pauses while the page is hidden.
    refetchOnWindowFocus: true,
  });
  let before: readonly LotteryBet[] = observer.getCurrentResult().data?.list ?? [];
  const leaveBets = observer.subscribe(({ data, error, fetchStatus, isSuccess }) => {
    const now = data?.list ?? [];
    const settled = byIssue(settledBetween(before, now));
    before = now;
    removeSettled(now);
    for (const issue of settled) void announce(issue);
    if (settled.length > 0) void queries.invalidateQueries({ queryKey: myBetsKey });
    const isOver = fetchStatus === 'idle' && isSuccess && now.every(({ status }) => status !== 'pending');
    if (isOver || isRefused(error)) end();
  });
  const leaveSession = session$.subscribe((next) => {
    if (next !== session) end();
  });
  function end() {
    leaveBets();
    leaveSession.unsubscribe();
    isWatching = false;
  }
}

import { ApiError } from '@tessera/shared/api';
import { i18n } from '@tessera/shared/i18n';
import { pageQueries, QueryObserver } from '@tessera/shared/query';
import { session$, sessionState } from '@tessera/shared/session';
import { toast } from '@tessera/shared/ui/toast';
import { betsOnIssue, myBetsKey, openBets } from '../../api/bets.ts';
import type { LotteryBet } from '../../model/lottery-types.ts';
import { firstOfEachIssue, isGain, resultOf, type SettledIssue } from '../../model/settled-bets.ts';
import { port } from '../../port.ts';
import { keepOpen, showResult } from './bet-notices.ts';
import { settledText } from './settled-text.ts';

type Session = ReturnType<typeof sessionState>;

async function announce(issue: SettledIssue, session: Session): Promise<void> {
  port.emit('lottery:draw-settled', { gameCode: issue.gameCode, issue: issue.issue });
  if (showResult(issue)) return;
  await i18n.loadNamespaces('lottery');
  // Nobody sees the amounts of an account that has left meanwhile.
  if (sessionState() !== session) return;
  toast.show({
    id: `lottery-${issue.gameCode}-${issue.issue}`,
    tone: isGain(issue) ? 'ok' : 'info',
    ...settledText(issue),
  });
}

/** Shows what came of the issue of that bet. */
async function announceIssue(first: LotteryBet, session: Session): Promise<void> {
  const result = resultOf(await betsOnIssue(first));
  if (sessionState() !== session) return;
  if (result) await announce(result, session);
  await pageQueries().invalidateQueries({ queryKey: myBetsKey });
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
  const observer = new QueryObserver(pageQueries(), {
    ...openBets(),
    networkMode: 'online',
    // Polling pauses while the page is hidden.
    refetchOnWindowFocus: true,
  });
  let followed = firstOfEachIssue(observer.getCurrentResult().data ?? []);
  const leaveBets = observer.subscribe(({ data, dataUpdatedAt, error, fetchStatus, isSuccess }) => {
    if (isRefused(error)) end();
    if (!data) return;
    const open = firstOfEachIssue(data);
    const decided = [...followed].filter(([key]) => !open.has(key)).map(([, first]) => first);
    followed = open;
    keepOpen(data, dataUpdatedAt);
    for (const first of decided)
      announceIssue(first, session).catch((cause: unknown) => console.error('[lottery]', cause));
    if (fetchStatus === 'idle' && isSuccess && data.length === 0) end();
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

import { serverNow } from '@tessera/shared/clock';
import { useFact } from '@tessera/shared/events';
import { useQueryClient } from '@tessera/shared/query';
import { useSession } from '@tessera/shared/session';
import { useCallback, useMemo, useState } from 'react';
import { useGameSession } from '../../api/game.ts';
import type { Launch } from '../../model/frame-state.ts';
import type { GameMessage } from '../../model/game-message.ts';
import { emptyTotals, totalsAfter } from '../../model/session-totals.ts';

/** What a visit has cost and brought. What is not known is `undefined`, never nought. */
export interface Totals {
  readonly balanceMinor: number | undefined;
  readonly stakedMinor: number | undefined;
  readonly wonMinor: number | undefined;
  /** When the game was ready, by the operator's clock. */
  readonly since: number | undefined;
  readonly add: (message: GameMessage) => void;
}

/** Runs work one at a time; requests that come meanwhile are answered by one more run after the current one. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let isRunning = false;
  let isAskedAgain = false;
  return async () => {
    isAskedAgain = true;
    if (isRunning) return;
    isRunning = true;
    try {
      while (isAskedAgain) {
        isAskedAgain = false;
        await work();
      }
    } finally {
      isRunning = false;
    }
  };
}

/**
 * The operator sums up a visit, over reloads of its page. Free play counts by the game's own messages where the operator
 * does not.
 */
export function useSessionTotals(launch: Launch | undefined): Totals {
  const queries = useQueryClient();
  const isMember = 'member' in useSession();
  const launchId = launch?.launchId;
  const isOwn = isMember && launch !== undefined && !launch.isTrial;
  const isSummedUp = isOwn || launch?.isTrial === true;
  const session = useGameSession({ launchId: launchId ?? '' }, { enabled: isSummedUp });
  const balance = useFact('wallet:balance-changed');
  const [reported, setReported] = useState<{ totals: typeof emptyTotals; balanceMinor?: number; since?: number }>({
    totals: emptyTotals,
  });
  // However many rounds a game reports, the operator is asked by one request at a time.
  const refresh = useMemo(
    () =>
      oneAtATime(() =>
        queries.invalidateQueries({ queryKey: useGameSession.options({ launchId: launchId ?? '' }).queryKey }),
      ),
    [queries, launchId],
  );
  const add = useCallback(
    (message: GameMessage) => {
      if (message.type === 'ready') setReported((last) => ({ ...last, since: last.since ?? serverNow() }));
      if (message.type === 'balance') setReported((last) => ({ ...last, balanceMinor: message.balanceMinor }));
      setReported((last) => {
        const totals = totalsAfter(last.totals, message);
        return totals === last.totals ? last : { ...last, totals };
      });
      // A stake is gone as soon as the round begins; what it brought is known when it ends.
      if (isSummedUp && (message.type === 'roundStarted' || message.type === 'roundEnded')) void refresh();
    },
    [refresh, isSummedUp],
  );
  // A game that is played from a wallet at its vendor reports what is in that.
  const hasMainWallet = isOwn && !session.data?.hasVendorWallet;
  if (isOwn || (isSummedUp && session.data))
    return {
      balanceMinor: (hasMainWallet ? balance?.balanceMinor : reported.balanceMinor) ?? session.data?.balance,
      stakedMinor: session.data?.staked,
      wonMinor: session.data?.won,
      // A page that was reloaded continues the visit.
      since: session.data?.openedAtMs ?? reported.since,
      add,
    };
  const { stakedMinor, wonMinor } = reported.totals;
  const isKnown = reported.since !== undefined;
  return {
    // After the session has ended, the game's last message is still that of the account.
    balanceMinor: launch?.isTrial ? reported.balanceMinor : undefined,
    stakedMinor: isKnown ? stakedMinor : undefined,
    wonMinor: isKnown ? wonMinor : undefined,
    since: reported.since,
    add,
  };
}

import { serverNow } from '@tessera/shared/clock';
import { useSession } from '@tessera/shared/session';
import { useEffect } from 'react';
import { balanceStore } from './the-balance.ts';

const everyMs = 60_000;
/** Coming back to the tab asks again, unless it was asked just now. */
const restMs = 5_000;

/** Keeps the balance fresh: at once for an account, then each minute, and when the tab is looked at again. */
export function useBalanceUpkeep(): void {
  const session = useSession();
  const account = 'member' in session ? session.member.account : undefined;
  useEffect(() => {
    if (account === undefined) return;
    const refresh = () => {
      if (document.visibilityState === 'visible' && serverNow() - balanceStore.askedAt >= restMs)
        void balanceStore.refresh();
    };
    void balanceStore.refresh();
    const timer = setInterval(refresh, everyMs);
    document.addEventListener('visibilitychange', refresh);
    window.addEventListener('online', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
      window.removeEventListener('online', refresh);
    };
  }, [account]);
}

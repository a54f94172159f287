import { serverNow } from '@tessera/shared/clock';
import { sessionState } from '@tessera/shared/session';
import { useSyncExternalStore } from 'react';
import { askBalance } from '../../api/ask-balance.ts';
import type { BalanceState } from '../../model/balance-state.ts';
import { port } from '../../port.ts';
import { BalanceStore } from './balance-store.ts';

/** The page's balance; every answer of the operator is told to the house. */
export const balanceStore = new BalanceStore({
  ask: async () => {
    const result = await askBalance();
    return result.ok ? { balanceMinor: result.value.sumBalance } : undefined;
  },
  account: () => {
    const session = sessionState();
    return 'member' in session ? session.member.account : undefined;
  },
  now: serverNow,
  tell: (balanceMinor, at) => port.emit('wallet:balance-changed', { balanceMinor, at }),
});

export function useBalance(): BalanceState {
  return useSyncExternalStore(balanceStore.subscribe, balanceStore.state);
}

import { balanceStore } from '../features/balance/the-balance.ts';

/** Another tile moved money. */
export default function refreshBalance(): Promise<void> {
  return balanceStore.refresh();
}

import type { EventMap } from '@tessera/shared/events';
import { balanceStore } from '../features/balance/the-balance.ts';

/** The account has left: its balance goes with it. */
export default function forgetBalance({ account }: EventMap['auth:signed-out']): void {
  balanceStore.forget(account);
}

import type { EventMap } from '@tessera/shared/events';
import { differsHere } from '../api/balance.ts';
import refreshBalance from './refresh-balance.reaction.ts';

/** Another tab of the account was answered another balance: this one asks for its own, and trusts no amount of an event. */
export default async function followBalance(moved: EventMap['wallet:balance-moved']): Promise<void> {
  if (differsHere(moved)) await refreshBalance();
}

import * as v from 'valibot';
import { defineEvents } from '../define-events.ts';

const minor = v.pipe(v.number(), v.safeInteger());

/** What is told of money that the member holds or has asked to move. */
export const walletEvents = defineEvents({
  /** The balance that the operator told last; integer minor units. */
  'wallet:balance-changed': { version: 1, isSticky: true, payload: v.object({ balanceMinor: minor, at: v.number() }) },
  'wallet:deposit-requested': { version: 1, payload: v.object({ depositId: v.string(), amountMinor: minor }) },
  'wallet:withdrawal-requested': { version: 1, payload: v.object({ withdrawalId: v.string(), amountMinor: minor }) },
});

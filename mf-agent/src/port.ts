import { definePort } from '@tessera/shared/contract';

/** What this remote emits, listens to on screen, and asks of others; the contract and the features import it. */
export const port = definePort('agent', {
  emits: ['agent:downline-registered', 'agent:notices-counted'],
  listens: ['shell:account-changed'],
  asks: ['set-payment-password'],
});

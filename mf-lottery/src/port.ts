import { definePort } from '@tessera/shared/contract';

/** What this remote emits, listens to on screen, and asks of others; the contract and the features import it. */
export const port = definePort('lottery', {
  emits: ['lottery:ticket-bought', 'lottery:bet-cancelled', 'lottery:draw-settled'],
  listens: ['shell:connection-restored', 'shell:issues-drawn', 'shell:live-interrupted', 'wallet:balance-changed'],
  asks: ['deposit', 'sign-in'],
});

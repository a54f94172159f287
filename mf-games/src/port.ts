import { definePort } from '@tessera/shared/contract';

/** What this remote emits, listens to on screen, and asks of others; the contract and the features import it. */
export const port = definePort('games', {
  emits: ['games:game-launched', 'games:game-left', 'games:round-ended'],
  listens: ['promotions:turnover-counted', 'wallet:balance-changed'],
  asks: ['deposit', 'launch-game', 'sign-in'],
});

import { definePort } from '@tessera/shared/contract';

/** What this remote emits, listens to on screen, and asks of others; the contract and the features import it. */
export const port = definePort('wallet', {
  emits: ['wallet:balance-changed', 'wallet:balance-moved', 'wallet:deposit-requested', 'wallet:withdrawal-requested'],
  listens: ['shell:connection-restored', 'shell:language-changed', 'wallet:balance-changed'],
  asks: [
    'contact-support',
    'give-up-bonus',
    'open-centre',
    'set-payment-password',
    'show-draw-proof',
    'show-round-proof',
  ],
});

import { definePort } from '@tessera/shared/contract';

/** What this remote emits, listens to on screen, and asks of others; the contract and the features import it. */
export const port = definePort('promotions', {
  emits: [
    'promotions:bonus-credited',
    'promotions:claimable-counted',
    'promotions:missions-counted',
    'promotions:turnover-counted',
    'promotions:unread-counted',
  ],
  listens: ['games:round-ended', 'lottery:ticket-bought', 'wallet:deposit-requested'],
  asks: ['deposit', 'open-centre', 'set-payment-password', 'sign-in'],
});

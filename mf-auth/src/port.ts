import { definePort } from '@tessera/shared/contract';

/** What this remote emits, listens to on screen, and asks of others; the contract and the features import it. */
export const port = definePort('auth', {
  // The session module emits the first three for this remote: it alone knows when an account is entered or left.
  emits: [
    'auth:signed-in',
    'auth:signed-out',
    'auth:account-left',
    'auth:first-login',
    'auth:picture-known',
    'auth:picture-saved',
  ],
  listens: ['auth:picture-saved'],
  asks: ['register', 'sign-in', 'start-free-play'],
});

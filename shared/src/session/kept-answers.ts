import { writeStored } from './storage.ts';

/**
 * Answers that stay in the session storage (spec §3), by the call's name: whoever asks, the tab keeps what it was told
 * last. Names and not endpoints, so that the schemas stay with those who call.
 */
const keys = {
  'auth.register-settings': 'validate',
  'system.settings': 'settings',
  'wallet.merchant-wallet': 'merchantWallet',
} as const;

/** Keeps an answer, if it is one of those that are kept. */
export function keepAnswer(name: string, answer: unknown): void {
  if (Object.hasOwn(keys, name)) writeStored(keys[name as keyof typeof keys], answer);
}

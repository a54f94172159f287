import { writeStored } from './storage.ts';

/**
 * Answers that are cached in session storage (spec §3), by the call's name; the latest answer replaces the one
 * before. By name and not by endpoint, so that this module does not import the schemas.
 */
const keys = {
  'auth.register-settings': 'validate',
  'system.settings': 'settings',
  'wallet.merchant-wallet': 'merchantWallet',
} as const;

/** Stores an answer, if it is one of those. */
export function storeAnswer(name: string, answer: unknown): void {
  if (Object.hasOwn(keys, name)) writeStored(keys[name as keyof typeof keys], answer);
}

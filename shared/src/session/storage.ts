import * as v from 'valibot';
import { type StorageKey, type StoredValue, storageKeys } from './storage-keys.ts';

/** Used instead if the browser blocks storage or it is full; lasts as long as the page. */
const memory = new Map<string, string>();

function area(key: StorageKey): Storage | undefined {
  try {
    return storageKeys[key].store === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    // Reading the property itself throws if storage is blocked; then memory is used.
    return undefined;
  }
}

/** The stored value; `undefined` if there is none or it is corrupt. A corrupt one is deleted (decision 11). */
export function readStored<Key extends StorageKey>(key: Key): StoredValue<Key> | undefined {
  const raw = memory.get(key) ?? area(key)?.getItem(key);
  if (raw === undefined || raw === null) return undefined;
  const parsed = v.safeParse(storageKeys[key].value, parseJson(raw));
  if (parsed.success) return parsed.output as StoredValue<Key>;
  removeStored(key);
  return undefined;
}

/** Stores a value; false if the browser does not, and it lasts only as long as the page. */
export function writeStored<Key extends StorageKey>(key: Key, value: StoredValue<Key>): boolean {
  const raw = JSON.stringify(value);
  try {
    const store = area(key);
    if (store) {
      store.setItem(key, raw);
      memory.delete(key);
      return true;
    }
  } catch {
    // Full or blocked: keep it in memory.
  }
  memory.set(key, raw);
  return false;
}

export function removeStored(key: StorageKey): void {
  memory.delete(key);
  area(key)?.removeItem(key);
}

/**
 * Answers that are cached in session storage (spec §3), by the call's name; the latest answer replaces the one
 * before. By name and not by endpoint, so that this module does not import the schemas.
 */
const answerKeys = {
  'auth.register-settings': 'validate',
  'system.settings': 'settings',
  'wallet.merchant-wallet': 'merchantWallet',
} as const;

/** Stores an answer, if it is one of those. */
export function storeAnswer(name: string, answer: unknown): void {
  if (Object.hasOwn(answerKeys, name)) writeStored(answerKeys[name as keyof typeof answerKeys], answer);
}

/**
 * The end of a session (spec §4): session storage is cleared and only the merchant set again. Bets that are not placed are no
 * part of the account: they stay where the session only expired.
 */
export function clearSessionStorage(reason: 'chosen' | 'expired' | 'replaced' = 'chosen'): void {
  const kept: readonly StorageKey[] = [
    'merchant',
    'merchantCode',
    ...(reason === 'chosen' ? [] : ['lotterySlip' as const]),
  ];
  for (const key of Object.keys(storageKeys) as StorageKey[])
    if (storageKeys[key].store === 'session' && !kept.includes(key)) removeStored(key);
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

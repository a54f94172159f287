import { readCookie, removeCookie, writeCookie } from './cookies.ts';

const database = 'tessera-session';
const store = 'keys';
const keyName = 'remembered-password';
const nonceLength = 12;

function asPromise<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function inStore<Value>(
  mode: IDBTransactionMode,
  work: (keys: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const opening = indexedDB.open(database, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(store);
  const opened = await asPromise(opening);
  try {
    return await asPromise(work(opened.transaction(store, mode).objectStore(store)));
  } finally {
    opened.close();
  }
}

/** Where the browser keeps no keys, nothing is remembered: the form is just empty next time. */
async function orNothing<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

const toText = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** Keeps a password for a day, sealed in a cookie with a key that never leaves this browser; losing either ends it (architecture §8). */
export async function rememberPassword(password: string): Promise<void> {
  await orNothing(async () => {
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    const iv = crypto.getRandomValues(new Uint8Array(nonceLength));
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(password));
    await inStore('readwrite', (keys) => keys.put(key, keyName));
    writeCookie('rememberedPassword', toText(new Uint8Array([...iv, ...new Uint8Array(sealed)])));
  });
}

/** The remembered password, or `undefined` when there is none that can be opened. */
export async function recallPassword(): Promise<string | undefined> {
  const kept = readCookie('rememberedPassword');
  if (kept === undefined) return undefined;
  return orNothing(async () => {
    const key = (await inStore('readonly', (keys) => keys.get(keyName))) as CryptoKey;
    const bytes = toBytes(kept);
    const iv = bytes.subarray(0, nonceLength);
    const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.subarray(nonceLength));
    return new TextDecoder().decode(opened);
  });
}

/** Forgets it: the cookie and the key. */
export async function forgetRememberedPassword(): Promise<void> {
  removeCookie('rememberedPassword');
  await orNothing(() => inStore('readwrite', (keys) => keys.delete(keyName)));
}

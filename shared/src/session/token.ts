import { readStored, removeStored, writeStored } from './storage.ts';

// Not exported from the package: only the API layer may use the token. `null` until storage is read, which is not on
// import: modules are loaded on servers too.
let token: string | undefined | null = null;

export function currentToken(): string | undefined {
  if (token === null) token = readStored('token');
  return token;
}

export function storeToken(value: string): void {
  token = value;
  writeStored('token', value);
}

/** For a sign-in that waits for another step: in memory only, so that a reload or a new tab cannot skip that step. */
export function setPendingToken(value: string): void {
  token = value;
}

/** The step is done: stores the token. */
export function storePendingToken(): void {
  const pending = currentToken();
  if (pending !== undefined) storeToken(pending);
}

export function dropToken(): void {
  token = undefined;
  removeStored('token');
}

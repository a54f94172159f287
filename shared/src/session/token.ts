import { readStored, removeStored, writeStored } from './storage.ts';

// Not exported from the package: only the API layer may use the token.
let token = readStored('token');

export const currentToken = (): string | undefined => token;

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
  if (token !== undefined) storeToken(token);
}

export function dropToken(): void {
  token = undefined;
  removeStored('token');
}

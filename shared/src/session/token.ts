import { readStored, removeStored, writeStored } from './storage.ts';

// Not exported from the package: the token is for the API layer alone (architecture §8).
let token = readStored('token');

export const currentToken = (): string | undefined => token;

export function keepToken(value: string): void {
  token = value;
  writeStored('token', value);
}

/** For a sign-in that waits: in memory alone, so that a reload or a new tab doesn't get past what it waits for. */
export function holdToken(value: string): void {
  token = value;
}

/** What the sign-in waited for has happened. */
export function keepHeldToken(): void {
  if (token !== undefined) keepToken(token);
}

export function dropToken(): void {
  token = undefined;
  removeStored('token');
}

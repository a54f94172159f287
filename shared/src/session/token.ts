import { readStored, removeStored, writeStored } from './storage.ts';

// Not exported from the package: only the API layer may use the token.
let token = readStored('token');

export const currentToken = (): string | undefined => token;

export function keepToken(value: string): void {
  token = value;
  writeStored('token', value);
}

/** For a sign-in that waits for another step: in memory only, so that a reload or a new tab cannot skip that step. */
export function holdToken(value: string): void {
  token = value;
}

/** The step is done: stores the token. */
export function keepHeldToken(): void {
  if (token !== undefined) keepToken(token);
}

export function dropToken(): void {
  token = undefined;
  removeStored('token');
}

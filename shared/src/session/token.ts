import { readStored, removeStored, writeStored } from './storage.ts';

// Not exported from the package: the token is for the API layer alone (architecture §8).
let token = readStored('token');

export const currentToken = (): string | undefined => token;

export function keepToken(value: string): void {
  token = value;
  writeStored('token', value);
}

export function dropToken(): void {
  token = undefined;
  removeStored('token');
}

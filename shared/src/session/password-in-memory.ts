import { removeStored, writeStored } from './storage.ts';

// Not exported from the package: in memory only, and only until the change-password step has used it.
let inMemory: string | undefined;

/** Stores the password that was just proved, in memory; session storage gets only a marker. */
export function rememberPassword(password: string): void {
  inMemory = password;
  writeStored('cpw', 'memory');
}

export const passwordInMemory = (): string | undefined => inMemory;

export function forgetPassword(): void {
  inMemory = undefined;
  removeStored('cpw');
}

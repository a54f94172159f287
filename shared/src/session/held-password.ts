import { removeStored, writeStored } from './storage.ts';

// Not exported from the package: in memory only, and only until the change-password step has used it.
let held: string | undefined;

/** Stores the password that was just proved, in memory; session storage gets only a marker. */
export function holdPassword(password: string): void {
  held = password;
  writeStored('cpw', 'memory');
}

export const heldPassword = (): string | undefined => held;

export function forgetPassword(): void {
  held = undefined;
  removeStored('cpw');
}

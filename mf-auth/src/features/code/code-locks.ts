import { serverNow } from '@tessera/shared/clock';
import { session$ } from '@tessera/shared/session';

/** What a code is sent for: each has a countdown of its own, as the operator counts them apart. */
export type CodePurpose = 'login' | 'reset' | 'register' | 'second-step' | 'mobileNum' | 'email' | 'owner';

/** When the next code may be asked for, in server time. It outlives the form: leaving and coming back unlocks nothing. */
const locks = new Map<string, number>();
let isMember = false;

session$.subscribe(({ role }) => {
  // Whoever comes next at this screen has asked for nothing yet.
  if (isMember && role === 'visitor') forgetLocks();
  isMember = role !== 'visitor';
});

/** `to`: where the code goes, a number or an address; `null` where there is but one place. */
export const lockKey = (purpose: CodePurpose, to: unknown): string => JSON.stringify([purpose, to]);

export const unlocksAt = (key: string): number => locks.get(key) ?? 0;

export function lockUntil(key: string, atMs: number): void {
  for (const [other, endsAtMs] of locks) if (endsAtMs <= serverNow()) locks.delete(other);
  locks.set(key, atMs);
}

export function forgetLocks(): void {
  locks.clear();
}

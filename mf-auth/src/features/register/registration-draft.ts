import { session$ } from '@tessera/shared/session';
import type { RegisterWay } from '@tessera/shared/wire/auth';
import type { Draft } from '../form/use-form-state.ts';

export interface RegistrationDraft extends Draft {
  by?: RegisterWay['by'];
}

/** Whoever comes to a shared device later must not find a name and a number. */
const KEPT_MS = 15 * 60_000;

let current: RegistrationDraft = {};
let end: ReturnType<typeof setTimeout> | undefined;

/**
 * What was typed into the registration before it was closed, until the page is left, somebody is signed in, or {@link
 * KEPT_MS} after it was opened.
 */
export function registrationDraft(): RegistrationDraft {
  clearTimeout(end);
  end = setTimeout(forgetRegistration, KEPT_MS);
  return current;
}

export function forgetRegistration(): void {
  clearTimeout(end);
  current = {};
}

session$.subscribe(({ role }) => {
  // A form that is still open keeps the draft that it began with, which nobody reads any more.
  if (role === 'member' || role === 'agent') forgetRegistration();
});

import { session$ } from '@tessera/shared/session';
import type { RegisterWay } from '@tessera/shared/wire/auth';
import type { Draft } from '../form/use-form-state.ts';

export interface RegistrationDraft extends Draft {
  by?: RegisterWay['by'];
}

let current: RegistrationDraft = {};

/** What was typed into the registration before it was closed, until the page is left or somebody is signed in. */
export const registrationDraft = (): RegistrationDraft => current;

export function forgetRegistration(): void {
  current = {};
}

session$.subscribe(({ role }) => {
  // A form that is still open keeps the draft that it began with, which nobody reads any more.
  if (role === 'member' || role === 'agent') forgetRegistration();
});

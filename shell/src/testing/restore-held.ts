import { restoreSession } from '@tessera/shared/api';
import { type Member, sessionState } from '@tessera/shared/session';
import { fakeOperator, signInForTest } from '@tessera/shared/testing';
import { getMemberInfo } from '@tessera/shared/wire/auth';

/** A stored session that is being restored: its member arrives when the test says so. */
export function restoreHeld(member: Partial<Member>): { readonly arrives: () => Promise<void> } {
  signInForTest(member);
  const session = sessionState();
  if (!('member' in session)) throw new Error('Nobody is signed in.');
  const facts = { mobile: '', email: '', payeeName: '', language: null, previousSignInMs: null };
  let answer: () => void = () => undefined;
  fakeOperator().answer(
    getMemberInfo,
    () => new Promise((resolve) => (answer = () => resolve({ ...session.member, ...facts }))),
  );
  const restored = restoreSession();
  return {
    arrives: async () => {
      // The call reaches the operator a few turns after it was made.
      await new Promise((resolve) => setTimeout(resolve));
      answer();
      await restored;
    },
  };
}

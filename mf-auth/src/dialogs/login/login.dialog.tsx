import type { DialogProps } from '@tessera/shared/contract';
import type { IntentParams, IntentResult } from '@tessera/shared/intents';
import { useSession } from '@tessera/shared/session';
import { useEffect } from 'react';
import { LoginForm } from '../../features/login/login-form.tsx';
import { OtherWays } from '../../features/login/other-ways.tsx';

type Props = DialogProps<IntentParams<'sign-in'>, IntentResult<'sign-in'>>;

/** Signing in by username, and the ways in for those who have none yet. */
export default function LoginDialog({ close }: Props) {
  const { role } = useSession();
  const finish = () => close({ isSignedIn: true });
  const isIn = role === 'member' || role === 'agent';
  // Somebody who is signed in and follows a link to `/login` has nothing to do here.
  useEffect(() => {
    if (isIn) finish();
  }, []);
  return (
    <>
      <LoginForm onSignedIn={finish} />
      <OtherWays onSignedIn={finish} />
    </>
  );
}

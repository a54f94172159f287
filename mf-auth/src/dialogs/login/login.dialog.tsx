import type { DialogProps } from '@tessera/shared/contract';
import type { IntentParams, IntentResult } from '@tessera/shared/intents';
import { useAlreadyIn } from '../../features/form/use-already-in.ts';
import { LoginForm } from '../../features/login/login-form.tsx';
import { OtherWays } from '../../features/login/other-ways.tsx';

type Props = DialogProps<IntentParams<'sign-in'>, IntentResult<'sign-in'>>;

/** Signing in by username, and the ways in for those who have none yet. */
export default function LoginDialog({ close }: Props) {
  const finish = () => close({ isSignedIn: true });
  useAlreadyIn(finish);
  return (
    <>
      <LoginForm onSignedIn={finish} />
      <OtherWays onSignedIn={finish} />
    </>
  );
}

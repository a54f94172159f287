import type { DialogProps } from '@tessera/shared/contract';
import { openDialog } from '@tessera/shared/dialogs';
import type { IntentResult } from '@tessera/shared/intents';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { useRegisterSettings } from '../../api/registration.ts';
import { useAlreadyIn } from '../../features/form/use-already-in.ts';
import type { RegisterParams } from '../../features/register/params.ts';
import { RegisterForm } from '../../features/register/register-form.tsx';
import { RegisterSkeleton } from '../../features/register/register-skeleton.tsx';
import { RegistrationClosed } from '../../features/register/registration-closed.tsx';
import { SignInInstead } from '../../features/register/sign-in-instead.tsx';
import { useRegisterWays } from '../../features/register/use-register-ways.ts';

type Result = IntentResult<'register'>;

/** Registration by username or by mobile: the fields are the ones that the merchant's rules name. */
export default function RegisterDialog({ params, close }: DialogProps<RegisterParams, Result>) {
  const settings = useRegisterSettings();
  const [first, ...others] = useRegisterWays();
  useAlreadyIn(() => close({ isSignedIn: true }));
  const signInInstead = async () => {
    if (params.isOverLogin) return close();
    const answer = await openDialog<Record<string, never>, Result>('auth.login', {});
    if (answer?.isSignedIn) close(answer);
  };
  return (
    <>
      {first ? (
        <ResourceView resource={settings} skeleton={<RegisterSkeleton />}>
          {(value) => (
            <RegisterForm settings={value} ways={[first, ...others]} onRegistered={() => close({ isSignedIn: true })} />
          )}
        </ResourceView>
      ) : (
        <RegistrationClosed />
      )}
      <SignInInstead onPress={() => void signInInstead()} />
    </>
  );
}

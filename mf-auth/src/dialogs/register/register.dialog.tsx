import type { DialogProps } from '@tessera/shared/contract';
import { openDialog } from '@tessera/shared/dialogs';
import type { IntentResult } from '@tessera/shared/intents';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { useRegisterSettings } from '../../api/get-register-settings.ts';
import { useAlreadyIn } from '../../features/form/use-already-in.ts';
import type { RegisterParams } from '../../features/register/params.ts';
import { RegisterForm } from '../../features/register/register-form.tsx';
import { RegisterSkeleton } from '../../features/register/register-skeleton.tsx';
import { RegistrationClosed } from '../../features/register/registration-closed.tsx';
import { SignInInstead } from '../../features/register/sign-in-instead.tsx';

type Result = IntentResult<'register'>;

/** Registration by username: the fields are the ones that the merchant's rules name. */
export default function RegisterDialog({ params, close }: DialogProps<RegisterParams, Result>) {
  const settings = useRegisterSettings();
  useAlreadyIn(() => close({ isSignedIn: true }));
  const signInInstead = async () => {
    if (params.isOverLogin) return close();
    const answer = await openDialog<Record<string, never>, Result>('auth.login', {});
    if (answer?.isSignedIn) close(answer);
  };
  return (
    <>
      <ResourceView
        resource={settings}
        skeleton={<RegisterSkeleton />}
        isEmpty={({ isUsernameOpen }) => !isUsernameOpen}
        empty={<RegistrationClosed />}
      >
        {(value) => <RegisterForm settings={value} onRegistered={() => close({ isSignedIn: true })} />}
      </ResourceView>
      <SignInInstead onPress={() => void signInInstead()} />
    </>
  );
}

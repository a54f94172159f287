import type { DialogProps } from '@tessera/shared/contract';
import { openDialog } from '@tessera/shared/dialogs';
import type { IntentResult } from '@tessera/shared/intents';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { useRegisterSettings } from '../../api/registration.ts';
import { useAlreadyIn } from '../../features/form/use-form-state.ts';
import { RegisterForm } from '../../features/register/register-form.tsx';
import { RegisterSkeleton, RegistrationClosed, SignInInstead } from '../../features/register/register-states.tsx';
import { useRegisterWays } from '../../features/register/use-register-ways.ts';
import type { RegisterParams } from '../../model/dialog-params.ts';

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

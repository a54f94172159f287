import type { DialogProps } from '@tessera/shared/contract';
import { useTranslation } from '@tessera/shared/i18n';
import type { IntentParams, IntentResult } from '@tessera/shared/intents';
import { useBrowserState } from '@tessera/shared/store';
import { useSwitch } from '@tessera/shared/switches';
import { useState } from 'react';
import { ResetForm, useResetCode } from '../../features/forgot/reset-form.tsx';
import { WayTabs } from '../../features/form/form-parts.tsx';
import { type Draft, useAlreadyIn } from '../../features/form/use-form-state.ts';
import { LoginForm } from '../../features/login/login-form.tsx';
import { OtherOptions } from '../../features/login/other-options.tsx';
import { rememberedAccount } from '../../features/login/remembered.ts';
import { RememberedSignIn } from '../../features/login/remembered-sign-in.tsx';
import type { SignInOutcome } from '../../features/login/sign-in.ts';
import { showOutcome } from '../../features/login/sign-in.ts';
import { SmsLoginForm } from '../../features/login/sms-login-form.tsx';
import type { LoginParams } from '../../model/dialog-params.ts';

type Result = IntentResult<'sign-in'>;
// Closed with a promise: the dialog is gone, and its caller gets the result later.
type Props = DialogProps<IntentParams<'sign-in'> & LoginParams, Result | Promise<Result>>;

const textFields = '#root [role="dialog"] :is([type="text"], [type="tel"], [type="password"])';

/** Whether the form in the page that the edge has rendered has been filled in; other dialogs are outside of the page. */
const hasTypedInForm = (): boolean =>
  [...(globalThis.document?.querySelectorAll<HTMLInputElement>(textFields) ?? [])].some(({ value }) => value !== '');

/** Signing in by username or by mobile code, and the ways in for those who have neither yet. */
export default function LoginDialog({ params, close }: Props) {
  const { t } = useTranslation('auth');
  const canSendCodes = useSwitch('VERIFICATION3');
  const hasSms = useSwitch('MOBILEVERCODELOGIN3') && canSendCodes;
  const [way, setWay] = useState<'username' | 'sms'>('username');
  const [drafts] = useState<Record<typeof way, Draft>>(() => {
    const shared = {};
    return {
      username: { shared, ...(params.username ? { values: { username: params.username } } : {}) },
      sms: { shared },
    };
  });
  // While the page of the edge is taken over, its form is still there with what was typed before the scripts came.
  const [hasTyped] = useState(() => hasTypedInForm());
  // Whoever typed a name, there or in the header's line, wants that account.
  const [account, setAccount] = useBrowserState(
    () => (params.username || hasTyped ? undefined : rememberedAccount()),
    undefined,
  );
  const [reason, setReason] = useState<string>();
  const finish = () => close({ isSignedIn: true });
  useAlreadyIn(finish);
  const reset = useResetCode();
  // Whoever comes by a mailed link sets the new password first, and then signs in by it.
  if (reset.code) return <ResetForm code={reset.code} onLeave={reset.forget} />;
  const leave = (rest: Promise<SignInOutcome>) => close(rest.then(showOutcome));
  if (account)
    return (
      <RememberedSignIn
        name={account}
        onSignedIn={finish}
        onLeave={leave}
        onOther={(why) => {
          setReason(why);
          setAccount(undefined);
        }}
      />
    );
  const ways = [
    { value: 'username', label: t('login.byUsername') } as const,
    ...(hasSms ? [{ value: 'sms', label: t('login.bySms') } as const] : []),
  ];
  return (
    <>
      <WayTabs label={t('login.title')} ways={ways} value={way} onChange={setWay} />
      {way === 'sms' && hasSms ? (
        <SmsLoginForm draft={drafts.sms} onSignedIn={finish} />
      ) : (
        <LoginForm
          draft={drafts.username}
          needsCaptcha={params.needsCaptcha}
          onSignedIn={finish}
          reason={reason}
          onLeave={leave}
          onCodeInstead={hasSms ? () => setWay('sms') : undefined}
        />
      )}
      <OtherOptions onSignedIn={finish} />
    </>
  );
}

import type { DialogProps } from '@tessera/shared/contract';
import { useTranslation } from '@tessera/shared/i18n';
import { useSwitch } from '@tessera/shared/switches';
import { useState } from 'react';
import { EmailForm } from '../../features/forgot/email-form.tsx';
import { PhoneForm } from '../../features/forgot/phone-form.tsx';
import { WayTabs } from '../../features/form/form-parts.tsx';
import type { Draft } from '../../features/form/use-form-state.ts';
import type { ForgotPasswordParams, ForgotPasswordResult } from '../../model/dialog-params.ts';

/** A new password for whoever has forgotten theirs: by a mailed link, or by a code to the phone. */
export default function ForgotPasswordDialog({ close }: DialogProps<ForgotPasswordParams, ForgotPasswordResult>) {
  const { t } = useTranslation('auth');
  const canSendCodes = useSwitch('VERIFICATION3');
  const hasPhone = useSwitch('CHNGPASSVERIF3') && canSendCodes;
  const [way, setWay] = useState<'email' | 'mobile'>('email');
  const [drafts] = useState<Record<typeof way, Draft>>(() => ({ email: {}, mobile: {} }));
  const ways = [
    { value: 'email', label: t('field.email') } as const,
    ...(hasPhone ? [{ value: 'mobile', label: t('forgot.byPhone') } as const] : []),
  ];
  return (
    <>
      <WayTabs label={t('forgot.title')} ways={ways} value={way} onChange={setWay} />
      {way === 'mobile' && hasPhone ? (
        <PhoneForm draft={drafts.mobile} onSignedIn={() => close({ isSignedIn: true })} />
      ) : (
        <EmailForm draft={drafts.email} onDone={() => close({ isSignedIn: false })} />
      )}
    </>
  );
}

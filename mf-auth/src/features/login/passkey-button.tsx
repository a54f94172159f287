import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { Icon } from '@tessera/shared/ui/icons';
import { useState } from 'react';
import { knowsPasskeys } from '../../model/passkey-support.ts';
import { FormNotice } from '../form/form-notice.tsx';
import { useMessage } from '../form/use-message.ts';
import { usePasskeySignIn } from './use-sign-in.ts';

/** Signing in by what the device has; the browser asks which and whether it is its owner. */
export function PasskeyButton({ onSignedIn }: { onSignedIn: () => void }) {
  const { t } = useTranslation('auth');
  const { writeFailure } = useMessage();
  const signIn = usePasskeySignIn();
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState<string>();
  if (!knowsPasskeys()) return null;
  const start = async () => {
    setBusy(true);
    setNotice(undefined);
    const outcome = await signIn();
    setBusy(false);
    if (outcome.status === 'signed-in') return onSignedIn();
    setNotice(outcome.status === 'refused' ? writeFailure(outcome.error) : t(`login.givenUp.${outcome.because}`));
  };
  return (
    <div>
      <FormNotice>{notice}</FormNotice>
      <Button
        variant="outline"
        isWide
        isBusy={isBusy}
        icon={<Icon of="passkey" size="s" />}
        onClick={() => void start()}
      >
        {t('login.passkey')}
      </Button>
    </div>
  );
}

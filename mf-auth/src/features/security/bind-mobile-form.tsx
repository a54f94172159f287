import { useTranslation } from '@tessera/shared/i18n';
import { keepMobile, sendCodeToMobile } from '../../api/security.ts';
import { MobileField } from '../mobile/mobile-field.tsx';
import { useMobile } from '../mobile/use-mobile.ts';
import { BindForm } from './bind-form.tsx';

interface Props {
  /** Masked; empty for none that waits to be confirmed. */
  readonly known: string;
  readonly onDone: () => void;
}

/** A number becomes the account's by a code that came to it. */
export function BindMobileForm({ known, onDone }: Props) {
  const { t } = useTranslation('auth');
  const mobile = useMobile();
  return (
    <BindForm
      field="mobileNum"
      title={t('security.mobile.title')}
      known={known}
      knownLabel={t('field.mobileNum')}
      otherLabel={t('security.mobile.other')}
      submitLabel={t('security.mobile.submit')}
      read={mobile.read}
      invalid={t('mobile.invalid')}
      sendCode={sendCodeToMobile}
      keep={keepMobile}
      onDone={onDone}
    >
      {(input) => <MobileField {...input} mobile={mobile} />}
    </BindForm>
  );
}

import { useTranslation } from '@tessera/shared/i18n';
import { keepMobile, sendCodeToMobile } from '../../api/security.ts';
import { MobileField } from '../mobile/mobile-field.tsx';
import { useMobile } from '../mobile/use-mobile.ts';
import { BindForm } from './bind-form.tsx';

/** A number becomes the account's by a code that came to it. */
export function BindMobileForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('auth');
  const mobile = useMobile();
  return (
    <BindForm
      field="mobileNum"
      title={t('security.mobile.title')}
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

import { FormProvider, useForm } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { goTo } from '@tessera/shared/router';
import { useBrowserState } from '@tessera/shared/store';
import { Button } from '@tessera/shared/ui/button';
import { toast } from '@tessera/shared/ui/toast';
import { useEffect } from 'react';
import { setByLink } from '../../api/passwords.ts';
import { type NewPasswords, NewPasswordTwice, newPasswordPlaces } from '../change-password/new-password.tsx';
import forms from '../form/form.module.css';
import { FormNotice } from '../form/form-parts.tsx';
import { useFirstFocus } from '../form/use-form-state.ts';
import { useRefusal } from '../form/use-message.ts';
import styles from './reset-form.module.css';

const codeIn = (hash: string): string | undefined => /^#reset=([\w-]{1,64})$/.exec(hash)?.[1];

/** The code of a mailed link, which leads to the login with it behind `#`; it is taken out of the address at once. */
export function useResetCode() {
  const [code, setCode] = useBrowserState(() => codeIn(window.location.hash), undefined);
  useEffect(() => {
    if (code) goTo(window.location.pathname + window.location.search, { replace: true });
  }, [code]);
  return { code, forget: () => setCode(undefined) };
}

/** The new password twice; the link has proved who asks. */
export function ResetForm({ code, onLeave }: { code: string; onLeave: () => void }) {
  const { t } = useTranslation('auth');
  const element = useFirstFocus<HTMLFormElement>();
  const form = useForm<NewPasswords>({ mode: 'onTouched' });
  const { notice, accept } = useRefusal(form, newPasswordPlaces);

  const submit = form.handleSubmit(async ({ newPassword, confirmNewPassword }) => {
    if (!accept(await setByLink(code, newPassword, confirmNewPassword))) return;
    toast.show({ tone: 'ok', title: t('changePassword.done'), detail: t('forgot.nowLogIn') });
    onLeave();
  });

  return (
    <FormProvider {...form}>
      <form ref={element} className={forms.form} noValidate onSubmit={submit} aria-label={t('forgot.resetTitle')}>
        <h3 className={styles.title}>{t('forgot.resetTitle')}</h3>
        <NewPasswordTwice />
        <FormNotice>{notice}</FormNotice>
        <Button type="submit" variant="primary" size="large" isWide isBusy={form.formState.isSubmitting}>
          {t('changePassword.submit')}
        </Button>
        <Button variant="text" isWide onClick={onLeave}>
          {t('forgot.backToLogin')}
        </Button>
      </form>
    </FormProvider>
  );
}

import { hasPasswordInMemory } from '@tessera/shared/api';
import { FormProvider, useForm } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { PasswordField } from '@tessera/shared/ui/field';
import { toast } from '@tessera/shared/ui/toast';
import { useState } from 'react';
import { renewPassword } from '../../api/passwords.ts';
import forms from '../form/form.module.css';
import { FormNotice } from '../form/form-parts.tsx';
import { useFirstFocus } from '../form/use-form-state.ts';
import { useRefusal } from '../form/use-message.ts';
import { type NewPasswords, NewPasswordTwice, newPasswordPlaces } from './new-password.tsx';

interface Values extends NewPasswords {
  readonly oldPassword: string;
}

/** The new password twice; the old one only when the sign-in has not just proved it (spec §5). */
export function ChangePasswordForm({ onChanged }: { onChanged: () => void }) {
  const { t } = useTranslation('auth');
  const element = useFirstFocus<HTMLFormElement>();
  const [asksOld] = useState(() => !hasPasswordInMemory());
  const form = useForm<Values>({ mode: 'onTouched' });
  const { errors, isSubmitting } = form.formState;
  const { notice, accept } = useRefusal(form, {
    ...newPasswordPlaces,
    ...(asksOld ? { 'password.old.wrong': 'oldPassword' as const } : {}),
  });

  const submit = form.handleSubmit(async ({ oldPassword, ...passwords }) => {
    if (!accept(await renewPassword(asksOld ? { oldPassword, ...passwords } : passwords))) return;
    toast.show({ tone: 'ok', title: t('changePassword.done'), detail: t('changePassword.doneDetail') });
    onChanged();
  });

  return (
    <FormProvider {...form}>
      <form ref={element} className={forms.form} noValidate onSubmit={submit} aria-label={t('changePassword.title')}>
        {asksOld && (
          <PasswordField
            {...form.register('oldPassword', {
              required: t('field.empty'),
              setValueAs: (value: string) => value.trim(),
            })}
            label={t('changePassword.old')}
            error={errors.oldPassword?.message}
          />
        )}
        <NewPasswordTwice />
        <FormNotice>{notice}</FormNotice>
        <Button type="submit" variant="primary" size="large" isWide isBusy={isSubmitting}>
          {t('changePassword.submit')}
        </Button>
      </form>
    </FormProvider>
  );
}

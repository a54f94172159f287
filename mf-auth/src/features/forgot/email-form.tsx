import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { TextField } from '@tessera/shared/ui/field';
import { useState } from 'react';
import { askForLink } from '../../api/passwords.ts';
import { isEmail } from '../../model/mobile.ts';
import forms from '../form/form.module.css';
import { FormNotice } from '../form/form-parts.tsx';
import { type Draft, useDraftedForm, useFirstFocus } from '../form/use-form-state.ts';
import { showNotice, useMessage } from '../form/use-message.ts';

interface Props {
  readonly draft: Draft;
  readonly onDone: () => void;
}

type Values = {
  readonly username: string;
  readonly email: string;
};

/** Name and address; what is said afterwards is the same whether they belong together. */
export function EmailForm({ draft, onDone }: Props) {
  const { t } = useTranslation('auth');
  const { writeFailure } = useMessage();
  const element = useFirstFocus<HTMLFormElement>();
  const [notice, setNotice] = useState<string>();
  const { register, handleSubmit, formState } = useDraftedForm<Values>(draft, {
    defaultValues: { username: '', email: '' },
  });
  const { errors, isSubmitting } = formState;
  const filled = { required: t('field.empty'), setValueAs: (value: string) => value.trim() };

  const submit = handleSubmit(async ({ username, email }) => {
    setNotice(undefined);
    const asked = await askForLink(username, email);
    if (!asked.ok) return setNotice(writeFailure(asked.error));
    onDone();
    await showNotice('forgot.mailedTitle', { key: 'forgot.mailed', values: { email } });
  });

  return (
    <form ref={element} className={forms.form} noValidate onSubmit={submit} aria-label={t('forgot.title')}>
      <TextField
        {...register('username', filled)}
        label={t('field.usernameOrMobile')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        error={errors.username?.message}
      />
      <TextField
        {...register('email', { ...filled, validate: (value) => isEmail(value) || t('forgot.emailInvalid') })}
        label={t('field.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        error={errors.email?.message}
        hint={t('forgot.emailHint')}
      />
      <FormNotice>{notice}</FormNotice>
      <Button type="submit" variant="primary" size="large" isWide isBusy={isSubmitting}>
        {t('forgot.sendMail')}
      </Button>
    </form>
  );
}

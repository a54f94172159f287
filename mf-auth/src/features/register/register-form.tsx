import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { Checkbox } from '@tessera/shared/ui/checkbox';
import type { getRegisterSettings } from '@tessera/shared/wire/auth';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { FormNotice } from '../form/form-notice.tsx';
import { useFirstFocus } from '../form/use-first-focus.ts';
import { RegisterFieldInput } from './register-field-input.tsx';
import styles from './register-form.module.css';
import { useRegisterForm } from './use-register-form.ts';

export type RegisterSettings = AnswerOf<typeof getRegisterSettings>;

interface Props {
  readonly settings: RegisterSettings;
  readonly onRegistered: () => void;
}

/** The fields in two columns, the consent, and one button that stays at the foot. */
export function RegisterForm({ settings, onRegistered }: Props) {
  const { t } = useTranslation('auth');
  const { fields, form, captcha, notice, submit, prepare, verdict, hasTyped } = useRegisterForm(settings, onRegistered);
  const element = useFirstFocus<HTMLFormElement>();
  const { errors, isSubmitting } = form.formState;
  return (
    <form ref={element} noValidate onSubmit={submit} onFocus={prepare} aria-label={t('register.title')}>
      <div className={styles.fields}>
        {fields.map((field) => (
          <RegisterFieldInput
            key={field.name}
            field={field}
            input={form.register(field.name)}
            error={errors[field.name]?.message}
            verdict={field.name === 'username' && hasTyped ? verdict : undefined}
            dialingCode={settings.countryDialingCode}
          />
        ))}
        {captcha.state.status !== 'hidden' && (
          <CaptchaField
            {...form.register('captcha')}
            captcha={captcha}
            requirement="required"
            error={errors.captcha?.message}
          />
        )}
      </div>
      <div className={styles.foot}>
        <Checkbox {...form.register('terms')} className={styles.terms} error={errors.terms?.message}>
          {t('register.terms')}
        </Checkbox>
        <FormNotice>{notice}</FormNotice>
        <Button type="submit" variant="primary" size="large" isWide isBusy={isSubmitting}>
          {t('register.submit')}
        </Button>
      </div>
    </form>
  );
}

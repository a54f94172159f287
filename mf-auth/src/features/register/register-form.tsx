import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import type { RegisterWay } from '@tessera/shared/wire/auth';
import { useState } from 'react';
import type { RegisterSettings } from '../../api/registration.ts';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { FormNotice } from '../form/form-notice.tsx';
import { useFirstFocus } from '../form/use-first-focus.ts';
import { WayTabs } from '../form/way-tabs.tsx';
import { InvitedLine } from './invited-line.tsx';
import { RegisterFieldInput } from './register-field-input.tsx';
import styles from './register-form.module.css';
import { TermsLine } from './terms-line.tsx';
import { useRegisterForm } from './use-register-form.ts';

interface Props {
  readonly settings: RegisterSettings;
  /** The ways that are open, the one to begin with first. */
  readonly ways: readonly [RegisterWay, ...RegisterWay[]];
  readonly onRegistered: () => void;
}

/** The fields in two columns, the consent, and one button that stays at the foot; what was typed stays from way to way. */
export function RegisterForm({ settings, ways, onRegistered }: Props) {
  const { t } = useTranslation('auth');
  const [chosen, choose] = useState(ways[0].by);
  const way = ways.find(({ by }) => by === chosen) ?? ways[0];
  const { fields, form, captcha, notice, setNotice, submit, prepare, verdict, invitation, country, proof } =
    useRegisterForm(settings, way, onRegistered);
  const element = useFirstFocus<HTMLFormElement>();
  const { errors, isSubmitting } = form.formState;
  const turnTo = (by: RegisterWay['by']) => {
    choose(by);
    // What was wrong there need not be wrong here.
    form.clearErrors();
    setNotice(undefined);
  };
  const tabs = ways.map(({ by }) => ({ value: by, label: t(`register.by.${by}`) })).reverse();
  return (
    <form ref={element} noValidate onSubmit={submit} onFocus={prepare} aria-label={t('register.title')}>
      <WayTabs label={t('register.title')} ways={tabs} value={way.by} onChange={turnTo} />
      {invitation && <InvitedLine code={invitation} />}
      <div className={styles.fields}>
        {fields.map((field) => (
          <RegisterFieldInput
            key={field.name}
            field={field}
            input={form.register(field.name)}
            error={errors[field.name]?.message}
            verdict={field.name === 'username' ? verdict : undefined}
            country={country}
            proof={proof}
            onCountry={() => form.setFocus('mobileNum')}
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
        <TermsLine {...form.register('terms')} error={errors.terms?.message} />
        <FormNotice>{notice}</FormNotice>
        <Button type="submit" variant="primary" size="large" isWide isBusy={isSubmitting}>
          {t('register.submit')}
        </Button>
      </div>
    </form>
  );
}

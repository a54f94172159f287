import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { Checkbox, type CheckboxProps } from '@tessera/shared/ui/checkbox';
import { Icon } from '@tessera/shared/ui/icons';
import type { RegisterWay } from '@tessera/shared/wire/auth';
import { Fragment, useState } from 'react';
import type { RegisterSettings } from '../../api/registration.ts';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { FormNotice, WayTabs } from '../form/form-parts.tsx';
import { useFirstFocus } from '../form/use-form-state.ts';
import { RegisterFieldInput } from './register-field-input.tsx';
import styles from './register-form.module.css';
import { registrationDraft } from './registration-draft.ts';
import { useRegisterForm } from './use-register-form.ts';

interface Props {
  readonly settings: RegisterSettings;
  /** The ways that are open, the one to begin with first. */
  readonly ways: readonly [RegisterWay, ...RegisterWay[]];
  readonly onRegistered: () => void;
}

/** The fields in two columns, the consent, and one button that stays at the foot; what was typed stays from way to way, and when the form is closed and opened again. */
export function RegisterForm({ settings, ways, onRegistered }: Props) {
  const { t } = useTranslation('auth');
  const [draft] = useState(registrationDraft);
  const [chosen, choose] = useState(draft.by ?? ways[0].by);
  const way = ways.find(({ by }) => by === chosen) ?? ways[0];
  const { fields, form, captcha, notice, setNotice, submit, prepare, verdict, invitation, country, proof } =
    useRegisterForm(settings, way, draft, onRegistered);
  const element = useFirstFocus<HTMLFormElement>();
  const { errors, isSubmitting } = form.formState;
  const turnTo = (by: RegisterWay['by']) => {
    choose(by);
    draft.by = by;
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

/** Says that an invitation counts, where its field would be. */
function InvitedLine({ code }: { code: string }) {
  const { t } = useTranslation('auth');
  return (
    <p className={styles.line} role="status">
      <Icon of="invite" size="s" />
      {t('register.invited', { code })}
    </p>
  );
}

const pages = ['terms', 'privacy', 'responsible'];

/** One sentence with links in it: `I agree to the <terms>terms</terms>`; a page opens beside the form, which stays. */
function linked(sentence: string) {
  return sentence.split(/(<\w+>[^<]*<\/\w+>)/).map((part, at) => {
    const [, page = '', words = ''] = /^<(\w+)>([^<]*)</.exec(part) ?? [];
    if (!pages.includes(page)) return <Fragment key={`${at}-words`}>{part}</Fragment>;
    return (
      <a key={page} className={styles.link} href={`/${page}`} target="_blank" rel="noopener">
        {words}
      </a>
    );
  });
}

/** The consent: 18 or older, and what is agreed to (spec §5); never ticked beforehand. */
function TermsLine(props: CheckboxProps) {
  const { t } = useTranslation('auth');
  return (
    <Checkbox {...props} className={styles.terms}>
      {linked(t('register.terms'))}
    </Checkbox>
  );
}

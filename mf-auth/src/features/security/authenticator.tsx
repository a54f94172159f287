import { useForm } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { TextField } from '@tessera/shared/ui/field';
import { QrCode } from '@tessera/shared/ui/qr-code';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { confirmApp, enrolApp, removeApp, type SecurityConfig } from '../../api/security.ts';
import forms from '../form/form.module.css';
import styles from './authenticator.module.css';
import { FormFoot, noProof, OwnerProofField, useOwner, useOwnerResult } from './owner-proof.tsx';
import { SettingRow, type SettingRowProps } from './setting-row.tsx';

interface Props extends Pick<SettingRowProps, 'title' | 'isOpen' | 'onToggle'> {
  readonly app: NonNullable<SecurityConfig['authenticator']>;
  /** It is on from now; its recovery codes are still to be read. */
  readonly onEnrolled: () => void;
  readonly onDone: () => void;
}

/** The authenticator app: put on the account, or taken off it. */
export function AuthenticatorSetting({ app, onEnrolled, onDone, ...row }: Props) {
  const { t } = useTranslation('auth');
  // While the recovery codes stand there, the form that brought them stays.
  const [isShowingCodes, setShowingCodes] = useState(false);
  const enrolled = () => {
    setShowingCodes(true);
    onEnrolled();
  };
  const done = () => {
    setShowingCodes(false);
    onDone();
  };
  return (
    <SettingRow
      {...row}
      icon="qr"
      standing={app.isEnrolled ? 'on' : 'off'}
      action={t(app.isEnrolled ? 'security.app.remove' : 'security.set')}
      state={app.isEnrolled ? t('security.app.there', { left: app.recoveryCodesLeft }) : t('security.app.what')}
    >
      {app.isEnrolled && !isShowingCodes ? (
        <RemoveAppForm onDone={onDone} />
      ) : (
        <AuthenticatorForm onEnrolled={enrolled} onDone={done} />
      )}
    </SettingRow>
  );
}

type Step =
  | { readonly at: 'owner' }
  | { readonly at: 'code'; readonly secret: string; readonly uri: string }
  | { readonly at: 'recovery'; readonly codes: readonly string[] };

/** Enrols an authenticator app: whose account it is, the secret and a code that shows the app has it, then the recovery codes. */
export function AuthenticatorForm({ onEnrolled, onDone }: { onEnrolled: () => void; onDone: () => void }) {
  const { t } = useTranslation('auth');
  const [step, setStep] = useState<Step>({ at: 'owner' });
  const form = useForm({ defaultValues: { ...noProof, code: '' } });
  const { errors, isSubmitting } = form.formState;
  const owner = useOwner();
  const { notice, accept } = useOwnerResult(form, owner, { 'verification.code.invalid': 'code' });
  const filled = { required: t('field.empty'), setValueAs: (typed: string) => typed.trim() };

  const submit = form.handleSubmit(async ({ code, ...proof }) => {
    if (step.at === 'owner') {
      const begun = await enrolApp(owner.proofOf(proof));
      if (accept(begun)) setStep({ at: 'code', ...begun.value });
      return;
    }
    const confirmed = await confirmApp(code);
    if (!accept(confirmed)) return;
    setStep({ at: 'recovery', codes: confirmed.value.recoveryCodes });
    onEnrolled();
  });

  // In the same commit as the removal of the password: a moment later the centre takes the focus that is lost. The picture
  // above the field must be visible, too.
  const drawn = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (step.at !== 'code') return;
    form.setFocus('code');
    drawn.current?.scrollIntoView?.({ block: 'nearest' });
  }, [step.at, form.setFocus]);

  if (step.at === 'recovery') return <RecoveryCodes codes={step.codes} onDone={onDone} />;
  return (
    <form ref={drawn} className={forms.form} noValidate onSubmit={submit} aria-label={t('security.app.title')}>
      {step.at === 'owner' ? (
        <OwnerProofField {...form.register(owner.field, filled)} owner={owner} error={errors[owner.field]?.message} />
      ) : (
        <>
          <AppSecret secret={step.secret} uri={step.uri} />
          <TextField
            {...form.register('code', filled)}
            label={t('secondStep.appCode')}
            placeholder={t('code.digits')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            error={errors.code?.message}
          />
        </>
      )}
      <FormFoot
        notice={notice}
        isBusy={isSubmitting}
        label={t(step.at === 'owner' ? 'security.app.begin' : 'security.app.confirm')}
      />
    </form>
  );
}

/** The secret as a picture for the app, and as text in fours for whoever types it in. */
function AppSecret({ secret, uri }: { secret: string; uri: string }) {
  const { t } = useTranslation('auth');
  return (
    <div className={styles.secret}>
      <p className={styles.step}>{t('security.app.scan')}</p>
      <QrCode value={uri} label={t('security.app.qr')} />
      <p className={styles.step}>{t('security.app.type')}</p>
      <code className={styles.code}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
    </div>
  );
}

/** Shown this once: each opens the account a single time when the phone is gone. */
function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('auth');
  const id = useId();
  const drawn = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    drawn.current?.focus();
    drawn.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no field belongs to it, as to a fieldset
    <div ref={drawn} role="group" aria-labelledby={id} tabIndex={-1}>
      <p id={id} className={styles.step}>
        {t('security.app.recovery')}
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code className={styles.code}>{code}</code>
          </li>
        ))}
      </ul>
      <Button variant="primary" isWide onClick={onDone}>
        {t('security.app.kept')}
      </Button>
    </div>
  );
}

/** Takes the app off the account, by its owner and a code of that app. */
export function RemoveAppForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('auth');
  const form = useForm({ defaultValues: { ...noProof, code: '' } });
  const { errors, isSubmitting } = form.formState;
  const owner = useOwner();
  const { notice, accept } = useOwnerResult(form, owner, { 'verification.code.invalid': 'code' });
  const filled = { required: t('field.empty'), setValueAs: (typed: string) => typed.trim() };
  const submit = form.handleSubmit(async ({ code, ...proof }) => {
    if (accept(await removeApp(owner.proofOf(proof), code))) onDone();
  });
  return (
    <form className={forms.form} noValidate onSubmit={submit} aria-label={t('security.app.title')}>
      <TextField
        {...form.register('code', filled)}
        label={t('secondStep.appCode')}
        hint={t('security.app.orRecovery')}
        autoComplete="one-time-code"
        maxLength={20}
        error={errors.code?.message}
      />
      <OwnerProofField {...form.register(owner.field, filled)} owner={owner} error={errors[owner.field]?.message} />
      <FormFoot notice={notice} isBusy={isSubmitting} label={t('security.app.remove')} tone="danger" />
    </form>
  );
}

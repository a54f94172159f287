import type { Result } from '@tessera/shared/api';
import { useForm } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { classNames } from '@tessera/shared/ui/class-names';
import { TextField, type TextFieldProps } from '@tessera/shared/ui/field';
import { type ReactNode, useState } from 'react';
import type { Proof } from '../../api/security.ts';
import { CodeField } from '../code/code-field.tsx';
import { tellNotSent } from '../code/tell-not-sent.ts';
import { useCodeSender } from '../code/use-code-sender.ts';
import forms from '../form/form.module.css';
import { useTell } from '../form/use-tell.ts';
import styles from './bind-form.module.css';
import { CurrentPassword } from './current-password.tsx';
import { FormFoot } from './form-foot.tsx';

interface Values {
  readonly mobileNum: string;
  readonly email: string;
  readonly code: string;
  readonly password: string;
}

interface Props<Target> {
  readonly field: 'mobileNum' | 'email';
  readonly title: string;
  /** The masked one that the account has given but not proved; empty where there is none. */
  readonly known: string;
  readonly knownLabel: string;
  /** On the way to another than the known one. */
  readonly otherLabel: string;
  readonly submitLabel: string;
  /** What was typed as the operator takes it; `undefined` while it is none. */
  readonly read: (typed: string) => Target | undefined;
  /** Said of what can't be read. */
  readonly invalid: string;
  /** Without a target it is the known one's. */
  readonly sendCode: (target: Target | undefined) => Promise<Result<{ readonly expiredMinutes: number }>>;
  readonly keep: (target: Target | undefined, proof: Proof) => Promise<Result<null>>;
  readonly onDone: () => void;
  /** Draws the field. */
  readonly children: (input: Omit<TextFieldProps, 'label'>) => ReactNode;
}

/** A number or an address becomes the account's by a code that came to it, and the password; one that it has given needs no typing. */
export function BindForm<Target>({ field, known, read, sendCode, keep, onDone, ...words }: Props<Target>) {
  const { t } = useTranslation('auth');
  const sender = useCodeSender();
  const [isKnown, setKnown] = useState(known !== '');
  const form = useForm<Values>({ defaultValues: { mobileNum: '', email: '', code: '', password: '' } });
  const { errors, isSubmitting } = form.formState;
  const { notice, tell } = useTell(form, {
    'verification.mobile.invalid': field,
    'register.mobile.taken': field,
    'verification.code.invalid': 'code',
    'verification.code.expired': 'code',
    'password.old.wrong': 'password',
  });
  const filled = { required: t('field.empty'), setValueAs: (typed: string) => typed.trim() };

  const send = async () => {
    if (!isKnown && !(await form.trigger(field, { shouldFocus: true }))) return;
    const target = isKnown ? undefined : read(form.getValues(field));
    if (!isKnown && !target) return;
    const error = await sender.send(() => sendCode(target));
    if (error) await tellNotSent(error);
    else form.setFocus('code');
  };

  const submit = form.handleSubmit(async ({ code, password, ...values }) => {
    const target = isKnown ? undefined : read(values[field]);
    if ((isKnown || target) && tell(await keep(target, { verificationCode: code, password }))) onDone();
  });

  return (
    <form className={classNames(forms.form, styles.form)} noValidate onSubmit={submit} aria-label={words.title}>
      {isKnown ? (
        <TextField
          key="known"
          label={words.knownLabel}
          value={known}
          isReadOnly
          hasMessage={false}
          aside={
            <Button variant="text" size="small" className={styles.other} onClick={() => setKnown(false)}>
              {words.otherLabel}
            </Button>
          }
        />
      ) : (
        words.children({
          ...form.register(field, { ...filled, validate: (typed) => read(typed) !== undefined || words.invalid }),
          error: errors[field]?.message,
        })
      )}
      <CodeField
        {...form.register('code', { ...filled, required: t('code.required') })}
        sender={sender}
        onSend={() => void send()}
        error={errors.code?.message}
      />
      <CurrentPassword {...form.register('password', filled)} error={errors.password?.message} />
      <FormFoot notice={notice} isBusy={isSubmitting} label={isKnown ? t('security.confirm') : words.submitLabel} />
    </form>
  );
}

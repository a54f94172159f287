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
import styles from './bind-form.module.css';
import { FormFoot } from './form-foot.tsx';
import { OwnerProof } from './owner-proof.tsx';
import { noProof, useOwner, useOwnerTell } from './use-owner.ts';

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

/** A number or an address becomes the account's by a code that came to it, and its owner's proof; one that it has given needs no typing. */
export function BindForm<Target>(props: Props<Target>) {
  const [isKnown, setKnown] = useState(props.known !== '');
  // A code belongs to where it was sent: the way to another one begins with none.
  return <Binding key={isKnown ? 'known' : 'other'} {...props} isKnown={isKnown} onOther={() => setKnown(false)} />;
}

type BindingProps<Target> = Props<Target> & { readonly isKnown: boolean; readonly onOther: () => void };

function Binding<Target>({ field, isKnown, onOther, read, sendCode, keep, onDone, ...words }: BindingProps<Target>) {
  const { t } = useTranslation('auth');
  const owner = useOwner();
  const form = useForm({ defaultValues: { ...noProof, mobileNum: '', email: '', code: '' } });
  const sender = useCodeSender({ purpose: field, to: isKnown ? 'known' : read(form.watch(field)) });
  const { errors, isSubmitting } = form.formState;
  const drawnField = isKnown ? undefined : field;
  const { notice, tell } = useOwnerTell(form, owner, {
    'verification.mobile.invalid': drawnField,
    'register.mobile.taken': drawnField,
    'verification.code.invalid': 'code',
    'verification.code.expired': 'code',
    'verification.code.unsent': 'code',
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

  const submit = form.handleSubmit(async ({ code, ...values }) => {
    const target = isKnown ? undefined : read(values[field]);
    const proof = { verificationCode: code, ...owner.proofOf(values) };
    if ((isKnown || target) && tell(await keep(target, proof))) onDone();
  });

  return (
    <form className={classNames(forms.form, styles.form)} noValidate onSubmit={submit} aria-label={words.title}>
      {isKnown ? (
        <KnownField {...words} onOther={onOther} />
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
      <OwnerProof {...form.register(owner.field, filled)} owner={owner} error={errors[owner.field]?.message} />
      <FormFoot notice={notice} isBusy={isSubmitting} label={isKnown ? t('security.confirm') : words.submitLabel} />
    </form>
  );
}

type KnownProps = Pick<BindingProps<unknown>, 'known' | 'knownLabel' | 'otherLabel' | 'onOther'>;

/** What the account has given, and the way to another. */
function KnownField({ known, knownLabel, otherLabel, onOther }: KnownProps) {
  return (
    <TextField
      label={knownLabel}
      value={known}
      isReadOnly
      hasMessage={false}
      aside={
        <Button variant="text" size="small" className={styles.other} onClick={onOther}>
          {otherLabel}
        </Button>
      }
    />
  );
}

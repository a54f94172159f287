import type { Result } from '@tessera/shared/api';
import { useForm } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { shownAccount, useSession } from '@tessera/shared/session';
import { useSwitch } from '@tessera/shared/switches';
import { Button } from '@tessera/shared/ui/button';
import { classNames } from '@tessera/shared/ui/class-names';
import { TextField, type TextFieldProps } from '@tessera/shared/ui/field';
import { type ReactNode, useState } from 'react';
import {
  keepEmail,
  keepMobile,
  type Proof,
  type SecurityConfig,
  sendCodeToEmail,
  sendCodeToMobile,
} from '../../api/security.ts';
import { isEmail } from '../../model/mobile.ts';
import { CodeField } from '../code/code-field.tsx';
import { showNotSent, useCodeSender } from '../code/code-sender.ts';
import forms from '../form/form.module.css';
import { MobileField, useMobile } from '../mobile/mobile-field.tsx';
import styles from './bind-form.module.css';
import { FormFoot, noProof, OwnerProofField, useOwner, useOwnerResult } from './owner-proof.tsx';
import { SettingRow, type SettingRowProps } from './setting-row.tsx';

interface Props {
  readonly config: SecurityConfig;
  readonly rowOf: (setting: 'mobile' | 'email') => Pick<SettingRowProps, 'title' | 'isOpen' | 'onToggle'>;
  readonly onDone: () => void;
}

interface Contact {
  readonly masked: string;
  readonly isVerified: boolean;
}

const actions = { proved: 'security.change', absent: 'security.set', unproved: 'security.confirm' } as const;

function standingOf({ masked, isVerified }: Contact): keyof typeof actions {
  if (isVerified) return 'proved';
  return masked ? 'unproved' : 'absent';
}

/** What waits to be confirmed as it stands; nothing where it has been, as the form is for another then. */
const toConfirm = ({ isVerified }: Contact, text: string): string => (isVerified ? '' : text);

/** The number and the address by which an account is known again. */
export function ContactSettings({ config: { mobile, email }, rowOf, onDone }: Props) {
  const { t } = useTranslation('auth');
  const canSendCodes = useSwitch('VERIFICATION3');
  const session = useSession();
  const name = 'member' in session ? shownAccount(session.member.account) : '';
  // A number that is the account's name is written as the name is: two masks of one number reveal more than one does.
  const isName = mobile?.masked !== undefined && name.replace(/^0/, '') === mobile.masked;
  const international = mobile?.masked ? `+${mobile.dialingCode} ${mobile.masked}` : '';
  const number = isName ? name : international;
  const row = (setting: 'mobile' | 'email', contact: Contact, text: string) => {
    const standing = standingOf(contact);
    return { ...rowOf(setting), standing, action: t(actions[standing]), state: text || t('security.none') };
  };
  return (
    <>
      {canSendCodes && mobile && (
        <SettingRow {...row('mobile', mobile, number)} icon="phone">
          <BindMobileForm known={toConfirm(mobile, number)} onDone={onDone} />
        </SettingRow>
      )}
      {email && (
        <SettingRow {...row('email', email, email.masked)} icon="messages">
          <BindEmailForm known={toConfirm(email, email.masked)} onDone={onDone} />
        </SettingRow>
      )}
    </>
  );
}

interface BindMobileFormProps {
  /** Masked; empty for none that waits to be confirmed. */
  readonly known: string;
  readonly onDone: () => void;
}

/** A number becomes the account's by a code that came to it. */
export function BindMobileForm({ known, onDone }: BindMobileFormProps) {
  const { t } = useTranslation('auth');
  const mobile = useMobile();
  return (
    <BindForm
      field="mobileNum"
      title={t('security.mobile.title')}
      known={known}
      knownLabel={t('field.mobileNum')}
      otherLabel={t('security.mobile.other')}
      submitLabel={t('security.mobile.submit')}
      read={mobile.read}
      isWaiting={!mobile.isReady}
      invalid={t('mobile.invalid')}
      sendCode={sendCodeToMobile}
      keep={keepMobile}
      onDone={onDone}
    >
      {(input) => <MobileField {...input} mobile={mobile} />}
    </BindForm>
  );
}

const readEmail = (typed: string): string | undefined => (isEmail(typed.trim()) ? typed.trim() : undefined);

interface BindEmailFormProps {
  /** Masked; empty for none that waits to be confirmed. */
  readonly known: string;
  readonly onDone: () => void;
}

/** An address becomes the account's by a code that was mailed to it. */
export function BindEmailForm({ known, onDone }: BindEmailFormProps) {
  const { t } = useTranslation('auth');
  return (
    <BindForm
      field="email"
      title={t('security.email.title')}
      known={known}
      knownLabel={t('field.email')}
      otherLabel={t('security.email.other')}
      submitLabel={t('security.email.submit')}
      read={readEmail}
      invalid={t('forgot.emailInvalid')}
      sendCode={sendCodeToEmail}
      keep={keepEmail}
      onDone={onDone}
    >
      {(input) => (
        <TextField
          {...input}
          label={t('field.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
        />
      )}
    </BindForm>
  );
}

interface BindFormProps<Target> {
  /** What was typed can't be read yet. */
  readonly isWaiting?: boolean;
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
function BindForm<Target>(props: BindFormProps<Target>) {
  const [isKnown, setKnown] = useState(props.known !== '');
  // A code belongs to where it was sent: the way to another one begins with none.
  return <Binding key={isKnown ? 'known' : 'other'} {...props} isKnown={isKnown} onOther={() => setKnown(false)} />;
}

type BindingProps<Target> = BindFormProps<Target> & { readonly isKnown: boolean; readonly onOther: () => void };

function Binding<Target>({
  field,
  isKnown,
  isWaiting = false,
  onOther,
  read,
  sendCode,
  keep,
  onDone,
  ...words
}: BindingProps<Target>) {
  const { t } = useTranslation('auth');
  const owner = useOwner();
  const form = useForm({ defaultValues: { ...noProof, mobileNum: '', email: '', code: '' } });
  const sender = useCodeSender({ purpose: field, to: isKnown ? 'known' : read(form.watch(field)) });
  const { errors, isSubmitting } = form.formState;
  const drawnField = isKnown ? undefined : field;
  const { notice, accept } = useOwnerResult(form, owner, {
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
    if (error) await showNotSent(error);
    else form.setFocus('code');
  };

  const submit = form.handleSubmit(async ({ code, ...values }) => {
    const target = isKnown ? undefined : read(values[field]);
    const proof = { verificationCode: code, ...owner.proofOf(values) };
    if ((isKnown || target) && accept(await keep(target, proof))) onDone();
  });

  return (
    <form className={classNames(forms.form, styles.form)} noValidate onSubmit={submit} aria-label={words.title}>
      {isKnown ? (
        <KnownField {...words} onOther={onOther} />
      ) : (
        words.children({
          ...form.register(field, {
            ...filled,
            validate: (typed) => isWaiting || read(typed) !== undefined || words.invalid,
          }),
          error: errors[field]?.message,
        })
      )}
      <CodeField
        {...form.register('code', { ...filled, required: t('code.required') })}
        sender={sender}
        isWaiting={isWaiting && !isKnown}
        onSend={() => void send()}
        error={errors.code?.message}
      />
      <OwnerProofField {...form.register(owner.field, filled)} owner={owner} error={errors[owner.field]?.message} />
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

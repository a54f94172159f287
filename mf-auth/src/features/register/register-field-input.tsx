import { useTranslation } from '@tessera/shared/i18n';
import { PasswordField, TextField, type TextFieldProps } from '@tessera/shared/ui/field';
import { faultMessage } from '../../model/fault-message.ts';
import { traitsOf } from '../../model/field-traits.ts';
import type { FormField } from '../../model/register-fields.ts';
import { useMessage } from '../form/use-message.ts';
import styles from './register-field-input.module.css';
import type { UsernameVerdict } from './use-username-verdict.ts';

interface Props {
  readonly field: FormField;
  /** What `register(name)` of the form gives. */
  readonly input: Partial<TextFieldProps>;
  readonly error: string | undefined;
  readonly verdict: UsernameVerdict | undefined;
  readonly dialingCode: string;
}

/** Fields whose rule is told before anything is typed. */
const explained: readonly string[] = ['username', 'password'];
/** Fields with a sentence of their own on why they are asked. */
const reasoned: readonly string[] = ['payeeName', 'referralCode', 'affiliateCode'];

/** One field of the registration, drawn by its name and its rule. */
export function RegisterFieldInput({ field: { name, rule }, input, error, verdict, dialingCode }: Props) {
  const { t } = useTranslation('auth');
  const { write } = useMessage();
  const { type, ...traits } = traitsOf(name);
  const hintOf = () => {
    if (explained.includes(name)) return write(faultMessage(rule, 'pattern'));
    return reasoned.includes(name) ? t(`hint.${name}`) : undefined;
  };
  const field: TextFieldProps = {
    ...input,
    ...traits,
    label: t(`field.${name}`),
    requirement: rule.required ? 'required' : 'optional',
    error: error ?? (verdict === 'taken' ? t('error.register_username_taken') : undefined),
    ok: verdict === 'free' ? t('register.usernameFree') : undefined,
    hint: hintOf(),
    autoCapitalize: 'none',
    spellCheck: false,
    'aria-required': rule.required,
  };
  if (type === 'password') return <PasswordField {...field} />;
  if (name !== 'mobileNum') return <TextField {...field} type={type} />;
  return (
    <TextField
      {...field}
      type={type}
      leading={<span className={styles.dialing}>+{dialingCode.replace(/^\+/, '')}</span>}
    />
  );
}

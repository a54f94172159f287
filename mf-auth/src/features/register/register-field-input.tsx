import { useTranslation } from '@tessera/shared/i18n';
import { PasswordField, TextField, type TextFieldProps } from '@tessera/shared/ui/field';
import { faultMessage } from '../../model/messages.ts';
import { type FormField, traitsOf } from '../../model/register-fields.ts';
import { CodeField } from '../code/code-field.tsx';
import { CountryPicker } from '../country/country-picker.tsx';
import { useMessage } from '../form/use-message.ts';
import type { useMobileProof } from './use-mobile-proof.ts';
import type { CountryChoice, UsernameVerdict } from './use-register-form.ts';

interface Props {
  readonly field: FormField;
  /** What `register(name)` of the form gives. */
  readonly input: Partial<TextFieldProps>;
  readonly error: string | undefined;
  readonly verdict: UsernameVerdict | undefined;
  readonly country: CountryChoice;
  readonly proof: ReturnType<typeof useMobileProof>;
  /** Moves on to the number once its country is chosen. */
  readonly onCountry: () => void;
}

/** Fields whose rule is shown before anything is typed. */
const explained: readonly string[] = ['username', 'password'];
/** Fields with a sentence of their own on why they are asked. */
const reasoned: readonly string[] = ['payeeName', 'referralCode', 'affiliateCode'];

/** One field of the registration, drawn by its name and its rule. */
export function RegisterFieldInput(props: Props) {
  const { field: formField, input, error, verdict, country, proof, onCountry } = props;
  const { name, rule } = formField;
  const { t } = useTranslation('auth');
  const { write } = useMessage();
  const { type, ...traits } = traitsOf(formField);
  const requirement = rule.required ? 'required' : 'optional';
  if (name === 'verificationCode') {
    const { sender, send } = proof;
    return <CodeField {...input} {...{ requirement, error, sender }} aria-required onSend={() => void send()} />;
  }
  const hintOf = () => {
    if (explained.includes(name)) return write(faultMessage(rule, 'pattern'));
    return reasoned.includes(name) ? t(`hint.${name}`) : undefined;
  };
  const field: TextFieldProps = {
    ...input,
    ...traits,
    label: t(`field.${name}`),
    requirement,
    error: error ?? (verdict === 'taken' ? t('error.register_username_taken') : undefined),
    ok: verdict === 'free' ? t('register.usernameFree') : undefined,
    hint: hintOf(),
    autoCapitalize: 'none',
    spellCheck: false,
    'aria-required': rule.required,
  };
  if (type === 'password') return <PasswordField {...field} />;
  if (name !== 'mobileNum') return <TextField {...field} type={type} />;
  const choose = (chosen: Parameters<typeof country.choose>[0]) => {
    country.choose(chosen);
    onCountry();
  };
  // Going over to the country is not leaving the number.
  const onBlur: TextFieldProps['onBlur'] = (event) => {
    if (event.relatedTarget?.getAttribute('role') !== 'combobox') input.onBlur?.(event);
  };
  const picker = <CountryPicker chosen={country.countryCode} dialingCode={country.dialingCode} onChoose={choose} />;
  return <TextField {...field} type={type} onBlur={onBlur} leading={picker} />;
}

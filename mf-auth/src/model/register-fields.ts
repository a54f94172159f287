import { askedRules, type RegisterField, type RegisterRule, type RegisterWay } from '@tessera/shared/wire/auth';

export type FormFieldName = Exclude<RegisterField, 'captcha'> | 'confirmPassword' | 'verificationCode';

/** One field of the registration form, in the order in which the operator names them. */
export interface FormField {
  readonly name: FormFieldName;
  /** With `required` as it counts here, which is not always as the rule says (spec §5). */
  readonly rule: RegisterRule;
}

/** Spec §5: a code has 0 to 255 characters, so that any wrong one is sent and refused; it is required wherever it is shown. */
const codeRule = (rule: RegisterRule): RegisterRule => ({
  ...rule,
  required: true,
  acceptedPattern: '*',
  patternId: 'anyCharacters',
  minLength: 0,
  maxLength: 255,
});

/** The fields of a registration; `hidden` are those that are settled already, e.g. a proved invitation code. */
export function fieldsOf(
  rules: readonly RegisterRule[],
  way: RegisterWay,
  hidden: readonly RegisterField[] = [],
): readonly FormField[] {
  return askedRules(rules, way)
    .filter(({ field }) => !hidden.includes(field))
    .flatMap((rule): FormField[] => {
      const { field } = rule;
      if (field === 'captcha') return [];
      // By mobile the confirmation is the password itself (spec §5).
      if (field === 'password' && way.by === 'username')
        return [
          { name: 'password', rule },
          { name: 'confirmPassword', rule },
        ];
      if (field === 'mobileNum' && way.isMobileProved)
        return [
          { name: 'mobileNum', rule },
          { name: 'verificationCode', rule: codeRule(rule) },
        ];
      return [{ name: field, rule }];
    });
}

/** Whether the merchant asks for a captcha with every registration. */
export const needsCaptcha = (rules: readonly RegisterRule[]): boolean =>
  rules.some((rule) => rule.field === 'captcha' && rule.enabled);

/** How a browser should treat a field: which keyboard to offer and what it may fill in. */
interface FieldTraits {
  readonly type?: 'email' | 'tel' | 'password' | 'date';
  readonly inputMode?: 'numeric' | 'email' | 'tel';
  readonly autoComplete?: string;
}

const phone = { inputMode: 'tel', autoComplete: 'off' } as const;
const digits = { inputMode: 'numeric', autoComplete: 'off' } as const;

const traits: { readonly [Name in FormFieldName]?: FieldTraits } = {
  username: { autoComplete: 'username' },
  password: { type: 'password', autoComplete: 'new-password' },
  confirmPassword: { type: 'password', autoComplete: 'new-password' },
  // Not the sign-in password: a password manager must not offer one for the other.
  paymentPassword: { type: 'password', ...digits },
  payeeName: { autoComplete: 'name' },
  fullName: { autoComplete: 'name' },
  nickname: { autoComplete: 'nickname' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  mobileNum: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  qqNum: digits,
  whatsapp: phone,
  zalo: phone,
  birthday: { autoComplete: 'bday' },
  address: { autoComplete: 'street-address' },
  nationality: { autoComplete: 'country-name' },
  occupation: { autoComplete: 'organization-title' },
};

/** By the field's name, and by its rule where that says more. */
export function traitsOf({ name, rule }: FormField): FieldTraits {
  const own = traits[name] ?? { autoComplete: 'off' };
  // The browser's own date field writes exactly this pattern.
  if (name === 'birthday' && rule.patternId === 'dateYearFirst') return { ...own, type: 'date' };
  return rule.patternId === 'digits' && !own.inputMode ? { ...own, inputMode: 'numeric' } : own;
}

/** Whether a field takes digits alone, such as a PIN or a code. */
export const isNumber = (field: FormField): boolean =>
  field.name === 'verificationCode' || ['numeric', 'tel'].includes(traitsOf(field).inputMode ?? '');

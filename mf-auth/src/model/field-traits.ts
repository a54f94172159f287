import type { FormField, FormFieldName } from './register-fields.ts';

/** How a browser should treat a field: which keyboard to offer and what it may fill in. */
export interface FieldTraits {
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

import type { FormFieldName } from './register-fields.ts';

/** How a browser should treat a field: which keyboard to offer and what it may fill in. */
export interface FieldTraits {
  readonly type?: 'email' | 'tel' | 'password';
  readonly inputMode?: 'numeric' | 'email' | 'tel';
  readonly autoComplete?: string;
}

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
  birthday: { autoComplete: 'bday' },
  address: { autoComplete: 'street-address' },
  nationality: { autoComplete: 'country-name' },
  occupation: { autoComplete: 'organization-title' },
};

export const traitsOf = (name: FormFieldName): FieldTraits => traits[name] ?? { autoComplete: 'off' };

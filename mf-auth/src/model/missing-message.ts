import type { Message } from './fault-message.ts';

/** Fields whose emptiness is told in words of their own; what a merchant asks for besides shares one sentence. */
const named: readonly string[] = [
  'username',
  'password',
  'confirmPassword',
  'mobileNum',
  'email',
  'payeeName',
  'paymentPassword',
  'captcha',
];

/** What to tell of a field that must be filled in and is empty. */
export const missingMessage = (name: string): Message => ({
  key: named.includes(name) ? `missing.${name}` : 'field.empty',
});

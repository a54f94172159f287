import { faultOf, isSimplePin } from '@tessera/shared/wire/auth';
import { faultMessage, type Message, missingMessage } from './messages.ts';
import { nationalNumberOf } from './mobile.ts';
import type { FormField, FormFieldName } from './register-fields.ts';

export type RegisterValues = Readonly<Partial<Record<FormFieldName, string>>> & {
  readonly captcha?: string;
  readonly terms?: boolean;
};

const tooSimple = 'error.payment_password_simple';

/** The first thing wrong with each field; empty when the form may be sent. `dialingCode` is the chosen country's. */
export function faultsOf(
  fields: readonly FormField[],
  values: RegisterValues,
  dialingCode?: string,
): Partial<Record<FormFieldName, Message>> {
  const faults: Partial<Record<FormFieldName, Message>> = {};
  for (const field of fields) {
    const message = messageFor(field, values, dialingCode);
    if (message) faults[field.name] = message;
  }
  return faults;
}

/** What is measured and sent of a field: trimmed, and of a number its digits, however they were written. */
function textOf(name: FormFieldName, values: RegisterValues, dialingCode?: string): string {
  const value = (values[name] ?? '').trim();
  return name === 'mobileNum' ? nationalNumberOf(value, dialingCode) : value;
}

function messageFor({ name, rule }: FormField, values: RegisterValues, dialingCode?: string): Message | undefined {
  const value = textOf(name, values, dialingCode);
  if (name === 'confirmPassword') {
    if (value === '') return missingMessage(name);
    return value === textOf('password', values) ? undefined : { key: 'field.mismatch' };
  }
  const fault = faultOf(rule, value);
  if (!fault) return name === 'paymentPassword' && isSimplePin(value) ? { key: tooSimple } : undefined;
  if (name === 'verificationCode')
    return { key: fault === 'required' ? 'code.required' : 'error.verification_code_invalid' };
  return fault === 'required' ? missingMessage(name) : faultMessage(rule, fault);
}

/** What is sent of the form: shown fields that were filled in. */
export function filledValues(
  fields: readonly FormField[],
  values: RegisterValues,
  dialingCode?: string,
): Partial<Record<FormFieldName, string>> {
  return Object.fromEntries(
    fields.map(({ name }) => [name, textOf(name, values, dialingCode)]).filter(([, value]) => value !== ''),
  );
}

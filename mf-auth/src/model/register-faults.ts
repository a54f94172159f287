import { halfWidth } from '@tessera/shared/format';
import { faultOf, isSimplePin } from '@tessera/shared/wire/auth';
import { faultMessage, type Message, missingMessage } from './messages.ts';
import { nationalNumberOf } from './mobile.ts';
import { type FormField, type FormFieldName, isNumber } from './register-fields.ts';

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
function textOf(field: FormField, values: RegisterValues, dialingCode?: string): string {
  const value = (values[field.name] ?? '').trim();
  if (field.name === 'mobileNum') return nationalNumberOf(value, dialingCode);
  return isNumber(field) ? halfWidth(value).trim() : value;
}

function messageFor(field: FormField, values: RegisterValues, dialingCode?: string): Message | undefined {
  const { name, rule } = field;
  const value = textOf(field, values, dialingCode);
  if (name === 'confirmPassword') {
    if (value === '') return missingMessage(name);
    return value === textOf({ name: 'password', rule }, values) ? undefined : { key: 'field.mismatch' };
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
    fields.map((field) => [field.name, textOf(field, values, dialingCode)]).filter(([, value]) => value !== ''),
  );
}

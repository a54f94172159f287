import { faultOf } from '@tessera/shared/wire/auth';
import { faultMessage, type Message } from './fault-message.ts';
import type { FormField, FormFieldName } from './register-fields.ts';

export type RegisterValues = Readonly<Partial<Record<FormFieldName, string>>> & {
  readonly captcha?: string;
  readonly terms?: boolean;
};

/** The first thing wrong with each field; empty when the form may be sent. */
export function faultsOf(
  fields: readonly FormField[],
  values: RegisterValues,
): Partial<Record<FormFieldName, Message>> {
  const faults: Partial<Record<FormFieldName, Message>> = {};
  for (const field of fields) {
    const message = messageFor(field, values);
    if (message) faults[field.name] = message;
  }
  return faults;
}

function messageFor({ name, rule }: FormField, values: RegisterValues): Message | undefined {
  const value = (values[name] ?? '').trim();
  if (name === 'confirmPassword') {
    if (value === '') return { key: 'field.empty' };
    return value === (values.password ?? '').trim() ? undefined : { key: 'field.mismatch' };
  }
  const fault = faultOf(rule, value);
  return fault && faultMessage(rule, fault);
}

/** What is sent of the form: shown fields that were filled in, trimmed. */
export function filledValues(
  fields: readonly FormField[],
  values: RegisterValues,
): Partial<Record<FormFieldName, string>> {
  return Object.fromEntries(
    fields.map(({ name }) => [name, (values[name] ?? '').trim()]).filter(([, value]) => value !== ''),
  );
}

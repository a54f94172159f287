import type { FieldErrors, Resolver } from '@tessera/shared/form';
import { type Message, missingMessage } from '../../model/messages.ts';
import { faultsOf } from '../../model/register-faults.ts';
import type { FormField, FormFieldName } from '../../model/register-fields.ts';

export type FormValues = Partial<Record<FormFieldName | 'captcha', string>> & { terms?: boolean };

type Write = (message: Message) => string;

/** Measures the whole form by the merchant's rules; the consent must be given, never assumed. */
export function registerResolver(
  fields: readonly FormField[],
  hasCaptcha: boolean,
  dialingCode: string,
  write: Write,
): Resolver<FormValues> {
  return (values) => {
    const messages: [name: string, message: string][] = Object.entries(faultsOf(fields, values, dialingCode)).map(
      ([name, message]) => [name, write(message)],
    );
    if (hasCaptcha && !values.captcha?.trim()) messages.push(['captcha', write(missingMessage('captcha'))]);
    if (!values.terms) messages.push(['terms', write({ key: 'register.termsRequired' })]);
    const errors = Object.fromEntries(messages.map(([name, message]) => [name, { type: 'rule', message }]));
    return messages.length > 0 ? { values: {}, errors: errors as FieldErrors<FormValues> } : { values, errors: {} };
  };
}

import { type ApiError, codeKey } from '@tessera/shared/api';
import { isSwitchOn } from '@tessera/shared/switches';
import { boundsOf, type FieldFault, type RegisterRule } from '@tessera/shared/wire/auth';

/** A message as a key and what goes into it: the model speaks no language. */
export interface Message {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

const realNames: readonly (RegisterRule['field'] | undefined)[] = ['payeeName', 'fullName'];

/** One message per pattern says both what may stand in a field and how much of it; of a name it is said first that it is none (spec §5). */
export function faultMessage(
  rule: Pick<RegisterRule, 'patternId' | 'minLength' | 'maxLength'> & { readonly field?: RegisterRule['field'] },
  fault: FieldFault,
): Message {
  if (fault === 'required') return { key: 'field.empty' };
  if (fault === 'pattern' && realNames.includes(rule.field))
    return { key: 'field.realName', values: { patternId: rule.patternId, bounds: boundsOf(rule) } };
  return { key: `rule.${rule.patternId}`, values: { bounds: boundsOf(rule) } };
}

/** Fields with their own message when empty; all others share one. */
const named: readonly string[] = [
  'username',
  'usernameOrMobile',
  'password',
  'confirmPassword',
  'mobileNum',
  'email',
  'payeeName',
  'paymentPassword',
  'captcha',
];

/** The message for a required field that is empty. */
export const missingMessage = (name: string): Message => ({
  key: named.includes(name) ? `missing.${name}` : 'field.empty',
});

/** Seconds that a refusal asks to wait, as whole minutes and never none. */
const minutesOf = (flags: ApiError['flags']): number =>
  Math.max(1, Math.ceil((Number(flags.retryAfterSeconds) || 0) / 60));

/** The message for a failed call: by the operator's code if there is one, otherwise by the kind of failure. */
export function failureMessage({ kind, code, flags }: Pick<ApiError, 'kind' | 'code' | 'flags'>): Message {
  // A code of the operator's own failure helps nobody; refusals and a slow connection have messages of their own.
  const hasOwnMessage = kind === 'rejected' || kind === 'unauthorized' || (kind === 'offline' && code !== '');
  const key = hasOwnMessage ? codeKey(code) : `error.kind_${kind.replace('-', '_')}`;
  return { key, values: { minutes: minutesOf(flags) } };
}

/** Whether the operator wants a captcha with the next try (spec §4); one that is switched off is not to be had. */
export const asksForCaptcha = ({ flags }: Pick<ApiError, 'flags'>): boolean =>
  flags.captcha === true && isSwitchOn('CAPTCHA3');

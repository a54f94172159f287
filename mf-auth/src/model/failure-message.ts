import { type ApiError, codeKey } from '@tessera/shared/api';
import { isSwitchOn } from '@tessera/shared/switches';
import type { Message } from './fault-message.ts';

/** Seconds that a refusal asks to wait, as whole minutes and never none. */
const minutesOf = (flags: ApiError['flags']): number =>
  Math.max(1, Math.ceil((Number(flags.retryAfterSeconds) || 0) / 60));

/** What to tell of a failed call: by the operator's code where it gave one, else by what went wrong on the way. */
export function failureMessage({ kind, code, flags }: Pick<ApiError, 'kind' | 'code' | 'flags'>): Message {
  // At the operator's end the code helps nobody; a refusal is told by its code, and so is a line that is only slow.
  const isTold = kind === 'rejected' || kind === 'unauthorized' || (kind === 'offline' && code !== '');
  const key = isTold ? codeKey(code) : `error.kind_${kind.replace('-', '_')}`;
  return { key, values: { minutes: minutesOf(flags) } };
}

/** Whether the operator wants a captcha with the next try (spec §4); one that is switched off is not to be had. */
export const asksForCaptcha = ({ flags }: Pick<ApiError, 'flags'>): boolean =>
  flags.captcha === true && isSwitchOn('CAPTCHA3');

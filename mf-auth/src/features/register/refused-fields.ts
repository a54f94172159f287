import type { ApiError } from '@tessera/shared/api';
import { faultMessage, type Message, missingMessage } from '../../model/messages.ts';
import type { FormField, FormFieldName } from '../../model/register-fields.ts';

type Place = FormFieldName | 'captcha';

export interface RefusedField {
  readonly name: Place;
  /** Left out where the refusal's own code says it. */
  readonly message?: Message;
}

const places: readonly (readonly [code: RegExp, place: Place])[] = [
  [/^register\.username\.taken$/, 'username'],
  [/^register\.mobile\.taken$/, 'mobileNum'],
  [/^verification\.mobile\./, 'mobileNum'],
  [/^phone\.auth\.number\./, 'mobileNum'],
  [/^verification\.code\./, 'verificationCode'],
  [/^phone\.auth\.code\./, 'verificationCode'],
  [/^referral\.invalid$/, 'referralCode'],
  [/^captcha\.invalid$/, 'captcha'],
  [/^payment\.password\.simple$/, 'paymentPassword'],
];

/** The field that a code speaks of by itself. */
export const placeOf = ({ code }: Pick<ApiError, 'code'>): Place | undefined =>
  places.find(([pattern]) => pattern.test(code))?.[1];

/** The fields that a refusal speaks of; none when it is about the whole registration, or about a field that isn't shown. */
export function refusedFields(error: Pick<ApiError, 'code' | 'flags'>, fields: readonly FormField[]): RefusedField[] {
  const { code, flags } = error;
  const isShown = (name: string) => name === 'captcha' || fields.some((field) => field.name === name);
  if (code.startsWith('affiliate.')) {
    const name = (['affiliateCode', 'recommenderId'] as const).find(isShown);
    return name ? [{ name }] : [];
  }
  const single = placeOf(error);
  if (single) return isShown(single) ? [{ name: single }] : [];
  if (code !== 'register.field.invalid' || !Array.isArray(flags.fields)) return [];
  return (flags.fields as readonly { readonly field: string; readonly reason: string }[]).flatMap(
    ({ field, reason }) => {
      const shown = fields.find(({ name }) => name === field);
      if (!shown) return [];
      if (reason === 'mismatch') return [{ name: shown.name, message: { key: 'field.mismatch' } }];
      if (field === 'verificationCode') return [{ name: field, message: { key: 'code.required' } }];
      return [
        {
          name: shown.name,
          message:
            reason === 'required'
              ? missingMessage(shown.name)
              : faultMessage(shown.rule, reason === 'length' ? reason : 'pattern'),
        },
      ];
    },
  );
}

import type { ApiError } from '@tessera/shared/api';
import { faultMessage, type Message } from '../../model/fault-message.ts';
import type { FormField, FormFieldName } from '../../model/register-fields.ts';

export interface RefusedField {
  readonly name: FormFieldName | 'captcha';
  /** Left out where the refusal's own code says it. */
  readonly message?: Message;
}

const fieldByCode: Readonly<Record<string, FormFieldName | 'captcha'>> = {
  'register.username.taken': 'username',
  'captcha.invalid': 'captcha',
};

/** The fields that a refusal speaks of; none when it is about the whole registration, or about a field that isn't shown. */
export function refusedFields(
  { code, flags }: Pick<ApiError, 'code' | 'flags'>,
  fields: readonly FormField[],
): RefusedField[] {
  const isShown = (name: string) => fields.some((field) => field.name === name);
  if (code === 'affiliate.invalid') {
    const name = (['affiliateCode', 'recommenderId'] as const).find(isShown);
    return name ? [{ name }] : [];
  }
  const single = fieldByCode[code];
  if (single) return [{ name: single }];
  if (code !== 'register.field.invalid' || !Array.isArray(flags.fields)) return [];
  return (flags.fields as readonly { readonly field: string; readonly reason: string }[]).flatMap(
    ({ field, reason }) => {
      const shown = fields.find(({ name }) => name === field);
      if (!shown) return [];
      if (reason === 'mismatch') return [{ name: shown.name, message: { key: 'field.mismatch' } }];
      return [{ name: shown.name, message: faultMessage(shown.rule, reason === 'required' ? 'required' : 'pattern') }];
    },
  );
}

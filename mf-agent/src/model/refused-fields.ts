import type { ApiError } from '@tessera/shared/api';
import type { FieldFault } from '@tessera/shared/wire/auth';

export type RuledField = 'username' | 'password';

export interface RefusedField {
  readonly field: RuledField;
  readonly reason: FieldFault | 'taken';
}

const isField = (value: unknown): value is RuledField => value === 'username' || value === 'password';
const reasons: readonly unknown[] = ['required', 'length', 'pattern'];

/** The fields an operator's refusal is about; none when it is about something else. */
export function refusedFields({ code, flags }: Pick<ApiError, 'code' | 'flags'>): readonly RefusedField[] {
  if (code === 'register.username.taken') return [{ field: 'username', reason: 'taken' }];
  if (code !== 'register.field.invalid' || !Array.isArray(flags.fields)) return [];
  return flags.fields.flatMap((entry: { field?: unknown; reason?: unknown }) =>
    isField(entry.field) && reasons.includes(entry.reason)
      ? [{ field: entry.field, reason: entry.reason as FieldFault }]
      : [],
  );
}

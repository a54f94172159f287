import type { ApiError } from '@tessera/shared/api';
import { type FieldFault, type FieldRule, faultOf } from '@tessera/shared/wire/auth';

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

/** No characters that look alike, since it may be read out. */
const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ';
const digits = '23456789';
const usualLength = 10;
const tries = 64;

/** A password that fits the rule, from the browser's random numbers; `undefined` if the rule asks for something else. */
export function freshPassword(rule: FieldRule) {
  const length = Math.min(rule.maxLength, Math.max(rule.minLength, usualLength));
  const all = letters + digits;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    // 55 characters into 2³²: the bias of the modulo is less than one in 70 million.
    const numbers = crypto.getRandomValues(new Uint32Array(length));
    const password = [...numbers].map((number) => all[number % all.length]).join('');
    if (/[a-z]/.test(password) && /[A-Z]/.test(password) && /\d/.test(password) && !faultOf(rule, password)) {
      return password;
    }
  }
  return undefined;
}

/** Where a new account signs in. */
export const signInLink = (origin: string): string => `${origin}/login`;

/** An account that is registered there is below the agent whose code it is. */
export const signUpLink = (origin: string, inviteCode: string): string =>
  `${origin}/register?affiliateCode=${encodeURIComponent(inviteCode)}`;

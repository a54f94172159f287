import { type FieldRule, faultOf } from '@tessera/shared/wire/auth';

/** No signs that read alike, since it may be read out. */
const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ';
const digits = '23456789';
const usualLength = 10;
const tries = 64;

/** A password that fits the rule, from the browser's own randomness; `undefined` where the rule wants something else. */
export function freshPassword(rule: FieldRule) {
  const length = Math.min(rule.maxLength, Math.max(rule.minLength, usualLength));
  const all = letters + digits;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    // 55 signs into 2³²: what modulo favours is less than one in 70 million.
    const numbers = crypto.getRandomValues(new Uint32Array(length));
    const password = [...numbers].map((number) => all[number % all.length]).join('');
    if (/[a-z]/.test(password) && /[A-Z]/.test(password) && /\d/.test(password) && !faultOf(rule, password)) {
      return password;
    }
  }
  return undefined;
}

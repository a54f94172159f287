import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';
import type { CashierNeeds } from '../needs.ts';

const digits = 4;

export const newCheckCode = (): string => String(randomInt(10 ** digits)).padStart(digits, '0');

/** A keyed hash, so that a stolen table does not reveal the codes. */
export function checkCodeHash({ keys }: Pick<CashierNeeds, 'keys'>, checkId: string, code: string): string {
  const key = Buffer.from(hkdfSync('sha256', keys.sealing, '', 'tessera bank account check', 32));
  return createHmac('sha256', key).update(`${checkId}\n${code}`).digest('base64url');
}

export const isCheckCode = (context: Pick<CashierNeeds, 'keys'>, checkId: string, code: string, hash: string) =>
  timingSafeEqual(Buffer.from(hash, 'base64url'), Buffer.from(checkCodeHash(context, checkId, code), 'base64url'));

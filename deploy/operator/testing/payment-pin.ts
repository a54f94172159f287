import { hashPassword } from '../platform/keys/password.ts';
import type { OperatorServices } from '../services.ts';

/** The payment password of tests. */
export const testPin = '482913';

/** Gives an account the payment password that every withdrawal asks for, without the ceremony. */
export async function givePin(
  { db, config }: Pick<OperatorServices, 'db' | 'config'>,
  memberId: number,
): Promise<void> {
  await db.query('update member set payment_password_hash = $2 where id = $1', [
    memberId,
    await hashPassword(testPin, config.passwordCost),
  ]);
}

import { putIntoBook } from '../domains/cashier/index.ts';
import { hashPassword } from '../platform/keys/password.ts';
import type { OperatorServices } from '../services.ts';

/** The payment password of tests. */
export const testPin = '482913';

/** Accounts that tests withdraw to. */
const testAccounts = ['110-123-454821', '110-1-1'];

/** Puts the accounts that tests withdraw to into a member's book, without the bank's check. */
export async function giveAccounts(context: Pick<OperatorServices, 'db' | 'clock'>, memberId: number): Promise<void> {
  const [member] = await context.db.query<{ merchant: string; holder: string }>(
    'select merchant, coalesce(payee_name, username) as holder from member where id = $1',
    [memberId],
  );
  if (!member) return;
  const { merchant, holder } = member;
  for (const accountNumber of testAccounts)
    await putIntoBook(context, { id: memberId, merchant }, { bankCode: 'NARU', accountNumber, holder });
}

/** Gives a member what every withdrawal asks for, without the ceremony: the payment password, and accounts in the book. */
export async function givePin(
  context: Pick<OperatorServices, 'db' | 'clock' | 'config'>,
  memberId: number,
): Promise<void> {
  const hash = await hashPassword(testPin, context.config.passwordCost);
  await context.db.query('update member set payment_password_hash = $2 where id = $1', [memberId, hash]);
  await giveAccounts(context, memberId);
}

import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import type { createWithdrawal } from '@tessera/shared/wire/wallet';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Member } from '../../identity/index.ts';
import { isKnownBank } from '../banks.ts';
import type { CashierNeeds } from '../needs.ts';
import { type BankAccountRow, readBankAccounts } from './account-store.ts';

type Named = Pick<RequestOf<typeof createWithdrawal>, 'accountId' | 'bankCode' | 'accountNumber' | 'accountHolder'>;

/**
 * The member's bank account that a withdrawal names, by its id or, from an older page, by bank and number. A removed account is
 * found too, for a repeated request.
 */
export async function namedAccount(context: CashierNeeds, member: Member, named: Named): Promise<BankAccountRow> {
  const { accountId, bankCode = '', accountNumber = '', accountHolder } = named;
  if (accountId === undefined && !isKnownBank(bankCode)) throw new Refusal(400, 'withdrawal.bank.unknown');
  const rows =
    accountId === undefined
      ? await readBankAccounts(context, "a.member_id = $1 and a.bank_code = $2 and a.digits = replace($3, '-', '')", [
          member.id,
          bankCode,
          accountNumber,
        ])
      : await readBankAccounts(context, 'a.member_id = $1 and a.id = $2', [member.id, Number(accountId)]);
  const holder = accountHolder ?? rows[0]?.holder;
  if (member.payeeName && holder !== undefined && member.payeeName !== holder)
    throw new Refusal(400, 'withdrawal.holder.mismatch');
  const account = rows.find(({ removedAt }) => removedAt === null) ?? rows[0];
  if (!account) throw new Refusal(400, 'withdrawal.account.unknown');
  return account;
}

/** Whether money may be paid to it now: it is still in the book, and no longer new. Ask in the member's turn. */
export async function requirePayable(context: CashierNeeds, id: number): Promise<void> {
  const [account] = await readBankAccounts(context, 'a.id = $1 and a.removed_at is null', [id]);
  if (!account) throw new Refusal(400, 'withdrawal.account.unknown');
  const usableFromMs = account.usableFrom.getTime();
  if (usableFromMs > context.clock.now().getTime())
    throw new Refusal(400, 'withdrawal.account.cooling', { usableFromMs });
}

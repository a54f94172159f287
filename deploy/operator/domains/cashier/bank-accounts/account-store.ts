import type { Member } from '../../identity/index.ts';
import type { CashierNeeds } from '../needs.ts';
import type { NamedAccount } from './bank.ts';

export interface BankAccountRow {
  readonly id: number;
  readonly memberId: number;
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly holder: string;
  readonly isDefault: boolean;
  readonly addedAt: Date;
  readonly usableFrom: Date;
  readonly removedAt: Date | null;
  /** A withdrawal to it is under way, or a payment of one waits for its player or an operator. */
  readonly isInUse: boolean;
  /** Another member of the merchant has, or had, the same account. */
  readonly isShared: boolean;
}

/** Reads accounts of members, the default first, then the newest; `where` may use the alias `a`. */
export const readBankAccounts = (
  { db }: Pick<CashierNeeds, 'db'>,
  where: string,
  params: readonly (string | number | null | readonly number[])[],
): Promise<BankAccountRow[]> =>
  db.query<BankAccountRow>(
    `select a.id, a.member_id as "memberId", a.bank_code as "bankCode", a.account_number as "accountNumber", a.holder,
            a.is_default as "isDefault", a.added_at as "addedAt", a.usable_from as "usableFrom", a.removed_at as "removedAt",
            exists (select 1 from withdrawal w where w.member_id = a.member_id and w.bank_code = a.bank_code
              and replace(w.account_number, '-', '') = a.digits
              and (w.status not in ('completed', 'rejected', 'failed', 'cancelled') or exists (
                select 1 from withdrawal_part p where p.withdrawal_id = w.id and p.status in ('sent', 'disputed')))) as "isInUse",
            exists (select 1 from bank_account o where o.merchant = a.merchant and o.bank_code = a.bank_code
              and o.digits = a.digits and o.member_id <> a.member_id) as "isShared"
     from bank_account a where ${where} order by a.is_default desc, a.id desc`,
    params,
  );

/** The accounts in a member's book. */
export const bookOf = (context: Pick<CashierNeeds, 'db'>, memberId: number): Promise<BankAccountRow[]> =>
  readBankAccounts(context, 'a.member_id = $1 and a.removed_at is null', [memberId]);

/** Puts an account into a member's book without the bank's check, for the demo and for tests; the first one is the default. */
export async function putIntoBook(
  { db, clock }: Pick<CashierNeeds, 'db' | 'clock'>,
  { id, merchant }: Pick<Member, 'id' | 'merchant'>,
  { bankCode, accountNumber, holder }: NamedAccount,
): Promise<void> {
  await db.query(
    `insert into bank_account (merchant, member_id, bank_code, account_number, holder, is_default, added_at, usable_from)
     values ($1, $2, $3, $4, $5, not exists (select 1 from bank_account where member_id = $2 and is_default), $6, $6)
     on conflict (member_id, bank_code, digits) where removed_at is null do nothing`,
    [merchant, id, bankCode, accountNumber, holder, clock.now()],
  );
}

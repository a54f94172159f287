import type { Merchant } from '../../merchants/index.ts';
import { bankName } from '../banks.ts';
import { withdrawalRules } from '../withdrawal-rules.ts';
import { maskAccount } from '../withdrawal-wire.ts';
import type { BankAccountRow } from './account-store.ts';

/** One account, for its owner. */
export const wireAccount = (row: BankAccountRow, language: string) => ({
  id: String(row.id),
  bankCode: row.bankCode,
  bankName: bankName(row.bankCode, language),
  accountNumber: maskAccount(row.accountNumber),
  accountHolder: row.holder,
  isDefault: row.isDefault,
  isInUse: row.isInUse,
  usableFromMs: row.usableFrom.getTime(),
});

/** A member's book, with the merchant's rules for it. */
export function wireBook(rows: readonly BankAccountRow[], language: string, merchant: Merchant) {
  const { accountLimit, accountCoolingMinutes } = withdrawalRules(merchant);
  return {
    list: rows.map((row) => wireAccount(row, language)),
    limit: accountLimit,
    coolingMinutes: accountCoolingMinutes,
  };
}

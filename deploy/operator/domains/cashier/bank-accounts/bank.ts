import type { Outbox } from '../../../platform/outbox/outbox.ts';
import type { Merchant } from '../../merchants/index.ts';
import { bankName } from '../banks.ts';

/** An account as somebody names it. */
export interface NamedAccount {
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly holder: string;
}

/** What a bank says of an account: whose it is, that there is none, or nothing, as it is away. */
export type BankAnswer =
  | { readonly status: 'found'; readonly holder: string }
  | { readonly status: 'none' }
  | { readonly status: 'away' };

/** What the operator needs of the banks before it pays to an account. */
export interface Bank {
  lookUp(account: NamedAccount): Promise<BankAnswer>;
  /** Sends one unit with a text that stands beside it on the statement; the same key sends once. */
  sendUnit(
    merchant: Merchant,
    account: NamedAccount,
    sent: { readonly key: string; readonly text: string },
  ): Promise<void>;
}

/** Ends of account numbers for which the sandbox's bank does not confirm the holder. */
const endings = { none: '000', other: '999', away: '888' } as const;

/** A bank that confirms any holder, except for numbers that end in `000` (no account), `999` (another holder) or `888` (no answer). */
export const createSandboxBank = (outbox: Outbox): Bank => ({
  async lookUp({ accountNumber, holder }) {
    const digits = accountNumber.replaceAll('-', '');
    if (digits.endsWith(endings.away)) return { status: 'away' };
    if (digits.endsWith(endings.none)) return { status: 'none' };
    return { status: 'found', holder: digits.endsWith(endings.other) ? 'Someone Else' : holder };
  },
  sendUnit: (merchant, { bankCode, accountNumber, holder }, { key, text }) =>
    outbox.transfer({
      merchant: merchant.code,
      key,
      bankName: bankName(bankCode, 'EN'),
      accountNumber,
      holder,
      amountMinor: 10 ** merchant.currency.exponent,
      currency: merchant.currency.code,
      text,
    }),
});

import type { AccountChange, EventMap } from '@tessera/shared/events';
import { pageQueries } from '@tessera/shared/query';
import { betKeys } from '../api/bets.ts';
import { depositKeys } from '../api/deposits.ts';
import { usePaymentConfirmations } from '../api/receipts.ts';
import { transferListKey } from '../api/transfers.ts';
import { useUplineTransfers } from '../api/upline-transfers.ts';
import { useWithdrawSettings, withdrawalKeys } from '../api/withdrawals.ts';
import refreshBalance from './refresh-balance.reaction.ts';

type Keys = readonly (readonly unknown[])[];

const withdrawing = [...withdrawalKeys, useWithdrawSettings.key, usePaymentConfirmations.key];
/** What shows each kind of change. The records and the sums of a moved balance follow the balance by themselves. */
const shownBy: Readonly<Record<AccountChange, Keys>> = {
  balance: [useWithdrawSettings.key],
  'bank-account': [useWithdrawSettings.key],
  bet: betKeys,
  bonus: [useWithdrawSettings.key, ...depositKeys],
  claim: [useWithdrawSettings.key, useUplineTransfers.key, ...depositKeys],
  contract: [],
  deposit: depositKeys,
  message: [],
  promotion: [],
  protection: [...depositKeys, transferListKey],
  reward: [],
  transfer: [transferListKey, useUplineTransfers.key, useWithdrawSettings.key],
  withdrawal: withdrawing,
};
const movesMoney: readonly AccountChange[] = ['balance', 'bet', 'bonus', 'transfer'];

/** Something of the account has changed, on whatever device: what shows it is fetched again. */
export default async function followAccount({ kinds }: EventMap['shell:account-changed']): Promise<void> {
  const keys = new Set(kinds.flatMap((kind) => shownBy[kind]));
  await Promise.all([
    ...[...keys].map((queryKey) => pageQueries().invalidateQueries({ queryKey })),
    kinds.some((kind) => movesMoney.includes(kind)) ? refreshBalance() : undefined,
  ]);
}

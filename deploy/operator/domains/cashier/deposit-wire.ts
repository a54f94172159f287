import type { PaymentStage } from '@tessera/shared/wire/wallet';
import type { Merchant } from '../merchants/index.ts';
import type { DepositRow } from './deposit-store.ts';
import type { CashierNeeds } from './needs.ts';
import { feeOf } from './payments/accept-payment.ts';
import { coinNetwork, confirmationsNeeded } from './payments/adapter.ts';

function stageOf({ status, reasonCode, payment }: DepositRow): PaymentStage {
  if (payment?.status === 'reversed') return 'reversed';
  if (status === 'approved') return 'credited';
  if (payment?.status === 'review') return 'review';
  if (status === 'rejected') return reasonCode === 'deposit.expired' ? 'expired' : 'returned';
  return payment?.status === 'confirming' ? 'confirming' : 'awaiting';
}

function wirePayment(row: DepositRow) {
  const { orderReference, payBy, terms, payment, extraMinor } = row;
  if (orderReference === null || payBy === null) return null;
  const { qr = '', coin } = terms;
  return {
    stage: stageOf(row),
    payByMs: payBy.getTime(),
    qr,
    reasonCode: payment?.reasonCode ?? null,
    receivedAmount: payment?.amountMinor ?? null,
    receivedAtMs: payment?.atMs ?? null,
    extraAmount: extraMinor,
    owed: payment?.owed ? { amount: payment.owed.amountMinor, openAmount: payment.owed.openMinor } : null,
    coin: coin
      ? {
          network: coinNetwork,
          address: coin.address,
          cents: coin.cents,
          rate: coin.rateMinor,
          rateUntilMs: coin.rateUntilMs,
          confirmations: Math.min(payment?.confirmations ?? 0, confirmationsNeeded),
          confirmationsNeeded,
        }
      : null,
  };
}

const wireDeposit = (row: DepositRow) => ({
  id: String(row.id),
  reference: row.reference,
  methodId: row.methodId,
  status: row.status,
  amount: row.amountMinor,
  // Before it is credited, what it will be.
  fee: row.status === 'pending' ? feeOf(row, row.amountMinor) : row.feeMinor,
  depositorName: row.depositorName,
  createdAtMs: row.createdAt.getTime(),
  answerByMs: row.answerBy.getTime(),
  decidedAtMs: row.decidedAt?.getTime() ?? null,
  reasonCode: row.reasonCode,
  announcedAmount: row.announcedMinor,
  payment: wirePayment(row),
});

/** Deposits as their owner reads them, with the bonuses that were chosen with them. */
export async function wireDeposits(
  { hooks }: Pick<CashierNeeds, 'hooks'>,
  merchant: Merchant,
  rows: readonly DepositRow[],
  language: string,
) {
  const kept = rows.filter(({ status }) => status !== 'rejected').map(({ id }) => id);
  const known = await Promise.all(hooks.chosenBonuses.map((bonusesOf) => bonusesOf(merchant, kept, language)));
  return rows.map((row) => {
    const chosen = known.map((bonuses) => bonuses.get(row.id)).find((bonus) => bonus !== undefined);
    const bonus = chosen
      ? { title: chosen.title, amount: chosen.amountMinor, requiredTurnover: chosen.requiredMinor }
      : null;
    return { ...wireDeposit(row), bonus };
  });
}

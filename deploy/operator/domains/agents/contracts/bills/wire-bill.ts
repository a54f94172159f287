import type { getBill } from '@tessera/shared/wire/agent';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { lossOf } from './bill-amount.ts';
import type { Bill, ExplainedBill } from './bill-store.ts';

type WireBill = AnswerOf<typeof getBill>['bill'];

export const wireBill = (bill: Bill): WireBill => ({
  id: String(bill.id),
  reference: bill.reference,
  contractId: String(bill.contractId),
  payer: bill.payer,
  account: bill.agent,
  fromMs: bill.from.getTime(),
  toMs: bill.to.getTime(),
  status: bill.status,
  isAutomatic: bill.isAutomatic,
  amount: bill.amountMinor,
  paid: bill.paidMinor,
  issuedAtMs: bill.issuedAt.getTime(),
  expiresAtMs: bill.expiresAt.getTime(),
});

/** How the bill came to its amount. */
export const wireExplanation = (bill: ExplainedBill) => ({
  bill: wireBill(bill),
  kind: bill.kind,
  accountId: String(bill.agentId),
  figures: {
    activeMembers: bill.activeMembers,
    validBet: bill.validBetMinor,
    payout: bill.payoutMinor,
    rebate: bill.rebateMinor,
    bonus: bill.bonusMinor,
  },
  loss: lossOf(bill),
  carriedIn: bill.carriedInMinor,
  carriedOut: bill.carriedOutMinor,
  base: bill.baseMinor,
  tiers: bill.terms.tiers.map((tier, at) => ({ ...tier, isReached: at === bill.tier })),
  rateBasisPoints: bill.rateBasisPoints,
});

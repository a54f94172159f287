import { dayMs, minuteMs } from '../../platform/clock/durations.ts';
import type { Merchant, WithdrawalRules } from '../merchants/index.ts';

const standardRules: WithdrawalRules = {
  confirmMinutes: dayMs / minuteMs,
  disputeMinutes: (3 * dayMs) / minuteMs,
  mayCancel: false,
  accountCoolingMinutes: dayMs / minuteMs,
  accountLimit: 5,
  twoApproversFromMinor: null,
  levels: [],
};

/** What the merchant has set, or else the standard. */
export const withdrawalRules = ({ profile }: Pick<Merchant, 'profile'>): WithdrawalRules => ({
  ...standardRules,
  ...profile.cashier.withdrawal.rules,
});

/** What members of a club rank may withdraw a day; undefined is without a limit. */
export function limitsOfRank(merchant: Pick<Merchant, 'profile'>, rank: number) {
  return withdrawalRules(merchant)
    .levels.filter(({ fromRank }) => fromRank <= rank)
    .sort((a, b) => a.fromRank - b.fromRank)
    .at(-1);
}

/** Until when a payment made now may be confirmed, and until when its player may still say that it is missing. */
export function receiptTimes(merchant: Merchant, paidAt: Date): { confirmBy: Date; disputeBy: Date } {
  const { confirmMinutes, disputeMinutes } = withdrawalRules(merchant);
  const confirmBy = new Date(paidAt.getTime() + confirmMinutes * minuteMs);
  return { confirmBy, disputeBy: new Date(confirmBy.getTime() + disputeMinutes * minuteMs) };
}

/** How many operators have to approve an amount. */
export function approversNeeded(merchant: Merchant, amountMinor: number): 1 | 2 {
  const { twoApproversFromMinor } = withdrawalRules(merchant);
  return twoApproversFromMinor !== null && amountMinor >= twoApproversFromMinor ? 2 : 1;
}

import { one } from '@tessera/database/database';
import { type DepositMethodId, depositMethodIds, getDepositSettings } from '@tessera/shared/wire/wallet';
import { isTrial } from '../identity/index.ts';
import { depositMethods, type Merchant } from '../merchants/index.ts';
import type { CashierNeeds } from './needs.ts';
import { coinNetwork, confirmationsNeeded, rateMinutes } from './payments/adapter.ts';

/** A method as the empty form shows it. */
function wireMethod(merchant: Merchant, methodId: DepositMethodId) {
  const { account, quickAmountsMinor } = merchant.profile.cashier.deposit;
  const { minimumMinor, maximumMinor, feeBasisPoints, expectedMinutes, payWithinMinutes, rateMinor } =
    depositMethods(merchant)[methodId];
  return {
    methodId,
    minimumAmount: minimumMinor,
    maximumAmount: maximumMinor,
    fee: 0,
    feePercent: feeBasisPoints / 100,
    expectedMinutes,
    quickAmounts: quickAmountsMinor.filter((minor) => minor <= maximumMinor),
    payWithinMinutes,
    target:
      methodId === 'bank-transfer'
        ? { bankName: account.bankName, accountNumber: account.number, accountHolder: account.holder }
        : null,
    coin:
      methodId === 'coin'
        ? { network: coinNetwork, rate: rateMinor, rateMinutes, confirmations: confirmationsNeeded }
        : null,
  };
}

/** Methods, limits and bonuses, before anything is typed. */
export function answerDepositSettings({ routes, db, hooks }: CashierNeeds): void {
  routes.handleMember(getDepositSettings, async ({ merchant, member, request, language }) => {
    const rows = await db.query<{ approved: number }>(
      "select count(*) as approved from deposit where member_id = $1 and status = 'approved'",
      [member.id],
    );
    const offers = await Promise.all(hooks.depositOffers.map((offersOf) => offersOf(merchant, member, language)));
    const refusals = await Promise.all(hooks.depositGuards.map((guard) => guard(member)));
    const refusal = refusals.find((one) => one !== null);
    const shown: readonly DepositMethodId[] = request.methods ?? ['bank-transfer'];
    const methods = depositMethods(merchant);
    return {
      allowDeposit: isTrial(member) || refusal ? ('N' as const) : ('Y' as const),
      closed: refusal ? { code: refusal.code, untilMs: Number(refusal.value.untilMs) || null } : null,
      totalDepositSuccessCount: one(rows).approved,
      payeeName: member.payeeName ?? '',
      methods: depositMethodIds
        .filter((id) => methods[id].isOn && shown.includes(id))
        .map((id) => wireMethod(merchant, id)),
      bonuses: offers.flat().map(({ capMinor, minimumDepositMinor, maximumBetMinor, ...offer }) => ({
        ...offer,
        cap: capMinor,
        minimumDeposit: minimumDepositMinor,
        maximumBet: maximumBetMinor,
      })),
    };
  });
}

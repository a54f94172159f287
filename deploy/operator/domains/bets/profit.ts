import { addDays } from '@tessera/shared/format';
import { minorToDecimal } from '@tessera/shared/money';
import { exportProfit, getProfit, longestProfitDays } from '@tessera/shared/wire/wallet';
import { csvOf, csvType } from '../../platform/csv/csv.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { localized, unitFor } from '../../platform/localized.ts';
import { lifetimeDeposits, requireRealAccount, takeExport } from '../cashier/index.ts';
import { betNames } from './bet-names.ts';

import { type BetSums, sumByDay, sumSettled } from './bet-store.ts';
import { exportTexts } from './export-texts.ts';
import type { BetsNeeds } from './needs.ts';

type Sums = Pick<BetSums, 'bets' | 'stakeMinor' | 'payoutMinor' | 'netMinor'>;

const nothing: Sums = { bets: 0, stakeMinor: 0, payoutMinor: 0, netMinor: 0 };

const plus = (one: Sums, other: Sums): Sums => ({
  bets: one.bets + other.bets,
  stakeMinor: one.stakeMinor + other.stakeMinor,
  payoutMinor: one.payoutMinor + other.payoutMinor,
  netMinor: one.netMinor + other.netMinor,
});

const wireSums = ({ bets, stakeMinor, payoutMinor, netMinor }: Sums) => ({
  bets,
  stake: stakeMinor,
  payout: payoutMinor,
  net: netMinor,
});

function daysOf(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (days.length === longestProfitDays) throw new Refusal(400, 'profit.period.invalid');
    days.push(day);
  }
  if (days.length === 0) throw new Refusal(400, 'profit.period.invalid');
  return days;
}

export function answerProfit(context: BetsNeeds): void {
  const { routes, db } = context;

  routes.handleMember(getProfit, async ({ merchant, member, request: { from, to }, language }) => {
    requireRealAccount(member);
    const days = daysOf(from, to);
    const [rows, names, lifetime] = await Promise.all([
      sumSettled(db, { memberId: member.id, from, to }),
      betNames(context, merchant, language),
      lifetimeDeposits(db, merchant.code, member),
    ]);
    const byDay = new Map(rows.flatMap((row) => (row.day === null ? [] : [[row.day, row] as const])));
    const { depositedMinor, withdrawnMinor } = lifetime;
    return {
      total: wireSums([...byDay.values()].reduce(plus, nothing)),
      days: days.map((day) => ({ day, ...wireSums(byDay.get(day) ?? nothing) })),
      products: rows.flatMap(({ category, vendor, ...sums }) =>
        category !== null && vendor === null ? [{ category, ...wireSums(sums) }] : [],
      ),
      vendors: rows.flatMap(({ category, vendor, ...sums }) =>
        category !== null && vendor !== null
          ? [{ category, vassalage: vendor, vendorName: names.vendor(vendor), ...wireSums(sums) }]
          : [],
      ),
      lifetime: { deposits: depositedMinor, withdrawals: withdrawnMinor, net: depositedMinor - withdrawnMinor },
    };
  });

  routes.handleMemberFile(exportProfit, async ({ merchant, member, request: { from, to }, language }) => {
    requireRealAccount(member);
    daysOf(from, to);
    await takeExport(context, member.id);
    const names = await betNames(context, merchant, language);
    const { profitHead, categories } = localized(exportTexts, language);
    const amount = (minor: number) => minorToDecimal(minor, merchant.currency);
    async function* batches() {
      const rows = await sumByDay(db, { memberId: member.id, from, to });
      yield rows.map((row) => [
        row.day,
        categories[row.category] ?? row.category,
        names.vendor(row.vendor),
        row.bets,
        amount(row.stakeMinor),
        amount(row.payoutMinor),
        amount(row.netMinor),
      ]);
    }
    const chunks = csvOf(profitHead(unitFor(merchant.currency, language)), batches());
    return { name: `profit-${from}_${to}.csv`, type: csvType, chunks };
  });
}

import { getRankLadder, getRankProgress } from '@tessera/shared/wire/promotions';
import { vipAboveRank } from '@tessera/shared/wire/support';
import { Refusal } from '../../platform/http/refusal.ts';
import { limitsOfRank, requireRealAccount } from '../cashier/index.ts';
import { rankOverrideOf } from '../identity/index.ts';
import { cashbackSwitch } from './cashback/days.ts';
import { ladderAt, rankName } from './ladder.ts';
import { monthAfter, monthOf, monthStart } from './months.ts';
import type { VipNeeds } from './needs.ts';
import { turnoverOf } from './turnover.ts';

export function answerVip({ routes, db, clock, merchants }: VipNeeds): void {
  routes.handle(getRankLadder, async ({ merchant, language }) => {
    const ladder = await ladderAt(db, merchant.code, clock.now());
    const paysCashback = merchants.isOn(merchant, cashbackSwitch);
    return {
      list: ladder.map(({ totalMinor, monthlyMinor, birthdayMinor, cashback }, rank) => {
        const limits = limitsOfRank(merchant, rank);
        return {
          rank,
          name: rankName(ladder, rank, language) ?? '',
          totalTurnover: totalMinor,
          monthlyTurnover: monthlyMinor,
          withdrawals: { count: limits?.count ?? null, amount: limits?.amountMinor ?? null },
          hasVipService: rank > vipAboveRank,
          birthday: birthdayMinor > 0 ? birthdayMinor : null,
          cashback: Object.entries(paysCashback ? cashback : {}).map(([gameType, rateBasisPoints]) => ({
            gameType,
            rateBasisPoints,
          })),
        };
      }),
    };
  });

  routes.handleMember(getRankProgress, async ({ merchant, member, language }) => {
    requireRealAccount(member);
    const now = clock.now();
    const { timeZone } = merchant.profile;
    const ladder = await ladderAt(db, merchant.code, now);
    if (ladder.length === 0) throw new Refusal(404, 'function.not.available');
    const month = monthOf(now, timeZone);
    const [turnover, override] = [await turnoverOf(db, member.id, month), await rankOverrideOf(db, member.id, now)];
    const own = Math.min(member.clubRank, ladder.length - 1);
    const next = ladder[own + 1];
    const expected = next ?? ladder[own];
    const shown = override?.rank ?? own;
    return {
      playerRankName: rankName(ladder, shown, language) ?? '',
      monthlyTurnover: { actual: Math.max(0, turnover.monthMinor), expected: expected?.monthlyMinor ?? 0 },
      totalTurnover: { actual: Math.max(0, turnover.totalMinor), expected: expected?.totalMinor ?? 0 },
      rank: shown,
      nextRankName: next ? (rankName(ladder, own + 1, language) ?? null) : null,
      toKeep: own > 0 ? (ladder[own]?.monthlyMinor ?? null) : null,
      monthEndsAtMs: monthStart(monthAfter(month), timeZone).getTime(),
      setUntilMs: override?.expiresAt.getTime() ?? null,
    };
  });
}

import type { Day } from '@tessera/shared/format';
import { claimRebate, getRebatePeriods, getRebateSettings } from '@tessera/shared/wire/promotions';
import { Refusal } from '../../../platform/http/refusal.ts';
import { requireRealAccount } from '../../cashier/index.ts';
import { clubRankOf, type Member } from '../../identity/index.ts';
import type { Merchant } from '../../merchants/index.ts';
import { ladderAt, levelOf } from '../ladder.ts';
import type { VipNeeds } from '../needs.ts';
import { claimFrom, firstOpenDay, hoursOf } from './days.ts';
import { payCashback } from './pay.ts';
import { type CashbackPart, partsAt, readValidBets, sumOf } from './valid-bets.ts';

interface Row {
  readonly id: number;
  readonly day: Day;
  readonly status: 'open' | 'claimed' | 'credited';
  readonly amountMinor: number;
  readonly claimUntil: Date;
  readonly paidAt: Date | null;
  readonly parts: readonly CashbackPart[];
  readonly total: number;
}

export function answerCashback(context: VipNeeds): void {
  const { routes, db, clock, hooks } = context;

  async function levelNow(merchant: Merchant, member: Member) {
    const now = clock.now();
    return levelOf(await ladderAt(db, merchant.code, now), await clubRankOf(db, member, now));
  }

  const writer = (language: string) => {
    const namers = hooks.vendorNames.map((namerFor) => namerFor(language));
    const vendorName = (vendor: string) => namers.map((name) => name(vendor)).find(Boolean) ?? vendor;
    return ({ category, vendor, validMinor, rateBasisPoints, amountMinor }: CashbackPart) => ({
      gameType: category,
      vendorName: vendorName(vendor),
      validBet: validMinor,
      rateBasisPoints,
      amount: amountMinor,
    });
  };

  routes.handleMember(getRebateSettings, async ({ merchant, member }) => {
    requireRealAccount(member);
    const level = await levelNow(merchant, member);
    const rates = Object.entries(level?.cashback ?? {}).filter(([, rate]) => rate > 0);
    return { list: rates.map(([gameType, rateBasisPoints]) => ({ gameType, rateBasisPoints })) };
  });

  routes.handleMember(getRebatePeriods, async ({ merchant, member, request: { page, pageSize }, language }) => {
    requireRealAccount(member);
    const now = clock.now();
    const write = writer(language);
    const day = await firstOpenDay(context, merchant, now);
    const [from] = hoursOf(merchant, day);
    const until = new Date(now.getTime() + 1);
    const bets = await readValidBets(context, merchant.code, [from, until], member.id);
    const parts = partsAt(await levelNow(merchant, member), bets);
    const rows = await db.query<Row>(
      `select c.id, c.day::text, c.status, c.amount_minor as "amountMinor", c.claim_until as "claimUntil",
         c.paid_at as "paidAt", count(*) over () as total,
         (select jsonb_agg(jsonb_build_object('category', p.category, 'vendor', p.vendor, 'validMinor', p.valid_minor,
            'rateBasisPoints', p.rate_basis_points, 'amountMinor', p.amount_minor) order by p.category, p.vendor)
          from vip_cashback_part p where p.cashback_id = c.id) as parts
       from vip_cashback c where c.member_id = $1 order by c.day desc limit $2 offset $3`,
      [member.id, pageSize, (page - 1) * pageSize],
    );
    return {
      running: { amount: sumOf(parts), claimFromMs: claimFrom(merchant, day).getTime(), parts: parts.map(write) },
      total: rows[0]?.total ?? 0,
      list: rows.map(({ id, day, status, amountMinor, claimUntil, paidAt, parts }) => ({
        ...{ id, day, status, amount: amountMinor, parts: parts.map(write) },
        claimUntilMs: claimUntil.getTime(),
        paidAtMs: paidAt?.getTime() ?? null,
      })),
    };
  });

  routes.handleMember(claimRebate, async ({ member, request: { id } }) => {
    requireRealAccount(member);
    await payCashback(context, member.id, id, 'claimed');
    const [paid] = await db.query<{ amountMinor: number }>(
      `select amount_minor as "amountMinor" from vip_cashback where id = $1 and member_id = $2`,
      [id, member.id],
    );
    if (!paid) throw new Refusal(404, 'rebate.unknown');
    return { amount: paid.amountMinor };
  });
}

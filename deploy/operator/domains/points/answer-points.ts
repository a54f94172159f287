import {
  convertPoints,
  earnedPointTypes,
  getPointBalance,
  getPointConfig,
  getPointMall,
  getPointRecord,
  getPointRewards,
  getRedemptions,
  redeemPoints,
} from '@tessera/shared/wire/promotions';
import { Refusal } from '../../platform/http/refusal.ts';
import { localized } from '../../platform/localized.ts';
import { requireRealAccount } from '../cashier/index.ts';
import type { Merchant } from '../merchants/index.ts';
import { isOpenToOffers } from '../protection/index.ts';
import { pointAccount } from './movements.ts';
import type { Names } from './names.ts';
import type { PointsNeeds } from './needs.ts';
import { readPointRecord } from './point-record.ts';
import { readRewards } from './rewards.ts';
import { pointRulesAt } from './rules.ts';
import { convert, type RedemptionStatus, redeem } from './spending.ts';

interface RedemptionRow {
  readonly id: number;
  readonly names: Names;
  readonly quantity: number;
  readonly points: number;
  readonly credit: number | null;
  readonly status: RedemptionStatus;
  readonly remark: string | null;
  readonly requestedAt: Date;
  readonly decidedAt: Date | null;
  readonly total: number;
}

export function answerPoints(context: PointsNeeds): void {
  const { routes, db, clock, ledger, paymentPassword } = context;

  async function configOf(merchant: Merchant) {
    const rules = await pointRulesAt(db, merchant.code, clock.now());
    if (!rules) throw new Refusal(404, 'function.not.available');
    const { baseMinor, rates, ratio, minimumPoints } = rules;
    return {
      base: baseMinor,
      rates: earnedPointTypes.map((type) => ({ type, points: rates[type] ?? 0 })),
      ratio: { points: ratio.points, amount: ratio.amountMinor },
      minimum: minimumPoints,
    };
  }

  async function rewardsOf(merchant: Merchant, language: string) {
    const rewards = await readRewards(db, merchant.code);
    return rewards.map(({ id, names, details, points, creditMinor, stock }) => ({
      ...{ id, name: localized(names, language), detail: localized(details, language) },
      ...{ points, credit: creditMinor, stock },
    }));
  }

  routes.handle(getPointMall, async ({ merchant, language }) => ({
    config: await configOf(merchant),
    list: await rewardsOf(merchant, language),
  }));
  routes.handleMember(getPointConfig, async ({ merchant, member }) => {
    requireRealAccount(member);
    return configOf(merchant);
  });
  routes.handleMember(getPointRewards, async ({ merchant, member, language }) => {
    requireRealAccount(member);
    const isOpen = await isOpenToOffers(db, member.id, clock.now());
    return { list: isOpen ? await rewardsOf(merchant, language) : [] };
  });
  routes.handleMember(getPointBalance, async ({ merchant, member }) => {
    requireRealAccount(member);
    return { points: await ledger.balance(merchant.code, pointAccount(member.id)) };
  });
  routes.handleMember(getPointRecord, async ({ member, request, language }) => {
    requireRealAccount(member);
    return readPointRecord(context, member, request, language);
  });

  routes.handleMember(getRedemptions, async ({ member, request: { page, pageSize }, language }) => {
    requireRealAccount(member);
    const rows = await db.query<RedemptionRow>(
      `select id, names, quantity, points, credit_minor as credit, status, remark, requested_at as "requestedAt",
         decided_at as "decidedAt", count(*) over () as total
       from point_redemption where member_id = $1 order by id desc limit $2 offset $3`,
      [member.id, pageSize, (page - 1) * pageSize],
    );
    return {
      total: rows[0]?.total ?? 0,
      list: rows.map(({ names, requestedAt, decidedAt, total: _, ...row }) => ({
        ...row,
        name: localized(names, language),
        requestedAtMs: requestedAt.getTime(),
        decidedAtMs: decidedAt?.getTime() ?? null,
      })),
    };
  });

  routes.handleMember(convertPoints, async ({ merchant, member, request }) => {
    requireRealAccount(member);
    await paymentPassword.require(member.id, request.paymentPassword);
    const { points, amountMinor } = await convert(context, merchant, member, request);
    return { points, amount: amountMinor };
  });
  routes.handleMember(redeemPoints, async ({ merchant, member, request }) => {
    requireRealAccount(member);
    await paymentPassword.require(member.id, request.paymentPassword);
    return redeem(context, merchant, member, request);
  });
}

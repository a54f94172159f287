import { claimRankGift, getRankGifts } from '@tessera/shared/wire/promotions';
import { Refusal } from '../../../platform/http/refusal.ts';
import { localized } from '../../../platform/localized.ts';
import { requireRealAccount } from '../../cashier/index.ts';
import type { VipNeeds } from '../needs.ts';
import { giftReference, payGift } from './pay-gift.ts';

interface Row {
  readonly id: number;
  readonly day: string;
  readonly status: 'open' | 'claimed' | 'credited';
  readonly amountMinor: number;
  readonly claimUntil: Date;
  readonly paidAt: Date | null;
}

/** As many as a member gets in so many years. */
const shownGifts = 10;

const names = {
  EN: 'Birthday gift',
  KO: '생일 선물',
  JA: '誕生日ギフト',
  CN: '生日礼金',
  TH: 'ของขวัญวันเกิด',
  VI: 'Quà sinh nhật',
};

/** The member's birthday gifts, their claim, and their name in the account record. */
export function answerGifts(context: VipNeeds): void {
  const { routes, db, hooks } = context;

  routes.handleMember(getRankGifts, async ({ member }) => {
    requireRealAccount(member);
    const rows = await db.query<Row>(
      `select id, day::text, status, amount_minor as "amountMinor", claim_until as "claimUntil", paid_at as "paidAt"
       from vip_birthday_gift where member_id = $1 order by day desc limit $2`,
      [member.id, shownGifts],
    );
    return {
      list: rows.map(({ id, day, status, amountMinor, claimUntil, paidAt }) => ({
        ...{ id, day, status, amount: amountMinor },
        claimUntilMs: claimUntil.getTime(),
        paidAtMs: paidAt?.getTime() ?? null,
      })),
    };
  });

  routes.handleMember(claimRankGift, async ({ member, request: { id } }) => {
    requireRealAccount(member);
    await payGift(context, member.id, id, 'claimed');
    const [paid] = await db.query<{ amountMinor: number }>(
      'select amount_minor as "amountMinor" from vip_birthday_gift where id = $1 and member_id = $2',
      [id, member.id],
    );
    if (!paid) throw new Refusal(404, 'vip.gift.unknown');
    return { amount: paid.amountMinor };
  });

  hooks.recordSubjects.push(
    (_merchant, language) =>
      ({ reference }) =>
        reference.startsWith(`${giftReference}:`) ? localized(names, language) : undefined,
  );
}

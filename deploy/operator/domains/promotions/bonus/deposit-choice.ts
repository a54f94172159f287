import { one } from '@tessera/database/database';
import { Refusal } from '../../../platform/http/refusal.ts';
import { isTrial, lockMember, type Member } from '../../identity/index.ts';
import type { Merchant } from '../../merchants/index.ts';
import { type PromotionForMember, readPromotions } from '../list/read-promotions.ts';
import { bonusFor, statusOf, termsOf } from '../member-status.ts';
import type { PromotionsNeeds } from '../needs.ts';
import { localizedText, type PromotionRow, promotionColumns } from '../promotion-row.ts';
import { endDueBonus } from './ending.ts';
import { participate } from './participate.ts';

interface ChosenRow extends PromotionRow {
  readonly depositId: number;
  readonly amountMinor: number;
  readonly status: string;
  readonly bonusMinor: number | null;
  readonly requiredMinor: number | null;
}

/** Deposit bonuses among the choices of the deposit page; the chosen one is joined in the deposit's own transaction. */
export function offerWithDeposit(context: PromotionsNeeds): void {
  const { db, clock, hooks, merchants } = context;
  const isOpen = (merchant: Merchant) =>
    merchants.isOn(merchant, 'MF_PROMOTIONS') && merchants.isOn(merchant, 'REWCEN3');

  /** Bonuses that a deposit brings if it is the next to be credited; with another one still in check that isn't certain. */
  async function offered(merchant: Merchant, member: Member, announced: number | null): Promise<PromotionForMember[]> {
    const others = await db.query(
      "select 1 from deposit where member_id = $1 and status = 'pending' and id <> $2 limit 1",
      [member.id, announced ?? 0],
    );
    if (others.length > 0) return [];
    const known = await readPromotions(context, merchant.code, member.id);
    return known.filter(({ promotion, facts }) => {
      const { hasOtherActive, hasCashAway, isOpenToOffers } = facts;
      if (promotion.kind !== 'deposit-bonus' || hasOtherActive || hasCashAway || !isOpenToOffers) return false;
      const { state } = statusOf(promotion, { ...facts, hasPendingDeposit: false }, clock.now());
      // What asks for a code is joined with it, on its own page.
      return state === 'joined' || (state === 'join' && !promotion.eligibility?.code);
    });
  }

  hooks.depositOffers.push(async (merchant, member, language) => {
    if (isTrial(member) || !isOpen(merchant)) return [];
    await endDueBonus(context, member.id);
    return (await offered(merchant, member, null)).map(({ promotion, facts }) => ({
      ...termsOf(promotion),
      promotionId: promotion.id,
      title: localizedText(promotion.texts, language, merchant).title,
      minimumDepositMinor: promotion.minimumDepositMinor ?? 0,
      maximumBetMinor: promotion.maximumBetMinor,
      daysToWager: promotion.daysToWager ?? 0,
      isJoined: facts.participation === 'joined',
    }));
  });

  hooks.chosenBonuses.push(async (merchant, depositIds, language) => {
    const rows = await db.query<ChosenRow>(
      `select c.deposit_id as "depositId", d.amount_minor as "amountMinor", ${promotionColumns},
         k.bonus_minor as "bonusMinor", k.required_minor as "requiredMinor", d.status
       from promotion_deposit_choice c join deposit d on d.id = c.deposit_id
         join promotion p on p.merchant = d.merchant and p.id = c.promotion_id
         left join promotion_claim k on k.deposit_id = d.id and k.promotion_id = p.id
         left join promotion_participation a on a.member_id = d.member_id and a.promotion_id = p.id
         join promotion_version r on r.merchant = p.merchant and r.promotion_id = p.id
           and r.version = coalesce(k.version, case when a.status = 'joined' then a.version end, p.version)
       where d.merchant = $1 and c.deposit_id = any($2::bigint[])`,
      [merchant.code, depositIds],
    );
    // Credited as it was booked, waiting as it will be; one that was approved without it brings none.
    const outcomes = rows.flatMap((row) => {
      const { bonusMinor, requiredMinor } = row;
      if (row.status === 'approved' && bonusMinor === null) return [];
      const { title } = localizedText(row.texts, language, merchant);
      const due = bonusFor(row, row.amountMinor);
      const bonus = {
        title,
        amountMinor: bonusMinor ?? due.bonusMinor,
        requiredMinor: requiredMinor ?? due.requiredMinor,
      };
      return [[row.depositId, bonus] as const];
    });
    return new Map(outcomes);
  });

  hooks.depositChoices.push(async (merchant, member, { depositId, amountMinor }, promotionId) => {
    await lockMember(context.db, member.id);
    const added = await db.query(
      `insert into promotion_deposit_choice (deposit_id, promotion_id, at) values ($1, $2, $3)
       on conflict (deposit_id) do nothing returning deposit_id`,
      [depositId, promotionId, clock.now()],
    );
    if (added.length === 0) {
      const rows = await db.query<{ promotionId: string | null }>(
        'select promotion_id as "promotionId" from promotion_deposit_choice where deposit_id = $1',
        [depositId],
      );
      if (one(rows).promotionId !== promotionId) throw new Refusal(409, 'duplicate.mismatch');
      return;
    }
    const choices = isOpen(merchant) ? await offered(merchant, member, depositId) : [];
    const chosen = choices.find(({ promotion }) => promotion.id === promotionId);
    if (promotionId !== null && !chosen) throw new Refusal(400, 'deposit.bonus.unavailable');
    if (
      chosen &&
      (amountMinor < (chosen.promotion.minimumDepositMinor ?? 0) ||
        bonusFor(chosen.promotion, amountMinor).bonusMinor < 1)
    )
      throw new Refusal(400, 'deposit.bonus.below');
    for (const { promotion, facts } of choices) {
      const isChosen = promotion === chosen?.promotion;
      // Another choice takes back what was joined before: a deposit brings what was chosen with it and nothing else.
      if (isChosen !== (facts.participation === 'joined')) {
        await participate(context, member.id, promotion, isChosen ? 'joined' : 'left');
      }
    }
  });
}

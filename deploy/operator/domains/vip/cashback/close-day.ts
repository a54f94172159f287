import type { Day } from '@tessera/shared/format';
import { clubRankOf } from '../../identity/index.ts';
import type { Merchant } from '../../merchants/index.ts';
import { ladderAt, levelOf } from '../ladder.ts';
import type { VipNeeds } from '../needs.ts';
import { cashbackSwitch, claimUntil, hoursOf } from './days.ts';
import { partsAt, readValidBets, sumOf, type ValidBets } from './valid-bets.ts';

async function keepCarry({ db }: VipNeeds, merchant: string, bets: readonly ValidBets[]): Promise<void> {
  const below = bets.filter(({ validMinor }) => validMinor < 0);
  await db.query('delete from vip_cashback_carry where merchant = $1', [merchant]);
  await db.query(
    `insert into vip_cashback_carry (member_id, category, vendor, merchant, stake_minor)
     select u.member, u.category, u.vendor, $1, u.stake
     from unnest($2::bigint[], $3::text[], $4::text[], $5::bigint[]) as u (member, category, vendor, stake)`,
    [
      merchant,
      below.map(({ memberId }) => memberId),
      below.map(({ category }) => category),
      below.map(({ vendor }) => vendor),
      below.map(({ validMinor }) => validMinor),
    ],
  );
}

/** Computes the cashback of a day by the levels that members have when it is closed; a day is closed once. */
export async function closeDay(context: VipNeeds, merchant: Merchant, day: Day): Promise<void> {
  const { db, clock, merchants } = context;
  await db.transaction(async () => {
    const fresh = await db.query(
      'insert into vip_cashback_day (merchant, day, closed_at) values ($1, $2, $3) on conflict do nothing returning day',
      [merchant.code, day, clock.now()],
    );
    if (fresh.length === 0 || !merchants.isOn(merchant, cashbackSwitch)) return;
    const hours = hoursOf(merchant, day);
    const bets = await readValidBets(context, merchant.code, hours);
    const ladder = await ladderAt(db, merchant.code, hours[0]);
    await keepCarry(context, merchant.code, bets);
    for (const memberId of new Set(bets.map((one) => one.memberId))) {
      const own = bets.filter((one) => one.memberId === memberId);
      const [member] = await db.query<{ clubRank: number }>(
        'select club_rank as "clubRank" from member where id = $1',
        [memberId],
      );
      const rank = await clubRankOf(db, { id: memberId, clubRank: member?.clubRank ?? 0 }, clock.now());
      const parts = partsAt(levelOf(ladder, rank), own);
      const amountMinor = sumOf(parts);
      if (amountMinor === 0) continue;
      await db.query(
        `with added as (
           insert into vip_cashback (merchant, member_id, day, rank, amount_minor, claim_until)
           values ($1, $2, $3, $4, $5, $6) returning id)
         insert into vip_cashback_part (cashback_id, category, vendor, valid_minor, rate_basis_points, amount_minor)
         select added.id, p.category, p.vendor, p."validMinor", p."rateBasisPoints", p."amountMinor" from added,
           jsonb_to_recordset($7::jsonb)
             as p (category text, vendor text, "validMinor" bigint, "rateBasisPoints" int, "amountMinor" bigint)`,
        [merchant.code, memberId, day, rank, amountMinor, claimUntil(merchant, day), JSON.stringify(parts)],
      );
    }
  });
}

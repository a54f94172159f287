import { trialType } from '../../identity/index.ts';
import type { Level } from '../ladder.ts';
import type { VipNeeds } from '../needs.ts';

/** Settled bets of a member in a time, by product and vendor, less what corrections took back; in minor units. */
export interface ValidBets {
  readonly memberId: number;
  readonly category: string;
  readonly vendor: string;
  readonly validMinor: number;
}

/**
 * What was settled from one time until another, of one member or of all, and what corrections have left below zero. A
 * correction counts where it is made, at the vendor of the bet that it corrects. Trial accounts have none.
 */
export const readValidBets = (
  { db }: Pick<VipNeeds, 'db'>,
  merchant: string,
  [from, until]: readonly [from: Date, until: Date],
  memberId: number | null = null,
): Promise<ValidBets[]> =>
  db.query<ValidBets>(
    `select member_id as "memberId", category, vendor, sum(stake_minor)::bigint as "validMinor" from (
       select s.member_id, s.category, coalesce(b.vendor, '') as vendor, s.stake_minor
       from settled_stake s join member m on m.id = s.member_id and m.type <> ${trialType}
       left join bet b on b.source = coalesce(s.corrects, s.source)
       where s.merchant = $1 and s.settled_at >= $2 and s.settled_at < $3 and ($4::bigint is null or s.member_id = $4)
       union all
       select member_id, category, vendor, stake_minor from vip_cashback_carry
       where merchant = $1 and ($4::bigint is null or member_id = $4)) settled
     group by 1, 2, 3 having sum(stake_minor) <> 0 order by 1, 2, 3`,
    [merchant, from, until, memberId],
  );

/** What one product of a vendor brings. */
export interface CashbackPart extends Omit<ValidBets, 'memberId'> {
  readonly rateBasisPoints: number;
  /** Rounded down. */
  readonly amountMinor: number;
}

/** Bets at the rates of a level; a product without a rate brings nothing and is left out. */
export const partsAt = (level: Level | undefined, bets: readonly ValidBets[]): CashbackPart[] =>
  bets.flatMap(({ category, vendor, validMinor }) => {
    const rateBasisPoints = level?.cashback[category] ?? 0;
    if (rateBasisPoints === 0) return [];
    const amountMinor = Math.max(0, Math.floor((validMinor * rateBasisPoints) / 10_000));
    return [{ category, vendor, validMinor, rateBasisPoints, amountMinor }];
  });

export const sumOf = (parts: readonly Pick<CashbackPart, 'amountMinor'>[]): number =>
  parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

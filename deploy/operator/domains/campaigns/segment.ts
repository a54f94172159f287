import { type Database, one } from '@tessera/database/database';
import type { Segment } from '@tessera/shared/wire/console';
import { rankAt, trialType } from '../identity/index.ts';
import { mayReceiveMarketing } from '../protection/index.ts';

type Value = number | string | null;

/**
 * SQL: members `m` within a segment: `$1` is the merchant, `$2` the time, and the bounds come from `$3` on. Trial accounts
 * and accounts that are not open are in none.
 */
export const isInSegment = `m.merchant = $1 and m.type <> ${trialType} and m.status = 'active'
  and ($3::int is null and $4::int is null or ${rankAt('$2')}
    between coalesce($3::int, 0) and coalesce($4::int, 99))
  and ($5::bigint is null or m.created_at >= to_timestamp($5::bigint / 1000.0))
  and ($6::bigint is null or m.created_at < to_timestamp($6::bigint / 1000.0))
  and ($7::bigint is null or m.last_signed_in_at >= to_timestamp($7::bigint / 1000.0))
  and ($8::bigint is null or m.last_signed_in_at < to_timestamp($8::bigint / 1000.0))
  and ($9::text is null or took_part_in(m.id, $9))
  and ($10::bigint is null and $11::bigint is null or coalesce((select a.balance_minor from ledger_account a
    where a.merchant = m.merchant and a.owner = 'player:' || m.id and a.kind = 'player_cash'), 0)
    between coalesce($10::bigint, 0) and coalesce($11::bigint, 999999999999999))`;

/** The parameters `$1` to `$11` of {@link isInSegment}. */
export const segmentParams = (merchant: string, now: Date, segment: Segment): (Value | Date)[] => [
  merchant,
  now,
  segment.rankFrom ?? null,
  segment.rankTo ?? null,
  segment.registeredFromMs ?? null,
  segment.registeredToMs ?? null,
  segment.activeFromMs ?? null,
  segment.activeToMs ?? null,
  segment.promotionId ?? null,
  segment.balanceFromMinor ?? null,
  segment.balanceToMinor ?? null,
];

export interface Audience {
  readonly matching: number;
  readonly withConsent: number;
}

/** How many members are within a segment now, and how many of them may be sent marketing. */
export async function countAudience(db: Database, merchant: string, segment: Segment, now: Date): Promise<Audience> {
  const rows = await db.query<Audience>(
    `select count(*) as matching, count(*) filter (where ${mayReceiveMarketing('m.id', "'inbox'", '$2')}) as "withConsent"
     from member m where ${isInSegment}`,
    segmentParams(merchant, now, segment),
  );
  return one(rows);
}

import { type Database, one } from '@tessera/database/database';
import type { Merchant } from '../../merchants/index.ts';
import type { Member } from './member.ts';

/** Names a club rank in a language; undefined for a merchant without levels. */
export type ClubNamer = (merchant: Merchant, rank: number, language: string) => Promise<string | undefined>;

export interface RankOverride {
  readonly rank: number;
  readonly expiresAt: Date;
  readonly reason: string;
  readonly setBy: string;
}

/** The rank that the console has set for an account and that still counts. */
export async function rankOverrideOf(db: Database, memberId: number, now: Date): Promise<RankOverride | null> {
  const [latest] = await db.query<Omit<RankOverride, 'rank'> & { readonly rank: number | null }>(
    `select rank, expires_at as "expiresAt", reason, set_by as "setBy" from club_rank_override
     where member_id = $1 order by id desc limit 1`,
    [memberId],
  );
  if (!latest || latest.rank === null || latest.expiresAt <= now) return null;
  return { ...latest, rank: latest.rank };
}

/** The club rank that counts now: the console's, else the account's own. */
export async function clubRankOf(
  db: Database,
  { id, clubRank }: Pick<Member, 'id' | 'clubRank'>,
  now: Date,
): Promise<number> {
  return (await rankOverrideOf(db, id, now))?.rank ?? clubRank;
}

/** SQL: the club rank of the member `m` that counts at the time of that parameter. */
export const rankAt = (time: `$${number}`): string => `coalesce((select case when o.expires_at > ${time} then o.rank end
    from club_rank_override o where o.member_id = m.id order by o.id desc limit 1), m.club_rank)`;

/** Gives an account a rank of its own; one that was set by hand goes on counting until its end. */
export async function setClubRank(db: Database, memberId: number, rank: number): Promise<void> {
  await db.query('update member set club_rank = $2 where id = $1', [memberId, rank]);
}

/** Sets a rank until a time; with a rank of null it ends the one before. Answers the number of this decision. */
export async function setRankOverride(
  db: Database,
  memberId: number,
  override: Omit<RankOverride, 'rank'> & { readonly rank: number | null },
  now: Date,
): Promise<number> {
  const { rank, expiresAt, reason, setBy } = override;
  const rows = await db.query<{ id: number }>(
    `insert into club_rank_override (member_id, rank, expires_at, reason, set_by, set_at)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [memberId, rank, expiresAt, reason, setBy, now],
  );
  return one(rows).id;
}

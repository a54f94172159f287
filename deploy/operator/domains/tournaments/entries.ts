import { type Database, one } from '@tessera/database/database';
import { hourMs } from '../../platform/clock/durations.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Merchant } from '../merchants/index.ts';
import { requireOpenToOffers } from '../protection/index.ts';
import type { TournamentsNeeds } from './needs.ts';
import { readScores } from './scores.ts';
import { type Tournament, tournamentColumns } from './tournament.ts';

/** Each adds a row, also after leaving. */
const joinsPerHour = 20;

/** A tournament that is not over, locked against being cancelled or stopped until the end of the transaction. */
async function lockOpen({ db, clock }: TournamentsNeeds, merchant: Merchant, id: number): Promise<Tournament> {
  const [found] = await db.query<Tournament>(
    `select ${tournamentColumns} from tournament t where t.id = $1 and t.merchant = $2 for share`,
    [id, merchant.code],
  );
  if (!found || found.status === 'cancelled') throw new Refusal(404, 'tournament.unknown');
  if (found.status === 'settled' || clock.now() >= found.overAt) throw new Refusal(409, 'tournament.over');
  return found;
}

export interface OwnEntry {
  /** Null while the member does not take part. */
  readonly joinedAt: Date | null;
  /** Rounds that had counted or were open when the member left; they do not come back. */
  readonly usedRounds: number;
}

export async function readOwnEntry(db: Database, id: number, memberId: number): Promise<OwnEntry> {
  const [found] = await db.query<OwnEntry>(
    `select max(joined_at) filter (where left_at is null) as "joinedAt", coalesce(sum(used_rounds), 0) as "usedRounds"
     from tournament_entry where tournament_id = $1 and member_id = $2`,
    [id, memberId],
  );
  return found ?? { joinedAt: null, usedRounds: 0 };
}

/** Whether enough rounds are left to be ranked. */
export const hasRoundsLeft = ({ plan }: Tournament, { usedRounds }: OwnEntry): boolean =>
  plan.maximumRounds - usedRounds >= plan.minimumRounds;

/** Takes part from now on; a copy of the call changes nothing. */
export function join(context: TournamentsNeeds, merchant: Merchant, memberId: number, id: number): Promise<void> {
  const { db, clock, limits, withMember } = context;
  return withMember(memberId, async () => {
    const tournament = await lockOpen(context, merchant, id);
    const own = await readOwnEntry(db, id, memberId);
    if (own.joinedAt) return;
    await requireOpenToOffers(db, memberId, clock.now());
    if (!hasRoundsLeft(tournament, own)) throw new Refusal(409, 'tournament.rounds.used');
    await limits.take('tournament-entry', String(memberId), joinsPerHour, hourMs);
    await db.query(
      'insert into tournament_entry (merchant, tournament_id, member_id, joined_at) values ($1, $2, $3, $4)',
      [merchant.code, id, memberId, clock.now()],
    );
  });
}

/** Bets that would count, placed since the member joined and without a result yet. */
async function countOpenBets(
  { db }: TournamentsNeeds,
  { plan, startsAt }: Tournament,
  memberId: number,
  joinedAt: Date,
) {
  const rows = await db.query<{ open: number }>(
    `select count(*) as open from bet
     where member_id = $1 and status = 'open' and placed_at >= greatest($2::timestamptz, $3::timestamptz)
       and day >= ($2::timestamptz - interval '2 days')::date
       and stake_minor >= $4 and category = any($5::text[]) and (cardinality($6::text[]) = 0 or game = any($6::text[]))`,
    [memberId, joinedAt, startsAt, plan.minimumStakeMinor, plan.products, plan.games],
  );
  return one(rows).open;
}

/**
 * Gives the score and the place up; a copy of the call changes nothing. Open bets are used up as well: nobody leaves before
 * a bet is lost to have its round back.
 */
export function leave(context: TournamentsNeeds, merchant: Merchant, memberId: number, id: number): Promise<void> {
  const { db, clock, withMember } = context;
  return withMember(memberId, async () => {
    const tournament = await lockOpen(context, merchant, id);
    const { joinedAt } = await readOwnEntry(db, id, memberId);
    if (!joinedAt) return;
    const [score] = await readScores(db, tournament, memberId);
    const used = (score?.rounds ?? 0) + (await countOpenBets(context, tournament, memberId, joinedAt));
    await db.query(
      `update tournament_entry set left_at = $3, used_rounds = $4
       where tournament_id = $1 and member_id = $2 and left_at is null`,
      [id, memberId, clock.now(), Math.min(used, tournament.plan.maximumRounds)],
    );
  });
}

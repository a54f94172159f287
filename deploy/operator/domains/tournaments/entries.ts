import type { Database } from '@tessera/database/database';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Merchant } from '../merchants/index.ts';
import { requireOpenToOffers } from '../protection/index.ts';
import type { TournamentsNeeds } from './needs.ts';
import { readScores } from './scores.ts';
import { type Tournament, tournamentColumns } from './tournament.ts';

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
  /** Rounds that counted before the member left; they do not come back. */
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
  const { db, clock, withMember } = context;
  return withMember(memberId, async () => {
    const tournament = await lockOpen(context, merchant, id);
    const own = await readOwnEntry(db, id, memberId);
    if (own.joinedAt) return;
    await requireOpenToOffers(db, memberId, clock.now());
    if (!hasRoundsLeft(tournament, own)) throw new Refusal(409, 'tournament.rounds.used');
    await db.query(
      'insert into tournament_entry (merchant, tournament_id, member_id, joined_at) values ($1, $2, $3, $4)',
      [merchant.code, id, memberId, clock.now()],
    );
  });
}

/** Gives the score and the place up; a copy of the call changes nothing. */
export function leave(context: TournamentsNeeds, merchant: Merchant, memberId: number, id: number): Promise<void> {
  const { db, clock, withMember } = context;
  return withMember(memberId, async () => {
    const tournament = await lockOpen(context, merchant, id);
    const [score] = await readScores(db, tournament, memberId);
    await db.query(
      `update tournament_entry set left_at = $3, used_rounds = $4
       where tournament_id = $1 and member_id = $2 and left_at is null`,
      [id, memberId, clock.now(), score?.rounds ?? 0],
    );
  });
}

import type { Database } from '@tessera/database/database';
import { type Tournament, tournamentColumns } from './tournament.ts';

export interface ListedTournament extends Tournament {
  readonly players: number;
  readonly paidMinor: number;
  readonly total: number;
}

/** The tournaments of all merchants, or of one, the newest start first. */
export const readTournaments = (
  db: Database,
  merchant: string | null,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<ListedTournament[]> =>
  db.query<ListedTournament>(
    `select ${tournamentColumns}, count(*) over () as total,
       (select count(*) from tournament_entry e where e.tournament_id = t.id and e.left_at is null) as players,
       (select coalesce(sum(r.prize_minor), 0)::bigint from tournament_result r
        where r.tournament_id = t.id and r.payment = 'paid') as "paidMinor"
     from tournament t where $1::text is null or t.merchant = $1 order by t.starts_at desc, t.id desc limit $2 offset $3`,
    [merchant, pageSize, (page - 1) * pageSize],
  );

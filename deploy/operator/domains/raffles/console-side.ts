import type { Database } from '@tessera/database/database';
import type { RaffleStatus } from './raffle-row.ts';

/** A raffle as the console lists it. */
interface ConsoleRaffleRow {
  readonly id: number;
  readonly merchant: string;
  readonly title: string;
  readonly status: RaffleStatus;
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly drawsAt: Date;
  readonly tickets: number | null;
  readonly poolMinor: number;
  readonly paidMinor: number;
  readonly publishedBy: string;
  readonly total: number;
}

/** Raffles of one merchant or of all, the newest first. */
export const readConsoleRaffles = (
  db: Database,
  merchant: string | null,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<ConsoleRaffleRow[]> =>
  db.query(
    `select r.id, r.merchant, r.texts->'EN'->>'title' as title, r.status, r.opens_at as "opensAt",
       r.closes_at as "closesAt", r.draws_at as "drawsAt", r.tickets, r.published_by as "publishedBy",
       (select sum((p->>'count')::bigint * (p->>'amountMinor')::bigint) from jsonb_array_elements(r.rules->'prizes') p)::bigint
         as "poolMinor",
       (select coalesce(sum(amount_minor), 0) from raffle_prize where raffle_id = r.id and status in ('claimed', 'credited'))::bigint
         as "paidMinor",
       count(*) over () as total
     from raffle r where $1::text is null or r.merchant = $1 order by r.id desc limit $2 offset $3`,
    [merchant, pageSize, (page - 1) * pageSize],
  );

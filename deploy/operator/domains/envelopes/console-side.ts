import type { Database } from '@tessera/database/database';
import type { DropStatus } from './drop-row.ts';
import { isEligible } from './eligible.ts';

/** A drop as the console lists it. */
interface ConsoleDropRow {
  readonly id: number;
  readonly merchant: string;
  readonly title: string;
  readonly status: DropStatus;
  readonly opensAt: Date;
  readonly endsAt: Date;
  /** Whom it was dealt to, or before that, whom it would be dealt to now. */
  readonly members: number;
  readonly envelopes: number;
  readonly poolMinor: number;
  readonly paidMinor: number;
  readonly publishedBy: string;
  readonly total: number;
}

/** Drops of one merchant or of all, the newest first. */
export const readConsoleDrops = (
  db: Database,
  merchant: string | null,
  now: Date,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<ConsoleDropRow[]> =>
  db.query(
    `select d.id, d.merchant, d.texts->'EN'->>'title' as title, d.status, d.opens_at as "opensAt", d.ends_at as "endsAt",
       d.pool_minor as "poolMinor", d.published_by as "publishedBy",
       coalesce(d.members, case when d.status = 'published' then (select count(*) from member m
         where m.merchant = d.merchant and ${isEligible('$4')}) else 0 end)::int as members,
       (select sum((k->>'count')::int) from jsonb_array_elements(d.rules->'kinds') k)::int as envelopes,
       (select coalesce(sum(amount_minor), 0) from envelope where drop_id = d.id and opened_at is not null)::bigint
         as "paidMinor",
       count(*) over () as total
     from envelope_drop d where $1::text is null or d.merchant = $1 order by d.id desc limit $2 offset $3`,
    [merchant, pageSize, (page - 1) * pageSize, now],
  );

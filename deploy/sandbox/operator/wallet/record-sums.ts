import type { OperatorContext } from '../context.ts';
import { one } from '../db/database.ts';
import type { AccountRef, EntryFilter } from '../ledger/ledger.ts';

/** What came in and what went out over all entries that a filter finds, whichever page is looked at. */
export async function recordSums(
  { db }: Pick<OperatorContext, 'db'>,
  merchant: string,
  account: AccountRef<string>,
  { kinds, from, to }: Pick<EntryFilter, 'kinds' | 'from' | 'to'>,
): Promise<{ inMinor: number; outMinor: number }> {
  const rows = await db.query<{ inMinor: number; outMinor: number }>(
    `select coalesce(sum(e.amount_minor) filter (where e.amount_minor > 0), 0)::bigint as "inMinor",
            coalesce(sum(e.amount_minor) filter (where e.amount_minor < 0), 0)::bigint as "outMinor"
     from ledger_entry e join ledger_movement m on m.id = e.movement_id
     where e.account_id = (select id from ledger_account where merchant = $1 and owner = $2 and kind = $3)
       and ($4::text[] is null or m.kind = any($4::text[]))
       and ($5::timestamptz is null or m.at >= $5) and ($6::timestamptz is null or m.at < $6)`,
    [merchant, account.owner, account.kind, kinds ?? null, from ?? null, to ?? null],
  );
  return one(rows);
}

import { one } from '../../platform/database/database.ts';
import type { EntryFilter, WalletRef } from '../ledger/index.ts';
import type { CashierNeeds } from './needs.ts';

/** Incoming and outgoing sums over all movements of a filter, on all pages. */
export async function recordSums(
  { db }: Pick<CashierNeeds, 'db'>,
  merchant: string,
  wallet: WalletRef,
  { kinds, from, to }: Pick<EntryFilter, 'kinds' | 'from' | 'to'>,
): Promise<{ inMinor: number; outMinor: number }> {
  const rows = await db.query<{ inMinor: number; outMinor: number }>(
    `select coalesce(sum(amount) filter (where amount > 0), 0)::bigint as "inMinor",
            coalesce(sum(amount) filter (where amount < 0), 0)::bigint as "outMinor"
     from (select sum(e.amount_minor) as amount
           from ledger_entry e
           where e.account_id in (select id from ledger_account where merchant = $1 and owner = $2 and kind = any($3::text[]))
             and ($4::text[] is null or e.kind = any($4::text[]))
             and ($5::timestamptz is null or e.at >= $5) and ($6::timestamptz is null or e.at < $6)
           group by e.movement_id) moved`,
    [merchant, wallet.owner, [...wallet.kinds], kinds ?? null, from ?? null, to ?? null],
  );
  return one(rows);
}

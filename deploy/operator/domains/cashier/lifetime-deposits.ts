import { type Database, one } from '@tessera/database/database';
import { walletOf } from '../identity/index.ts';

export interface LifetimeDeposits {
  readonly depositedMinor: number;
  readonly withdrawnMinor: number;
}

/**
 * What a member brought from outside and what was paid out since the account was opened, from the ledger. A payment that was
 * reversed and one that came back from the bank do not count; what is released from the hold to cash adds up to nothing.
 */
export async function lifetimeDeposits(
  db: Database,
  merchant: string,
  member: Parameters<typeof walletOf>[0],
): Promise<LifetimeDeposits> {
  const { cash, hold } = walletOf(member);
  const rows = await db.query<LifetimeDeposits>(
    `select coalesce(sum(e.amount_minor) filter (where e.kind in ('deposit', 'payment-reversed')), 0)::bigint as "depositedMinor",
            coalesce(-sum(e.amount_minor) filter (where e.kind in ('withdrawal-paid', 'withdrawal-returned')), 0)::bigint
              as "withdrawnMinor"
     from ledger_entry e
     where e.account_id in (select id from ledger_account where merchant = $1 and owner = $2 and kind = any($3::text[]))
       and e.kind in ('deposit', 'payment-reversed', 'withdrawal-paid', 'withdrawal-returned')`,
    [merchant, cash.owner, [cash.kind, hold.kind, 'player_claim']],
  );
  return one(rows);
}

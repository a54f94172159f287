import { one } from '@tessera/database/database';
import type { CasinoNeeds } from '../needs.ts';
import type { ProviderClient } from './ask-provider.ts';

/** Ledger minus provider, in minor units; stakes are net of what was given back. */
export interface Difference {
  readonly stakes: number;
  readonly wins: number;
}

/** Compares all that the provider booked with the ledger; null while something is on its way. */
export async function differenceOfTotals(
  { db }: CasinoNeeds,
  provider: ProviderClient,
  signal?: AbortSignal,
): Promise<Difference | null> {
  const theirs = await provider.totals(signal);
  if (theirs.pending > 0) return null;
  const ours = one(
    await db.query<Difference>(
      `select coalesce(sum(stakes_minor), 0)::bigint as stakes, coalesce(sum(wins_minor), 0)::bigint as wins
       from wallet_total where provider = $1`,
      [provider.name],
    ),
  );
  return { stakes: ours.stakes - theirs.stakes, wins: ours.wins - theirs.wins };
}

/** Writes a difference down once it has been found twice in a row: the first time it may be a request in flight. */
export function createTotalsCheck(context: CasinoNeeds, provider: ProviderClient) {
  let previous: Difference | null = null;
  return async (now: Date, signal?: AbortSignal): Promise<Difference | null> => {
    const found = await differenceOfTotals(context, provider, signal);
    const isLasting = found?.stakes === previous?.stakes && found?.wins === previous?.wins;
    previous = found;
    if (!found || !isLasting || (found.stakes === 0 && found.wins === 0)) return found;
    await context.db.query(
      `insert into wallet_reconciliation (provider, at, stakes_difference_minor, wins_difference_minor)
       select $1, $2, $3, $4 where not exists (
         select 1 from (select * from wallet_reconciliation where provider = $1 order by id desc limit 1) last
         where stakes_difference_minor = $3 and wins_difference_minor = $4)`,
      [provider.name, now, found.stakes, found.wins],
    );
    context.log.error({ provider: provider.name, difference: found }, 'provider and ledger do not agree');
    return found;
  };
}

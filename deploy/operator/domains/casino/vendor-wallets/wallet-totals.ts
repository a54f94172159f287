import { one } from '@tessera/database/database';
import { providerName } from '@tessera/wallet-protocol/messages';
import type { CasinoNeeds } from '../needs.ts';
import type { ProviderClient } from '../reconcile/ask-provider.ts';

/** Ledger minus provider over all wallets at vendors, in minor units; null while something is on its way. */
export async function differenceOfWallets(
  { db }: Pick<CasinoNeeds, 'db'>,
  provider: Pick<ProviderClient, 'totals'>,
  signal?: AbortSignal,
): Promise<number | null> {
  const { vendorWallets = 0, pending } = await provider.totals(signal);
  const { ours, inTransit } = one(
    await db.query<{ ours: number; inTransit: boolean }>(
      `select (select coalesce(sum(balance_minor), 0)::bigint from ledger_account where kind like 'vendor\\_wallet:%') as ours,
              exists (select 1 from vendor_transfer where status = 'transit') as "inTransit"`,
    ),
  );
  return pending > 0 || inTransit ? null : ours - vendorWallets;
}

/** Writes a difference down once it has been found twice in a row: the first time it may be a request in flight. */
export function createWalletsCheck(context: Pick<CasinoNeeds, 'db' | 'log'>, provider: Pick<ProviderClient, 'totals'>) {
  let previous: number | null = null;
  return async (now: Date, signal?: AbortSignal): Promise<number | null> => {
    const found = await differenceOfWallets(context, provider, signal);
    const isLasting = found === previous;
    previous = found;
    if (!found || !isLasting) return found;
    await context.db.query(
      `insert into vendor_wallet_difference (provider, at, difference_minor)
       select $1, $2, $3 where $3 is distinct from (
         select difference_minor from vendor_wallet_difference where provider = $1 order by id desc limit 1)`,
      [providerName, now, found],
    );
    context.log.error({ differenceMinor: found }, 'wallets at vendors and ledger do not agree');
    return found;
  };
}

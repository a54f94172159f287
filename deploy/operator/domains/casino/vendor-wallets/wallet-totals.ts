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

interface WalletDifference {
  readonly merchant: string;
  readonly vendor: string;
  /** Ledger minus vendor. */
  readonly differenceMinor: number;
}

/** Where the wallets differ. */
async function differencesByVendor(
  { db, vendorWallets }: Parts,
  signal: AbortSignal | undefined,
): Promise<WalletDifference[]> {
  const theirs = await vendorWallets.balances(signal);
  const ours = await db.query<{ merchant: string; vendor: string; balance: number }>(
    `select merchant, substr(kind, 15) as vendor, sum(balance_minor)::bigint as balance
     from ledger_account where kind like 'vendor\\_wallet:%' group by merchant, kind`,
  );
  const found = new Map<string, WalletDifference>();
  const add = (merchant: string, vendor: string, minor: number) => {
    const key = `${merchant} ${vendor}`;
    const differenceMinor = (found.get(key)?.differenceMinor ?? 0) + minor;
    found.set(key, { merchant, vendor, differenceMinor });
  };
  for (const { merchant, vendor, balance } of ours) add(merchant, vendor, balance);
  for (const { merchant, vendor, balance } of theirs) add(merchant, vendor, -balance);
  return [...found.values()].filter(({ differenceMinor }) => differenceMinor !== 0);
}

const nameOf = ({ merchant, vendor }: WalletDifference): string => `${merchant} ${vendor}`;

/** Closes what differs no longer, and stores what lasts. */
async function store(
  { db }: Parts,
  found: readonly WalletDifference[],
  lasting: readonly WalletDifference[],
  now: Date,
): Promise<void> {
  await db.query(
    `update vendor_wallet_difference set closed_at = $2
     where provider = $1 and closed_at is null and not (merchant || ' ' || vendor = any($3::text[]))`,
    [providerName, now, found.map(nameOf)],
  );
  for (const { merchant, vendor, differenceMinor } of lasting)
    await db.query(
      `insert into vendor_wallet_difference (provider, merchant, vendor, at, difference_minor) values ($1, $2, $3, $4, $5)
       on conflict (provider, merchant, vendor) where closed_at is null
       do update set difference_minor = excluded.difference_minor`,
      [providerName, merchant, vendor, now, differenceMinor],
    );
}

type Parts = Pick<CasinoNeeds, 'db' | 'log' | 'vendorWallets'>;

/**
 * Writes differences down that were found twice in a row: the first time one may be a request in flight. Each merchant
 * and vendor is compared for itself, because differences may cancel each other out. Does nothing while money is on its way.
 */
export function createWalletsCheck(context: Parts, provider: Pick<ProviderClient, 'totals'>) {
  let previous: ReadonlyMap<string, number> = new Map();
  return async (now: Date, signal?: AbortSignal): Promise<void> => {
    if ((await differenceOfWallets(context, provider, signal)) === null) return;
    const found = await differencesByVendor(context, signal);
    const lasting = found.filter((each) => previous.get(nameOf(each)) === each.differenceMinor);
    previous = new Map(found.map((each) => [nameOf(each), each.differenceMinor]));
    await store(context, found, lasting, now);
    if (lasting.length > 0) context.log.error({ differences: lasting }, 'wallets at vendors and ledger do not agree');
  };
}

export interface WalletDifferenceRow extends WalletDifference {
  readonly id: number;
  readonly foundAt: Date;
  readonly closedAt: Date | null;
  readonly total: number;
}

/** Open differences first, then the newest; those without a vendor are from before vendors were compared one by one. */
export const readWalletDifferences = (
  { db }: Pick<CasinoNeeds, 'db'>,
  { merchant, page, pageSize }: { readonly merchant: string | null; readonly page: number; readonly pageSize: number },
): Promise<WalletDifferenceRow[]> =>
  db.query(
    `select id, merchant, vendor, difference_minor as "differenceMinor", at as "foundAt", closed_at as "closedAt",
            count(*) over () as total
     from vendor_wallet_difference where vendor <> '' and ($1::text is null or merchant = $1)
     order by closed_at is not null, id desc limit $2 offset $3`,
    [merchant, pageSize, (page - 1) * pageSize],
  );

import { createHash } from 'node:crypto';
import { currentPriceList, type MerchantOdds, ownOdds, type PriceList, priceListId } from '@tessera/shared/lottery';
import type { Merchant } from '../merchants/index.ts';
import type { LotteryNeeds } from './needs.ts';

const sorted = (list: PriceList) =>
  JSON.stringify(
    Object.entries(list)
      .map(([play, odds]) => [play, Object.entries(odds).sort()])
      .sort(),
  );

function idFor(odds: MerchantOdds): string {
  const own = ownOdds(odds);
  if (Object.keys(own).length === 0) return priceListId;
  const hash = createHash('sha256')
    .update(sorted(currentPriceList(own)))
    .digest('hex');
  return `${priceListId}-${hash.slice(0, 12)}`;
}

/** Ids by the odds of a merchant as it is in memory: an order asks for them. */
const ids = new WeakMap<MerchantOdds, string>();

/** Names the odds on a brand: those of the release, or with the merchant's own in their place. It changes with any of them. */
export function priceListOf({ profile: { odds } }: Pick<Merchant, 'profile'>): string {
  if (!odds) return priceListId;
  const id = ids.get(odds) ?? idFor(odds);
  ids.set(odds, id);
  return id;
}

/** Stores odds under an id that bets can name. Throws when the id is already taken by other odds. */
async function storeList({ db }: Pick<LotteryNeeds, 'db'>, id: string, list: PriceList): Promise<void> {
  await db.query('insert into lottery_price_list (id, odds) values ($1, $2::jsonb) on conflict do nothing', [
    id,
    JSON.stringify(list),
  ]);
  const stored = await readPriceList({ db }, id);
  if (!stored || sorted(stored) !== sorted(list)) throw new Error(`The odds have changed but not priceListId "${id}".`);
}

/** Stores the odds of this release under their id. Throws when the id is already taken by other odds: they need a new `priceListId`. */
export async function storePriceList(
  { db }: Pick<LotteryNeeds, 'db'>,
  list: PriceList = currentPriceList(),
): Promise<void> {
  await storeList({ db }, priceListId, list);
  // Bets from before prices were stored were placed at the odds of the first list.
  await db.query("update lottery_bet set price_list = $1 where price_list is null and status = 'pending'", [
    priceListId,
  ]);
}

/** Stores the odds of a merchant. Do it in the transaction in which they come into effect. */
export const storeMerchantPrices = (needs: Pick<LotteryNeeds, 'db'>, merchant: Pick<Merchant, 'profile'>) =>
  storeList(needs, priceListOf(merchant), currentPriceList(merchant.profile.odds));

/** The odds that were offered under an id, if they were stored. */
export async function readPriceList({ db }: Pick<LotteryNeeds, 'db'>, id: string): Promise<PriceList | undefined> {
  const rows = await db.query<{ odds: PriceList }>('select odds from lottery_price_list where id = $1', [id]);
  return rows[0]?.odds;
}

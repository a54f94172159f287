import { currentPriceList, type PriceList, priceListId } from '@tessera/shared/lottery';
import type { LotteryNeeds } from './needs.ts';

const sorted = (list: PriceList) =>
  JSON.stringify(
    Object.entries(list)
      .map(([play, odds]) => [play, Object.entries(odds).sort()])
      .sort(),
  );

/** Stores the odds of this release under their id. Throws when the id is already taken by other odds: they need a new `priceListId`. */
export async function storePriceList(
  { db }: Pick<LotteryNeeds, 'db'>,
  list: PriceList = currentPriceList(),
): Promise<void> {
  await db.query('insert into lottery_price_list (id, odds) values ($1, $2::jsonb) on conflict do nothing', [
    priceListId,
    JSON.stringify(list),
  ]);
  const stored = await readPriceList({ db }, priceListId);
  // Bets from before prices were stored were placed at the odds of the first list.
  await db.query("update lottery_bet set price_list = $1 where price_list is null and status = 'pending'", [
    priceListId,
  ]);
  if (!stored || sorted(stored) !== sorted(list))
    throw new Error(`The odds have changed but not priceListId "${priceListId}".`);
}

/** The odds that were offered under an id, if they were stored. */
export async function readPriceList({ db }: Pick<LotteryNeeds, 'db'>, id: string): Promise<PriceList | undefined> {
  const rows = await db.query<{ odds: PriceList }>('select odds from lottery_price_list where id = $1', [id]);
  return rows[0]?.odds;
}

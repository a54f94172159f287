import { type Database, one } from '@tessera/database/database';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { CasinoNeeds } from '../needs.ts';
import { testGames, testVendorEntry } from './test-games.ts';

/** Lets the test vendor book rounds for a merchant's members, or ends that; its games come into the catalogue with the first. */
export async function switchTestVendor(
  { merchants, catalogue }: Pick<CasinoNeeds, 'merchants' | 'catalogue'>,
  code: string,
  isOn: boolean,
  also: () => Promise<void>,
): Promise<boolean> {
  if (!merchants.byCode(code)) throw new Refusal(404, 'merchant.unknown');
  if (isOn) await catalogue.import(() => ({ vendors: [testVendorEntry], games: testGames }));
  let isChanged = false;
  await merchants.update(code, async ({ profile }) => {
    isChanged = (profile.games.hasTestVendor ?? false) !== isOn;
    if (isChanged) await also();
    return { ...profile, games: { ...profile.games, hasTestVendor: isOn } };
  });
  return isChanged;
}

export const isTestVendorAway = async (db: Pick<Database, 'query'>): Promise<boolean> =>
  one(await db.query<{ isAway: boolean }>('select is_away as "isAway" from test_vendor')).isAway;

/** While it is away, it sends nothing and gives no answer; what it has to say is sent when it is back. */
export async function setTestVendorAway(db: Pick<Database, 'query'>, isAway: boolean): Promise<boolean> {
  const changed = await db.query('update test_vendor set is_away = $1 where is_away <> $1 returning 1', [isAway]);
  return changed.length > 0;
}

import type { Database } from '@tessera/database/database';
import type { PromotionArt } from '@tessera/shared/wire/promotions';
import type { Clock } from '../../../platform/clock/clock.ts';
import { isNotOver } from '../promotion-row.ts';

/** What fits on a phone's first screen, and the first row of a wide window. */
const shown = 4;

type SeededArt = Extract<PromotionArt, { readonly from: 'seed' }>;

/** Seeds of the generated pictures that a merchant's list of promotions begins with. */
export async function firstPromotionArt(db: Database, clock: Clock, merchant: string): Promise<readonly SeededArt[]> {
  const rows = await db.query<{ readonly art: PromotionArt }>(
    `select p.art from promotion p where p.merchant = $1 and ${isNotOver('$2')} order by p.position limit $3`,
    [merchant, clock.now(), shown],
  );
  return rows.flatMap(({ art }) => (art.from === 'seed' ? [art] : []));
}

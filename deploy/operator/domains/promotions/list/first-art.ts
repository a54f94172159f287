import type { PromotionArt } from '@tessera/shared/wire/promotions';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';

/** What fits on a phone's first screen, and the first row of a wide window. */
const shown = 4;

type SeededArt = Extract<PromotionArt, { readonly from: 'seed' }>;

/** Seeds of the generated pictures that a merchant's list of promotions begins with. */
export async function firstPromotionArt(db: Database, clock: Clock, merchant: string): Promise<readonly SeededArt[]> {
  const rows = await db.query<{ readonly art: PromotionArt }>(
    `select art from promotion where merchant = $1 and (ends_at is null or ends_at > $2) order by position limit $3`,
    [merchant, clock.now(), shown],
  );
  return rows.flatMap(({ art }) => (art.from === 'seed' ? [art] : []));
}

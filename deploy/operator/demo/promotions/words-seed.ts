import type { Seed } from '../seed.ts';
import { announcementsOf } from './announcements.ts';

/**
 * Replaces the texts of announcements in a database that was made before they changed. A change needs a new seed name;
 * what a merchant added of its own isn't touched.
 */
export const promotionWordsSeed: Seed = {
  name: 'promotion-texts-2',
  module: 'promotions',
  async run({ db, merchants }) {
    for (const merchant of merchants.all()) {
      const announcements = announcementsOf(merchant).map(({ id, texts }) => ({ id, texts }));
      await db.query(
        `update announcement t set texts = w.texts from jsonb_to_recordset($2::jsonb) as w (id text, texts jsonb)
         where t.merchant = $1 and t.id = w.id and t.texts <> w.texts`,
        [merchant.code, JSON.stringify(announcements)],
      );
    }
  },
};

import { type Database, one } from '@tessera/database/database';
import type { InEveryLanguage } from '../../../platform/localized.ts';

/** The categories that every merchant can use, with their names; a merchant may have others. */
export const categoryNames: Readonly<Record<string, InEveryLanguage<string>>> = {
  deposit: { KO: '입금', EN: 'Deposit', VI: 'Nạp tiền', CN: '存款', JA: '入金', TH: 'ฝากเงิน' },
  cashback: { KO: '캐시백', EN: 'Cashback', VI: 'Hoàn tiền', CN: '返现', JA: 'キャッシュバック', TH: 'เงินคืน' },
  daily: { KO: '참여', EN: 'Take part', VI: 'Tham gia sự kiện', CN: '参与', JA: '参加型', TH: 'ร่วมกิจกรรม' },
  guide: { KO: '안내', EN: 'Good to know', VI: 'Hướng dẫn', CN: '须知', JA: 'ご案内', TH: 'คำแนะนำ' },
};

/** What a merchant's promotions can be filed under: its own categories, then those that every merchant can use. */
export async function offeredCategories(db: Database, merchant: string): Promise<{ code: string; name: string }[]> {
  const own = await db.query<{ code: string; name: string }>(
    `select code, coalesce(names->>'EN', code) as name from promotion_category where merchant = $1 order by position, code`,
    [merchant],
  );
  const others = Object.entries(categoryNames).filter(([code]) => !own.some((known) => known.code === code));
  return [...own, ...others.map(([code, { EN }]) => ({ code, name: EN }))];
}

/** Gives a merchant the category if every merchant can use it; false when there is no such category. */
export async function ensureCategory(db: Database, merchant: string, code: string): Promise<boolean> {
  const names = categoryNames[code];
  if (names)
    await db.query(
      `insert into promotion_category (merchant, code, position, names)
       select $1, $2, coalesce(max(position) + 1, 0), $3::jsonb from promotion_category where merchant = $1
       on conflict do nothing`,
      [merchant, code, JSON.stringify(names)],
    );
  const rows = await db.query<{ isKnown: boolean }>(
    'select exists (select 1 from promotion_category where merchant = $1 and code = $2) as "isKnown"',
    [merchant, code],
  );
  return one(rows).isKnown;
}

import type { PromotionsNeeds } from './needs.ts';
import { type Localized, localizedText, type PromotionText } from './promotion-row.ts';
import { currentVersion } from './rules/version-store.ts';

const prefix = 'promotion:';

/** Names bonuses in the account record by their promotion, in the member's language. */
export function nameBonuses({ db, hooks }: PromotionsNeeds): void {
  hooks.recordSubjects.push(async (merchant, language) => {
    const rows = await db.query<{ id: string; texts: Localized<PromotionText> }>(
      `select p.id, r.texts from promotion p ${currentVersion} where p.merchant = $1`,
      [merchant.code],
    );
    const titles = new Map(rows.map(({ id, texts }) => [id, localizedText(texts, language, merchant).title]));
    return ({ reference }) => (reference.startsWith(prefix) ? titles.get(reference.slice(prefix.length)) : undefined);
  });
}

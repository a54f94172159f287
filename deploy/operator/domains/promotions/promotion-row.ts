import type { Eligibility, PromotionArt, PromotionKind } from '@tessera/shared/wire/promotions';
import { fallbackLanguage } from '../../platform/localized.ts';
import type { Merchant } from '../merchants/index.ts';

export interface Share {
  readonly category: string;
  readonly percent: number;
}

/** Words by operator language code (`KO`). */
export type Localized<Fields> = Readonly<Record<string, Fields>>;

export interface PromotionText {
  readonly title: string;
  readonly summary: string;
  readonly terms: string;
}

/** A promotion as it is stored; amounts in minor units. */
export interface PromotionRow {
  readonly id: string;
  readonly category: string;
  readonly kind: PromotionKind;
  readonly texts: Localized<PromotionText>;
  readonly art: PromotionArt;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly percent: number | null;
  readonly capMinor: number | null;
  readonly minimumDepositMinor: number | null;
  readonly wageringPercent: number | null;
  readonly maximumBetMinor: number | null;
  readonly daysToWager: number | null;
  readonly daysToClaim: number | null;
  readonly depositRule: 'first-ever' | 'first-in-window' | null;
  readonly schedule: 'weekend' | 'daily' | null;
  readonly contribution: readonly Share[];
  readonly eligibility: Eligibility | null;
  /** Pictures that an application must have. */
  readonly picturesNeeded: number | null;
  /** What each day in a row brings. */
  readonly dailyMinor: readonly number[] | null;
  /** The version these rules and words are of. */
  readonly version: number;
  /** What can still be granted; null is without a limit. */
  readonly budgetLeftMinor: number | null;
}

const rule = (name: keyof PromotionRow, type: 'int' | 'bigint' | 'text'): string =>
  `(r.rules->>'${name}')::${type} as "${name}"`;

/** Column list that makes a row a {@link PromotionRow}; the promotion is `p`, its version `r`. */
export const promotionColumns = `p.id, p.category, p.kind, r.texts, p.art, p.starts_at as "startsAt", p.ends_at as "endsAt",
  ${rule('percent', 'int')}, ${rule('capMinor', 'bigint')}, ${rule('minimumDepositMinor', 'bigint')},
  ${rule('wageringPercent', 'int')}, ${rule('maximumBetMinor', 'bigint')}, ${rule('daysToWager', 'int')},
  ${rule('daysToClaim', 'int')}, ${rule('depositRule', 'text')}, ${rule('schedule', 'text')},
  ${rule('picturesNeeded', 'int')}, coalesce(r.rules->'contribution', '[]') as contribution,
  r.rules->'eligibility' as eligibility, r.rules->'dailyMinor' as "dailyMinor",
  r.version, p.budget_minor - p.granted_minor as "budgetLeftMinor"`;

/** SQL: the promotion `p` is not over at the time of that parameter. */
export const isNotOver = (time: `$${number}`): string => `(p.ends_at is null or p.ends_at > ${time})`;

/** The words of a language, else English, else the merchant's own language, else whichever there are. */
export function localizedText<Fields>(texts: Localized<Fields>, language: string, merchant: Merchant): Fields {
  const known =
    texts[language] ?? texts[fallbackLanguage] ?? texts[merchant.profile.defaultLanguage] ?? Object.values(texts)[0];
  if (!known) throw new Error('A text has no words in any language.');
  return known;
}

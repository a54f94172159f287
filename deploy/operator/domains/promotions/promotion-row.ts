import type { PromotionArt, PromotionKind } from '@tessera/shared/wire/promotions';
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
}

/** Column list that makes a row a {@link PromotionRow}; the table has the alias `p`. */
export const promotionColumns = `p.id, p.category, p.kind, p.texts, p.art, p.starts_at as "startsAt", p.ends_at as "endsAt",
  p.percent, p.cap_minor as "capMinor", p.minimum_deposit_minor as "minimumDepositMinor",
  p.wagering_percent as "wageringPercent", p.maximum_bet_minor as "maximumBetMinor", p.days_to_wager as "daysToWager",
  p.days_to_claim as "daysToClaim", p.deposit_rule as "depositRule", p.schedule, p.contribution`;

/** SQL: the promotion `p` is not over at the time of that parameter. */
export const isNotOver = (time: `$${number}`): string => `(p.ends_at is null or p.ends_at > ${time})`;

/** The words of a language, else English, else the merchant's own language, else whichever there are. */
export function localizedText<Fields>(texts: Localized<Fields>, language: string, merchant: Merchant): Fields {
  const known =
    texts[language] ?? texts[fallbackLanguage] ?? texts[merchant.profile.defaultLanguage] ?? Object.values(texts)[0];
  if (!known) throw new Error('A text has no words in any language.');
  return known;
}

import type { PromotionRow } from '../../domains/promotions/index.ts';
import type { InEveryLanguage } from '../../platform/localized.ts';

export type PromotionId =
  | 'weekend-cashback'
  | 'first-deposit'
  | 'fishing-cashback'
  | 'month-deposit'
  | 'free-play'
  | 'open-odds';

/** A seeded promotion without its words; amounts count smallest deposits, dates count days from the first start. */
export interface PlannedPromotion
  extends Pick<PromotionRow, 'category' | 'kind' | 'art' | 'contribution'>,
    Partial<
      Pick<PromotionRow, 'percent' | 'wageringPercent' | 'daysToWager' | 'daysToClaim' | 'depositRule' | 'schedule'>
    > {
  readonly id: PromotionId;
  readonly startsInDays?: number;
  readonly endsInDays?: number;
  readonly cap?: number;
  readonly minimumDeposit?: number;
  readonly maximumBet?: number;
}

const share = (category: string, percent: number) => ({ category, percent });
const machines = [share('RNG', 100), share('FISH', 100)];
const rolling = [
  ...machines,
  share('SPORTS', 100),
  share('ESPORTS', 100),
  share('LIVE', 50),
  share('LOTT', 50),
  share('ELOTT', 50),
];

const depositBonus = {
  kind: 'deposit-bonus',
  category: 'deposit',
  wageringPercent: 100,
  minimumDeposit: 1,
  maximumBet: 5,
  daysToClaim: 7,
  contribution: [...rolling, share('PVP', 0)],
} as const;

/** What every demo merchant offers. All of it works as it says; what only informs has no button. */
export const promotionPlan: readonly PlannedPromotion[] = [
  {
    id: 'weekend-cashback',
    category: 'cashback',
    kind: 'cashback',
    art: { from: 'scene' },
    percent: 8,
    wageringPercent: 0,
    cap: 30,
    schedule: 'weekend',
    contribution: [...machines, share('LIVE', 50), share('LOTT', 0), share('ELOTT', 0)],
  },
  {
    ...depositBonus,
    id: 'first-deposit',
    art: { from: 'seed', code: 'first-deposit-381', category: 'RNG' },
    percent: 20,
    cap: 20,
    daysToWager: 30,
    depositRule: 'first-ever',
    endsInDays: 120,
  },
  {
    id: 'fishing-cashback',
    category: 'cashback',
    kind: 'cashback',
    art: { from: 'seed', code: 'fishing-cashback-875', category: 'RNG' },
    percent: 3,
    wageringPercent: 0,
    cap: 5,
    schedule: 'daily',
    contribution: [share('FISH', 100)],
    endsInDays: 60,
  },
  {
    ...depositBonus,
    id: 'month-deposit',
    art: { from: 'seed', code: 'fishing-cashback-38', category: 'RNG' },
    percent: 10,
    cap: 10,
    daysToWager: 14,
    depositRule: 'first-in-window',
    startsInDays: 14,
    endsInDays: 28,
  },
  {
    id: 'free-play',
    category: 'guide',
    kind: 'information',
    art: { from: 'seed', code: 'free-play-192', category: 'RNG' },
    contribution: [],
  },
  {
    id: 'open-odds',
    category: 'guide',
    kind: 'information',
    art: { from: 'seed', code: 'open-odds', category: 'LOTT' },
    contribution: [],
  },
];

export const categoryNames: Readonly<Record<string, InEveryLanguage<string>>> = {
  deposit: { KO: '입금', EN: 'Deposit', VI: 'Nạp tiền', CN: '存款', JA: '入金', TH: 'ฝากเงิน' },
  cashback: { KO: '캐시백', EN: 'Cashback', VI: 'Hoàn tiền', CN: '返现', JA: 'キャッシュバック', TH: 'เงินคืน' },
  guide: { KO: '안내', EN: 'Good to know', VI: 'Hướng dẫn', CN: '须知', JA: 'ご案内', TH: 'คำแนะนำ' },
};

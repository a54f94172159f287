import type { PromotionRow } from '../../domains/promotions/index.ts';

export type PromotionId =
  | 'weekend-cashback'
  | 'first-deposit'
  | 'fishing-cashback'
  | 'month-deposit'
  | 'free-play'
  | 'open-odds'
  | 'daily-sign-in'
  | 'better-site'
  | 'zalo';

/** A seeded promotion without its words; amounts count smallest deposits, dates count days from the first start. */
export interface PlannedPromotion
  extends Pick<PromotionRow, 'category' | 'kind' | 'art' | 'contribution'>,
    Partial<
      Pick<
        PromotionRow,
        'percent' | 'wageringPercent' | 'daysToWager' | 'daysToClaim' | 'depositRule' | 'schedule' | 'picturesNeeded'
      >
    > {
  readonly id: PromotionId;
  readonly startsInDays?: number;
  readonly endsInDays?: number;
  readonly cap?: number;
  readonly minimumDeposit?: number;
  readonly maximumBet?: number;
  readonly daily?: readonly number[];
  readonly budget?: number;
  /** The one merchant that has it; all of them otherwise. */
  readonly merchant?: string;
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
    id: 'daily-sign-in',
    category: 'daily',
    kind: 'sign-in',
    art: { from: 'seed', code: 'daily-sign-in-7', category: 'LIVE' },
    daily: [0.01, 0.01, 0.02, 0.02, 0.03, 0.03, 0.05],
    budget: 500,
    contribution: [],
  },
  {
    id: 'better-site',
    category: 'daily',
    kind: 'application',
    art: { from: 'seed', code: 'better-site-12', category: 'FISH' },
    cap: 2,
    budget: 400,
    wageringPercent: 300,
    daysToWager: 14,
    daysToClaim: 7,
    maximumBet: 5,
    picturesNeeded: 1,
    contribution: [...rolling, share('PVP', 0)],
  },
  {
    id: 'zalo',
    category: 'daily',
    kind: 'application',
    art: { from: 'seed', code: 'zalo-131', category: 'RNG' },
    merchant: 'lotus',
    // 131K (spec §9).
    cap: 13.1,
    budget: 2620,
    wageringPercent: 0,
    daysToWager: 1,
    daysToClaim: 7,
    picturesNeeded: 1,
    contribution: [],
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

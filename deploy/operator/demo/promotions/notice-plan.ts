/** A seeded notice without its words: how many days ago it was published, and for whom. */
interface PlannedNotice {
  readonly id: string;
  readonly daysAgo: number;
  readonly type: 'PL' | 'PR' | 'PU';
  readonly audience?: 'all' | 'newcomer' | 'players';
  readonly promotionId?: string;
}

/** Notices to players; all of it is true of this site, and there is more than one page to turn. */
export const noticePlan = [
  { id: 'cashback-begins', daysAgo: 1, type: 'PL', promotionId: 'weekend-cashback' },
  { id: 'first-deposit-terms', daysAgo: 2, type: 'PL', promotionId: 'first-deposit' },
  { id: 'deposit-times', daysAgo: 4, type: 'PL', audience: 'players' },
  { id: 'own-account-only', daysAgo: 9, type: 'PL', audience: 'players' },
  { id: 'no-password', daysAgo: 12, type: 'PL' },
  { id: 'unfinished-rounds', daysAgo: 15, type: 'PL', audience: 'players' },
  { id: 'bonus-wallet', daysAgo: 19, type: 'PL', audience: 'players' },
  { id: 'search', daysAgo: 23, type: 'PL', audience: 'players' },
  { id: 'sign-out', daysAgo: 27, type: 'PL' },
  { id: 'record', daysAgo: 33, type: 'PL', audience: 'players' },
  { id: 'maintenance', daysAgo: 38, type: 'PL' },
  { id: 'draw-proof', daysAgo: 44, type: 'PL', audience: 'players' },
  { id: 'help-line', daysAgo: 51, type: 'PL' },
  { id: 'demo', daysAgo: 60, type: 'PL' },
  { id: 'welcome', daysAgo: 0, type: 'PU', audience: 'newcomer' },
  { id: 'promotion-month', daysAgo: 3, type: 'PR', promotionId: 'month-deposit' },
] as const satisfies readonly PlannedNotice[];

export type NoticeId = (typeof noticePlan)[number]['id'];
export type NoticeWords = Readonly<Record<NoticeId, readonly [title: string, content: string]>>;

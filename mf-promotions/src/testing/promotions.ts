import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import type { getAvailablePromotions, getNotices } from '@tessera/shared/wire/promotions';
import type { OwnPart } from '../model/promotion.ts';

type Offered = AnswerOf<typeof getAvailablePromotions>['list'][number];
type Feed = AnswerOf<typeof getNotices>;

export const dayMs = 24 * 60 * 60 * 1000;
const now = Date.now();

export const own = (state: OwnPart['state'], more: Partial<OwnPart> = {}): OwnPart => ({
  state,
  reasonCode: null,
  canLeave: false,
  offer: null,
  wagering: null,
  cashback: null,
  ...more,
});

/** 120,000 P to roll for 100,000 deposited and 20,000 given; half of it done. */
export const wagering = {
  claimId: '7',
  deposit: 10_000_000,
  bonus: 2_000_000,
  bonusBalance: 2_000_000,
  requiredTurnover: 12_000_000,
  doneTurnover: 6_000_000,
  claimedAtMs: now - dayMs,
  expiresAtMs: now + 29 * dayMs,
};

export const firstDeposit = (part: OwnPart): Offered => ({
  id: 'first-deposit',
  category: 'deposit',
  kind: 'deposit-bonus',
  title: '첫 입금 20%',
  summary: '첫 입금의 20%를 보너스 머니로, 최대 20만 P.',
  terms: '<p>조건 <strong>전문</strong></p><script>window.isHacked = true</script>',
  art: { from: 'scene' },
  startsAtMs: now - dayMs,
  endsAtMs: now + 60 * dayMs,
  percent: 20,
  cap: 20_000_000,
  minimumDeposit: 1_000_000,
  wageringPercent: 100,
  maximumBet: 5_000_000,
  daysToWager: 30,
  daysToClaim: 7,
  depositRule: 'first-ever',
  schedule: null,
  contribution: [{ category: 'RNG', percent: 100 }],
  own: part,
});

export const weekendCashback = (part: OwnPart): Offered => ({
  ...firstDeposit(part),
  id: 'weekend-cashback',
  category: 'cashback',
  kind: 'cashback',
  title: '주말 손실 8% 캐시백',
  summary: '월요일 아침 9시, 신청하지 않아도 들어옵니다.',
  endsAtMs: null,
  percent: 8,
  cap: 30_000_000,
  minimumDeposit: null,
  wageringPercent: 0,
  maximumBet: null,
  daysToWager: null,
  daysToClaim: null,
  depositRule: null,
  schedule: 'weekend',
});

export const feed = (count: number): Feed => ({
  player: Array.from({ length: count }, (_, n) => ({
    id: `n${n}`,
    title: `공지 ${n + 1}`,
    content: `<p>내용 ${n + 1}</p>`,
    date: now - (n + 0.5) * 2 * dayMs,
  })),
  banners: [],
  popup: [],
  promotion: [],
});

import { cardFoot, countClaimable, creditedBetween, isMoving, stateOf } from './member-status.ts';
import type { OwnPart, Promotion } from './promotion.ts';

const now = Date.UTC(2026, 2, 2);
const base: Promotion = {
  id: 'first-deposit',
  category: 'deposit',
  kind: 'deposit-bonus',
  title: '첫 입금 20%',
  summary: '',
  terms: '',
  art: { from: 'scene' },
  startsAtMs: now - 1000,
  endsAtMs: now + 1000,
  percent: 20,
  cap: 20_000_000,
  minimumDeposit: 1_000_000,
  wageringPercent: 100,
  maximumBet: null,
  daysToWager: 30,
  daysToClaim: 7,
  depositRule: 'first-ever',
  schedule: null,
  contribution: [],
  eligibility: null,
  dailyAmounts: null,
  picturesNeeded: null,
  budgetLeft: null,
  own: null,
};
const wagering = {
  claimId: '7',
  deposit: 1,
  bonus: 1,
  bonusBalance: 1,
  requiredTurnover: 2,
  doneTurnover: 1,
  claimedAtMs: now,
  expiresAtMs: now,
};
const own = (state: OwnPart['state'], more: Partial<OwnPart> = {}): OwnPart => ({
  state,
  reasonCode: null,
  canLeave: false,
  offer: null,
  wagering: null,
  cashback: null,
  application: null,
  signIn: null,
  acceptedAtMs: null,
  ...more,
});
const promotion = (more: Partial<Promotion>): Promotion => ({ ...base, ...more });

it('a visitor sees by the dates whether a promotion is coming, open or over', () => {
  expect(stateOf(base, now)).toBe('join');
  expect(stateOf(promotion({ startsAtMs: now + 1 }), now)).toBe('coming-soon');
  expect(stateOf(promotion({ endsAtMs: now }), now)).toBe('closed');
  expect(stateOf(promotion({ kind: 'information' }), now)).toBe('information');
});

it('only what can be joined or claimed has an inviting button', () => {
  expect(cardFoot(base, now, false)).toEqual({ kind: 'invite', label: 'card.join' });
  expect(cardFoot(promotion({ own: own('claim') }), now, false)).toEqual({ kind: 'invite', label: 'card.claim' });
  expect(cardFoot(promotion({ kind: 'information' }), now, false).kind).toBe('read');
  expect(cardFoot(promotion({ own: own('coming-soon') }), now, false).kind).toBe('read');
  for (const state of ['joined', 'signed', 'applying', 'process', 'claimed', 'ended', 'rejected', 'closed'] as const) {
    expect(cardFoot(promotion({ own: own(state) }), now, false).kind).toBe('badge');
  }
});

it('a cashback takes part by itself: nobody is asked to join it first', () => {
  const cashback = promotion({ kind: 'cashback' });
  expect(cardFoot(cashback, now, false).kind).toBe('read');
  expect(cardFoot({ ...cashback, own: own('joined') }, now, false)).toMatchObject({
    label: 'state.takingPart',
    tone: 'ok',
  });
  expect(cardFoot({ ...cashback, own: own('join') }, now, false)).toMatchObject({ label: 'card.rejoin' });
  expect(cardFoot({ ...cashback, own: own('join') }, now, true)).toEqual({ kind: 'read', label: 'card.read' });
});

it('counts what waits for the member, and leaves a cashback that was left alone', () => {
  const list = [
    promotion({ own: own('join') }),
    promotion({ own: own('claim') }),
    promotion({ own: own('process') }),
    promotion({ kind: 'cashback', own: own('join') }),
    base,
  ];
  expect(countClaimable(list)).toBe(2);
});

it('asks again by itself only while something is on its way', () => {
  expect(isMoving(promotion({ own: own('joined') }))).toBe(true);
  expect(isMoving(promotion({ own: own('process') }))).toBe(true);
  expect(isMoving(promotion({ kind: 'cashback', own: own('joined') }))).toBe(false);
  expect(isMoving(promotion({ own: own('claimed') }))).toBe(false);
  expect(isMoving(base)).toBe(false);
});

it('notices a bonus that came while nobody pressed anything, once', () => {
  const waiting = [promotion({ own: own('applying') })];
  const credited = [promotion({ own: own('process', { wagering }) })];
  expect(creditedBetween(waiting, credited)).toEqual([{ promotionId: 'first-deposit', claimId: '7' }]);
  expect(creditedBetween(credited, credited)).toEqual([]);
  expect(creditedBetween([], credited)).toEqual([]);
});

it('an application can be sent, is being reviewed, and can be claimed or sent again', () => {
  const foot = (part: OwnPart) => cardFoot(promotion({ kind: 'application', own: part }), now, false);
  expect(foot(own('join'))).toEqual({ kind: 'invite', label: 'card.apply' });
  expect(foot(own('applying'))).toMatchObject({ label: 'state.reviewed' });
  expect(foot(own('issued'))).toEqual({ kind: 'invite', label: 'card.claim' });
  const waiting = own('issued', { reasonCode: 'promotion.other.active' });
  expect(foot(waiting)).toMatchObject({ kind: 'badge', label: 'state.issued' });
  expect(foot(own('rejected', { reasonCode: 'promotion.application.rejected' }))).toMatchObject({ kind: 'invite' });
  expect(foot(own('rejected', { reasonCode: 'promotion.budget.spent' })).kind).toBe('badge');
  expect(countClaimable([own('issued'), waiting].map((part) => promotion({ own: part })))).toBe(1);
});

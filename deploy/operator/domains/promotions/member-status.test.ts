import { bonusFor, type Facts, statusOf } from './member-status.ts';
import type { PromotionRow } from './promotion-row.ts';

const now = new Date('2026-03-02T03:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);

const promotion: PromotionRow = {
  id: 'first-deposit',
  category: 'deposit',
  kind: 'deposit-bonus',
  texts: {},
  art: { from: 'scene' },
  startsAt: days(-10),
  endsAt: days(10),
  percent: 20,
  capMinor: 20_000_000,
  minimumDepositMinor: 1_000_000,
  wageringPercent: 100,
  maximumBetMinor: null,
  daysToWager: 30,
  daysToClaim: 7,
  depositRule: 'first-ever',
  schedule: null,
  contribution: [],
};
const nothing: Facts = {
  participation: null,
  claim: null,
  deposit: null,
  hasPendingDeposit: false,
  hasOtherActive: false,
};
const deposit = { amountMinor: 10_000_000, decidedAt: days(-1), hasWithdrawnSince: false, hasStakedSince: false };
const state = (facts: Partial<Facts>, changes: Partial<PromotionRow> = {}) => {
  const { state, reasonCode } = statusOf({ ...promotion, ...changes }, { ...nothing, ...facts }, now);
  return reasonCode ? `${state}: ${reasonCode}` : state;
};

describe("a member's status in a deposit bonus", () => {
  it('begins with an opt-in: no member takes part without asking', () => {
    expect(state({})).toBe('join');
    expect(state({ participation: 'left' })).toBe('join');
  });

  it('waits for the deposit, and says when it is being checked', () => {
    expect(state({ participation: 'joined' })).toBe('joined');
    expect(state({ participation: 'joined', hasPendingDeposit: true })).toBe('applying');
  });

  it('can be claimed for a few days after the deposit, as long as the deposit is still there', () => {
    expect(state({ deposit })).toBe('claim');
    expect(state({ deposit: { ...deposit, decidedAt: days(-7) } })).toBe('claim');
    expect(state({ deposit: { ...deposit, decidedAt: days(-7.01) } })).toBe('rejected: promotion.deposit.past');
    expect(state({ deposit: { ...deposit, hasWithdrawnSince: true } })).toBe('rejected: promotion.deposit.withdrawn');
    expect(state({ deposit: { ...deposit, hasStakedSince: true } })).toBe('rejected: promotion.deposit.staked');
    expect(state({ deposit: { ...deposit, amountMinor: 999_999 } })).toBe('rejected: promotion.deposit.below.minimum');
  });

  it('does not reach back before the promotion began', () => {
    expect(state({ deposit }, { startsAt: now })).toBe('rejected: promotion.deposit.past');
  });

  it('is one at a time', () => {
    expect(state({ deposit, hasOtherActive: true })).toBe('rejected: promotion.other.active');
  });

  it('is given once, whatever became of it', () => {
    expect(state({ deposit, claim: { status: 'active' } })).toBe('process');
    expect(state({ deposit, claim: { status: 'released' } })).toBe('issued');
    for (const status of ['forfeited', 'expired', 'spent'] as const) {
      expect(state({ deposit, claim: { status } })).toBe(`ended: promotion.bonus.${status}`);
    }
  });

  it('follows its dates, but lets a running bonus continue after them', () => {
    expect(state({}, { startsAt: days(1) })).toBe('coming-soon');
    expect(state({}, { endsAt: now })).toBe('closed');
    expect(state({ claim: { status: 'active' } }, { endsAt: now })).toBe('process');
  });
});

it('a cashback takes part by itself, can be left, and is signed when joined again', () => {
  const cashback = { kind: 'cashback' } as const;
  expect(statusOf({ ...promotion, ...cashback }, nothing, now)).toMatchObject({ state: 'joined', canLeave: true });
  expect(state({ participation: 'left' }, cashback)).toBe('join');
  expect(state({ participation: 'joined' }, cashback)).toBe('signed');
});

it('an announcement has nothing to join', () => {
  expect(state({ deposit }, { kind: 'information' })).toBe('information');
});

it('a bonus is cut to whole minor units and to its cap; the rolling covers deposit and bonus, rounded up', () => {
  expect(bonusFor(promotion, 10_000_000)).toEqual({ bonusMinor: 2_000_000, requiredMinor: 12_000_000 });
  expect(bonusFor(promotion, 500_000_000)).toEqual({ bonusMinor: 20_000_000, requiredMinor: 520_000_000 });
  expect(bonusFor({ ...promotion, percent: 33, wageringPercent: 50 }, 101)).toEqual({
    bonusMinor: 33,
    requiredMinor: 67,
  });
});

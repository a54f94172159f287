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
  eligibility: null,
  picturesNeeded: null,
  dailyMinor: null,
  version: 1,
  budgetLeftMinor: null,
};
const nothing: Facts = {
  participation: null,
  claim: null,
  application: null,
  daysInARow: 0,
  lastSignedDay: null,
  today: '2026-03-02',
  registeredAt: days(-100),
  rank: 0,
  isInSegment: true,
  deposit: null,
  hasPendingDeposit: false,
  hasOtherActive: false,
  hasCashAway: false,
  isOpenToOffers: true,
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

  it('brings nothing for a deposit whose share is below the smallest unit', () => {
    const tiny = { ...deposit, amountMinor: 99 };
    const rules = { minimumDepositMinor: 1, percent: 1 };
    expect(state({ deposit: tiny }, rules)).toBe('rejected: promotion.deposit.below.minimum');
    expect(state({ deposit: { ...tiny, amountMinor: 100 } }, rules)).toBe('claim');
  });

  it('does not reach back before the promotion began', () => {
    expect(state({ deposit }, { startsAt: now })).toBe('rejected: promotion.deposit.past');
  });

  it('is one at a time', () => {
    expect(state({ deposit, hasOtherActive: true })).toBe('rejected: promotion.other.active');
    expect(state({ deposit, hasCashAway: true })).toBe('rejected: promotion.cash.away');
  });

  it('is given once, whatever became of it', () => {
    expect(state({ deposit, claim: { status: 'active' } })).toBe('process');
    expect(state({ deposit, claim: { status: 'released' } })).toBe('claimed');
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

it('a cashback takes part by itself, can be left, and can be joined again', () => {
  const cashback = { kind: 'cashback' } as const;
  expect(statusOf({ ...promotion, ...cashback }, nothing, now)).toMatchObject({ state: 'joined', canLeave: true });
  expect(state({ participation: 'left' }, cashback)).toBe('join');
  expect(state({ participation: 'joined' }, cashback)).toBe('joined');
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

const eligibility = { newcomerDays: null, minimumRank: null, code: null };

describe('the rules about who may take part', () => {
  it('keep out who registered too long ago, or has too low a rank, with the reason', () => {
    const rules = { eligibility: { ...eligibility, newcomerDays: 7, minimumRank: 3 } };
    expect(state({}, rules)).toBe('rejected: promotion.newcomers.only');
    expect(state({ registeredAt: days(-7) }, rules)).toBe('rejected: promotion.rank.below');
    expect(state({ registeredAt: days(-7), rank: 3 }, rules)).toBe('join');
  });

  it('keep out who is not within the segment, but not who has joined', () => {
    const rules = { eligibility: { ...eligibility, segment: { promotionId: 'first-deposit' } } };
    expect(state({ isInSegment: false }, rules)).toBe('rejected: promotion.segment.outside');
    expect(state({ isInSegment: false, participation: 'joined' }, rules)).toBe('joined');
    expect(state({}, rules)).toBe('join');
  });

  it('do not throw out who has joined by them', () => {
    const rules = { eligibility: { ...eligibility, minimumRank: 3 }, budgetLeftMinor: 0 };
    expect(state({ participation: 'joined' }, rules)).toBe('joined');
  });

  it('ask for the code before anything is claimed', () => {
    const rules = { eligibility: { ...eligibility, code: 'SPRING' } };
    expect(state({ deposit }, rules)).toBe('join');
    expect(state({ deposit, participation: 'joined' }, rules)).toBe('claim');
  });
});

it('a budget that does not suffice for the bonus says so', () => {
  expect(state({}, { budgetLeftMinor: 0 })).toBe('rejected: promotion.budget.spent');
  expect(state({ deposit }, { budgetLeftMinor: 1_999_999 })).toBe('rejected: promotion.budget.spent');
  expect(state({ deposit }, { budgetLeftMinor: 2_000_000 })).toBe('claim');
});

describe("a member's status in a promotion with applications", () => {
  const rules = { kind: 'application', daysToClaim: 7 } as const;
  const sent = (status: 'pending' | 'approved' | 'rejected', decided = -1) => ({
    application: { status, decidedAtMs: days(decided).getTime() },
  });

  it('is being checked, then granted or rejected', () => {
    expect(state({}, rules)).toBe('join');
    expect(state(sent('pending'), rules)).toBe('applying');
    expect(state(sent('approved'), rules)).toBe('issued');
    expect(state(sent('rejected'), rules)).toBe('rejected: promotion.application.rejected');
    expect(state({ ...sent('approved'), claim: { status: 'paid' } }, rules)).toBe('claimed');
  });

  it('keeps what was granted after the promotion has ended, until its last day', () => {
    const ended = { ...rules, endsAt: days(-0.5) };
    expect(state(sent('approved', -7), ended)).toBe('issued');
    expect(state(sent('approved', -7.01), ended)).toBe('ended: promotion.claim.late');
    expect(state(sent('rejected'), ended)).toBe('closed');
  });

  it('waits while another bonus is wagered, unless it is cash', () => {
    expect(state({ ...sent('approved'), hasOtherActive: true }, rules)).toBe('issued: promotion.other.active');
    expect(state({ ...sent('approved'), hasCashAway: true }, rules)).toBe('issued: promotion.cash.away');
    expect(state({ ...sent('approved'), hasOtherActive: true }, { ...rules, wageringPercent: 0 })).toBe('issued');
  });
});

it('a daily sign-in can be claimed once a day', () => {
  const rules = { kind: 'sign-in', dailyMinor: [100, 200] } as const;
  expect(state({ lastSignedDay: '2026-03-01' }, rules)).toBe('claim');
  expect(state({ lastSignedDay: '2026-03-02' }, rules)).toBe('signed');
});

import { conditionLines } from './conditions.ts';
import type { Promotion } from './promotion.ts';

const until = Date.UTC(2026, 11, 31, 15);
const deposit: Promotion = {
  id: 'first-deposit',
  category: 'deposit',
  kind: 'deposit-bonus',
  title: '',
  summary: '',
  terms: '',
  art: { from: 'scene' },
  startsAtMs: 0,
  endsAtMs: until,
  percent: 20,
  cap: 200,
  minimumDeposit: 10,
  wageringPercent: 100,
  maximumBet: 50,
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
const texts = (promotion: Promotion) => conditionLines(promotion).map(({ text }) => text.slice('condition.'.length));

it('says of a deposit bonus whom it is for, how much, the rolling, the deadline and the largest bet', () => {
  expect(texts(deposit)).toEqual([
    'whoFirst',
    'datesBoth',
    'minimumDeposit',
    'shareOfDepositCap',
    'rollingOfBoth',
    'daysToWager',
    'maximumBetText',
    'paidAsBonus',
  ]);
});

it('names the last day that counts, not the midnight after it', () => {
  expect(conditionLines(deposit)[1]?.moments).toEqual({ from: 0, until: until - 1 });
});

it('says plainly that there is no rolling', () => {
  const cashback: Promotion = {
    ...deposit,
    kind: 'cashback',
    schedule: 'weekend',
    wageringPercent: 0,
    endsAtMs: null,
    minimumDeposit: null,
    daysToWager: null,
    maximumBet: null,
    depositRule: null,
  };
  expect(texts(cashback)).toEqual(['whoAll', 'datesWeekend', 'shareOfLossCap', 'rollingNone', 'paidMonday']);
});

it('an announcement has no conditions', () => {
  expect(conditionLines({ ...deposit, kind: 'information' })).toEqual([]);
});

it('says of a promotion with rules about who may take part what they are, and how much is left', () => {
  const eligibility = { newcomerDays: 7, minimumRank: 3, hasSegment: true, needsCode: true };
  const rules = { kind: 'application', percent: null, minimumDeposit: null, depositRule: null, eligibility } as const;
  expect(texts({ ...deposit, ...rules, budgetLeft: 500 })).toEqual([
    'whoAll',
    'datesBoth',
    'newcomerDays',
    'minimumRank',
    'hasSegment',
    'needsCode',
    'rollingOfBonus',
    'daysToWager',
    'maximumBetText',
    'budgetLeft',
    'paidAfterReview',
  ]);
  const cash = { ...deposit, ...rules, wageringPercent: 0, daysToWager: 1, maximumBet: null };
  expect(texts(cash).slice(-2)).toEqual(['rollingNone', 'paidAfterReviewAsCash']);
});

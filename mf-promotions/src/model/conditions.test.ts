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

import { firstDeposit, own } from '../testing/promotions.ts';
import { cashRewards, readyRewards, waitingRewards } from './rewards.ts';

const offer = { deposit: 10_000, bonus: 2_000, requiredTurnover: 12_000 };
const bonus = firstDeposit(own('claim', { offer }));
const signIn = firstDeposit(own('claim', { offer: null, signIn: { daysInARow: 2, next: 300, nextAtMs: 0 } }));
const granted = (reasonCode: string | null) =>
  firstDeposit(own('issued', { reasonCode, offer: { deposit: 0, bonus: 500, requiredTurnover: 0 } }));

it('what can be claimed now has its amount and its turnover', () => {
  expect(readyRewards([bonus, signIn, granted(null), firstDeposit(own('join'))])).toMatchObject([
    { amount: 2_000, requiredTurnover: 12_000 },
    { amount: 300, requiredTurnover: 0 },
    { amount: 500, requiredTurnover: 0 },
  ]);
});

it('what was granted while another bonus is wagered waits', () => {
  const waiting = granted('promotion.other.active');
  expect(readyRewards([waiting])).toEqual([]);
  expect(waitingRewards([waiting, bonus, granted(null)])).toEqual([waiting]);
});

it('only cash is claimed together with other rewards', () => {
  expect(cashRewards(readyRewards([bonus, signIn]))).toMatchObject([{ amount: 300 }]);
});

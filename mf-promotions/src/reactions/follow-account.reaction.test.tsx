import { bus } from '@tessera/shared/events';
import { setSwitches } from '@tessera/shared/switches';
import { type FakeOperator, fakeOperator, signInForTest, startTestPage, TestPage } from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import {
  getAvailablePromotions,
  getMissionSummary,
  getPointBalance,
  getRankProgress,
  getRebatePeriods,
} from '@tessera/shared/wire/promotions';
import { act, render, waitFor } from '@testing-library/react';
import messages from '../../locales/ko.json';
import { useCashback } from '../api/cashback.ts';
import { usePointBalance } from '../api/points.ts';
import { useRankProgress } from '../api/vip.ts';
import { firstDeposit, own, wagering } from '../testing/promotions.ts';
import followAccount from './follow-account.reaction.ts';
import followTurnover from './follow-turnover.reaction.ts';
import forgetMember from './forget-member.reaction.ts';

const mission = (state: string) => ({
  ...{ id: state, startsOn: '2026-03-02', period: 'daily' as const, name: state, reward: 100, endsAtMs: 0, state },
  ...{ kind: 'bets' as const, category: null, stake: null, count: { done: 1, target: 2 } },
});
const running = (doneTurnover: number) =>
  firstDeposit(own('process', { canLeave: true, wagering: { ...wagering, doneTurnover } }));
let operator: FakeOperator;

beforeAll(() => startTestPage({ promotions: messages }));
beforeEach(() => {
  operator = fakeOperator();
  setSwitches([
    { modId: 'REWCEN3', enabled: '1', childrenNodes: [] },
    { modId: 'MANPLAYREB3', enabled: '1', childrenNodes: [] },
  ]);
  signInForTest();
  // Installs the cache.
  render(<TestPage>{null}</TestPage>);
  forgetMember();
  operator.answer(getAvailablePromotions, () => ({ list: [firstDeposit(own('claim'))] }));
  operator.answer(getMissionSummary, () => ({ isOpen: true, list: [mission('completed'), mission('running')] }));
});

it('the badges are counted again when a reward or a promotion has changed, whatever page is shown', async () => {
  await followAccount({ kinds: ['reward'] });
  expect(bus.latest('promotions:missions-counted')).toEqual({ count: 1 });
  expect(bus.latest('promotions:claimable-counted')).toEqual({ count: 0 });
  await followAccount({ kinds: ['promotion'] });
  expect(bus.latest('promotions:claimable-counted')).toEqual({ count: 1 });
});

it('cashback, points and the level are asked for again by what changes them', async () => {
  operator.answer(getRebatePeriods, () => ({
    running: { amount: 0, claimFromMs: 0, parts: [] },
    total: 0,
    list: [],
  }));
  operator.answer(getPointBalance, () => ({ points: 5 }));
  operator.answer(getRankProgress, () => recorded(getRankProgress));
  const Pages = () => {
    useCashback(1);
    usePointBalance();
    useRankProgress();
    return null;
  };
  render(
    <TestPage>
      <Pages />
    </TestPage>,
  );
  const asked = () =>
    [getRebatePeriods, getPointBalance, getRankProgress].map((endpoint) => operator.calls(endpoint as never).length);
  await waitFor(() => expect(asked()).toEqual([1, 1, 1]));
  await act(() => followAccount({ kinds: ['balance'] }));
  expect(asked()).toEqual([2, 2, 1]);
  await act(() => followAccount({ kinds: ['message'] }));
  expect(asked()).toEqual([2, 3, 2]);
});

it('rounds ask together what is left of the turnover, and only while a bonus runs', async () => {
  jest.useFakeTimers();
  await followTurnover();
  expect(operator.calls(getAvailablePromotions)).toEqual([]);
  operator.answer(getAvailablePromotions, () => ({ list: [running(6_000_000)] }));
  await followAccount({ kinds: ['bonus'] });
  expect(bus.latest('promotions:turnover-counted')).toEqual({ leftMinor: 6_000_000 });
  operator.answer(getAvailablePromotions, () => ({ list: [running(7_000_000)] }));
  const rounds = [followTurnover(), followTurnover(), followTurnover()];
  await jest.advanceTimersByTimeAsync(2_000);
  await Promise.all(rounds);
  expect(bus.latest('promotions:turnover-counted')).toEqual({ leftMinor: 5_000_000 });
  expect(operator.calls(getAvailablePromotions)).toHaveLength(2);
  jest.useRealTimers();
});

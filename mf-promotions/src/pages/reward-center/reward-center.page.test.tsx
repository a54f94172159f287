import { installIntentRouter } from '@tessera/shared/intents';
import { setSwitches } from '@tessera/shared/switches';
import {
  type FakeOperator,
  fakeOperator,
  refuse,
  signInForTest,
  startTestPage,
  TestPage,
} from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { toast } from '@tessera/shared/ui/toast';
import {
  claimMission,
  claimPromotion,
  claimRaffle,
  claimRebate,
  getAvailablePromotions,
  getEnvelopes,
  getMissionSummary,
  getRaffles,
  getRankGifts,
  getRebatePeriods,
  openEnvelope,
} from '@tessera/shared/wire/promotions';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import { firstDeposit, own } from '../../testing/promotions.ts';
import RewardCenterPage from './reward-center.page.tsx';

const { rewards } = messages;
const granted = (id: string, requiredTurnover: number, reasonCode: string | null = null) => ({
  ...firstDeposit(own('issued', { reasonCode, offer: { deposit: 0, bonus: 50_000, requiredTurnover } })),
  id,
  title: id,
});

describe('the reward centre', () => {
  let operator: FakeOperator;
  let list = [granted('cash-one', 0)];

  beforeAll(() => startTestPage({ ui: uiMessages, promotions: messages }));
  beforeEach(() => {
    operator = fakeOperator();
    signInForTest();
    setSwitches([]);
    list = [granted('cash-one', 0), granted('cash-two', 0), granted('bonus', 150_000)];
    operator.answer(getAvailablePromotions, () => ({ list }));
    operator.answer(getRankGifts, () => ({ list: [] }));
    operator.answer(getMissionSummary, () => ({ isOpen: true, list: [] }));
    operator.answer(getRaffles, () => ({ list: [] }));
    operator.answer(getEnvelopes, () => ({ announces: false, list: [] }));
    operator.answer(claimPromotion, ({ promotionId }) => {
      list = list.filter(({ id }) => id !== promotionId);
      return { promotionId, isCredited: true, own: own('claimed') };
    });
  });
  const show = () =>
    render(
      <TestPage path="/member/rewardCenter">
        <RewardCenterPage />
      </TestPage>,
    );
  const claim = (id: string) => screen.findByRole('button', { name: new RegExp(`^${id}`) });

  it('says of each reward what it asks for, and claims it alone', async () => {
    show();
    const bonus = (await claim('bonus')).closest('li');
    expect(bonus).toHaveTextContent('롤링 1,500.00 P');
    fireEvent.click(await claim('bonus'));
    await waitFor(() => expect(screen.queryByText('bonus')).not.toBeInTheDocument());
    expect(operator.calls(claimPromotion).map(({ request }) => request.promotionId)).toEqual(['bonus']);
  });

  it('offers cashback of a day beside the promotions, and claims it with all other cash', async () => {
    setSwitches([{ modId: 'MANPLAYREB3', enabled: '1', childrenNodes: [] }]);
    let isOpen = true;
    operator.answer(getRebatePeriods, () => ({
      running: { amount: 0, claimFromMs: 0, parts: [] },
      total: 1,
      list: isOpen
        ? [{ id: 7, day: '2026-03-03', status: 'open', amount: 5000, claimUntilMs: 0, paidAtMs: null, parts: [] }]
        : [],
    }));
    operator.answer(claimRebate, () => {
      isOpen = false;
      return { amount: 5000 };
    });
    show();
    expect(await claim(`${messages.cashback.title} 2026-03-03`)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: rewards.claimAll.replace('{{count}}', '3') }));
    await waitFor(() => expect(screen.queryByText(/2026-03-03/)).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByText(/^cash/)).not.toBeInTheDocument());
  });

  it('offers missions that are completed, and claims them', async () => {
    const mission = { id: 'walk', startsOn: '2026-03-02', name: '슬롯 산책', period: 'daily' as const, reward: 3000 };
    const done = { kind: 'bets' as const, category: null, stake: null, count: { done: 3, target: 3 } };
    let state = 'completed';
    operator.answer(getMissionSummary, () => ({ isOpen: true, list: [{ ...mission, ...done, state, endsAtMs: 0 }] }));
    operator.answer(claimMission, () => {
      state = 'claimed';
      return { amount: 3000 };
    });
    show();
    fireEvent.click(await claim('슬롯 산책'));
    await waitFor(() => expect(screen.queryByText('슬롯 산책')).not.toBeInTheDocument());
  });
  it('offers a prize of a raffle beside the others, and claims it once', async () => {
    const [raffle] = recorded(getRaffles).list;
    if (!raffle) throw new Error('No raffle is recorded.');
    let status = 'won';
    operator.answer(getRaffles, () => ({ list: [{ ...raffle, stage: 'drawn', status, won: 7000, claimUntilMs: 1 }] }));
    operator.answer(claimRaffle, () => {
      status = 'claimed';
      return { amount: 7000 };
    });
    show();
    fireEvent.click(await claim(raffle.title));
    await waitFor(() => expect(screen.queryByText(raffle.title)).not.toBeInTheDocument());
    expect(operator.calls(claimRaffle)).toHaveLength(1);
  });

  it('offers an unopened red envelope, whoever wants no notices, and opens it alone or with all other cash', async () => {
    const [drop] = recorded(getEnvelopes).list;
    if (!drop) throw new Error('No drop is recorded.');
    let unopened = [
      { ...drop, id: 1, title: '봉투 하나' },
      { ...drop, id: 2, title: '봉투 둘' },
    ];
    operator.answer(getEnvelopes, () => ({
      announces: false,
      list: unopened.map((one) => ({ ...one, stage: 'running', status: 'unopened' as const })),
    }));
    operator.answer(openEnvelope, ({ id }) => {
      unopened = unopened.filter((one) => one.id !== id);
      return { amount: 10_000 };
    });
    show();
    fireEvent.click(await screen.findByRole('button', { name: `봉투 하나: ${messages.envelopes.open}` }));
    await waitFor(() => expect(screen.queryByText('봉투 하나')).not.toBeInTheDocument());
    fireEvent.click(screen.getByRole('button', { name: rewards.claimAll.replace('{{count}}', '3') }));
    await waitFor(() => expect(screen.queryByText('봉투 둘')).not.toBeInTheDocument());
    expect(operator.calls(openEnvelope).map(({ request }) => request.id)).toEqual([1, 2]);
  });

  it('claims all cash at once, and no bonus with conditions', async () => {
    const toasts = jest.spyOn(toast, 'show').mockImplementation();
    show();
    fireEvent.click(await screen.findByRole('button', { name: rewards.claimAll.replace('{{count}}', '2') }));
    await waitFor(() => expect(screen.queryByText(/^cash/)).not.toBeInTheDocument());
    expect(operator.calls(claimPromotion).map(({ request }) => request.promotionId)).toEqual(['cash-one', 'cash-two']);
    expect(await claim('bonus')).toBeVisible();
    const title = (name: string) => rewards.credited.replace('{{name}}', name).replace('{{amount}}', '500.00 P');
    for (const name of ['cash-one', 'cash-two'])
      expect(toasts).toHaveBeenCalledWith(expect.objectContaining({ title: title(name) }));
  });

  it('keeps the place of the keyboard: on the next claim, and on the page when nothing is left', async () => {
    show();
    const first = await claim('cash-one');
    first.focus();
    fireEvent.click(first);
    await waitFor(async () => expect(await claim('cash-two')).toHaveFocus());
    list = [granted('cash-two', 0)];
    fireEvent.click(await claim('cash-two'));
    expect((await screen.findByText(rewards.empty)).closest('[tabindex]')).toHaveFocus();
  });

  it('says why one could not be claimed, and claims the others', async () => {
    operator.answer(claimPromotion, ({ promotionId }) => {
      if (promotionId === 'cash-one') refuse('promotion.budget.spent');
      list = list.filter(({ id }) => id !== promotionId);
      return { promotionId, isCredited: true, own: own('claimed') };
    });
    show();
    fireEvent.click(await screen.findByRole('button', { name: rewards.claimAll.replace('{{count}}', '2') }));
    expect(await screen.findByText(messages.error.promotion_budget_spent)).toBeVisible();
    expect(screen.queryByText('cash-two')).not.toBeInTheDocument();
  });

  it('lists what has to wait, with the reason and without a claim', async () => {
    list = [granted('later', 100, 'promotion.other.active')];
    show();
    expect(await screen.findByText(messages.error.promotion_other_active)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^later/ })).not.toBeInTheDocument();
  });

  it.each([
    ['1', 'transactionHistory?type=bonus&period=year'],
    ['0', 'bonusDetails'],
  ] as const)('leads to the history of all rewards (account record switched %s)', async (enabled, page) => {
    setSwitches([{ modId: 'MEMTRANS3', enabled, childrenNodes: [] }]);
    const asked = jest.fn();
    installIntentRouter(async (name, params) => {
      asked(name, params);
      return { status: 'done', result: undefined as never };
    });
    show();
    fireEvent.click(screen.getByRole('button', { name: rewards.history }));
    await waitFor(() => expect(asked).toHaveBeenCalledWith('open-centre', { centre: 'member', page }));
  });

  it('says so when there is nothing to claim', async () => {
    list = [];
    show();
    expect(await screen.findByText(rewards.empty)).toBeVisible();
  });

  it('says during a break that nothing new is offered, with something to claim and without', async () => {
    signInForTest({ offers: 'closed' });
    const { unmount } = show();
    expect(await claim('cash-one')).toBeVisible();
    expect(screen.getByText(messages.closed.detail)).toBeVisible();
    unmount();
    list = [];
    show();
    expect(await screen.findByText(messages.closed.title)).toBeVisible();
  });

  it('shows the rewards of all parts but the one that could not be loaded, which can be loaded again', async () => {
    setSwitches([{ modId: 'MANPLAYREB3', enabled: '1', childrenNodes: [] }]);
    operator.answer(getRebatePeriods, () => refuse('system.error'));
    show();
    expect(await claim('cash-one')).toBeVisible();
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent(messages.cashback.title);
    operator.answer(getRebatePeriods, () => ({
      running: { amount: 0, claimFromMs: 0, parts: [] },
      total: 0,
      list: [],
    }));
    fireEvent.click(screen.getByRole('button', { name: rewards.retry }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('can be asked again when it did not load', async () => {
    operator.setOnline(false);
    show();
    const again = await screen.findByRole('button', { name: uiMessages.action.retry });
    operator.setOnline(true);
    await act(async () => fireEvent.click(again));
    expect(await claim('bonus')).toBeVisible();
  });

  it('keeps its room while it loads', () => {
    operator.answer(getAvailablePromotions, () => new Promise(() => undefined));
    const { container } = show();
    expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument();
  });
});

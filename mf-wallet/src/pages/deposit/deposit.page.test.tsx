import { bus } from '@tessera/shared/events';
import { installIntentRouter } from '@tessera/shared/intents';
import { pageQueries } from '@tessera/shared/query';
import {
  type FakeOperator,
  fakeOperator,
  refuse,
  signInForTest,
  startTestPage,
  TestPage,
} from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import {
  createDeposit,
  type DepositStatus,
  getDepositList,
  getDepositSettings,
  getWithdrawSettings,
} from '@tessera/shared/wire/wallet';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import { depositSettings, firstBonus, newDeposit, withdrawSettings } from '../../testing/fake-wallet.ts';
import DepositPage from './deposit.page.tsx';

/** The recorded bonus asks for no more than the method does: one that asks for more can be missed. */
const bonusFromTwenty = { ...firstBonus, minimumDeposit: 2_000_000 };

describe('the deposit page', () => {
  let operator: FakeOperator;
  let status: DepositStatus = 'pending';
  let requests: string[] = [];
  let bonus: { title: string; amount: number; requiredTurnover: number } | null = null;
  let choices: (string | null | undefined)[] = [];
  const deposit = (amount: number) => ({
    ...newDeposit('42', amount),
    status,
    bonus,
    decidedAtMs: status === 'pending' ? null : Date.now(),
    reasonCode: status === 'rejected' ? 'deposit.not.received' : null,
  });

  beforeAll(() => startTestPage({ ui: uiMessages, wallet: messages }));
  afterEach(() => {
    jest.useRealTimers();
  });
  beforeEach(() => {
    operator = fakeOperator();
    signInForTest();
    status = 'pending';
    bonus = null;
    requests = [];
    choices = [];
    let made: number | undefined;
    operator.answer(getDepositSettings, () => depositSettings);
    operator.answer(getWithdrawSettings, () => withdrawSettings);
    operator.answer(getDepositList, () => ({
      total: made ? 1 : 0,
      list: made ? [deposit(made)] : [],
    }));
    operator.answer(createDeposit, ({ amount, requestId, promotionId }) => {
      requests.push(requestId);
      choices.push(promotionId);
      made = amount;
      return deposit(amount);
    });
  });

  const show = (path = '/member/depositv2') =>
    render(
      <TestPage path={path}>
        <DepositPage />
      </TestPage>,
    );
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

  it('no longer shows why a deposit was refused once another amount or method is asked for', async () => {
    operator.answer(createDeposit, () => refuse('deposit.pending.limit', { limit: 3 }));
    show();
    const amount = await screen.findByRole('textbox', { name: '금액' });
    fireEvent.change(amount, { target: { value: '100000' } });
    press(/^10만 P/);
    expect(await screen.findByRole('alert')).toBeVisible();
    fireEvent.change(amount, { target: { value: '110000' } });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('lets an empty amount be passed, names the minimum for 0, and says how an unclear amount is written', async () => {
    show();
    const amount = await screen.findByRole('textbox', { name: '금액' });
    fireEvent.blur(amount);
    await act(() => new Promise<void>((resume) => setTimeout(resume)));
    expect(amount).not.toBeInvalid();
    fireEvent.change(amount, { target: { value: '0' } });
    fireEvent.blur(amount);
    expect(await screen.findByText(/부터 할 수 있습니다/)).toBeVisible();
    fireEvent.change(amount, { target: { value: '10000,5' } });
    expect(await screen.findByText('12,345.50처럼 입력하세요.')).toBeVisible();
    expect(amount).toHaveValue('10000,5');
  });

  it('leads to the amount, which stands first, when nothing was filled in', async () => {
    operator.answer(getDepositSettings, () => ({ ...depositSettings, payeeName: '' }));
    show();
    await screen.findByRole('textbox', { name: '금액' });
    press('입금하기');
    await waitFor(() => expect(screen.getByRole('textbox', { name: '금액' })).toHaveFocus());
    expect(screen.getByRole('textbox', { name: '입금자 이름' })).toBeInvalid();
  });

  it('states in its first line that no money moves, and offers the operator’s methods', async () => {
    show();
    expect(screen.getByText('데모 환경입니다. 실제 돈은 움직이지 않습니다.')).toBeVisible();
    expect(
      await screen.findByRole('radio', { name: /은행 이체.*1만 – 500만 P.*수수료 없음 · 보통 10분/ }),
    ).toBeChecked();
    expect(screen.getAllByRole('radio')).toHaveLength(1);
  });

  it('points at the amount when it is missing or too little, and sends nothing', async () => {
    show();
    await screen.findByRole('radio');
    press('입금하기');
    expect(await screen.findByText('금액을 입력하세요.')).toBeVisible();
    const amount = screen.getByRole('textbox', { name: '금액' });
    expect(amount).toHaveFocus();
    fireEvent.change(amount, { target: { value: '5,000' } });
    expect(await screen.findByText('1만 P부터 할 수 있습니다.')).toBeVisible();
    expect(requests).toEqual([]);
  });

  it('repeats the amount on its button, then shows where to send it until the console has decided', async () => {
    jest.useFakeTimers();
    const told: unknown[] = [];
    const subscription = bus.on('wallet:deposit-requested').subscribe((event) => told.push(event));
    show();
    await screen.findByRole('radio');
    press('10만 더하기');
    press('10만 P 입금하기');
    expect(await screen.findByText('000-0000-0000')).toBeVisible();
    expect(screen.getByText('번호 D-20260302-0042')).toBeVisible();
    expect(told).toEqual([{ depositId: '42', amountMinor: 10_000_000 }]);
    subscription.unsubscribe();

    status = 'approved';
    expect(await screen.findByText('보유 머니에 100,000.00 P 더해졌습니다.', {}, { timeout: 6_000 })).toBeVisible();
    expect(screen.queryByText('000-0000-0000')).toBeNull();
  });

  it('says why it was rejected and that nothing has moved, and offers customer service', async () => {
    show();
    await screen.findByRole('radio');
    status = 'rejected';
    press('1만 더하기');
    press('1만 P 입금하기');
    expect(await screen.findByText('송금이 들어오지 않았습니다. 보유 머니는 그대로입니다.')).toBeVisible();
    const asked: string[] = [];
    installIntentRouter((async (name: string) => {
      asked.push(name);
      return { status: 'done' };
    }) as never);
    press('고객센터에 문의');
    await waitFor(() => expect(asked).toEqual(['contact-support']));
  });

  it('shows the chosen bonus with the deposit that brings it, and what it asks for before a withdrawal', async () => {
    jest.useFakeTimers();
    bonus = { title: '첫 입금 20%', amount: 2_000_000, requiredTurnover: 12_000_000 };
    show();
    await screen.findByRole('radio');
    press('10만 더하기');
    press('10만 P 입금하기');
    expect(
      await screen.findByText('첫 입금 20%: 입금이 확인되면 보너스 20,000.00 P도 더해집니다. 롤링 120,000.00 P'),
    ).toBeVisible();
    expect(
      await screen.findByText(
        '확인 중인 입금의 보너스가 들어오면 롤링이 120,000.00 P 생기고, 채운 뒤에 출금할 수 있습니다.',
      ),
    ).toBeVisible();
    status = 'approved';
    expect(
      await screen.findByText(
        '첫 입금 20%: 보너스(20,000.00 P)가 더해졌습니다. 롤링 120,000.00 P',
        {},
        { timeout: 6_000 },
      ),
    ).toBeVisible();
  });

  it('sends a new request after a refusal, for a refusal is an answer', async () => {
    show();
    await screen.findByRole('radio');
    press('1만 더하기');
    operator.answer(createDeposit, ({ requestId }) => {
      requests.push(requestId);
      return refuse('deposit.pending.limit', { limit: 3 });
    });
    press('1만 P 입금하기');
    expect(await screen.findByText(/확인 중인 입금이 3건입니다/)).toBeVisible();
    await act(async () => press('1만 P 입금하기'));
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[0]).not.toBe(requests[1]);
  });

  describe('with a bonus to choose', () => {
    beforeEach(() => operator.answer(getDepositSettings, () => ({ ...depositSettings, bonuses: [bonusFromTwenty] })));
    const bonus = () => screen.getByRole('radio', { name: /첫 입금 20%/ });
    const summary = () => screen.getByRole('region', { name: '확인' });

    it('chooses none beforehand, shows the conditions, and sends "no bonus"', async () => {
      show();
      expect(await screen.findByRole('radio', { name: /보너스 없이 입금/ })).toBeChecked();
      expect(bonus()).toHaveAccessibleName(/20% · 최대 20만 P.*롤링 100%.*최대 베팅 5만 P.*30일/);
      expect(summary()).toHaveTextContent('보너스없음');
      press('10만 더하기');
      press('10만 P 입금하기');
      await waitFor(() => expect(choices).toEqual([null]));
    });

    it('shows what the deposit would bring and the turnover to be done, before the click', async () => {
      show();
      fireEvent.click(await screen.findByRole('radio', { name: /첫 입금 20%/ }));
      expect(bonus()).toBeChecked();
      press('10만 더하기');
      expect(bonus()).toHaveAccessibleName(/보너스 2만 P.*채울 롤링 12만 P \(100%\)/);
      expect(summary()).toHaveTextContent('보너스20,000.00 P');
      expect(summary()).toHaveTextContent('채울 롤링120,000.00 P');
      // The phone's bar shows the notes alone.
      expect(summary()).toHaveTextContent(/보너스 2만 P\s*채울 롤링 12만 P/);
      expect(summary()).toHaveTextContent('받는 금액100,000.00 P');
      press('10만 P 입금하기');
      await waitFor(() => expect(choices).toEqual(['first-deposit']));
    });

    it('requires the minimum of the bonus, and accepts less without the bonus', async () => {
      show();
      fireEvent.click(await screen.findByRole('radio', { name: /첫 입금 20%/ }));
      press('1만 더하기');
      press('1만 P 입금하기');
      expect(await screen.findByText('이 보너스는 2만 P부터 받을 수 있습니다.')).toBeVisible();
      expect(summary()).toHaveTextContent('보너스–');
      fireEvent.click(screen.getByRole('radio', { name: /보너스 없이 입금/ }));
      await waitFor(() => expect(screen.queryByText(/이 보너스는/)).toBeNull());
      press('1만 P 입금하기');
      await waitFor(() => expect(choices).toEqual([null]));
    });

    it('keeps what the member joined on the page of the promotion', async () => {
      operator.answer(getDepositSettings, () => ({
        ...depositSettings,
        bonuses: [{ ...firstBonus, isJoined: true }],
      }));
      show();
      expect(await screen.findByRole('radio', { name: /첫 입금 20%/ })).toBeChecked();
    });

    it('does not say that all can be withdrawn before it is known what the credited bonus asks for', async () => {
      const coming = { title: '첫 입금 20%', amount: 2_000_000, requiredTurnover: 12_000_000 };
      const settings = { ...withdrawSettings, remainingTurnover: 0 };
      let answer = (_: typeof settings) => {};
      let isGated = false;
      operator.answer(getDepositList, () => ({ total: 1, list: [{ ...deposit(10_000_000), bonus: coming }] }));
      operator.answer(getWithdrawSettings, () =>
        isGated ? new Promise<typeof settings>((resolve) => (answer = resolve)) : settings,
      );
      show();
      expect(await screen.findByText(/입금의 보너스가 들어오면 롤링이 120,000.00 P 생기고/)).toBeVisible();
      status = 'approved';
      isGated = true;
      await act(() => pageQueries().invalidateQueries({ queryKey: ['wallet', 'deposit-list'] }));
      expect(await screen.findByText('입금 완료')).toBeVisible();
      expect(screen.queryByText(/전액을 출금할 수 있습니다/)).toBeNull();
      void pageQueries().invalidateQueries({ queryKey: ['wallet', 'withdraw-settings'] });
      await waitFor(() => expect(operator.calls(getWithdrawSettings)).toHaveLength(2));
      expect(screen.queryByText(/전액을 출금할 수 있습니다/)).toBeNull();
      await act(async () => answer({ ...settings, remainingTurnover: 12_000_000 }));
      expect(await screen.findByText(/남은 롤링은 120,000.00 P입니다/)).toBeVisible();
    });

    it('removes the bonus when it is no longer available, with a message', async () => {
      show();
      fireEvent.click(await screen.findByRole('radio', { name: /첫 입금 20%/ }));
      press('10만 더하기');
      operator.answer(createDeposit, () => refuse('deposit.bonus.unavailable'));
      operator.answer(getDepositSettings, () => depositSettings);
      press('10만 P 입금하기');
      expect(await screen.findByText(/고른 보너스를 지금은 받을 수 없습니다/)).toBeVisible();
      await waitFor(() => expect(summary()).toHaveTextContent('보너스없음'));
    });
  });

  it('offers to try again when the settings cannot be loaded, and no form while deposits are closed', async () => {
    operator.setOnline(false);
    const view = show();
    const retry = await screen.findByRole('button', { name: '다시 시도' });
    operator.setOnline(true);
    operator.answer(getDepositSettings, () => ({ ...depositSettings, allowDeposit: 'N' as const }));
    fireEvent.click(retry);
    expect(await screen.findByText('지금은 입금할 수 없습니다')).toBeVisible();
    view.unmount();
  });

  it('says until when a member on a break cannot deposit, and that they can withdraw', async () => {
    const closed = { code: 'break.active', untilMs: Date.parse('2026-11-22T12:07:00Z') };
    operator.answer(getDepositSettings, () => ({ ...depositSettings, allowDeposit: 'N' as const, closed }));
    const view = show();
    expect(await screen.findByText(/^2026-11-22 21:07까지 입금할 수 없습니다\. 출금은/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /입금하기/ })).toBeNull();
    view.unmount();
  });
});

import { installIntentRouter } from '@tessera/shared/intents';
import { pageQueries } from '@tessera/shared/query';
import { removeStored } from '@tessera/shared/session';
import {
  type FakeOperator,
  fakeOperator,
  leaveForTest,
  signInForTest,
  startTestPage,
  TestPage,
} from '@tessera/shared/testing';
import { receiveToasts, type ToastMessage } from '@tessera/shared/ui/toast';
import { ToastProvider } from '@tessera/shared/ui/toast-provider';
import {
  type DepositStatus,
  getDepositList,
  getWithdrawalList,
  type WithdrawalStatus,
} from '@tessera/shared/wire/wallet';
import { act, render } from '@testing-library/react';
import messages from '../../locales/ko.json';
import type { Deposit } from '../model/deposit-steps.ts';
import type { Withdrawal } from '../model/withdrawal.ts';
import { newDeposit, newWithdrawal, paidInParts, payment } from '../testing/fake-wallet.ts';
import watchOpenRequests from './watch-requests.reaction.ts';

describe('open deposits and withdrawals', () => {
  let operator: FakeOperator;
  let deposit: Partial<Deposit> & { status: DepositStatus };
  let withdrawal: Partial<Withdrawal> & { status: WithdrawalStatus };
  let toasts: ToastMessage[] = [];
  let opened: unknown[] = [];
  let stop = () => {};

  beforeAll(() => startTestPage({ wallet: messages }));
  beforeEach(() => {
    jest.useFakeTimers();
    removeStored('watchedRequests');
    deposit = { status: 'pending', reasonCode: null };
    withdrawal = { status: 'pending_review', reasonCode: null };
    operator = fakeOperator();
    const page = { page: 1, pageSize: 20, total: 1 };
    operator.answer(getDepositList, () => ({ ...page, list: [{ ...newDeposit('7', 5_000_000), ...deposit }] }));
    operator.answer(getWithdrawalList, () => ({
      ...page,
      list: [{ ...newWithdrawal('42', 25_000_000), ...withdrawal }],
    }));
    toasts = [];
    opened = [];
    stop = receiveToasts((change) => 'show' in change && toasts.push(change.show));
    installIntentRouter((async (name: string, params: unknown) => {
      opened.push([name, params]);
      return { status: 'done', result: undefined };
    }) as never);
    window.history.replaceState(null, '', '/promotions');
    render(<TestPage>another page</TestPage>);
    signInForTest();
  });
  afterEach(() => {
    stop();
    act(leaveForTest);
    jest.useRealTimers();
  });

  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const look = async () => {
    void watchOpenRequests();
    await pass(500);
  };

  it.each([
    [
      'paid',
      { status: 'completed', reasonCode: null },
      'ok',
      '출금이 완료되었습니다',
      '250,000.00 P 송금을 은행이 마쳤습니다.',
    ],
    [
      'rejected',
      { status: 'rejected', reasonCode: 'withdrawal.documents.needed' },
      'danger',
      '출금이 반려되었습니다',
      '본인 확인 서류가 더 필요합니다. 고객센터에 내 주세요. 보유 머니로 250,000.00 P 돌아왔습니다.',
    ],
  ] as const)(
    'show on any page a withdrawal that is %s, with the way to its progress',
    async (_, decided, tone, title, detail) => {
      await look();
      expect(toasts).toEqual([]);
      withdrawal = decided;
      await pass(6_000);
      expect(toasts).toMatchObject([{ tone, title, detail, action: { label: '자세히' } }]);
      toasts[0]?.action?.onPress();
      expect(opened).toEqual([['open-centre', { centre: 'member', page: 'withdraw', id: '42' }]]);
    },
  );

  it.each([
    ['credited', 'approved', 'ok', '입금이 완료되었습니다'],
    ['rejected', 'rejected', 'danger', '입금이 반려되었습니다'],
  ] as const)('show on any page a deposit that is %s, with the way to its progress', async (_, status, tone, title) => {
    await look();
    deposit = { status, reasonCode: null };
    await pass(6_000);
    expect(toasts).toMatchObject([{ tone, title }]);
    toasts[0]?.action?.onPress();
    expect(opened).toEqual([['open-centre', { centre: 'member', page: 'depositv2', id: '7' }]]);
  });

  it.each([
    [
      'was credited, without its fee',
      { status: 'approved', fee: 50_000, payment: payment('credited') },
      '보유 머니에 49,500.00 P 더해졌습니다.',
    ],
    [
      'was not paid in time, and what happens to money that comes late',
      { status: 'rejected', reasonCode: 'deposit.expired', payment: payment('expired') },
      '보유 머니는 그대로입니다. 이미 결제했다면 확인되는 대로 입금됩니다.',
    ],
    [
      'was returned by a person, and why',
      { status: 'rejected', payment: payment('returned', { reasonCode: 'payment.name.differs' }) },
      '보낸 사람의 이름이 신청한 이름과 다릅니다. 보유 머니는 그대로입니다.',
    ],
  ] as const)('say of a deposit that it %s', async (_, decided, detail) => {
    await look();
    deposit = decided;
    await pass(6_000);
    expect(toasts).toMatchObject([{ detail }]);
  });

  it('say that the payment of a credited deposit was reversed, and how much is owed', async () => {
    deposit = { status: 'pending', payment: payment('awaiting') };
    await look();
    deposit = { status: 'approved', payment: payment('credited') };
    await pass(6_000);
    const owed = { amount: 5_000_000, openAmount: 2_000_000 };
    deposit = { status: 'approved', payment: payment('reversed', { owed }) };
    await act(() => pageQueries().invalidateQueries());
    await pass(500);
    expect(toasts).toMatchObject([
      { title: '입금이 완료되었습니다' },
      { title: '입금 결제가 취소되었습니다', tone: 'danger', detail: expect.stringContaining('20,000.00 P') },
    ]);
  });

  it('say of each part how much of the withdrawal was sent, and ask whether it has arrived', async () => {
    await look();
    withdrawal = paidInParts('submitted', 10_000_000);
    await pass(6_000);
    withdrawal = paidInParts('completed', 10_000_000, 15_000_000);
    await pass(6_000);
    expect(new Set(toasts.map(({ id }) => id)).size).toBe(1);
    expect(toasts.map(({ title, detail }) => [title, detail])).toEqual([
      ['출금 일부를 보냈습니다', '100,000.00 P 보냈습니다(전체 250,000.00 P 중 100,000.00 P). 받으셨는지 알려 주세요.'],
      ['출금액을 모두 보냈습니다', '보낸 금액은 모두 250,000.00 P입니다. 받으셨는지 알려 주세요.'],
    ]);
  });

  it('show on return, once, what was decided while the member was away', async () => {
    await look();
    act(leaveForTest);
    withdrawal = { status: 'rejected', reasonCode: null };
    const back = async () => {
      render(<TestPage>home</TestPage>);
      signInForTest();
      await look();
    };
    await back();
    expect(toasts.map(({ title }) => title)).toEqual(['출금이 반려되었습니다']);
    act(leaveForTest);
    await back();
    expect(toasts).toHaveLength(1);
    // Nor is another account on the same device shown anything.
    act(leaveForTest);
    signInForTest({ id: '2', account: 'grace02' });
    await look();
    expect(toasts).toHaveLength(1);
  });

  it('notices of a refusal, which stay until they are closed, go with their account', async () => {
    stop();
    render(<ToastProvider />);
    await look();
    withdrawal = { status: 'rejected', reasonCode: 'withdrawal.documents.needed' };
    await pass(6_000);
    expect(document.body).toHaveTextContent('250,000.00 P');
    act(leaveForTest);
    await pass(1_000);
    expect(document.body).not.toHaveTextContent('250,000.00 P');
  });

  it.each([
    ['a credited deposit', { deposit: 'approved' }, '입금이 완료되었습니다'],
    ['a rejected deposit', { deposit: 'rejected' }, '입금이 반려되었습니다'],
    ['a withdrawal on its way', { withdrawal: 'submitted' }, '송금을 시작했습니다'],
    ['a paid withdrawal', { withdrawal: 'completed' }, '출금이 완료되었습니다'],
    ['a rejected withdrawal', { withdrawal: 'rejected' }, '출금이 반려되었습니다'],
    ['a withdrawal that the bank refused', { withdrawal: 'failed' }, '은행이 송금하지 못했습니다'],
  ] as const)('a toast appears over a page of another remote, and leaves its focus: %s', async (_, decided, title) => {
    stop();
    const { getByRole } = render(
      <TestPage>
        <button type="button">promotion</button>
        <ToastProvider />
      </TestPage>,
    );
    const button = getByRole('button', { name: 'promotion' });
    button.focus();
    await look();
    if ('deposit' in decided) deposit = { status: decided.deposit, reasonCode: null };
    else withdrawal = { status: decided.withdrawal, reasonCode: null };
    await pass(6_000);
    expect(document.body).toHaveTextContent(title);
    expect(button).toHaveFocus();
  });

  it('offer no way to a request whose page is open', async () => {
    window.history.replaceState(null, '', '/member/withdraw?id=42');
    await look();
    withdrawal = { status: 'rejected', reasonCode: null };
    await pass(6_000);
    expect(toasts).toMatchObject([{ title: '출금이 반려되었습니다' }]);
    expect(toasts[0]?.action).toBeUndefined();
  });

  it('are asked for neither for a trial account, nor after the account has left', async () => {
    await look();
    act(leaveForTest);
    const asked = () => operator.calls(getWithdrawalList).length + operator.calls(getDepositList).length;
    const before = asked();
    expect(before).toBe(2);
    signInForTest({ id: '9', type: 4 });
    await look();
    await pass(60_000);
    expect(asked()).toBe(before);
  });
});

import { installDialogHost } from '@tessera/shared/dialogs';
import { installIntentRouter } from '@tessera/shared/intents';
import { type QueryClient, useQueryClient } from '@tessera/shared/query';
import { setSwitches } from '@tessera/shared/switches';
import {
  type FakeOperator,
  fakeOperator,
  refuse,
  signInForTest,
  startTestPage,
  TestPage,
  withPointer,
} from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { receiveToasts, type ToastMessage } from '@tessera/shared/ui/toast';
import { createWithdrawal, getWithdrawal, getWithdrawalList, getWithdrawSettings } from '@tessera/shared/wire/wallet';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../locales/ko.json';
import type { WithdrawalToConfirm } from '../../features/withdrawal/confirmation.ts';
import { newWithdrawal, withdrawSettings } from '../../testing/fake-wallet.ts';
import WithdrawPage from './withdraw.page.tsx';

const withdrawal = (of: 'in-review' | 'rejected') => newWithdrawal('42', 25_000_000, of);

describe('the withdrawal page', () => {
  let operator: FakeOperator;
  let asked: WithdrawalToConfirm[] = [];
  let isConfirmed = true;
  /** What the confirmation was told of the password. */
  let problems: (string | undefined)[] = [];

  beforeAll(() => startTestPage({ ui: uiMessages, wallet: messages }));
  beforeEach(() => {
    setSwitches([]);
    operator = fakeOperator();
    signInForTest();
    asked = [];
    isConfirmed = true;
    problems = [];
    installDialogHost({
      openDialog: async (_, params) => {
        const withdrawal = params as WithdrawalToConfirm;
        asked.push(withdrawal);
        if (isConfirmed) problems.push(await withdrawal.send('482913'));
        return undefined;
      },
    });
    operator.answer(getWithdrawSettings, () => withdrawSettings);
    operator.answer(getWithdrawalList, () => recorded(getWithdrawalList, 'none'));
    operator.answer(getWithdrawal, () => withdrawal('in-review'));
    operator.answer(createWithdrawal, () => withdrawal('in-review'));
  });

  const show = (path = '/member/withdraw') =>
    render(
      <TestPage path={path}>
        <WithdrawPage />
      </TestPage>,
    );
  const fillIn = async () => {
    fireEvent.change(await screen.findByRole('textbox', { name: '금액' }), { target: { value: '250000' } });
    fireEvent.click(screen.getByRole('combobox'));
    fireEvent.click(await screen.findByRole('option', { name: '나루은행' }));
    fireEvent.change(screen.getByRole('textbox', { name: '계좌' }), { target: { value: '110-123-454821' } });
  };
  const send = () => fireEvent.click(screen.getByRole('button', { name: '25만 P 출금하기' }));

  it('says that withdrawals are closed where the operator names no bank to pay to', async () => {
    operator.answer(getWithdrawSettings, () => ({ ...withdrawSettings, banks: [] }));
    show();
    expect(await screen.findByText(messages.withdrawal.closed)).toBeVisible();
    expect(screen.getByText(messages.withdrawal.closedDetail)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('asks for every missing part at once, and sends nothing', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: '출금하기' }));
    expect(await screen.findByText('금액을 입력하세요.')).toBeVisible();
    expect(screen.getByText('은행을 선택하세요.')).toBeVisible();
    expect(screen.getByText('계좌 번호를 입력하세요.')).toBeVisible();
    expect(asked).toEqual([]);
  });

  it('takes all that there is by one press, and no more than that', async () => {
    operator.answer(getWithdrawSettings, () => ({ ...withdrawSettings, availableAmount: 50_000_000 }));
    show();
    fireEvent.click(await screen.findByRole('button', { name: '전액 50만 P' }));
    expect(await screen.findByRole('button', { name: '50만 P 출금하기' })).toBeVisible();
    fireEvent.change(screen.getByRole('textbox', { name: '금액' }), { target: { value: '500001' } });
    expect(await screen.findByText('출금 가능 금액은 500,000.00 P입니다.')).toBeVisible();
  });

  it('says beside the holder, before anything is sent, that money goes to the name on file alone', async () => {
    show();
    const holder = await screen.findByRole('textbox', { name: '예금주' });
    expect(holder).toHaveValue('데모회원');
    expect(holder).toHaveAttribute('readonly');
    expect(holder).toHaveAccessibleDescription('등록된 예금주의 계좌로만 보냅니다.');
  });

  it('cuts no account number that is too long: a number without its end would be another account', async () => {
    show();
    await fillIn();
    const account = screen.getByRole('textbox', { name: '계좌' });
    const person = userEvent.setup();
    await person.clear(account);
    await person.click(account);
    await person.paste('1'.repeat(31));
    send();
    expect(await screen.findByText('숫자와 하이픈으로 6–30자를 입력하세요.')).toBeVisible();
    expect(account).toHaveValue('1'.repeat(31));
    expect(asked).toEqual([]);
  });

  it('shows what happens before it happens, and does nothing when that is cancelled', async () => {
    isConfirmed = false;
    show();
    await fillIn();
    send();
    await waitFor(() =>
      expect(asked).toEqual([
        expect.objectContaining({ amountMinor: 25_000_000, bankName: '나루은행', accountHolder: '데모회원' }),
      ]),
    );
    expect(operator.calls(createWithdrawal)).toEqual([]);
  });

  it('lets whoever has no withdrawal password set one first, with everything that was typed still there', async () => {
    let hasPaymentPassword = false;
    let isSet = false;
    const wishes: string[] = [];
    installIntentRouter(async (name) => {
      wishes.push(name);
      hasPaymentPassword = isSet;
      return { status: 'done', result: { isSet } as never };
    });
    operator.answer(getWithdrawSettings, () => ({ ...withdrawSettings, hasPaymentPassword }));
    show();
    expect(await screen.findByText(/출금 비밀번호를 먼저 정하세요/)).toBeVisible();
    await fillIn();
    send();
    await waitFor(() => expect(wishes).toEqual(['set-payment-password']));
    expect(asked).toEqual([]);
    expect(screen.getByRole('textbox', { name: '계좌' })).toHaveValue('110-123-454821');
    isSet = true;
    send();
    await waitFor(() =>
      expect(operator.calls(createWithdrawal)[0]?.request).toMatchObject({
        amount: 25_000_000,
        accountNumber: '110-123-454821',
        paymentPassword: '482913',
      }),
    );
    expect(wishes).toHaveLength(2);
  });

  it('focuses the amount once the password is set and its button gone', async () => {
    withPointer('fine');
    let hasPaymentPassword = false;
    installIntentRouter(async () => {
      hasPaymentPassword = true;
      return { status: 'done', result: { isSet: true } as never };
    });
    operator.answer(getWithdrawSettings, () => ({ ...withdrawSettings, hasPaymentPassword }));
    show();
    await userEvent.click(await screen.findByRole('button', { name: '출금 비밀번호 정하기' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: '금액' })).toHaveFocus());
  });

  it.each([
    ['nobody is there to set it', 'unavailable', '지금은 출금 비밀번호를 정할 수 없습니다. 고객센터에 문의하세요.'],
    [
      'what sets it can’t be fetched',
      'failed',
      '출금 비밀번호 화면을 열지 못했습니다. 연결을 확인하고 다시 시도하세요.',
    ],
  ] as const)('says so, by either button, when %s', async (_what, status, message) => {
    const told: ToastMessage[] = [];
    receiveToasts((change) => 'show' in change && told.push(change.show));
    installIntentRouter(async () => ({ status, cause: new Error('gone') }));
    operator.answer(getWithdrawSettings, () => ({ ...withdrawSettings, hasPaymentPassword: false }));
    show();
    fireEvent.click(await screen.findByRole('button', { name: '출금 비밀번호 정하기' }));
    await waitFor(() => expect(told).toMatchObject([{ tone: 'danger', title: message }]));
    await fillIn();
    send();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(asked).toEqual([]);
  });

  it('offers no way to a withdrawal password while accounts are switched off, and says so', async () => {
    setSwitches([{ modId: 'MF_AUTH', enabled: '0' }]);
    operator.answer(getWithdrawSettings, () => ({ ...withdrawSettings, hasPaymentPassword: false }));
    show();
    expect(await screen.findByText('지금은 출금 비밀번호를 정할 수 없습니다. 고객센터에 문의하세요.')).toBeVisible();
    expect(screen.queryByRole('button', { name: '출금 비밀번호 정하기' })).not.toBeInTheDocument();
  });

  it('keeps nothing of the withdrawal password in the page once the answer is there', async () => {
    let queries: QueryClient | undefined;
    const Page = () => {
      queries = useQueryClient();
      return <WithdrawPage />;
    };
    operator.answer(createWithdrawal, () => refuse('payment.password.wrong'));
    render(
      <TestPage path="/member/withdraw">
        <Page />
      </TestPage>,
    );
    await fillIn();
    send();
    // Told where it is asked for, and not under the form as well.
    await waitFor(() => expect(problems).toEqual([expect.stringContaining('출금 비밀번호가 올바르지 않습니다.')]));
    expect(screen.queryByText(/출금 비밀번호가 올바르지 않습니다/)).not.toBeInTheDocument();
    const held = () =>
      JSON.stringify(
        queries
          ?.getMutationCache()
          .getAll()
          .map(({ state }) => state),
      );
    await waitFor(() => expect(held()).toBe('[]'));
    operator.answer(createWithdrawal, () => withdrawal('in-review'));
    send();
    expect(await screen.findByText('번호 W-20260302-0042')).toBeVisible();
    await waitFor(() => expect(held()).toBe('[]'));
  });

  it('shows the way of the withdrawal once it is confirmed, without a way back into play', async () => {
    show();
    await fillIn();
    send();
    expect(await screen.findByText('번호 W-20260302-0042')).toBeVisible();
    expect(screen.getByText('보유 머니에서 250,000.00 P 따로 떼어 두었습니다.')).toBeVisible();
    const now = screen.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step');
    expect(now).toHaveTextContent(/심사.*지금.*보통 10–30분, 늦어도 \d\d:\d\d까지 답을 드립니다/);
    expect(screen.getByText('250,000.00 P · 수수료 0.00 P')).toBeVisible();
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['출금 화면으로']);
  });

  it('says where the money went when it was rejected, and offers customer service', async () => {
    operator.answer(getWithdrawal, () => withdrawal('rejected'));
    show('/member/withdraw?id=42');
    expect(await screen.findByText('본인 확인 서류가 더 필요합니다. 고객센터에 내 주세요.')).toBeVisible();
    expect(screen.getByText('보유 머니로 250,000.00 P 돌려 드렸습니다.')).toBeVisible();
    expect(screen.getByRole('button', { name: '고객센터에 문의' })).toBeVisible();
  });

  it('says how much is owed, and of how much', async () => {
    operator.answer(getWithdrawSettings, () => ({
      ...withdrawSettings,
      ...{ allowWithdraw: 'N' as const, obstacles: ['withdrawal.claim.open'] },
      owed: { amount: 3_000_000, openAmount: 2_000_000 },
    }));
    show();
    expect(await screen.findByText(/갚을 금액은 20,000.00 P입니다\(처음 30,000.00 P\)/)).toBeVisible();
  });

  it('says what stands in the way before anything is typed', async () => {
    operator.answer(getWithdrawSettings, () => ({
      ...withdrawSettings,
      allowWithdraw: 'N' as const,
      remainingTurnover: 1_200_000,
      obstacles: ['withdrawal.turnover.remaining'],
    }));
    show();
    expect(await screen.findByText('남은 롤링(12,000.00 P)을 채우면 출금할 수 있습니다.')).toBeVisible();
    expect(screen.getByRole('button', { name: '출금하기' })).toHaveAttribute('aria-disabled', 'true');
    // The bonus in the way is given up here, and the page then knows it.
    const asked: string[] = [];
    installIntentRouter((async (name: string) => {
      asked.push(name);
      operator.answer(getWithdrawSettings, () => withdrawSettings);
      return { status: 'done', result: { isGivenUp: true } };
    }) as never);
    fireEvent.click(screen.getByRole('button', { name: '보너스 포기하기' }));
    await waitFor(() => expect(screen.getByRole('button', { name: '출금하기' })).toBeEnabled());
    expect(asked).toEqual(['give-up-bonus']);
  });

  it('says how much turnover is left when a withdrawal is refused for it after the page was opened', async () => {
    operator.answer(createWithdrawal, () => refuse('withdrawal.turnover.remaining', { remainingTurnover: 12.5 }));
    show();
    await fillIn();
    send();
    expect(await screen.findByRole('alert')).toHaveTextContent('남은 롤링(12.50 P)을 채우면 출금할 수 있습니다.');
  });

  it("has no page for somebody else's withdrawal", async () => {
    operator.answer(getWithdrawal, () => refuse('withdrawal.unknown', {}, 404));
    show('/member/withdraw?id=7');
    expect(await screen.findByText('찾는 출금이 없습니다.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: '출금 화면으로' }));
    expect(await screen.findByRole('textbox', { name: '금액' })).toBeVisible();
  });
});

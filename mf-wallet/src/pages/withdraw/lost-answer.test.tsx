import { installDialogHost } from '@tessera/shared/dialogs';
import { bus } from '@tessera/shared/events';
import { setSwitches } from '@tessera/shared/switches';
import { fakeOperator, leaveForTest, refuse, signInForTest, startTestPage, TestPage } from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import {
  createWithdrawal,
  getBalance,
  getWithdrawal,
  getWithdrawalList,
  getWithdrawalOutcome,
  getWithdrawSettings,
} from '@tessera/shared/wire/wallet';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import type { WithdrawalToConfirm } from '../../features/withdrawal/confirmation.ts';
import { fakeRequests } from '../../testing/fake-requests.ts';
import { newWithdrawal, withdrawSettings } from '../../testing/fake-wallet.ts';
import WithdrawPage from './withdraw.page.tsx';

const check = '앞서 보낸 신청 확인하기';
const paymentPassword = '482913';

describe('a withdrawal whose answer is lost', () => {
  let requests: ReturnType<typeof fakeRequests<ReturnType<typeof newWithdrawal>>>;
  let confirmations = 0;
  let requested: unknown[] = [];
  let stop = () => {};

  beforeAll(() => startTestPage({ ui: uiMessages, wallet: messages }));
  beforeEach(() => {
    setSwitches([]);
    const operator = fakeOperator();
    signInForTest();
    requests = fakeRequests(newWithdrawal);
    requested = [];
    confirmations = 0;
    const listening = bus.on('wallet:withdrawal-requested').subscribe((payload) => requested.push(payload));
    stop = () => listening.unsubscribe();
    installDialogHost({
      openDialog: async (_, params) => {
        confirmations += 1;
        await (params as WithdrawalToConfirm).send(paymentPassword);
        return undefined;
      },
    });
    operator.answer(getBalance, () => refuse('system.error', {}, 500));
    operator.answer(getWithdrawSettings, () => withdrawSettings);
    operator.answer(getWithdrawalList, () => ({ total: requests.made.size, list: [...requests.made.values()] }));
    operator.answer(getWithdrawal, ({ id }) => newWithdrawal(id, 25_000_000));
    operator.answer(createWithdrawal, requests.take);
    operator.answer(getWithdrawalOutcome, ({ requestId }) => ({ withdrawal: requests.find(requestId) }));
  });
  afterEach(() => {
    stop();
    act(leaveForTest);
  });

  const show = async () => {
    const view = render(
      <TestPage path="/member/withdraw">
        <WithdrawPage />
      </TestPage>,
    );
    fireEvent.change(await screen.findByRole('textbox', { name: '금액' }), { target: { value: '250000' } });
    fireEvent.click(screen.getByRole('combobox'));
    fireEvent.click(await screen.findByRole('option', { name: '나루은행' }));
    fireEvent.change(screen.getByRole('textbox', { name: '계좌' }), { target: { value: '110-123-454821' } });
    return view;
  };
  const type = (amount: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: '금액' }), { target: { value: amount } });
  const submit = async () => {
    await act(async () => void fireEvent.submit(document.querySelector('form') as HTMLFormElement));
    await waitFor(() => expect(document.querySelector('[type="submit"][aria-busy="true"]')).toBeNull());
  };

  it('sets money aside once when another amount is sent, then the first again, and asks for no password to check it', async () => {
    await show();
    for (const amount of ['250000', '300000', '250000']) {
      type(amount);
      await submit();
    }
    expect(screen.getByRole('button', { name: check })).toBeEnabled();
    requests.line = 'up';
    await submit();
    expect(await screen.findByText('번호 W-20260302-0001')).toBeVisible();
    expect(requests.sent).toHaveLength(1);
    expect(confirmations).toBe(1);
    expect(requested).toEqual([{ withdrawalId: '1', amountMinor: 25_000_000 }]);
  });

  it('is opened by the page after a reload, of which nothing but id and amount was kept', async () => {
    const before = await show();
    await submit();
    expect(JSON.parse(sessionStorage.getItem('openRequests') ?? '')).toEqual([
      { kind: 'withdrawal', id: requests.sent[0], account: 'ada01', amountMinor: 25_000_000 },
    ]);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(paymentPassword);
    before.unmount();
    requests.line = 'up';
    render(
      <TestPage path="/member/withdraw">
        <WithdrawPage />
      </TestPage>,
    );
    expect(await screen.findByText('번호 W-20260302-0001')).toBeVisible();
    expect(requested).toHaveLength(1);
  });

  it('is said not to be received when the operator never got it, and one press more sends it once', async () => {
    requests.line = 'request-lost';
    await show();
    await submit();
    requests.line = 'up';
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent(
      '앞서 보낸 출금 신청(250,000.00 P)이 접수되지 않았습니다. 보유 머니는 그대로입니다.',
    );
    await submit();
    expect(await screen.findByText('번호 W-20260302-0001')).toBeVisible();
    expect(requests.made.size).toBe(1);
  });
});

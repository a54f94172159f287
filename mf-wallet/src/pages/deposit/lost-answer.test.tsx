import { bus } from '@tessera/shared/events';
import { fakeOperator, leaveForTest, signInForTest, startTestPage, TestPage } from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import {
  createDeposit,
  getDepositList,
  getDepositOutcome,
  getDepositSettings,
  getWithdrawSettings,
} from '@tessera/shared/wire/wallet';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import { fakeRequests } from '../../testing/fake-requests.ts';
import { depositSettings, newDeposit, withdrawSettings } from '../../testing/fake-wallet.ts';
import DepositPage from './deposit.page.tsx';

const check = '앞서 보낸 신청 확인하기';

describe('a deposit whose answer is lost', () => {
  let requests: ReturnType<typeof fakeRequests<ReturnType<typeof newDeposit>>>;
  let requested: unknown[] = [];
  let stop = () => {};

  beforeAll(() => startTestPage({ ui: uiMessages, wallet: messages }));
  beforeEach(() => {
    const operator = fakeOperator();
    signInForTest();
    requests = fakeRequests(newDeposit);
    requested = [];
    const listening = bus.on('wallet:deposit-requested').subscribe((payload) => requested.push(payload));
    stop = () => listening.unsubscribe();
    operator.answer(getDepositSettings, () => depositSettings);
    operator.answer(getWithdrawSettings, () => withdrawSettings);
    operator.answer(getDepositList, () => ({ total: requests.made.size, list: [...requests.made.values()] }));
    operator.answer(createDeposit, requests.take);
    operator.answer(getDepositOutcome, ({ requestId }) => ({ deposit: requests.find(requestId) }));
  });
  afterEach(() => {
    stop();
    act(leaveForTest);
  });

  const show = async () => {
    const view = render(
      <TestPage path="/member/depositv2">
        <DepositPage />
      </TestPage>,
    );
    await screen.findByRole('radio');
    return view;
  };
  const type = (amount: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: '금액' }), { target: { value: amount } });
  const submit = async () => {
    await act(async () => void fireEvent.submit(document.querySelector('form') as HTMLFormElement));
    await waitFor(() => expect(document.querySelector('[type="submit"][aria-busy="true"]')).toBeNull());
  };

  it('is announced once when another amount is sent, then the first again: every press only checks it', async () => {
    await show();
    for (const amount of ['100000', '200000', '100000']) {
      type(amount);
      await submit();
    }
    expect(screen.getByRole('alert')).toHaveTextContent('다시 눌러도 두 번 처리되지 않습니다.');
    expect(screen.getByRole('button', { name: check })).toBeEnabled();
    requests.line = 'up';
    await submit();
    expect(await screen.findByText('번호 D-20260302-0001')).toBeVisible();
    expect(requests.sent).toHaveLength(1);
    expect(requested).toEqual([{ depositId: '1', amountMinor: 10_000_000 }]);
  });

  it('is opened by the page after a reload as if the answer had come, and announced once', async () => {
    const before = await show();
    type('100000');
    await submit();
    before.unmount();
    requests.line = 'up';
    await show();
    expect(await screen.findByText('번호 D-20260302-0001')).toBeVisible();
    expect(requested).toHaveLength(1);
    expect(requests.sent).toHaveLength(1);
  });

  it('says after a reload that its outcome is unknown, and sends nothing while it cannot be looked up', async () => {
    const before = await show();
    type('100000');
    await submit();
    before.unmount();
    await show();
    expect(await screen.findByRole('button', { name: check })).toBeEnabled();
    type('200000');
    await submit();
    expect(requests.sent).toHaveLength(1);
    requests.line = 'up';
    act(() => void bus.emit('shell', 'shell:connection-restored', {}));
    expect(await screen.findByText('번호 D-20260302-0001')).toBeVisible();
  });

  it('is said not to be received when the operator never got it; what was typed stays, and one press more sends it once', async () => {
    requests.line = 'request-lost';
    await show();
    type('100000');
    await submit();
    requests.line = 'up';
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent('앞서 보낸 입금 신청(100,000.00 P)이 접수되지 않았습니다.');
    expect(requests.sent).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: '10만 P 입금하기' }));
    expect(await screen.findByText('번호 D-20260302-0001')).toBeVisible();
    expect(requests.made.size).toBe(1);
    expect(new Set(requests.sent).size).toBe(2);
  });
});

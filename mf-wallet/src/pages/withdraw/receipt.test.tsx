import { installDialogHost } from '@tessera/shared/dialogs';
import { pageQueries } from '@tessera/shared/query';
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
import {
  cancelWithdrawal,
  getPaymentConfirmations,
  getWithdrawal,
  getWithdrawalList,
  getWithdrawSettings,
  processC2CTransaction,
} from '@tessera/shared/wire/wallet';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import { newWithdrawal, withdrawSettings } from '../../testing/fake-wallet.ts';
import WithdrawPage from './withdraw.page.tsx';

const paid = recorded(getWithdrawal, 'paid');
const [first, second] = paid.receipt?.payments ?? [];
if (!first || !second) throw new Error('The recorded withdrawal was not paid in parts.');
type Paid = typeof paid;
/** The recorded withdrawal, with payments that changed. */
const withPayments = (...payments: NonNullable<Paid['receipt']>['payments']): Paid => ({
  ...paid,
  receipt: { ...(paid.receipt as NonNullable<Paid['receipt']>), payments },
});
const later = (minutes: number) => Date.now() + minutes * 60_000;
const sent = { ...first, confirmByMs: later(60), disputeByMs: later(120) };

describe('the receipt of a withdrawal', () => {
  let operator: FakeOperator;
  let dialogs: { key: string; params: unknown }[] = [];
  let questions: unknown[] = [];
  let answer = 'confirm';
  /** The button that had the focus at first when something was asked. */
  let focused: string[] = [];

  beforeAll(() => startTestPage({ ui: uiMessages, wallet: messages }));
  beforeEach(() => {
    setSwitches([]);
    operator = fakeOperator();
    signInForTest();
    dialogs = [];
    questions = [];
    answer = 'confirm';
    installDialogHost({
      openDialog: async (key, params) => void dialogs.push({ key, params }),
      showMessage: async ({ values, buttons }) => {
        questions.push(values);
        focused = buttons.flatMap(({ id, isPrimary }) => (isPrimary ? [id] : []));
        return answer;
      },
    });
    operator.answer(getWithdrawSettings, () => withdrawSettings);
    operator.answer(getWithdrawalList, () => recorded(getWithdrawalList, 'none'));
    operator.answer(getWithdrawal, () => paid);
    operator.answer(processC2CTransaction, () => recorded(processC2CTransaction, 'fully-received'));
  });
  const show = (path = `/member/withdraw?id=${paid.id}`) =>
    render(
      <TestPage path={path}>
        <WithdrawPage />
      </TestPage>,
    );
  const asked = () => operator.calls(processC2CTransaction).map(({ request }) => request);

  it('asks of each part whether it has arrived, with what is still to come and until when', async () => {
    show();
    expect(await screen.findByText('보낸 250,000.00 P 중 0.00 P 수령 확인')).toBeVisible();
    expect(screen.getByText(/이후 남은 금액 150,000.00 P/)).toBeVisible();
    expect(screen.getAllByText(/까지 알려 주세요/)).toHaveLength(2);
    fireEvent.click(screen.getAllByRole('button', { name: '받았습니다' })[0] as HTMLElement);
    await waitFor(() => expect(asked()).toEqual([{ withdrawalId: paid.id, paymentId: first.id, action: 'received' }]));
    fireEvent.click(screen.getByRole('button', { name: '모두 받았습니다' }));
    await waitFor(() => expect(asked()[1]).toEqual({ withdrawalId: paid.id, action: 'fullyReceived' }));
    expect(questions).toEqual([{ amount: '100,000.00 P' }, { amount: '250,000.00 P' }]);
  });

  it('asks again when another part was sent while the question was open', async () => {
    const part = (id: string, amount: number) => ({ ...sent, id, amount });
    let parts = [part('98', 4_000_000), part('99', 6_000_000)];
    operator.answer(getWithdrawal, () => withPayments(...parts));
    let answered = (_: string) => {};
    installDialogHost({
      openDialog: async () => undefined,
      showMessage: ({ values }) => {
        questions.push(values);
        return new Promise((answerWith) => {
          answered = answerWith;
        });
      },
    });
    show();
    fireEvent.click(await screen.findByRole('button', { name: '모두 받았습니다' }));
    parts = [...parts, part('100', 5_000_000)];
    await act(() => pageQueries().invalidateQueries());
    await waitFor(() => expect(screen.getAllByRole('button', { name: '받았습니다' })).toHaveLength(3));
    await act(async () => answered('confirm'));
    expect(asked()).toEqual([]);
    expect(questions).toEqual([{ amount: '100,000.00 P' }, { amount: '150,000.00 P' }]);
    await act(async () => answered('confirm'));
    await waitFor(() => expect(asked()).toEqual([{ withdrawalId: paid.id, action: 'fullyReceived' }]));
  });

  it('confirms nothing when the player is not sure yet', async () => {
    answer = 'keep';
    show();
    fireEvent.click((await screen.findAllByRole('button', { name: '받았습니다' }))[0] as HTMLElement);
    fireEvent.click(screen.getByRole('button', { name: '모두 받았습니다' }));
    await waitFor(() => expect(questions).toHaveLength(2));
    expect(asked()).toEqual([]);
  });

  it('moves the focus to the next button once a part was received', async () => {
    let isReceived = false;
    const part = { ...sent, id: '98', number: 2 };
    operator.answer(getWithdrawal, () =>
      withPayments(isReceived ? { ...sent, status: 'received', receivedBy: 'player', disputeByMs: 0 } : sent, part),
    );
    operator.answer(processC2CTransaction, () => {
      isReceived = true;
      return recorded(processC2CTransaction, 'fully-received');
    });
    show();
    const button = (await screen.findAllByRole('button', { name: '받았습니다' }))[0] as HTMLElement;
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(button).not.toBeInTheDocument());
    expect(document.activeElement?.tagName).toBe('BUTTON');
    expect(screen.getByRole('region', { name: messages.receipt.title })).toContainElement(
      document.activeElement as HTMLElement,
    );
  });

  it('moves the focus to the next button once the withdrawal is cancelled', async () => {
    answer = 'cancel';
    let isCancelled = false;
    const open = newWithdrawal(paid.id, 25_000_000);
    operator.answer(getWithdrawal, () => ({ ...open, mayCancel: !isCancelled }));
    operator.answer(cancelWithdrawal, () => {
      isCancelled = true;
      return { ...open, mayCancel: false };
    });
    show();
    const button = await screen.findByRole('button', { name: messages.cancelling.cancel });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(button).not.toBeInTheDocument());
    expect(focused).toEqual(['keep']);
    expect(screen.getByRole('button', { name: messages.withdrawal.back })).toHaveFocus();
  });

  it('says where the rest is while only a part was sent', async () => {
    operator.answer(getWithdrawal, () => recorded(getWithdrawal, 'part-paid'));
    show();
    expect(
      await screen.findByText('보낸 금액은 100,000.00 P, 남은 금액은 150,000.00 P입니다. 나머지도 차례로 보냅니다.'),
    ).toBeVisible();
    expect(screen.getByText('일부 송금')).toBeVisible();
  });

  it('opens the form for a missing payment with its number', async () => {
    operator.answer(getWithdrawal, () => withPayments(sent));
    show();
    fireEvent.click(await screen.findByRole('button', { name: '받지 못했습니다' }));
    expect(dialogs).toEqual([
      { key: 'wallet.not-received', params: { withdrawalId: paid.id, paymentId: first.id, amountMinor: 10_000_000 } },
    ]);
  });

  it('shows what time has settled, and takes an objection only as long as it may be made', async () => {
    const auto = { ...sent, status: 'received' as const, receivedBy: 'time' as const };
    operator.answer(getWithdrawal, () => withPayments(auto, { ...auto, id: '98', number: 2, disputeByMs: later(-1) }));
    show();
    expect(await screen.findByText(/받지 못하셨다면 .*까지 알려 주세요/)).toBeVisible();
    expect(screen.getByText(/이의 제기 기간이 끝났습니다/)).toBeVisible();
    expect(screen.getAllByRole('button', { name: '받지 못했습니다' })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: '받았습니다' })).toBeNull();
  });

  it('says why a receipt was decided and is not refunded, and why money came back', async () => {
    const decided = (status: 'received' | 'returned', reasonCode: string) => ({
      ...sent,
      id: reasonCode,
      status,
      receivedBy: status === 'received' ? ('operator' as const) : null,
      timeline: [{ status, by: 'operator' as const, atMs: Date.now(), reasonCode, comment: '' }],
    });
    operator.answer(getWithdrawal, () =>
      withPayments(
        decided('received', 'withdrawal.receipt.proven'),
        decided('returned', 'withdrawal.transfer.returned'),
      ),
    );
    show();
    expect(
      await screen.findByText(/은행 기록에 입금이 확인됩니다. 받은 것으로 확정되어 반환되지 않습니다/),
    ).toBeVisible();
    expect(screen.getByText('은행이 송금을 돌려보냈습니다. 보유 머니로 100,000.00 P 돌려 드렸습니다.')).toBeVisible();
    expect(screen.getByRole('button', { name: '고객센터에 문의' })).toBeVisible();
  });

  it('shows a message when somebody else was faster', async () => {
    operator.answer(processC2CTransaction, () => refuse('withdrawal.part.state.not.allowed', {}, 409));
    show();
    fireEvent.click((await screen.findAllByRole('button', { name: '받았습니다' }))[0] as HTMLElement);
    expect(await screen.findByRole('alert')).toHaveTextContent('이 송금은 그사이 다르게 처리되었습니다');
  });

  it('waits on the form’s page too, and is absent where an operator has no such call', async () => {
    operator.answer(getPaymentConfirmations, () => ({
      total: 1,
      list: [{ ...sent, withdrawalId: paid.id, reference: paid.reference }],
    }));
    const { unmount } = show('/member/withdraw');
    const panel = await screen.findByRole('region', { name: '수령 확인이 필요합니다' });
    fireEvent.click(panel.querySelector('button') as HTMLElement);
    expect(await screen.findByText(`번호 ${paid.reference}`)).toBeVisible();
    unmount();
    operator.answer(getPaymentConfirmations, () => refuse('function.not.available'));
    operator.answer(getWithdrawal, () => {
      const { receipt: _, ...plain } = paid;
      return plain;
    });
    show();
    expect(await screen.findByText('은행이 송금을 마쳤습니다.')).toBeVisible();
    expect(screen.queryByRole('region', { name: '수령 확인' })).toBeNull();
  });

  it('is taken back before the review where the operator offers it', async () => {
    operator.answer(getWithdrawal, () => ({ ...newWithdrawal(paid.id, 25_000_000), mayCancel: true }));
    operator.answer(cancelWithdrawal, () => newWithdrawal(paid.id, 25_000_000));
    answer = 'cancel';
    show();
    fireEvent.click(await screen.findByRole('button', { name: '출금 취소하기' }));
    await waitFor(() => expect(operator.calls(cancelWithdrawal)).toHaveLength(1));
  });

  it('shows what the member’s level leaves for today before anything is typed', async () => {
    const limits = {
      level: 0,
      count: 3,
      countLeft: 1,
      amount: 100_000_000,
      amountLeft: 20_000_000,
      resetsAtMs: later(60),
    };
    operator.answer(getWithdrawSettings, () => ({ ...withdrawSettings, limits }));
    show('/member/withdraw');
    expect(await screen.findByText(/오늘 한도: 3회 중 1회 남음 · 1,000,000.00 P 중 200,000.00 P 남음/)).toBeVisible();
    fireEvent.change(screen.getByRole('textbox', { name: '금액' }), { target: { value: '200001' } });
    fireEvent.blur(screen.getByRole('textbox', { name: '금액' }));
    expect(await screen.findByText(/한 번에 20만 P까지/)).toBeVisible();
  });
});

import { installDialogHost } from '@tessera/shared/dialogs';
import { setSwitches } from '@tessera/shared/switches';
import {
  type FakeOperator,
  fakeOperator,
  leaveForTest,
  refuse,
  signInForTest,
  startTestPage,
  TestPage,
} from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import {
  createUplineTransfer,
  getUplineTransfer,
  getUplineTransfers,
  getWithdrawSettings,
} from '@tessera/shared/wire/wallet';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import type { UplineTransferToConfirm } from '../../features/upline/use-upline-form.ts';
import { withdrawSettings } from '../../testing/fake-wallet.ts';
import TransferUplinePage from './transfer-upline.page.tsx';

const text = messages.upline;
const made = { id: '7', reference: 'T-20261123-0007', upline: 'agent01', amount: 5_000_000, createdAtMs: Date.now() };
const transfers = {
  upline: 'agent01',
  availableAmount: 80_000_000,
  minimumAmount: 1_000_000,
  maximumAmount: 500_000_000,
  remainingTurnover: 0,
  obstacles: [] as string[],
  hasPaymentPassword: true,
  list: [] as (typeof made)[],
};

describe('the transfer to the upline', () => {
  let operator: FakeOperator;
  let asked: UplineTransferToConfirm[] = [];
  let problems: (string | undefined)[] = [];
  let now = transfers;

  beforeAll(() => startTestPage({ ui: uiMessages, wallet: messages }));
  beforeEach(() => {
    setSwitches([]);
    operator = fakeOperator();
    signInForTest({ toUpline: true });
    asked = [];
    problems = [];
    now = transfers;
    installDialogHost({
      openDialog: async (_, params) => {
        const shown = params as UplineTransferToConfirm;
        asked.push(shown);
        problems.push(await shown.send('482913'));
        return undefined;
      },
    });
    operator.answer(getUplineTransfers, () => now);
    operator.answer(createUplineTransfer, () => {
      now = { ...transfers, availableAmount: 75_000_000, list: [made] };
      return made;
    });
  });
  afterEach(leaveForTest);

  const show = (path = '/member/transferUpline') =>
    render(
      <TestPage path={path}>
        <TransferUplinePage />
      </TestPage>,
    );
  const give = async () => {
    fireEvent.change(await screen.findByRole('textbox', { name: messages.amount.label }), {
      target: { value: '50000' },
    });
    fireEvent.click(screen.getByRole('button', { name: '5만 P 이체하기' }));
  };

  it('shows to whom and how much before it asks for the password, then the receipt', async () => {
    show();
    expect(await screen.findByText(text.rules)).toBeVisible();
    await give();
    expect(await screen.findByText('T-20261123-0007')).toBeVisible();
    expect(asked[0]).toMatchObject({ upline: 'agent01', amountMinor: 5_000_000 });
    expect(operator.calls(createUplineTransfer)[0]?.request).toMatchObject({
      amount: 5_000_000,
      paymentPassword: '482913',
    });
    fireEvent.click(screen.getByRole('button', { name: text.back }));
    expect(await screen.findByRole('region', { name: text.past })).toHaveTextContent('50,000');
  });

  it('says what is in the way, and then sends nothing', async () => {
    now = {
      ...transfers,
      availableAmount: 0,
      remainingTurnover: 3_000_000,
      obstacles: ['withdrawal.turnover.remaining'],
    };
    show();
    expect(await screen.findByText(/남은 롤링\(30,000.00 P\)을 채우면 이체할 수 있습니다/)).toBeVisible();
    expect(screen.getByRole('button', { name: text.submitEmpty })).toHaveAttribute('aria-disabled', 'true');
  });

  it('says how much is owed before what it keeps from a transfer', async () => {
    now = { ...transfers, availableAmount: 0, obstacles: ['withdrawal.claim.open'] };
    operator.answer(getWithdrawSettings, () => ({
      ...withdrawSettings,
      owed: { amount: 3_000_000, openAmount: 2_000_000 },
    }));
    show();
    expect(
      await screen.findByText(/갚을 금액은 20,000.00 P입니다\(처음 30,000.00 P\).*이체할 수 없습니다/),
    ).toBeVisible();
  });

  it('shows a wrong password where it was typed, and every other refusal at the form', async () => {
    operator.answer(createUplineTransfer, () => refuse('payment.password.wrong'));
    show();
    await give();
    await waitFor(() => expect(problems).toEqual([messages.error.payment_password_wrong]));
    expect(screen.queryByRole('alert')).toBeNull();
    operator.answer(createUplineTransfer, () => refuse('upline.unavailable'));
    await give();
    expect(await screen.findByText(messages.error.upline_unavailable)).toBeVisible();
  });

  it('looks a request without an answer up instead of sending another one', async () => {
    operator.answer(createUplineTransfer, () => refuse('system.error', {}, 500));
    show();
    await give();
    expect(await screen.findByRole('button', { name: messages.requests.check })).toBeEnabled();
  });

  it('is closed where nobody above can receive money', async () => {
    now = { ...transfers, upline: null as never };
    show();
    expect(await screen.findByText(text.closed)).toBeVisible();
  });

  it('says so when it could not be loaded', async () => {
    operator.answer(getUplineTransfers, () => refuse('system.error', {}, 500));
    show();
    expect(await screen.findByText(uiMessages.resource.failed)).toBeVisible();
  });

  it('shows the receipt of an older one, which is not among the latest', async () => {
    operator.answer(getUplineTransfer, ({ id }) => ({ ...made, id, reference: 'T-20260101-0003' }));
    show('/member/transferUpline?id=3');
    expect(await screen.findByText('T-20260101-0003')).toBeVisible();
  });

  it('says where to look for a transfer that is not among the latest', async () => {
    show('/member/transferUpline?id=999');
    expect(await screen.findByText(text.unknown)).toBeVisible();
  });
});

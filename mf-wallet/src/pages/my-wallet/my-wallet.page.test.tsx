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
import { getGameVendors } from '@tessera/shared/wire/games';
import {
  getBalance,
  getMerchantWallet,
  getTransferList,
  getWithdrawSettings,
  transferWallet,
} from '@tessera/shared/wire/wallet';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import recallWallet from '../../reactions/recall-wallet.reaction.ts';
import { withdrawSettings } from '../../testing/fake-wallet.ts';
import MyWalletPage from './my-wallet.page.tsx';

const text = messages.transfer;
const on = [{ modId: 'FUNDTRANS3', enabled: '1', childrenNodes: [] }];
const shared = { accountTypeId: 1, isSingle: true, vassalage: null };
const ofVendor = { accountTypeId: 3, isSingle: false, vassalage: 'BNG' };

const transferOf = (fields: object = {}) => ({
  id: 'a1',
  vassalage: 'BNG',
  direction: 'in' as const,
  status: 'done' as const,
  cause: 'player' as const,
  amount: 3_000_000,
  moved: 3_000_000,
  createdAtMs: Date.now(),
  settledAtMs: Date.now(),
  ...fields,
});

describe('my wallet', () => {
  let operator: FakeOperator;
  let atVendor = 0;
  const cash = () => 10_000_000 - atVendor;

  beforeAll(() => startTestPage({ ui: uiMessages, wallet: messages }));
  beforeEach(() => {
    setSwitches(on);
    atVendor = 0;
    operator = fakeOperator();
    signInForTest();
    operator.answer(getGameVendors, () => recorded(getGameVendors));
    operator.answer(getMerchantWallet, () => ({ wallets: [shared, ofVendor] }));
    operator.answer(getTransferList, () => recorded(getTransferList, 'none'));
    operator.answer(getBalance, () => ({
      sumBalance: cash(),
      balance: [
        { accountTypeId: 1, availBalance: cash() },
        { accountTypeId: 2, availBalance: 0 },
        { accountTypeId: 3, availBalance: atVendor, vassalage: 'BNG' },
      ],
      inWithdrawal: 0,
      inTransit: 0,
    }));
    operator.answer(transferWallet, ({ amount = 0, direction }) => {
      const moved = direction === 'in' ? amount : atVendor;
      atVendor += direction === 'in' ? moved : -moved;
      return { transfers: [transferOf({ direction, amount: moved, moved })] };
    });
  });

  const show = () =>
    render(
      <TestPage path="/member/transferFund">
        <MyWalletPage />
      </TestPage>,
    );
  const vendors = () => screen.findByRole('list', { name: text.vendors });
  const main = () => screen.findByRole('region', { name: text.main });
  const type = async (amount: string) =>
    fireEvent.change(await screen.findByRole('textbox', { name: messages.amount.label }), {
      target: { value: amount },
    });

  it('shows the wallets of vendors, and moves money there and back', async () => {
    show();
    await waitFor(async () => expect(await main()).toHaveTextContent('100,000'));
    await type('30000');
    fireEvent.click(screen.getByRole('button', { name: '3만 P 옮기기' }));
    await waitFor(async () => expect(await vendors()).toHaveTextContent('30,000'));
    expect(await main()).toHaveTextContent('70,000');
    fireEvent.click(screen.getByRole('button', { name: '3만 P 모두 되돌리기' }));
    await waitFor(async () => expect(await main()).toHaveTextContent('100,000'));
    expect(operator.calls(transferWallet).map(({ request }) => request)).toMatchObject([
      { direction: 'in', vassalage: 'BNG', amount: 3_000_000 },
      { direction: 'out' },
    ]);
  });

  it('keeps the focus on the button that brings everything back, while it works and after', async () => {
    atVendor = 2_000_000;
    show();
    const recall = await screen.findByRole('button', { name: '2만 P 모두 되돌리기' });
    recall.focus();
    fireEvent.click(recall);
    await waitFor(async () => expect(await main()).toHaveTextContent('100,000'));
    expect(recall).toHaveFocus();
    expect(recall).toBeEnabled();
    expect(recall).toHaveAttribute('aria-disabled', 'true');
  });

  it('no longer shows why a transfer was refused once the direction changes', async () => {
    operator.answer(transferWallet, () => refuse('transfer.bonus.active'));
    show();
    await waitFor(async () => expect(await main()).toHaveTextContent('100,000'));
    await type('30000');
    fireEvent.click(screen.getByRole('button', { name: '3만 P 옮기기' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    fireEvent.click(screen.getAllByRole('radio')[1] as HTMLElement);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says what is owed after a reversed payment, and what follows from it', async () => {
    operator.answer(getWithdrawSettings, () => ({
      ...withdrawSettings,
      owed: { amount: 3_000_000, openAmount: 2_000_000 },
    }));
    show();
    await waitFor(async () =>
      expect(await main()).toHaveTextContent('갚을 금액은 20,000.00 P입니다(처음 30,000.00 P).'),
    );
    expect(await main()).toHaveTextContent(messages.error.withdrawal_claim_open);
  });

  it('is one wallet where the merchant has no other', async () => {
    operator.answer(getMerchantWallet, () => ({ wallets: [shared] }));
    show();
    expect(await screen.findByText(text.single)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('is one wallet without FUNDTRANS3, whatever the merchant has', async () => {
    setSwitches([]);
    show();
    expect(await screen.findByText(text.single)).toBeVisible();
    expect(operator.calls(getTransferList)).toHaveLength(0);
  });

  it('shows a dash and never 0 while a balance is not known', async () => {
    operator.answer(getBalance, () => refuse('system.error', {}, 500));
    show();
    const known = await screen.findByText(text.unknown);
    expect(within(await main()).queryByText(/0/)).toBeNull();
    expect(await vendors()).not.toHaveTextContent('0');
    expect(known).toBeVisible();
  });

  it('says that money is on its way while the vendor has not answered', async () => {
    operator.answer(getTransferList, () => ({
      total: 1,
      list: [transferOf({ status: 'transit', moved: null, settledAtMs: null })],
      obstacles: [],
    }));
    show();
    expect(await screen.findByText(text.transitNote)).toBeVisible();
    expect(await vendors()).toHaveTextContent(text.status.transit);
  });

  it('keeps the money here while a bonus is running, and says why', async () => {
    operator.answer(getTransferList, () => ({ total: 0, list: [], obstacles: ['transfer.bonus.active'] }));
    show();
    expect(await screen.findByText(messages.error.transfer_bonus_active)).toBeVisible();
    await type('30000');
    expect(screen.getByRole('button', { name: '3만 P 옮기기' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('asks for no more than is there', async () => {
    show();
    await waitFor(async () => expect(await main()).toHaveTextContent('100,000'));
    await type('200000');
    fireEvent.click(screen.getByRole('button', { name: '20만 P 옮기기' }));
    expect(await screen.findByText(/100,000.00 P입니다/)).toBeVisible();
    expect(operator.calls(transferWallet)).toHaveLength(0);
  });

  it('brings money back when a game of a vendor with a wallet is left, and for no other game', async () => {
    atVendor = 2_000_000;
    show();
    await main();
    const left = (vassalage: string) => recallWallet({ vassalage });
    await left('PG');
    expect(operator.calls(transferWallet)).toHaveLength(0);
    await left('BNG');
    expect(operator.calls(transferWallet)[0]?.request).toMatchObject({ direction: 'out', isGameLeft: true });
    await waitFor(async () => expect(await main()).toHaveTextContent('100,000'));
  });
});

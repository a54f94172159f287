import { fakeOperator, signInForTest, startTestPage, TestPage } from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import {
  createDeposit,
  getDepositList,
  getDepositSettings,
  getWithdrawSettings,
  type PaymentStage,
  redeemVoucher,
} from '@tessera/shared/wire/wallet';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import { newDeposit, withdrawSettings } from '../../testing/fake-wallet.ts';
import DepositPage from './deposit.page.tsx';

const settings = { ...recorded(getDepositSettings, 'all-methods'), bonuses: [] };
const coin = {
  network: 'TRC20 (DEMO)',
  address: 'TDEMO0OIl77',
  cents: 7247,
  rate: 138_000,
  rateUntilMs: Date.now() + 900_000,
  confirmations: 2,
  confirmationsNeeded: 3,
};

describe('a deposit with a provider or a voucher', () => {
  let asked: object[];
  let list: ReturnType<typeof newDeposit>[];
  const operator = () => {
    const fake = fakeOperator();
    fake.answer(getDepositSettings, () => settings);
    fake.answer(getWithdrawSettings, () => withdrawSettings);
    fake.answer(getDepositList, () => ({ total: list.length, list }));
    fake.answer(createDeposit, (request) => {
      asked.push(request);
      return newDeposit('7', request.amount);
    });
    fake.answer(redeemVoucher, (request) => {
      asked.push(request);
      return {
        ...newDeposit('8', 5_000_000),
        methodId: 'voucher',
        status: 'approved' as const,
        decidedAtMs: Date.now(),
      };
    });
  };
  const paid = (stage: PaymentStage, more: object = {}) => ({
    ...newDeposit('7', 10_000_000),
    methodId: 'coin',
    payment: {
      ...{ stage, payByMs: Date.now() + 1_800_000, qr: 'DEMO NOT A PAYMENT', reasonCode: null, owed: null },
      ...{ receivedAmount: null, receivedAtMs: null, extraAmount: 0, coin, ...more },
    },
  });
  const show = (path = '/member/depositv2') =>
    render(
      <TestPage path={path}>
        <DepositPage />
      </TestPage>,
    );
  const choose = async (name: RegExp) => fireEvent.click(await screen.findByRole('radio', { name }));
  const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

  beforeAll(() => startTestPage({ ui: uiMessages, wallet: messages }));
  beforeEach(() => {
    [asked, list] = [[], []];
    signInForTest();
    operator();
  });

  it('shows each method with its limits, fee and time, and what a coin is worth before anything is sent', async () => {
    show();
    expect(await screen.findByRole('radio', { name: /간편 결제.*1,000.00 – 100만 P.*수수료 없음/ })).toBeVisible();
    await choose(/USDT \(데모\).*수수료 0.5%/);
    press(/^10만 더하기/);
    expect(await screen.findByText(/1 USDT는 1,380.00 P.*72.47 USDT \(demo\)/)).toBeVisible();
    expect(screen.getByText('99,500.00')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: '입금자 이름' })).toBeNull();
    press(/입금하기$/);
    await waitFor(() => expect(asked).toEqual([expect.objectContaining({ methodId: 'coin', amount: 10_000_000 })]));
  });

  it('asks a voucher for its code alone', async () => {
    show();
    await choose(/바우처/);
    press(/바우처 사용하기/);
    expect(await screen.findByText('바우처 코드를 입력하세요.')).toBeVisible();
    fireEvent.change(screen.getByRole('textbox', { name: '바우처 코드' }), { target: { value: ' AB12-CD34 ' } });
    press(/바우처 사용하기/);
    await waitFor(() => expect(asked).toEqual([expect.objectContaining({ code: 'AB12-CD34', promotionId: null })]));
  });

  it('shows on every device how to pay, with a code and an address that say DEMO', async () => {
    list = [paid('awaiting')];
    show('/member/depositv2?id=7');
    expect(await screen.findByText('TDEMO0OIl77')).toBeVisible();
    expect(await screen.findByRole('img', { name: '결제용 QR 코드 (데모)' })).toBeVisible();
    expect(screen.getAllByText('결제 대기')).toHaveLength(2);
  });

  it.each([
    ['confirming', { receivedAtMs: Date.now(), receivedAmount: 10_000_000 }, /2\/3회 확인했습니다/],
    [
      'review',
      { receivedAtMs: Date.now(), receivedAmount: 1, reasonCode: 'payment.name.differs' },
      /보낸 사람의 이름이/,
    ],
    ['reversed', { receivedAtMs: Date.now(), receivedAmount: 10_000_000 }, /결제사가 이 결제를 취소했습니다/],
    [
      'reversed',
      { receivedAtMs: Date.now(), owed: { amount: 10_000_000, openAmount: 4_000_000 } },
      /보유 머니에서 빠져나간 금액은 없고, 갚을 금액은 40,000.00 P입니다\(처음 100,000.00 P\)/,
    ],
    ['reversed', { receivedAtMs: Date.now(), owed: { amount: 10_000_000, openAmount: 0 } }, /정산되었습니다/],
  ] as const)('says in words what %s means', async (stage, more, text) => {
    list = [paid(stage, more)];
    show('/member/depositv2?id=7');
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('says that another amount has arrived and was credited', async () => {
    const { payment, ...deposit } = paid('credited', { receivedAtMs: Date.now(), receivedAmount: 8_000_000 });
    list = [
      {
        ...deposit,
        amount: 8_000_000,
        announcedAmount: 10_000_000,
        status: 'approved',
        decidedAtMs: Date.now(),
        payment,
      },
    ];
    show('/member/depositv2?id=7');
    expect(await screen.findByText(/신청한 금액은 100,000.00 P, 도착한 금액은 80,000.00 P입니다/)).toBeVisible();
    expect(screen.getByText('100,000.00 P 입금을 신청했습니다.')).toBeVisible();
  });
});

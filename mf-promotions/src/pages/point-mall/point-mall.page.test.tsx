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
  convertPoints,
  getPointBalance,
  getPointConfig,
  getPointMall,
  getPointRecord,
  getPointRewards,
  getRedemptions,
  redeemPoints,
} from '@tessera/shared/wire/promotions';
import { fireEvent, render, screen, within } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import PointMallPage from './point-mall.page.tsx';

const { points } = messages;
const change = { redeemAmount: null, quantity: null, status: null, remark: null };

describe('the point mall', () => {
  let operator: FakeOperator;
  let balance = 300_000;

  beforeAll(() => startTestPage({ ui: uiMessages, promotions: messages }));
  beforeEach(() => {
    operator = fakeOperator();
    balance = 300_000;
    operator.answer(getPointMall, () => recorded(getPointMall));
    operator.answer(getPointConfig, () => recorded(getPointConfig));
    operator.answer(getPointRewards, () => recorded(getPointRewards));
    operator.answer(getPointBalance, () => ({ points: balance }));
    operator.answer(getRedemptions, () => ({ total: 0, list: [] }));
    operator.answer(getPointRecord, () => ({
      list: [{ ...change, id: 1, atMs: 1, type: 'slots', changedPoints: 120, balance: 300_000 }],
      next: null,
    }));
    operator.answer(convertPoints, ({ points: asked, amount }) => {
      balance -= asked;
      return { points: asked, amount };
    });
    operator.answer(redeemPoints, () => ({ status: 'process' }));
  });
  const show = () =>
    render(
      <TestPage path="/pointMall">
        <PointMallPage />
      </TestPage>,
    );
  const confirm = async (action: string, pin = '482913') => {
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText(points.password), { target: { value: pin } });
    fireEvent.click(within(dialog).getByRole('button', { name: action }));
    return dialog;
  };

  it('asks nothing about an account of a visitor', async () => {
    show();
    expect(await screen.findByText(points.visitor)).toBeVisible();
    expect(await screen.findByRole('heading', { name: '비치 타월' })).toBeVisible();
    for (const call of [getPointBalance, getPointConfig, getPointRewards, getPointRecord])
      expect(operator.calls(call)).toEqual([]);
  });

  it('converts points behind the payment password, and shows the record with its kinds', async () => {
    signInForTest();
    show();
    const record = await screen.findByRole('table', { name: points.views.record });
    expect(within(record).getByRole('row', { name: new RegExp(points.type.slots) })).toBeInTheDocument();
    fireEvent.change(await screen.findByLabelText(points.toConvert), { target: { value: '1000' } });
    fireEvent.click(screen.getByRole('button', { name: points.convert }));
    await confirm(points.convert);
    expect((await screen.findAllByText(/^2,000\.00/))[0]).toBeVisible();
    expect(operator.calls(convertPoints).map(({ request }) => request)).toMatchObject([
      { points: 100_000, paymentPassword: '482913' },
    ]);
  });

  it('says what was wrong with the password, and sends the same request again', async () => {
    signInForTest();
    operator.answer(redeemPoints, () => refuse('payment.password.wrong'));
    show();
    fireEvent.click(await screen.findByRole('button', { name: /비치 타월/ }));
    await confirm(points.redeem, '000001');
    expect(await screen.findByText(messages.error.payment_password_wrong)).toBeVisible();
    operator.answer(redeemPoints, () => ({ status: 'process' }));
    await confirm(points.redeem);
    expect(await screen.findAllByText(points.history)).not.toHaveLength(0);
    const ids = operator.calls(redeemPoints).map(({ request }) => (request as { requestId: string }).requestId);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });
});

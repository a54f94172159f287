import { installIntentRouter } from '@tessera/shared/intents';
import { pageQueries } from '@tessera/shared/query';
import { AtLocation } from '@tessera/shared/router';
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
import { getSecurityConfig } from '@tessera/shared/wire/auth';
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
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import messages from '../../../locales/ko.json';
import leaveCentre from '../../reactions/leave-centre.reaction.ts';
import PointMallPage from './point-mall.page.tsx';

const { points } = messages;
const change = { redeemAmount: null, quantity: null, status: null, remark: null };

/** The page, and a button that opens a centre over it as the shell does. */
function UnderCentre() {
  const [key, setKey] = useState('page');
  return (
    <>
      <button type="button" onClick={() => setKey('below')}>
        open a centre
      </button>
      <AtLocation location={{ pathname: '/pointMall', key }}>
        <PointMallPage />
      </AtLocation>
    </>
  );
}

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

  it('refuses more points than there are, until more have come', async () => {
    signInForTest();
    show();
    fireEvent.change(await screen.findByLabelText(points.toConvert), { target: { value: '3500' } });
    fireEvent.click(screen.getByRole('button', { name: points.convert }));
    const refusal = points.tooMany.replace('{{points}}', '3,000.00 포인트');
    expect(await screen.findByText(refusal)).toBeVisible();
    balance = 400_000;
    await act(() => pageQueries().invalidateQueries());
    await waitFor(() => expect(screen.queryByText(refusal)).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: points.convert }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('has what each change was about in columns of their own, and the money of an exchange in both records', async () => {
    const redeemed = { ...change, redeemAmount: 500_000, quantity: 2, status: 'rejected' as const, remark: '품절' };
    operator.answer(getPointRecord, () => ({
      list: [{ ...redeemed, id: 1, atMs: 1, type: 'redeem', changedPoints: -50_000, balance: 300_000 }],
      next: null,
    }));
    const exchange = { id: 1, name: '상품권', quantity: 2, points: 50_000, credit: 500_000, remark: null };
    operator.answer(getRedemptions, () => ({
      total: 1,
      list: [{ ...exchange, status: 'approved' as const, requestedAtMs: 1, decidedAtMs: 2 }],
    }));
    signInForTest();
    render(
      <TestPage path="/pointMall">
        <PointMallPage />
      </TestPage>,
    );
    const cell = async (name: string, head: string) => {
      const table = await screen.findByRole('table', { name });
      return table.querySelector(`td[data-head="${head}"]`);
    };
    const { record, redemptions } = points.views;
    expect(await cell(record, points.remark)).toHaveTextContent(/^품절$/);
    expect(await cell(record, points.quantity)).toHaveTextContent(/^2$/);
    expect(await cell(record, points.amount)).toHaveTextContent(/^5,000.00 P$/);
    expect(await cell(record, points.statusHead)).toHaveTextContent(points.status.rejected);
    fireEvent.click(screen.getByRole('radio', { name: redemptions }));
    expect(await cell(redemptions, points.amount)).toHaveTextContent(/^5,000.00 P$/);
  });

  it('converts points behind the payment password, and shows the record with its kinds', async () => {
    signInForTest();
    show();
    const record = await screen.findByRole('table', { name: points.views.record });
    expect(within(record).getByRole('row', { name: new RegExp(points.type.slots) })).toBeInTheDocument();
    const cell = (head: string) => record.querySelector(`td[data-head="${head}"]`);
    expect(cell(points.changed)).toHaveTextContent(/^\+1\.20/);
    for (const head of [points.remark, points.quantity, points.amount, points.statusHead])
      expect(cell(head)).toHaveAttribute('data-phone', 'none');
    expect(cell(points.balance)).toHaveAttribute('data-phone', 'line');
    fireEvent.change(await screen.findByLabelText(points.toConvert), { target: { value: '1000' } });
    fireEvent.click(screen.getByRole('button', { name: points.convert }));
    await confirm(points.convert);
    expect((await screen.findAllByText(/^2,000\.00/))[0]).toBeVisible();
    expect(operator.calls(convertPoints).map(({ request }) => request)).toMatchObject([
      { points: 100_000, paymentPassword: '482913' },
    ]);
  });

  it('shows what has changed when a centre that was opened from it closes, and only then', async () => {
    signInForTest();
    render(
      <TestPage path="/pointMall">
        <UnderCentre />
      </TestPage>,
    );
    expect((await screen.findAllByText(/^3,000\.00/))[0]).toBeVisible();
    balance = 50_000;
    await act(leaveCentre);
    expect(operator.calls(getPointBalance)).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'open a centre' }));
    await act(leaveCentre);
    expect((await screen.findAllByText(/^500\.00/))[0]).toBeVisible();
    const asked = operator.calls(getPointBalance).length;
    await act(leaveCentre);
    expect(operator.calls(getPointBalance)).toHaveLength(asked);
  });

  it('offers to set the payment password before anything is typed, and asks for it then', async () => {
    let hasPaymentPassword = false;
    operator.answer(getSecurityConfig, () => ({ hasPaymentPassword }));
    installIntentRouter(async () => {
      hasPaymentPassword = true;
      return { status: 'done', result: { isSet: true } as never };
    });
    signInForTest();
    show();
    fireEvent.click(await screen.findByRole('button', { name: /비치 타월/ }));
    const set = await screen.findByRole('button', { name: points.setPassword });
    await waitFor(() => expect(set).toHaveFocus());
    expect(screen.queryByLabelText(points.password)).not.toBeInTheDocument();
    fireEvent.click(set);
    await waitFor(() => expect(screen.getByLabelText(points.password)).toHaveFocus());
    expect(screen.getByRole('button', { name: points.redeem })).toBeVisible();
    expect(operator.calls(redeemPoints)).toEqual([]);
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

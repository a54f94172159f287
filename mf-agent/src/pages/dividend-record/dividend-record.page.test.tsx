import {
  type FakeOperator,
  fakeOperator,
  refuse,
  signInForTest,
  startTestPage,
  TestPage,
} from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { exportBills, getBill, getBills, getBillTeam, payBill, payBills } from '@tessera/shared/wire/agent';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import { billOf, billTeam, explanationOf, recordOf } from '../../testing/contracts.ts';
import DailyWagesPage from '../daily-wages/daily-wages.page.tsx';
import HourlySalaryPage from '../hourly-salary/hourly-salary.page.tsx';
import RealTimeSalaryPage from '../real-time-salary/real-time-salary.page.tsx';
import DividendRecordPage from './dividend-record.page.tsx';

const issued = billOf({ id: '32', reference: 'B-20260401-0032', status: 'issued', amount: 50_000, paid: 0 });
const bills = [issued, billOf(), billOf({ id: '30', status: 'notReached', amount: 0, paid: 0 })];

describe('the record of dividends', () => {
  let operator: FakeOperator;
  beforeAll(() => startTestPage({ ui: uiMessages, agent: messages }));
  beforeEach(() => {
    operator = fakeOperator();
    signInForTest({ type: 1, account: 'agent01' });
    operator.answer(getBills, () => recordOf(bills, 300_000));
    operator.answer(getBill, () => explanationOf(billOf()));
    operator.answer(getBillTeam, () => billTeam);
  });
  const show = (path: string, page = <DividendRecordPage />) => render(<TestPage path={path}>{page}</TestPage>);
  const asked = () => operator.calls(getBills).map(({ request }) => request as Record<string, unknown>);

  it('shows each bill with its status and what is open, and the sums of the whole filter', async () => {
    show('/agent/dividendRecord?period=custom&from=2026-03-01&to=2026-04-01&page=2');
    const rows = within(await screen.findByRole('table', { name: '배당 내역' })).getAllByRole('row');
    const cells = rows.slice(1).map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
    expect(cells[1]).toEqual([
      ...['2026-03-01 – 2026-03-15', 'agent01', '일부 지급', '2,750.00', '1,000.00', '1,750.00', '2026-04-15'],
    ]);
    expect(cells[2]?.slice(2)).toEqual(['조건 미달', '0.00', '0.00', '0.00', '–']);
    expect(asked()[0]).toMatchObject({ kind: 'dividend', side: 'received', from: '2026-03-01', page: 2 });
    expect(screen.getByText('3,250.00')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: '일부 지급 1' }));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ status: ['partPaid'], page: 1, from: '2026-03-01' }));
    expect(screen.queryByRole('button', { name: /지급하기/ })).not.toBeInTheDocument();
  });

  it('explains an amount by the figures of the team, what was carried, and the tier that counted', async () => {
    show('/agent/dividendRecord');
    fireEvent.click((await screen.findAllByRole('button', { name: /2,750.00 P 계산 보기/ }))[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('11,000.00 P × 25.00% = 2,750.00 P')).toBeVisible();
    expect(dialog.getByText('이전 기간에서 이월')).toBeVisible();
    expect(dialog.getByText('도달').closest('tr')).toHaveTextContent('2단계');
  });

  it('says that nothing is paid on a base below zero, whatever tier was reached', async () => {
    const below = { loss: -300_000, base: -500_000, rateBasisPoints: 0, payments: [] };
    operator.answer(getBill, () => ({
      ...explanationOf(billOf({ status: 'notReached', amount: 0, paid: 0 })),
      ...below,
    }));
    show('/agent/dividendRecord?bill=31');
    expect(await screen.findByText(messages.bill.nothingToPay)).toBeVisible();
  });

  it('leads from each figure of a bill to the movements behind it, and to the branches of its team', async () => {
    // Of an earlier year: its address opens it, whatever the list shows.
    show('/agent/dividendRecord?bill=31');
    const dialog = within(await screen.findByRole('dialog'));
    const link = async (name: string) => (await dialog.findByRole('link', { name })).getAttribute('href');
    const days = 'period=custom&from=2026-03-01&to=2026-03-15';
    expect(await link('20,000.00 P')).toBe(`/agent/transactions?${days}&branch=20&flow=settled`);
    expect(await link('−6,000.00 P')).toBe(`/agent/transactions?${days}&branch=20&flow=payout`);
    expect(await link('13,000.00 P')).toBe(
      `/agent/transactions?${days}&branch=20&flow=settled%2Cpayout%2Crebate%2Cbonus`,
    );
    fireEvent.click(dialog.getByRole('button', { name: '6' }));
    const rows = within(await dialog.findByRole('table', { name: '기간 동안의 팀 실적' })).getAllByRole('row');
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      'dist01 · 본인12,000.000.000.000.00',
      'shop01415,000.006,000.000.000.00',
      'member0113,000.000.00600.00400.00',
      '합계620,000.006,000.00600.00400.00',
    ]);
    expect(await link('2,000.00')).toBe(`/agent/transactions?${days}&branch=20&part=own&flow=settled`);
    expect(await link('3,000.00')).toBe(`/agent/transactions?${days}&branch=31&under=20&flow=settled`);
    act(() => signInForTest({ type: 2, account: 'dist01' }));
    await waitFor(async () =>
      expect(await link('2,000.00')).toBe(`/agent/transactions?${days}&account=dist01&flow=settled`),
    );
    fireEvent.click(dialog.getByRole('button', { name: 'shop01 조직 보기' }));
    await waitFor(() => expect(operator.calls(getBillTeam).at(-1)?.request).toMatchObject({ id: 31, parentId: '30' }));
    fireEvent.click(dialog.getByRole('button', { name: '계산 보기' }));
    expect(await dialog.findByText('계산 기준 금액')).toBeVisible();
  });

  it('opens the branches where a bill is of a part of a day, and says that a bill between others does not exist', async () => {
    const hour = { fromMs: Date.parse('2026-03-01T10:00:00+09:00'), toMs: Date.parse('2026-03-01T11:00:00+09:00') };
    operator.answer(getBill, ({ id }) =>
      id === 31 ? explanationOf(billOf(hour)) : refuse('agent.bill.unknown', {}, 404),
    );
    const { unmount } = show('/agent/hourlySalary?bill=31', <HourlySalaryPage />);
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(await dialog.findByRole('button', { name: '20,000.00 P' }));
    expect(await dialog.findByRole('table', { name: '기간 동안의 팀 실적' })).toBeVisible();
    unmount();
    show('/agent/hourlySalary?bill=32', <HourlySalaryPage />);
    expect(await screen.findByText('없는 정산입니다.')).toBeVisible();
  });

  it('finds bills by the name of the other side, and saves those that the filter shows', async () => {
    operator.answer(exportBills, () => refuse('request.too.frequent', { retryAfterSeconds: 540 }, 429));
    show('/agent/dividendRecord?side=given&status=issued&period=7d');
    await screen.findByRole('table', { name: '배당 내역' });
    fireEvent.change(screen.getByRole('textbox', { name: '상대 이름 찾기' }), { target: { value: ' dist ' } });
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ keyword: 'dist', status: ['issued'], side: 'given' }));
    fireEvent.click(screen.getByRole('button', { name: 'CSV로 저장' }));
    const { from, to } = asked().at(-1) ?? {};
    await waitFor(() =>
      expect(operator.calls(exportBills).map(({ request }) => request)).toEqual([
        { ...{ kind: 'dividend', side: 'given', keyword: 'dist', status: ['issued'] }, from, to },
      ]),
    );
  });

  it('pays one bill, and shows why one could not be paid', async () => {
    operator.answer(payBill, () => refuse('agent.bill.short', {}, 409));
    show('/agent/dividendRecord?side=given');
    const press = await screen.findByRole('button', { name: 'B-20260401-0032 지급하기' });
    press.focus();
    fireEvent.click(press);
    expect(await screen.findByText(messages.error.agent_bill_short)).toBeVisible();
    expect(press.closest('tr')).toHaveTextContent(messages.error.agent_bill_short);
    expect(press).toHaveFocus();
    operator.answer(payBill, () => ({ bill: billOf({ ...issued, status: 'paid', paid: 50_000 }), amount: 50_000 }));
    fireEvent.click(screen.getByRole('button', { name: 'B-20260401-0032 지급하기' }));
    operator.answer(getBills, () => recordOf([{ ...issued, status: 'paid', paid: 50_000 }], 250_000));
    await waitFor(() => expect(screen.queryByText(messages.error.agent_bill_short)).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: /500.00 P 계산 보기/ })).toHaveFocus());
    const [first, second] = operator.calls(payBill).map(({ request }) => request as { requestId: string });
    expect(first?.requestId).not.toBe(second?.requestId);
  });

  it('pays all with one press after the count of each status, and asks again when the bills have changed', async () => {
    operator.answer(payBills, ({ count }) =>
      count === 2
        ? refuse('agent.bills.changed', { count: 1, amount: 500 }, 409)
        : { paid: 1, amount: 50_000, left: { count: 0, amount: 0 }, state: 'done' as const },
    );
    show('/agent/dividendRecord?side=given&period=custom&from=2026-03-01&to=2026-04-01&q=dist');
    fireEvent.click(await screen.findByRole('button', { name: '모두 지급 (2)' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('지급 대기 1')).toBeVisible();
    expect(dialog.getByText('일부 지급 1')).toBeVisible();
    expect(dialog.getByText('2,250.00')).toBeVisible();
    operator.answer(getBills, () => recordOf([issued], 300_000));
    fireEvent.click(dialog.getByRole('button', { name: '모두 지급' }));
    expect(await dialog.findByText(messages.error.agent_bills_changed)).toBeVisible();
    expect(await dialog.findByText('지급 대기 1')).toBeVisible();
    fireEvent.click(dialog.getByRole('button', { name: '모두 지급' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    const filter = { kind: 'dividend', from: '2026-03-01', to: '2026-04-01', keyword: 'dist' };
    expect(operator.calls(payBills).map(({ request }) => request)).toMatchObject([
      { ...filter, count: 2, amount: 225_000 },
      { ...filter, count: 1, amount: 50_000 },
    ]);
  });

  it('goes on with the same press until all is paid, shows how many are left, and stops when the cash is used up', async () => {
    let answer = 0;
    const left = [5, 3];
    let goOn: () => void = () => undefined;
    operator.answer(payBills, async () => {
      answer += 1;
      if (answer === 2)
        await new Promise<void>((resolve) => {
          goOn = resolve;
        });
      const count = left[answer - 1] ?? 2;
      const state = answer <= 2 ? ('going' as const) : ('short' as const);
      return { paid: answer * 100, amount: answer * 1_000_000, left: { count, amount: count * 10_000 }, state };
    });
    show('/agent/dividendRecord?side=given');
    fireEvent.click(await screen.findByRole('button', { name: '모두 지급 (2)' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.click(dialog.getByRole('button', { name: '모두 지급' }));
    expect(await dialog.findByText(/5건 남음/)).toBeVisible();
    expect(dialog.getByRole('button', { name: '중지' })).toBeVisible();
    goOn();
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      '잔액이 부족해 멈췄습니다. 300건을 모두 지급했습니다(총 30,000.00 P). 남은 정산은 2건, 200.00 P입니다.',
    );
    const sent = operator.calls(payBills).map(({ request }) => request as { requestId: string });
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(1);
  });

  it('has a page for each kind of wages, and says when a period has no bills', async () => {
    operator.answer(getBills, () => recordOf([]));
    for (const [page, kind] of [
      [<DailyWagesPage key="daily" />, 'daily'],
      [<HourlySalaryPage key="hourly" />, 'hourly'],
      [<RealTimeSalaryPage key="realTime" />, 'realTime'],
    ] as const) {
      const { unmount } = show('/agent/dailyWages', page);
      expect(await screen.findByText('이 기간에는 정산이 없습니다.')).toBeVisible();
      expect(asked().at(-1)).toMatchObject({ kind });
      unmount();
    }
    show('/agent/dividendRecord?status=paid');
    expect(await screen.findByText('조건에 맞는 정산이 없습니다.')).toBeVisible();
  });
});

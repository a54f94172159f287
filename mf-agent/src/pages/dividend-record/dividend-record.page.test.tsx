import {
  type FakeOperator,
  fakeOperator,
  refuse,
  signInForTest,
  startTestPage,
  TestPage,
} from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { getBill, getBills, payBill, payBills } from '@tessera/shared/wire/agent';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import { billOf, explanationOf, recordOf } from '../../testing/contracts.ts';
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

  it('pays one bill, and shows why one could not be paid', async () => {
    operator.answer(payBill, () => refuse('agent.bill.short', {}, 409));
    show('/agent/dividendRecord?side=given');
    fireEvent.click(await screen.findByRole('button', { name: 'B-20260401-0032 지급하기' }));
    expect(await screen.findByText(messages.error.agent_bill_short)).toBeVisible();
    operator.answer(payBill, () => ({ bill: billOf({ ...issued, status: 'paid', paid: 50_000 }), amount: 50_000 }));
    fireEvent.click(screen.getByRole('button', { name: 'B-20260401-0032 지급하기' }));
    await waitFor(() => expect(screen.queryByText(messages.error.agent_bill_short)).not.toBeInTheDocument());
    const [first, second] = operator.calls(payBill).map(({ request }) => request as { requestId: string });
    expect(first?.requestId).not.toBe(second?.requestId);
  });

  it('pays all with one press after the count of each status, and asks again when the bills have changed', async () => {
    operator.answer(payBills, ({ count }) =>
      count === 2
        ? refuse('agent.bills.changed', { count: 1, amount: 500 }, 409)
        : { paid: 1, amount: 50_000, open: 0 },
    );
    show('/agent/dividendRecord?side=given');
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
    expect(operator.calls(payBills).map(({ request }) => request)).toMatchObject([
      { kind: 'dividend', count: 2, amount: 225_000 },
      { kind: 'dividend', count: 1, amount: 50_000 },
    ]);
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
  });
});

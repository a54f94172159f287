import { fakeOperator, leaveForTest, refuse, signInForTest, startTestPage, TestPage } from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { getIncome, getRebateShares } from '@tessera/shared/wire/agent';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import { income } from '../../testing/records.ts';
import IncomePage from './income.page.tsx';

// jsdom has no canvas; the chart has tests of its own.
jest.mock('@tessera/shared/ui/line-chart', () => ({
  LineChart: ({
    title,
    data,
    actions,
  }: {
    title: string;
    data: { series: { label: string; values: number[] } };
    actions: unknown;
  }) => (
    <figure aria-label={title}>
      {data.series.label}: {data.series.values.join(' ')}
      {actions as null}
    </figure>
  ),
}));

describe('my income', () => {
  let operator = fakeOperator();
  beforeAll(() => startTestPage({ ui: uiMessages, agent: messages }));
  beforeEach(() => {
    operator = fakeOperator();
    signInForTest({ type: 1, account: 'agent01' });
    operator.answer(getIncome, () => income);
  });
  afterEach(() => act(leaveForTest));
  const show = (path = '/agent/income?period=7d') =>
    render(
      <TestPage path={path}>
        <IncomePage />
      </TestPage>,
    );
  const rows = async () =>
    within(await screen.findByRole('table', { name: '내 수입' }))
      .getAllByRole('row')
      .slice(1);
  const texts = (row: HTMLElement | undefined) =>
    (row ? within(row).getAllByRole('cell') : []).map((cell) => cell.textContent);

  it('shows what each day brought by source, what was paid on, and what is left', async () => {
    show();
    const shown = await rows();
    expect(shown.map(texts)).toEqual([
      ['2026-03-02', '1,000.00', '4,000.00', '0.00', '1,500.00', '+3,500.00'],
      ['2026-02-28', '5,819.40', '0.00', '0.00', '0.00', '+5,819.40'],
      ['합계', '6,819.40', '4,000.00', '0.00', '1,500.00', '+9,319.40'],
    ]);
    expect(screen.getAllByText('순수입')[0]?.parentElement).toHaveTextContent('순수입+9,319 P');
  });

  it('leads from wages to their bill, from several bills to their movements, and from a rebate to its players', async () => {
    show();
    const [newest, , total] = await rows();
    const day = 'period=custom&from=2026-03-02&to=2026-03-02&account=agent01';
    const linksOf = (row: HTMLElement | undefined) => within(row as HTMLElement).getAllByRole('link');
    expect(linksOf(newest).map((link) => link.getAttribute('href'))).toEqual([
      '/agent/income?period=7d&rebate=2026-03-02',
      '/agent/dailyWages?bill=31',
      `/agent/transactions?${day}&flow=wages%2Cdividend&direction=out`,
      `/agent/transactions?${day}&flow=rebate%2Cwages%2Cdividend`,
    ]);
    expect(linksOf(newest)[1]).toHaveAttribute('title', '이 금액의 정산 보기');
    // Of several days, each rebate leads on.
    expect(linksOf(total)[0]?.getAttribute('href')).toMatch(/^\/agent\/transactions\?.*&account=agent01&flow=rebate$/);
  });

  it('shows whose bets a rebate came from, as a sum of all that it consists of', async () => {
    operator.answer(getRebateShares, ({ day }) => {
      expect(day).toBe('2026-03-02');
      return {
        ...{ credited: 105_000, cashback: 20_000, ownBets: 5000, adjusted: -10_000, total: 2 },
        list: [
          { account: 'd01m07', hasLeft: false, from: '2026-03-01', to: '2026-03-01', stake: 9_000_000, amount: 80_000 },
          { account: 'ab****', hasLeft: true, from: '2026-02-28', to: '2026-03-01', stake: 1_000_000, amount: 10_000 },
        ],
      };
    });
    show('/agent/income?period=7d&rebate=2026-03-02');
    const dialog = within(await screen.findByRole('dialog', { name: '2026-03-02 롤링' }));
    const players = within(await dialog.findByRole('table'))
      .getAllByRole('row')
      .slice(1);
    expect(players.map(texts)).toEqual([
      ['d01m07 ', '2026-03-01', '90,000.00', '800.00'],
      ['ab**** 팀에서 나감', '2026-02-28 – 2026-03-01', '10,000.00', '100.00'],
    ]);
    expect(dialog.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/agent/transactions?period=custom&from=2026-03-01&to=2026-03-01&account=d01m07&flow=settled',
    ]);
    const sum = (label: string) => dialog.getByText(label, { selector: 'dt' }).parentElement?.textContent;
    const ownBets = '내 복권 베팅의 배당 그룹 환급';
    expect(['지급된 롤링', '회원별 몫 합계', '내 캐시백', ownBets, '이전 베팅의 정정'].map(sum)).toEqual([
      ...['지급된 롤링1,050.00 P', '회원별 몫 합계900.00 P', '내 캐시백200.00 P'],
      ...[`${ownBets}50.00 P`, '이전 베팅의 정정−100.00 P'],
    ]);
    fireEvent.click(dialog.getByRole('button', { name: '닫기' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('draws one source by day, whichever is chosen', async () => {
    show();
    const chart = await screen.findByRole('figure', { name: '날짜별 수입' });
    expect(chart).toHaveTextContent('순수입: 581940 0 350000');
    fireEvent.click(within(chart).getByRole('button', { name: '급여' }));
    expect(await screen.findByText(/급여: 0 0 400000/)).toBeVisible();
    cleanup();
    show('/agent/income?period=7d&chart=paid');
    expect(await screen.findByText(/하위에 지급: 0 0 150000/)).toBeVisible();
  });

  it('says that there was no income', async () => {
    const bills = { wages: null, dividend: null, paid: null };
    const none = { rebate: 0, wages: 0, dividend: 0, paid: 0, net: 0, bills };
    operator.answer(getIncome, () => ({ ...income, total: none, days: [{ day: '2026-03-02', ...none }] }));
    show();
    expect(await screen.findByText('이 기간에는 수입이 없습니다.')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('says that it could not be loaded, and comes when tried again', async () => {
    operator.answer(getIncome, () => refuse('system.error', {}, 500));
    show();
    const alert = await screen.findByRole('alert');
    operator.answer(getIncome, () => income);
    fireEvent.click(within(alert).getByRole('button', { name: '다시 시도' }));
    expect(await rows()).toHaveLength(3);
  });
});

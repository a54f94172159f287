import { fakeOperator, leaveForTest, refuse, signInForTest, startTestPage, TestPage } from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { getIncome } from '@tessera/shared/wire/agent';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
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

  it('leads from a rebate to the bets of the day before, and from all else to the movements of the day', async () => {
    show();
    const [newest] = await rows();
    const links = within(newest as HTMLElement).getAllByRole('link');
    const day = 'period=custom&from=2026-03-02&to=2026-03-02&account=agent01';
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/agent/teamBetting?period=custom&from=2026-03-01&to=2026-03-01',
      `/agent/transactions?${day}&flow=wages`,
      `/agent/transactions?${day}&flow=wages%2Cdividend`,
      `/agent/transactions?${day}&flow=rebate%2Cwages%2Cdividend`,
    ]);
    expect(links[0]).toHaveAttribute('title', '이 롤링이 나온 베팅 보기');
  });

  it('leads from a rebate that came with its bets to the bets of the same day', async () => {
    operator.answer(getIncome, () => ({ ...income, rebates: 'settled' as const }));
    show();
    const [newest] = await rows();
    expect(within(newest as HTMLElement).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      '/agent/teamBetting?period=custom&from=2026-03-02&to=2026-03-02',
    );
    expect(screen.getByText(messages.income.notes.settled)).toBeVisible();
  });

  it('draws one source by day, whichever is chosen', async () => {
    show();
    const chart = await screen.findByRole('figure', { name: '날짜별 수입' });
    expect(chart).toHaveTextContent('순수입: 581940 0 350000');
    fireEvent.click(within(chart).getByRole('button', { name: '급여' }));
    expect(chart).toHaveTextContent('급여: 0 0 400000');
  });

  it('says that there was no income', async () => {
    const none = { rebate: 0, wages: 0, dividend: 0, paid: 0, net: 0 };
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

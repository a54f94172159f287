import { refuse } from '@tessera/shared/testing';
import { exportTeamMovements, getTeamMovements } from '@tessera/shared/wire/agent';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { withRecordPage } from '../../testing/record-page.tsx';
import { movement, teamMovements } from '../../testing/records.ts';
import TransactionsPage from './transactions.page.tsx';

/** The request for everything. */
const whole = { period: '30d', part: 'all', pageSize: 25 };

describe('downline transaction details', () => {
  const page = withRecordPage({
    Page: TransactionsPage,
    path: '/agent/transactions',
    table: '하위 거래 내역',
    endpoint: getTeamMovements,
    newest: teamMovements,
    older: { ...teamMovements, list: [movement({ id: '0' })], next: null },
  });
  const { show, rows } = page;

  it('shows every movement as its account sees it, with who was on the other side', async () => {
    show();
    const texts = (await rows()).map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
    const at = texts[0]?.[2];
    expect(texts).toEqual([
      ['급여', 'dist01', at, 'agent01', '7', '+15,000.00'],
      ['급여', 'agent01', at, 'dist01', '7', '−15,000.00'],
      ['보너스', 'ab**** 팀에서 나감', at, '사이트', '–', '+300.00'],
    ]);
    expect(screen.getByRole('link', { name: 'dist01' })).toHaveAttribute(
      'href',
      '/agent/transactions?period=30d&account=dist01',
    );
    expect(screen.queryByRole('link', { name: /ab/ })).toBeNull();
  });

  it('leads from a movement to its bet or its bill, and from one’s own rebate to whose bets it came from', async () => {
    page.answer = {
      ...teamMovements,
      list: [
        movement({ id: '5', flow: 'bet', type: 'bet', reference: 'round:h7-31', bet: 'round:demo:h7-31' }),
        movement({ id: '4', flow: 'settled', type: 'settled-stake', reference: '', bet: 'lottery:42' }),
        ...teamMovements.list.slice(0, 1),
        movement({
          ...{ id: '2', account: 'agent01', flow: 'rebate', type: 'rebate', reference: 'rebate:2026-03-01' },
          atMs: Date.parse('2026-03-02T00:10:00+09:00'),
        }),
        movement({ id: '1', account: 'dist01', flow: 'rebate', type: 'rebate', reference: 'rebate:2026-03-01' }),
      ],
    };
    show();
    const links = (await rows()).map((row) => {
      const link = within(within(row).getAllByRole('cell')[4] as HTMLElement).queryByRole('link');
      return link && [link.textContent, link.getAttribute('href')];
    });
    expect(links).toEqual([
      ['h7-31', '/agent/teamBetting?bet=round%3Ademo%3Ah7-31'],
      ['42', '/agent/teamBetting?bet=lottery%3A42'],
      ['7', '/agent/dailyWages?bill=7'],
      ['2026-03-01', '/agent/income?period=custom&from=2026-03-02&to=2026-03-02&rebate=2026-03-02'],
      null,
    ]);
  });

  it('shows a part of the team as a link names it, says so, and adds up what was chosen of it', async () => {
    page.answer = {
      ...teamMovements,
      ...{ branch: 'dist05', under: 'agent01' },
      sums: teamMovements.sums.map(({ flow }) => ({
        flow,
        amount: ({ bet: -1_000_000, payout: 400_000 } as Readonly<Record<string, number>>)[flow] ?? 0,
      })),
    };
    show('/agent/transactions?period=7d&branch=17&under=1&flow=bet,payout');
    await rows();
    expect(page.asked.at(-1)).toMatchObject({ branch: '17', under: '1', flow: ['bet', 'payout'], part: 'all' });
    expect(screen.getByText('선택한 거래 합계').closest('p')).toHaveTextContent('−6,000.00');
    expect(screen.getByRole('button', { name: 'agent01 바로 아래에 있던 동안 조건 지우기' })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'dist05 하위 조직 조건 지우기' }));
    await waitFor(() => expect(page.asked.at(-1)).toEqual({ ...whole, period: '7d', flow: ['bet', 'payout'] }));
  });

  it('saves a file with the same filter', async () => {
    let saved: RequestOf<typeof exportTeamMovements> | undefined;
    page.operator.answer(exportTeamMovements, (request) => {
      saved = request;
      return refuse('request.too.frequent', { retryAfterSeconds: 540 }, 429);
    });
    show('/agent/transactions?period=7d&account=agent01&direction=in&flow=wages');
    fireEvent.click(await screen.findByRole('button', { name: 'CSV로 저장' }));
    await waitFor(() =>
      expect(saved).toEqual({ period: '7d', account: 'agent01', part: 'all', direction: 'in', flow: ['wages'] }),
    );
    expect(screen.getByRole('button', { name: '받은 금액만 조건 지우기' })).toBeVisible();
  });

  it('adds up each meaning above the list, and shows the movements of those that are chosen', async () => {
    show('/agent/transactions?period=7d');
    await rows();
    const group = within(screen.getByRole('group', { name: '거래 종류' }));
    expect(group.getByRole('button', { name: /^출금/ })).toHaveTextContent('출금 −1,030만');
    expect(group.getByRole('button', { name: /^기타/ })).toHaveTextContent(/^기타$/);
    fireEvent.click(group.getByRole('button', { name: /^출금/ }));
    await waitFor(() => expect(page.asked.at(-1)).toMatchObject({ period: '7d', flow: ['withdrawal'] }));
    fireEvent.click(group.getByRole('button', { name: /^입금/ }));
    await waitFor(() => expect(page.asked.at(-1)).toMatchObject({ flow: ['deposit', 'withdrawal'] }));
    expect(group.getByRole('button', { name: /^출금/ })).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(group.getByRole('button', { name: /^출금/ }));
    await waitFor(() => expect(page.asked.at(-1)).toMatchObject({ flow: ['deposit'] }));
  });

  it('adds earlier movements below', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: '이전 거래 더 보기' }));
    await waitFor(async () => expect(await rows()).toHaveLength(4));
    expect(page.asked.at(-1)?.after).toBe('77');
  });

  it('says at the field that an account is not in the team', async () => {
    show('/agent/transactions?account=nobody&flow=deposit');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: '계정' })).toHaveAccessibleDescription(
        '팀에 이 이름의 계정이 없습니다.',
      ),
    );
    fireEvent.click(screen.getByRole('button', { name: '계정 지우기' }));
    expect(await rows()).toHaveLength(3);
    expect(page.asked.at(-1)).toEqual({ ...whole, flow: ['deposit'] });
  });

  it('takes its filter away where nothing matches', async () => {
    page.answer = { ...teamMovements, list: [], next: null };
    show('/agent/transactions?account=dist01&flow=dividend,nothing');
    expect(await screen.findByText('이 조건에 맞는 거래가 없습니다.')).toBeVisible();
    expect(page.asked).toEqual([{ ...whole, account: 'dist01', flow: ['dividend'] }]);
    fireEvent.click(screen.getByRole('button', { name: '조건 모두 지우기' }));
    await waitFor(() => expect(page.asked.at(-1)).toEqual(whole));
  });

  it('offers to try again when loading has failed', async () => {
    page.operator.setOnline(false);
    show();
    const retry = await screen.findByRole('button', { name: '다시 시도' });
    page.operator.setOnline(true);
    fireEvent.click(retry);
    expect(await rows()).toHaveLength(3);
  });
});

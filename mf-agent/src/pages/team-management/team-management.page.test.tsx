import {
  type FakeOperator,
  fakeOperator,
  refuse,
  signInForTest,
  startTestPage,
  TestPage,
} from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { getTeamAccounts } from '@tessera/shared/wire/agent';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import type { TeamAccount, TeamAccountsRequest } from '../../model/team.ts';
import { asOfMs } from '../../testing/team.ts';
import TeamManagementPage from './team-management.page.tsx';

const accounts: TeamAccount[] = [
  {
    id: '9',
    account: 'd01s01',
    rank: 'distributor',
    level: 2,
    upline: 'dist01',
    downline: 9,
    rebateBasisPoints: 80,
    balance: 6_569_000,
    registeredMs: Date.UTC(2026, 6, 4),
    lastSignInMs: null,
  },
  {
    id: '12',
    account: 'd01m07',
    rank: 'member',
    level: 3,
    upline: 'd01s01',
    downline: 0,
    rebateBasisPoints: 30,
    balance: 0,
    registeredMs: Date.UTC(2026, 9, 9),
    lastSignInMs: asOfMs,
  },
];

describe('team management', () => {
  let operator: FakeOperator;
  let asked: TeamAccountsRequest[] = [];
  beforeAll(() => startTestPage({ ui: uiMessages, agent: messages }));
  beforeEach(() => {
    operator = fakeOperator();
    signInForTest({ type: 1, account: 'agent01' });
    asked = [];
    operator.answer(getTeamAccounts, (request) => {
      asked.push(request);
      const list = request.keyword === 'nobody' ? [] : accounts;
      return { asOfMs, total: list.length === 0 ? 0 : 41, list };
    });
  });
  const show = (path = '/agent/teamManagement') =>
    render(
      <TestPage path={path}>
        <TeamManagementPage />
      </TestPage>,
    );

  it('tells where every account stands, what it earns and holds, and when it was last here', async () => {
    show();
    const rows = within(await screen.findByRole('table', { name: '팀 관리' })).getAllByRole('row');
    const cells = rows.slice(1).map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
    expect(cells).toEqual([
      ['d01s01', '총판', '2단계', 'dist01', '9', '0.80%', '65,690.00', '2026-07-04', '없음'],
      ['d01m07', '회원', '3단계', 'd01s01', '–', '0.30%', '0.00', '2026-10-09', '2026-11-21 21:05'],
    ]);
  });

  it('filters, sorts and turns pages at the operator', async () => {
    show('/agent/teamManagement?page=2');
    await screen.findByRole('table');
    expect(asked.at(-1)).toMatchObject({ kind: 'all', seen: 'any', sort: 'registered', order: 'desc', page: 2 });
    fireEvent.click(screen.getByRole('radio', { name: '에이전트' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ kind: 'agent', page: 1 }));
    fireEvent.click(screen.getByRole('button', { name: '로그인한 적 없음' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ kind: 'agent', seen: 'never' }));
    fireEvent.click(screen.getByRole('button', { name: '잔액' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'balance', order: 'desc' }));
    fireEvent.click(await screen.findByRole('button', { name: '3쪽' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ page: 3, sort: 'balance', kind: 'agent' }));
  });

  it('says when nothing fits, and takes all filters away with one press', async () => {
    show();
    fireEvent.change(await screen.findByRole('textbox', { name: '이름 찾기' }), { target: { value: 'nobody' } });
    expect(await screen.findByText('조건에 맞는 계정이 없습니다.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: '조건 모두 지우기' }));
    expect(await screen.findByText('d01m07')).toBeVisible();
  });

  it('says that it could not be loaded, and comes when tried again', async () => {
    operator.answer(getTeamAccounts, () => refuse('system.error', {}, 500));
    show();
    const alert = await screen.findByRole('alert');
    operator.answer(getTeamAccounts, () => ({ asOfMs, total: 2, list: accounts }));
    fireEvent.click(within(alert).getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByText('d01m07')).toBeVisible();
  });
});

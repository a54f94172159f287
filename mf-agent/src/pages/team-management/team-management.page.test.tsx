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
import { getTeamAccounts } from '@tessera/shared/wire/agent';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import type { TeamAccount, TeamAccountsRequest } from '../../model/team.ts';
import TeamManagementPage from './team-management.page.tsx';

const { asOfMs, list: members } = recorded(getTeamAccounts);
/** An agent who has never signed in, and a member who has. */
const accounts: TeamAccount[] = [
  ...recorded(getTeamAccounts, 'agents').list,
  ...members.filter(({ account }) => account === 'd03m03'),
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
      ['dist03', '부본사', '1단계', 'agent01', '4', '0.90%', '46,653.70', '2025-12-17', '없음'],
      ['d03m03', '회원', '2단계', 'dist03', '–', '0.40%', '414,642.80', '2026-02-26', '2026-03-01 17:54'],
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
    fireEvent.click(await screen.findByRole('button', { name: '3 쪽' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ page: 3, sort: 'balance', kind: 'agent' }));
  });

  it('says when nothing fits, and takes all filters away with one press', async () => {
    show();
    fireEvent.change(await screen.findByRole('textbox', { name: '이름 찾기' }), { target: { value: 'nobody' } });
    expect(await screen.findByText('조건에 맞는 계정이 없습니다.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: '조건 모두 지우기' }));
    expect(await screen.findByText('d03m03')).toBeVisible();
  });

  it('says that it could not be loaded, and comes when tried again', async () => {
    operator.answer(getTeamAccounts, () => refuse('system.error', {}, 500));
    show();
    const alert = await screen.findByRole('alert');
    operator.answer(getTeamAccounts, () => ({ asOfMs, total: 2, list: accounts }));
    fireEvent.click(within(alert).getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByText('d03m03')).toBeVisible();
  });
});

import { useLocation } from '@tessera/shared/router';
import {
  type FakeOperator,
  fakeOperator,
  leaveForTest,
  refuse,
  signInForTest,
  startTestPage,
  TestPage,
} from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { getTeamMembers, getTeamOverview, getTeamTrend } from '@tessera/shared/wire/agent';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import type { TeamMembersRequest } from '../../model/team.ts';
import { branchOf, overview, teamRow, trend } from '../../testing/team.ts';
import TeamOverviewPage from './team-overview.page.tsx';

const dist = teamRow('dist05', { rank: 'subhead', downline: 2, bet: 900_000, net: -100_000 });
const member = teamRow('d00m07', { bet: 100_000, net: 50_000 });
const own = teamRow('agent01', { id: '1', rank: 'head', level: 0, downline: 40 });
const below = [teamRow('d05m01', { level: 2, bet: 600_000 }), teamRow('d05m02', { level: 2, bet: 300_000 })];

// jsdom paints nothing; the drawing library only wants to know that.
HTMLCanvasElement.prototype.getContext = () => null;

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

describe('the team overview', () => {
  let operator: FakeOperator;
  let asked: TeamMembersRequest[] = [];
  beforeAll(() => startTestPage({ ui: uiMessages, agent: messages }));
  beforeEach(() => {
    operator = fakeOperator();
    signInForTest({ type: 1, account: 'agent01' });
    asked = [];
    operator.answer(getTeamOverview, () => overview);
    operator.answer(getTeamTrend, () => trend);
    operator.answer(getTeamMembers, (request) => {
      asked.push(request);
      if (request.scope === 'accounts') {
        return branchOf(own, request.keyword === 'd00' ? [member] : []);
      }
      return request.parentId === dist.id
        ? branchOf({ ...dist, bet: 0 }, below, {
            trail: [
              { id: '1', account: 'agent01' },
              { id: dist.id, account: 'dist05' },
            ],
          })
        : branchOf(own, [dist, member]);
    });
  });
  // The period that was chosen last is kept with the session.
  afterEach(leaveForTest);
  const show = (path = '/agent/teamOverview') =>
    render(
      <TestPage path={path}>
        <TeamOverviewPage />
      </TestPage>,
    );
  const names = async () => {
    const table = await screen.findByRole('table', { name: '하위 조직' });
    return within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
  };

  it('writes six figures at a glance, each change with its sign and against the stretch before', async () => {
    show();
    const tile = (label: string) =>
      screen.getByRole('button', { name: label }).closest('p')?.parentElement?.textContent;
    expect(await screen.findByText('팀 유효 베팅')).toBeVisible();
    expect(tile('팀 유효 베팅')).toBe('팀 유효 베팅1억 2,840만+12.4%');
    expect(tile('팀 입금')).toBe('팀 입금3,412만변동 없음');
    expect(tile('팀 출금')).toBe('팀 출금2,986만−6.7%');
    expect(tile('팀 순손익')).toBe('팀 순손익−426만−8.1%');
    expect(tile('베팅 회원')).toBe('베팅 회원218명+9명');
    expect(tile('내 수입')).toBe('내 수입184.2만+184.2만');
    expect(screen.getByText('기준 12:00')).toBeVisible();
  });

  it('opens the list behind a figure, for the same period', async () => {
    render(
      <TestPage path="/agent/teamOverview?period=7d">
        <TeamOverviewPage />
        <Address />
      </TestPage>,
    );
    fireEvent.click(await screen.findByRole('button', { name: '팀 입금' }));
    const address = () => screen.getByRole('status', { name: 'address' }).textContent;
    expect(address()).toBe('/agent/transactions?period=7d&flow=deposit');
    const lists: readonly (readonly [tile: string, list: string])[] = [
      ['팀 유효 베팅', 'transactions?period=7d&flow=bet'],
      ['팀 순손익', 'transactions?period=7d&flow=bet%2Cpayout%2Crebate%2Cbonus'],
      ['베팅 회원', 'teamManagement?period=7d&own=with&activity=bet'],
      ['내 수입', 'income?period=7d'],
    ];
    for (const [tile, list] of lists) {
      fireEvent.click(screen.getByRole('button', { name: tile }));
      expect([tile, address()]).toEqual([tile, `/agent/${list}`]);
    }
    const facts: readonly (readonly [fact: string, list: string])[] = [
      ['신규 가입', 'teamManagement?period=7d&activity=registered'],
      ['내 순손익', 'transactions?period=7d&account=agent01&flow=bet%2Cpayout%2Crebate%2Cbonus'],
      // The overview, which stays here beneath, adds its own period where none is named.
      ['팀 잔액', 'teamManagement?own=with&sort=balance&period=30d'],
      ['내 잔액', 'teamManagement?own=only&period=30d'],
    ];
    for (const [fact, list] of facts) {
      fireEvent.click(within(screen.getByText(fact).parentElement as HTMLElement).getByRole('button'));
      expect([fact, address()]).toEqual([fact, `/agent/${list}`]);
    }
  });

  it('shows own beside team', async () => {
    show();
    expect((await screen.findByText('팀 잔액')).parentElement).toHaveTextContent('1,142만 P');
    expect(screen.getByText('내 잔액').parentElement).toHaveTextContent('163.2만 P');
    expect(screen.getByText('하위 계정').parentElement).toHaveTextContent('40명');
  });

  it('opens a branch in place and asks for it only then', async () => {
    show();
    expect(await names()).toEqual(['agent01 본인', 'dist05', 'd00m07', '합계']);
    expect(asked).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'dist05 펼치기' }));
    expect(await screen.findByText('d05m02')).toBeVisible();
    expect(await names()).toEqual(['agent01 본인', 'dist05', 'd05m01', 'd05m02', 'd00m07', '합계']);
    expect(asked[1]).toMatchObject({ parentId: dist.id, period: '30d', scope: 'children' });
  });

  it('says in the branch itself that it could not be loaded, and tries again', async () => {
    show();
    await names();
    operator.answer(getTeamMembers, () => refuse('system.error', {}, 500));
    fireEvent.click(screen.getByRole('button', { name: 'dist05 펼치기' }));
    const retry = await screen.findByRole('button', { name: '다시 시도' });
    expect(await names()).toContain('dist05');
    operator.answer(getTeamMembers, () => branchOf(dist, below));
    fireEvent.click(retry);
    expect(await screen.findByText('d05m01')).toBeVisible();
  });

  it('goes down into a branch and back up by its trail', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'dist05' }));
    expect(await screen.findByText('d05m01')).toBeVisible();
    const trail = screen.getByRole('navigation', { name: '조직 경로' });
    expect(trail).toHaveTextContent('agent01dist05');
    fireEvent.click(within(trail).getByRole('button', { name: 'agent01' }));
    expect(await screen.findByText('d00m07')).toBeVisible();
    expect(await names()).toEqual(['agent01 본인', 'dist05', 'd00m07', '합계']);
  });

  it('finds accounts by name in the whole branch, and says when there is none', async () => {
    show();
    await names();
    const search = screen.getByRole('textbox', { name: '이름 찾기' });
    fireEvent.change(search, { target: { value: 'd00' } });
    await screen.findByText('d00m07');
    fireEvent.change(search, { target: { value: 'nobody' } });
    expect(await screen.findByText('이름이 맞는 계정이 없습니다.')).toBeVisible();
    expect(asked.at(-1)).toMatchObject({ scope: 'accounts', keyword: 'nobody' });
  });

  it('opens the same view from its address: branch, search, order and chart', async () => {
    show(`/agent/teamOverview?period=7d&branch=${dist.id}&sort=net&order=asc&chart=deposit`);
    await names();
    expect(asked).toEqual([expect.objectContaining({ period: '7d', parentId: dist.id, sort: 'net', order: 'asc' })]);
    expect(screen.getByRole('radio', { name: '입금' })).toBeChecked();
    cleanup();
    show('/agent/teamOverview?period=7d&q=d00');
    expect(screen.getByRole('textbox', { name: '이름 찾기' })).toHaveValue('d00');
    await names();
    expect(asked.at(-1)).toMatchObject({ scope: 'accounts', keyword: 'd00' });
  });

  it('asks for another period in all its parts', async () => {
    show();
    await names();
    fireEvent.click(screen.getByRole('radio', { name: '7일' }));
    await screen.findByText('이번 7일');
    expect(asked.at(-1)?.period).toBe('7d');
    fireEvent.click(screen.getByRole('radio', { name: '직접 선택' }));
    fireEvent.change(await screen.findByLabelText('시작일'), { target: { value: '2026-01-05' } });
    await screen.findByText('고른 기간');
    expect(asked.at(-1)).toMatchObject({ period: 'custom', from: '2026-01-05' });
  });

  it('keeps its period while a year is typed, figure by figure', async () => {
    show('/agent/teamOverview?period=custom&from=2020-03-01&to=2020-03-20');
    await names();
    const from = screen.getByLabelText('시작일');
    for (const unfinished of ['0002-03-05', '0020-03-05', '0202-03-05', '12020-03-05', '']) {
      fireEvent.change(from, { target: { value: unfinished } });
      expect(from).toHaveValue(unfinished);
    }
    fireEvent.change(from, { target: { value: '2020-03-05' } });
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]).toMatchObject({ period: 'custom', from: '2020-03-05', to: '2020-03-20' });
  });

  it('keeps the rest when one part fails, and never writes nought for what it does not know', async () => {
    operator.answer(getTeamOverview, () => refuse('system.error', {}, 500));
    show();
    expect(await names()).toHaveLength(4);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('불러오지 못했습니다');
    expect(screen.queryByText('팀 유효 베팅')).not.toBeInTheDocument();
    operator.answer(getTeamOverview, () => overview);
    fireEvent.click(within(alert).getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByText('1억 2,840만')).toBeVisible();
  });

  it('leads an agent without a downline to the form', async () => {
    operator.answer(getTeamMembers, () => branchOf(own, []));
    show();
    expect(await screen.findByText('아직 하위 계정이 없습니다.')).toBeVisible();
    expect(screen.getByRole('button', { name: '계정 등록' })).toBeVisible();
  });
});

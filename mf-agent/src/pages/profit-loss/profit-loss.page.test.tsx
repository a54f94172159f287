import { fakeOperator, leaveForTest, refuse, signInForTest, startTestPage, TestPage } from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { figureNames, getTeamMembers, getTeamOverview } from '@tessera/shared/wire/agent';
import { fireEvent, render, screen, within } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import { branchOf, figures, overview, teamRow } from '../../testing/team.ts';
import ProfitLossPage from './profit-loss.page.tsx';

const own = teamRow('agent01', { id: '1', rank: 'head', level: 0, downline: 40, rebate: 2_050_000, net: 2_050_000 });
const dist = teamRow('dist05', { rank: 'subhead', downline: 2, deposit: 500_000, bet: 900_000, net: -100_000 });
const member = teamRow('d00m07', { deposit: 700_000, bet: 100_000, wages: 40_000, net: 50_000 });
const left = teamRow('ab****', { id: '77', hasLeft: true, bet: 20_000, net: -20_000 });
const below = [teamRow('d05m01', { level: 2, bet: 600_000 })];

describe('user profit and loss', () => {
  let operator = fakeOperator();
  beforeAll(() => startTestPage({ ui: uiMessages, agent: messages }));
  beforeEach(() => {
    operator = fakeOperator();
    signInForTest({ type: 1, account: 'agent01' });
    operator.answer(getTeamOverview, () => ({
      ...overview,
      current: {
        ...overview.current,
        team: figures({ deposit: 1_200_000, bet: 1_020_000, rebate: 2_050_000, net: -70_000 }),
        own: figures({ rebate: 2_050_000, net: 2_050_000 }),
      },
    }));
    operator.answer(getTeamMembers, (request) =>
      request.parentId === dist.id
        ? branchOf(dist, below, {
            trail: [
              { id: '1', account: 'agent01' },
              { id: dist.id, account: 'dist05' },
            ],
          })
        : branchOf(own, [dist, member, left]),
    );
  });
  afterEach(leaveForTest);
  const show = (path = '/agent/profitLoss?period=7d') =>
    render(
      <TestPage path={path}>
        <ProfitLossPage />
      </TestPage>,
    );
  const rowOf = async (name: string): Promise<HTMLElement> => {
    const table = await screen.findByRole('table', { name: '계정별 손익' });
    const row = within(table)
      .getAllByRole('row')
      .find(({ textContent }) => textContent?.startsWith(name));
    if (!row) throw new Error(`There is no row of ${name}.`);
    return row;
  };
  const hrefs = (place: HTMLElement) =>
    within(place)
      .queryAllByRole('link')
      .map((link) => link.getAttribute('href'));

  it('shows every figure of every row, with a total, and own beside team', async () => {
    show();
    const table = await screen.findByRole('table', { name: '계정별 손익' });
    const heads = within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    expect(heads).toEqual(['이름', '등급', '하위', ...figureNames.map((figure) => messages.branch[figure])]);
    expect(await rowOf('합계')).toBeVisible();
    const card = (name: string) => screen.getByRole('region', { name });
    expect(card('팀 전체')).toHaveTextContent('−700 P');
    expect(card('내 계정')).toHaveTextContent('+2만 P');
    expect(card('하위 (팀 전체 − 내 계정)')).toHaveTextContent('−2.1만 P');
    expect(card('하위 (팀 전체 − 내 계정)')).toHaveTextContent('롤링0');
  });

  it('leads from every figure to the movements it is the sum of', async () => {
    show();
    const list = (scope: string, flow: string) => `/agent/transactions?period=7d${scope}&flow=${flow}`;
    const net = 'bet%2Cpayout%2Crebate%2Cbonus';
    expect(hrefs(await rowOf('d00m07'))).toEqual(
      ['deposit', 'bet', 'wages', net].map((flow) => list('&account=d00m07', flow)),
    );
    expect(hrefs(await rowOf('agent01'))).toContain(list('&account=agent01', 'rebate'));
    // A branch with everybody in it; one that has left, for what it did here.
    expect(hrefs(await rowOf('dist05'))).toEqual([
      `/agent/teamManagement?branch=${dist.id}`,
      ...['deposit', 'bet', net].map((flow) => list(`&branch=${dist.id}`, flow)),
    ]);
    expect(hrefs(await rowOf('ab****'))).toEqual(['bet', net].map((flow) => list('&branch=77&under=1', flow)));
    // The whole team's lists name no account; those of the downline are without the agent's own.
    expect(hrefs(await rowOf('합계'))).toEqual(['/agent/teamManagement', list('', 'bet')]);
    const card = (name: string) => hrefs(screen.getByRole('region', { name }));
    expect(card('팀 전체')).toContain(list('', 'deposit'));
    expect(card('하위 (팀 전체 − 내 계정)')).toContain(list('&part=below', 'deposit'));
  });

  it('leads from the total of a branch to the movements of everybody in it', async () => {
    show(`/agent/profitLoss?period=7d&branch=${dist.id}`);
    await rowOf('d05m01');
    expect(hrefs(await rowOf('합계'))).toEqual([
      `/agent/teamManagement?branch=${dist.id}`,
      `/agent/transactions?period=7d&branch=${dist.id}&flow=bet`,
    ]);
    expect(hrefs(await rowOf('dist05'))).toContain(
      `/agent/transactions?period=7d&branch=${dist.id}&part=own&flow=deposit`,
    );
  });

  it('explains each figure, and how the net result is computed', async () => {
    show();
    await rowOf('합계');
    const help = screen.getByRole('button', { name: '항목 설명' });
    expect(screen.getByText(messages.profit.help.net)).not.toBeVisible();
    fireEvent.click(help);
    expect(help).toHaveAttribute('aria-expanded', 'true');
    for (const figure of figureNames) expect(screen.getByText(messages.profit.help[figure])).toBeVisible();
  });

  it('keeps the table when own and team could not be loaded, and tries again', async () => {
    operator.answer(getTeamOverview, () => refuse('system.error', {}, 500));
    show();
    expect(await rowOf('d00m07')).toBeVisible();
    operator.answer(getTeamOverview, () => overview);
    fireEvent.click(within(await screen.findByRole('alert')).getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('region', { name: '팀 전체' })).toBeVisible();
  });

  it('leads an agent without a downline to the form', async () => {
    operator.answer(getTeamMembers, () => branchOf(own, []));
    show();
    expect(await screen.findByText('아직 하위 계정이 없습니다.')).toBeVisible();
  });
});

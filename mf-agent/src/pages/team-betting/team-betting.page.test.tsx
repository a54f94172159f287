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
import { exportTeamBets, getTeamBets } from '@tessera/shared/wire/agent';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import type { TeamBets } from '../../api/records.ts';
import { bet, teamBets } from '../../testing/records.ts';
import TeamBettingPage from './team-betting.page.tsx';

describe('team betting', () => {
  let operator: FakeOperator;
  let asked: RequestOf<typeof getTeamBets>[] = [];
  let answer: TeamBets = teamBets;
  beforeAll(() => startTestPage({ ui: uiMessages, agent: messages }));
  beforeEach(() => {
    operator = fakeOperator();
    signInForTest({ type: 1, account: 'agent01' });
    asked = [];
    answer = teamBets;
    operator.answer(getTeamBets, (request) => {
      asked.push(request);
      if (request.account === 'nobody') refuse('agent.account.unknown', {}, 404);
      return request.after ? { ...answer, list: [bet({ source: 'older' })], next: null } : answer;
    });
  });
  afterEach(leaveForTest);
  const show = (path = '/agent/teamBetting') =>
    render(
      <TestPage path={path}>
        <TeamBettingPage />
      </TestPage>,
    );
  const rows = async () =>
    within(await screen.findByRole('table', { name: '팀 베팅' }))
      .getAllByRole('row')
      .slice(1);

  it('shows every bet with its player, and the sums of the whole filter', async () => {
    show();
    const texts = (await rows()).map((row) => row.textContent);
    expect(texts[0]).toContain('별빛 수정궁슬롯 · 루멘d02m08');
    expect(texts[0]).toContain('3,380.008,082.00+4,702.00당첨');
    expect(texts[1]).toContain('쾌3복권 · 타이드 로또d01m10');
    expect(texts[1]).toContain('20261121-0961200.00––진행 중');
    expect(texts[2]).toContain('50.0050.00–취소');
    expect(screen.getByText('베팅 수').parentElement).toHaveTextContent('60,000');
    expect(screen.getByText('진행 중 200.00 P 포함')).toBeVisible();
    expect(screen.getByText('회원 기준, 정산된 베팅만').parentElement).toHaveTextContent('+4,702.00');
  });

  it('leads from a name to the bets of that account, but not from one that has left the team', async () => {
    show('/agent/teamBetting?period=7d&status=won');
    const [first, , last] = await rows();
    expect(within(first as HTMLElement).getByRole('link', { name: 'd02m08' })).toHaveAttribute(
      'href',
      '/agent/teamBetting?period=7d&status=won&account=d02m08',
    );
    expect(last).toHaveTextContent('ab**** 팀에서 나감');
    expect(within(last as HTMLElement).queryByRole('link')).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'd02m08' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ account: 'd02m08', period: '7d', status: ['won'] }));
    expect(screen.getByRole('textbox', { name: '계정' })).toHaveValue('d02m08');
  });

  it('says at the field that an account is not in the team, and shows the whole team again', async () => {
    show();
    await rows();
    const field = screen.getByRole('textbox', { name: '계정' });
    fireEvent.change(field, { target: { value: 'nobody' } });
    expect(asked).toHaveLength(1);
    fireEvent.submit(field.closest('form') as HTMLFormElement);
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: '계정' })).toHaveAccessibleDescription(
        '팀에 이 이름의 계정이 없습니다.',
      ),
    );
    expect(screen.queryByRole('table')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '팀 전체 보기' }));
    expect(await rows()).toHaveLength(3);
    expect(screen.getByRole('textbox', { name: '계정' })).toHaveValue('');
  });

  it('adds earlier bets below, and says that a file has no more than the latest', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: '이전 베팅 더 보기' }));
    await waitFor(async () => expect(await rows()).toHaveLength(4));
    expect(asked.at(-1)?.after).toBe('1684');
    expect(screen.queryByRole('button', { name: '이전 베팅 더 보기' })).toBeNull();
    expect(screen.getByText(/최근 베팅 50,000건까지/)).toBeVisible();
  });

  it('reads its filter from the address, and takes all of it away where nothing matches', async () => {
    answer = { ...teamBets, list: [], next: null };
    show('/agent/teamBetting?category=RNG&vendor=PP&status=lost&period=today&account=d02m08');
    expect(await screen.findByText('이 조건에 맞는 베팅이 없습니다.')).toBeVisible();
    expect(asked).toEqual([
      expect.objectContaining({
        period: 'today',
        account: 'd02m08',
        category: 'RNG',
        vassalage: 'PP',
        status: ['lost'],
      }),
    ]);
    fireEvent.click(screen.getByRole('button', { name: '조건 모두 지우기' }));
    await waitFor(() => expect(asked.at(-1)).toEqual({ period: 'today', pageSize: 25 }));
  });

  it('has the period that was chosen last in the centre, until its address names another', async () => {
    const first = show();
    fireEvent.click(screen.getByRole('radio', { name: '7일' }));
    await waitFor(() => expect(asked.at(-1)?.period).toBe('7d'));
    first.unmount();
    const second = show();
    expect(screen.getByRole('radio', { name: '7일' })).toBeChecked();
    second.unmount();
    show('/agent/teamBetting?period=30d');
    expect(screen.getByRole('radio', { name: '30일' })).toBeChecked();
  });

  it('saves a file with the same filter', async () => {
    let saved: RequestOf<typeof exportTeamBets> | undefined;
    operator.answer(exportTeamBets, (request) => {
      saved = request;
      return refuse('request.too.frequent', { retryAfterSeconds: 540 }, 429);
    });
    show('/agent/teamBetting?status=won&account=d02m08');
    fireEvent.click(await screen.findByRole('button', { name: 'CSV로 저장' }));
    await waitFor(() => expect(saved).toEqual({ period: '30d', account: 'd02m08', status: ['won'] }));
  });

  it('offers to try again when loading has failed', async () => {
    operator.setOnline(false);
    show();
    const retry = await screen.findByRole('button', { name: '다시 시도' });
    operator.setOnline(true);
    fireEvent.click(retry);
    expect(await rows()).toHaveLength(3);
  });
});

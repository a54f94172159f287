import { refuse } from '@tessera/shared/testing';
import { exportTeamBets, getTeamBets } from '@tessera/shared/wire/agent';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { withRecordPage } from '../../testing/record-page.tsx';
import { bet, teamBets } from '../../testing/records.ts';
import TeamBettingPage from './team-betting.page.tsx';

describe('team betting', () => {
  const page = withRecordPage({
    Page: TeamBettingPage,
    path: '/agent/teamBetting',
    table: '팀 베팅',
    endpoint: getTeamBets,
    newest: teamBets,
    older: { ...teamBets, list: [bet({ source: 'older' })], next: null },
  });
  const { show, rows } = page;

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
    await waitFor(() => expect(page.asked.at(-1)).toMatchObject({ account: 'd02m08', period: '7d', status: ['won'] }));
    expect(screen.getByRole('textbox', { name: '계정' })).toHaveValue('d02m08');
  });

  it('says at the field that an account is not in the team, and shows the whole team again', async () => {
    show();
    await rows();
    const field = screen.getByRole('textbox', { name: '계정' });
    fireEvent.change(field, { target: { value: 'nobody' } });
    expect(page.asked).toHaveLength(1);
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

  it('adds earlier bets below', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: '이전 베팅 더 보기' }));
    await waitFor(async () => expect(await rows()).toHaveLength(4));
    expect(page.asked.at(-1)?.after).toBe('1684');
    expect(screen.queryByRole('button', { name: '이전 베팅 더 보기' })).toBeNull();
  });

  it('shows one bet alone where a link names it, and the whole filter again', async () => {
    show('/agent/teamBetting?period=7d&status=won&bet=round%3Ademo%3Ah7-31');
    await rows();
    expect(page.asked.at(-1)).toEqual({ period: '7d', bet: 'round:demo:h7-31', pageSize: 25 });
    fireEvent.click(screen.getByRole('button', { name: '베팅 한 건만 표시 조건 지우기' }));
    await waitFor(() => expect(page.asked.at(-1)).toEqual({ period: '7d', status: ['won'], pageSize: 25 }));
    expect(screen.getByText(/베팅한 날짜로 셉니다/)).toBeVisible();
  });

  it('reads its filter from the address, and takes all of it away where nothing matches', async () => {
    page.answer = { ...teamBets, list: [], next: null };
    show('/agent/teamBetting?category=RNG&vendor=PP&status=lost&period=today&account=d02m08');
    expect(await screen.findByText('이 조건에 맞는 베팅이 없습니다.')).toBeVisible();
    expect(page.asked).toEqual([
      expect.objectContaining({
        period: 'today',
        account: 'd02m08',
        category: 'RNG',
        vassalage: 'PP',
        status: ['lost'],
      }),
    ]);
    fireEvent.click(screen.getByRole('button', { name: '조건 모두 지우기' }));
    await waitFor(() => expect(page.asked.at(-1)).toEqual({ period: 'today', pageSize: 25 }));
  });

  it('has the period that was chosen last in the centre, until its address names another', async () => {
    const first = show();
    fireEvent.click(screen.getByRole('radio', { name: '7일' }));
    await waitFor(() => expect(page.asked.at(-1)?.period).toBe('7d'));
    first.unmount();
    const second = show();
    expect(screen.getByRole('radio', { name: '7일' })).toBeChecked();
    second.unmount();
    show('/agent/teamBetting?period=30d');
    expect(screen.getByRole('radio', { name: '30일' })).toBeChecked();
  });

  it('saves a file with the same filter', async () => {
    let saved: RequestOf<typeof exportTeamBets> | undefined;
    page.operator.answer(exportTeamBets, (request) => {
      saved = request;
      return refuse('request.too.frequent', { retryAfterSeconds: 540 }, 429);
    });
    show('/agent/teamBetting?status=won&account=d02m08');
    fireEvent.click(await screen.findByRole('button', { name: 'CSV로 저장' }));
    await waitFor(() => expect(saved).toEqual({ period: '30d', account: 'd02m08', status: ['won'] }));
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

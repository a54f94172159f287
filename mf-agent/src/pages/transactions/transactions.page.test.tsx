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
import { getTeamMovements } from '@tessera/shared/wire/agent';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import type { TeamMovements } from '../../api/records.ts';
import { movement, teamMovements } from '../../testing/records.ts';
import TransactionsPage from './transactions.page.tsx';

describe('downline transaction details', () => {
  let operator: FakeOperator;
  let asked: RequestOf<typeof getTeamMovements>[] = [];
  let answer: TeamMovements = teamMovements;
  beforeAll(() => startTestPage({ ui: uiMessages, agent: messages }));
  beforeEach(() => {
    operator = fakeOperator();
    signInForTest({ type: 1, account: 'agent01' });
    asked = [];
    answer = teamMovements;
    operator.answer(getTeamMovements, (request) => {
      asked.push(request);
      if (request.account === 'nobody') refuse('agent.account.unknown', {}, 404);
      return request.after ? { ...answer, list: [movement({ id: '0' })], next: null } : answer;
    });
  });
  afterEach(leaveForTest);
  const show = (path = '/agent/transactions') =>
    render(
      <TestPage path={path}>
        <TransactionsPage />
      </TestPage>,
    );
  const rows = async () =>
    within(await screen.findByRole('table', { name: '하위 거래 내역' }))
      .getAllByRole('row')
      .slice(1);

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
    expect(screen.getByRole('link', { name: 'dist01' })).toHaveAttribute('href', '/agent/transactions?account=dist01');
    expect(screen.queryByRole('link', { name: /ab/ })).toBeNull();
  });

  it('adds up each meaning above the list, and shows the movements of those that are chosen', async () => {
    show('/agent/transactions?period=7d');
    await rows();
    const group = within(screen.getByRole('group', { name: '거래 종류' }));
    expect(group.getByRole('button', { name: /^출금/ })).toHaveTextContent('출금 −1,030만');
    expect(group.getByRole('button', { name: /^기타/ })).toHaveTextContent(/^기타$/);
    fireEvent.click(group.getByRole('button', { name: /^출금/ }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ period: '7d', flow: ['withdrawal'] }));
    fireEvent.click(group.getByRole('button', { name: /^입금/ }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ flow: ['deposit', 'withdrawal'] }));
    expect(group.getByRole('button', { name: /^출금/ })).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(group.getByRole('button', { name: /^출금/ }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ flow: ['deposit'] }));
  });

  it('adds earlier movements below', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: '이전 거래 더 보기' }));
    await waitFor(async () => expect(await rows()).toHaveLength(4));
    expect(asked.at(-1)?.after).toBe('77');
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
    expect(asked.at(-1)).toEqual({ period: '30d', flow: ['deposit'], pageSize: 25 });
  });

  it('takes its filter away where nothing matches', async () => {
    answer = { ...teamMovements, list: [], next: null };
    show('/agent/transactions?account=dist01&flow=dividend,nothing');
    expect(await screen.findByText('이 조건에 맞는 거래가 없습니다.')).toBeVisible();
    expect(asked).toEqual([{ period: '30d', account: 'dist01', flow: ['dividend'], pageSize: 25 }]);
    fireEvent.click(screen.getByRole('button', { name: '조건 모두 지우기' }));
    await waitFor(() => expect(asked.at(-1)).toEqual({ period: '30d', pageSize: 25 }));
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

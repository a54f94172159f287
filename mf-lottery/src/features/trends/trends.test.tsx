import { type FakeOperator, fakeOperator, startTestPage, TestPage } from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { getLongRuns, getNearIssues, getOpenedNumbers } from '@tessera/shared/wire/lottery';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../locales/ko.json';
import LotteryPage from '../../pages/lottery/lottery.page.tsx';
import { fakeLottery, games } from '../../testing/fake-lottery.ts';
import { textOfFile } from '../../testing/text-of-file.ts';

const dice = [
  [1, 2, 3],
  [6, 6, 5],
  [6, 5, 4],
  [2, 2, 2],
];

describe('results and trends', () => {
  let operator: FakeOperator;
  let asked: unknown[] = [];
  beforeAll(() => startTestPage({ lottery: messages, ui: uiMessages }));
  afterEach(() => jest.restoreAllMocks());
  beforeEach(() => {
    operator = fakeOperator();
    fakeLottery(operator);
    asked = [];
    operator.answer(getOpenedNumbers, (request) => {
      asked.push(request);
      return {
        list: dice.map((numbers, index) => ({
          ...{
            gameCode: request.gameCode,
            issue: `20261126-000${4 - index}`,
            drawsAtMs: 1_795_000_000_000 - index * 60_000,
            numbers,
          },
        })),
        hasMore: false,
      };
    });
  });
  const open = (more: string) =>
    render(
      <TestPage path={`/lottery?gameCode=K3&view=trends${more}`}>
        <LotteryPage />
      </TestPage>,
    );
  const said = () => screen.findByText('추첨은 서로 독립입니다. 지난 결과는 다음 결과를 예측하지 못합니다.');

  it('ask for the day of the address, and say that nothing follows from them', async () => {
    open('&trend=frequency&day=2026-11-20');
    await said();
    await waitFor(() => expect(asked).toContainEqual(expect.objectContaining({ gameCode: 'K3', day: '20261120' })));
    expect(
      await screen.findByRole('img', {
        name: /출현 횟수 · 전체 번호 · 스피드 주사위 · 2026-11-20 · 추첨 4회, 평균 2.0회/,
      }),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '하루 전' })).toBeDisabled();
  });

  it('show the same as a table, which the address keeps', async () => {
    open('&trend=frequency&day=2026-11-20');
    await userEvent.click(await screen.findByRole('radio', { name: '표' }));
    const table = await screen.findByRole('table', { name: /출현 횟수/ });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual(['112', '242', '312', '412', '522', '632']);
    expect(screen.queryByRole('img', { name: /출현 횟수/ })).not.toBeInTheDocument();
  });

  it('show gaps, the road of two sides with its runs, and what is drawn most and least', async () => {
    const shown = open('&trend=gaps&as=table&day=2026-11-20');
    const gaps = await screen.findByRole('table', { name: /미출현/ });
    expect(within(gaps).getAllByRole('row').at(-1)).toHaveTextContent('611');
    shown.unmount();
    const road = open('&trend=roads&as=table&aspect=sum-size&day=2026-11-20');
    const runs = await screen.findByRole('table', { name: /합 대소/ });
    // A triple is neither big nor small.
    expect(
      within(runs)
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual(['소11126-00041126-00040', '대21126-00021126-00031']);
    road.unmount();
    open('&trend=hot&day=2026-11-20');
    expect(await screen.findByRole('img', { name: /핫·콜드.*평균 2.0회와의 차이/ })).toBeInTheDocument();
  });

  it('show the draws as a bead plate that the keyboard chooses, with ties, as a picture, a table and a file', async () => {
    const saved = jest.fn((_file: Blob) => 'blob:file');
    Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    open('&trend=roads&aspect=sum-size&day=2026-11-20');
    const kinds = await screen.findByRole('group', { name: '로드 종류' });
    expect(screen.getByRole('img', { name: /^로드 그림: 합 대소/ })).toBeInTheDocument();
    within(kinds).getByRole('radio', { name: '빅로드' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    const bead = within(kinds).getByRole('radio', { name: '비드로드' });
    expect(bead).toBeChecked();
    expect(bead).toHaveFocus();
    // Oldest first: a triple, twice big, once small.
    const picture = screen.getByRole('img', { name: /^비드로드 그림: 합 대소.*, 대 2 · 소 1 · 무 1$/ });
    expect(picture.querySelectorAll('circle')).toHaveLength(3);
    expect(picture.querySelectorAll('path')).toHaveLength(1);
    await userEvent.click(screen.getByRole('radio', { name: '표' }));
    const table = screen.getByRole('table', { name: /^비드로드 · 합 대소/ });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual([...['처음 회차', '마지막 회차', '1번째', '2번째', '3번째', '4번째', '5번째', '6번째']]);
    expect(within(table).getAllByRole('row').at(-1)).toHaveTextContent('1126-00011126-0004무대대소––');
    await userEvent.click(screen.getByRole('button', { name: messages.trends.export }));
    const [file = new Blob()] = saved.mock.calls[0] ?? [];
    expect(await textOfFile(file)).toContain('1126-0001,1126-0004,무,대,대,소,–,–\r\n');
  });

  it('list the open runs of every game, longest first', async () => {
    const [game] = games;
    operator.answer(getLongRuns, () => ({
      list: [
        { gameCode: 'K3', issue: '20261126-0004', aspect: 'sum-parity', side: 'odd', length: 7 },
        { gameCode: game?.code ?? '', issue: '20261126-0001', aspect: 'sum-size', side: 'big', length: 4 },
        { gameCode: 'GONE', issue: '20261126-0001', aspect: 'sum-size', side: 'big', length: 3 },
      ],
    }));
    open('&trend=runs');
    await said();
    const picture = await screen.findByRole('img', { name: '이어지는 결과 2개, 가장 긴 것은 7회' });
    expect(picture).toHaveTextContent(`스피드 주사위 · 합 홀짝홀 · 7${game?.name} · 합 대소대 · 4`);
  });

  it('list the next draws of the game, until when each takes bets, and lead to the hash of its seed', async () => {
    const atMs = 1_795_000_000_000;
    operator.answer(getNearIssues, ({ gameCode, count }) => {
      asked.push({ gameCode, count });
      const coming = [1, 2].map((nth) => ({
        ...{ issue: `20261126-000${nth}`, closesAtMs: atMs + nth * 60_000 - 5_000, commitment: 'a'.repeat(64) },
        ...{ startsAtMs: atMs + nth * 60_000, drawsAtMs: atMs + nth * 60_000 },
      }));
      return { serverTimeMs: atMs, drawn: [], coming };
    });
    open('&trend=coming');
    await said();
    const table = await screen.findByRole('table', { name: '예정된 추첨' });
    const rows = within(table).getAllByRole('row');
    expect(rows).toHaveLength(3);
    expect(rows[1]).toHaveTextContent(/1126-0001.*\d\d:\d\d:\d\d.*\d\d:\d\d:\d\d/);
    expect(within(table).getAllByRole('button', { name: /공개한 해시/ })).toHaveLength(2);
    expect(asked).toEqual([{ gameCode: 'K3', count: 20 }]);
  });

  it('say that a day has no draws, or that they could not be loaded', async () => {
    operator.answer(getOpenedNumbers, () => ({ list: [], hasMore: true }));
    const shown = open('&trend=hot&day=2026-11-21');
    expect(await screen.findByText('이 날의 추첨이 없습니다')).toBeInTheDocument();
    shown.unmount();
    operator.answer(getOpenedNumbers, () => {
      throw new Error('The answer was lost.');
    });
    open('&trend=hot&day=2026-11-21');
    expect(await screen.findByRole('button', { name: '다시 시도' })).toBeInTheDocument();
  });
});

import { installIntentRouter } from '@tessera/shared/intents';
import { leaveSession } from '@tessera/shared/session';
import {
  type FakeOperator,
  fakeOperator,
  refuse,
  signInForTest,
  startTestPage,
  TestPage,
} from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { receiveToasts } from '@tessera/shared/ui/toast';
import { getGameMenus, getRecentGameMenus, placeBets } from '@tessera/shared/wire/lottery';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../locales/ko.json';
import { loadSlipLines } from '../../features/slip/slip-body.tsx';
import { slipStore } from '../../features/slip/slip-store.ts';
import { betOf, type FakeLottery, fakeLottery, games } from '../../testing/fake-lottery.ts';
import LotteryPage from './lottery.page.tsx';

describe('a slip that is changed before it is bet', () => {
  let operator: FakeOperator;
  let lottery: FakeLottery;
  beforeAll(() => startTestPage({ lottery: messages, ui: uiMessages }));
  beforeAll(loadSlipLines);
  beforeEach(() => {
    operator = fakeOperator();
    lottery = fakeLottery(operator);
    installIntentRouter(async () => ({ status: 'unavailable' }));
  });
  afterEach(() =>
    act(() => {
      slipStore.clear();
      leaveSession('chosen');
    }),
  );

  const aside = () => within(screen.getByRole('complementary', { name: '슬립' }));
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  const open = async (path = '/lottery?gameCode=K3&playType=sum-sides') => {
    render(
      <TestPage path={path}>
        <LotteryPage />
      </TestPage>,
    );
    await screen.findByRole('tab', { name: '지난 추첨' });
  };
  const add = (...choices: readonly string[]) => {
    for (const choice of choices) press(choice);
    press('슬립에 담기');
  };
  const numbers = () => slipStore.current().entries.map((entry) => entry.numbers.flat().join());
  const choice = (name: string) => screen.getByRole('button', { name });

  it('changes unit and multiple of a bet in its line, with the sum and the most that all could pay', async () => {
    await open();
    add('대 배당 1.98');
    add('홀 배당 1.98');
    const [stake] = aside().getAllByRole('button', { name: /대소·홀짝 금액 변경/ });
    if (stake) await userEvent.click(stake);
    expect(stake).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(aside().getByRole('button', { name: /^배수 늘리기$/ }));
    expect(slipStore.current().entries.map(({ multiple }) => multiple)).toEqual([2, 1]);
    expect(aside().getByText('총 베팅').closest('dl')).toHaveTextContent('총 베팅300.00 P');
    const winnings = aside().getByText('각 베팅 최대 당첨의 합 (함께 당첨되지 않을 수 있음)');
    expect(winnings.nextElementSibling).toHaveTextContent('594.00 P');
    expect(aside().getByText(/그 일부만 가능한 경우가 많습니다/)).toBeInTheDocument();
  });

  it('takes a bet back into the panel, keeps what was being chosen, and changes that bet alone', async () => {
    await open();
    add('대 배당 1.98');
    add('홀 배당 1.98');
    press('짝 배당 1.98');
    const [edit] = aside().getAllByRole('button', { name: '대소·홀짝 수정' });
    if (edit) await userEvent.click(edit);
    const notice = screen.getByText('대소·홀짝 수정 중').parentElement;
    expect(notice).toHaveFocus();
    expect(choice('대 배당 1.98')).toHaveAttribute('aria-pressed', 'true');
    expect(choice('짝 배당 1.98')).toHaveAttribute('aria-pressed', 'false');
    press('소 배당 1.98');
    const [save] = screen.getAllByRole('button', { name: '변경 저장' });
    if (save) await userEvent.click(save);
    expect(numbers()).toEqual(['big,small', 'odd']);
    expect(screen.queryByText('대소·홀짝 수정 중')).not.toBeInTheDocument();
    expect(choice('짝 배당 1.98')).toHaveAttribute('aria-pressed', 'true');
    expect(choice('대 배당 1.98')).toHaveAttribute('aria-pressed', 'false');
  });

  it('says that a changed bet was merged with the one that it is the same as now', async () => {
    const titles: string[] = [];
    const stop = receiveToasts((change) => 'show' in change && titles.push(change.show.title));
    await open();
    add('대 배당 1.98');
    add('홀 배당 1.98');
    const [edit] = aside().getAllByRole('button', { name: '대소·홀짝 수정' });
    if (edit) await userEvent.click(edit);
    for (const name of ['대 배당 1.98', '홀 배당 1.98']) press(name);
    const [save] = screen.getAllByRole('button', { name: '변경 저장' });
    if (save) await userEvent.click(save);
    stop();
    expect(slipStore.current().entries.map(({ multiple }) => multiple)).toEqual([2]);
    expect(titles.at(-1)).toBe('베팅을 수정해 같은 베팅과 합쳤습니다');
    expect(screen.queryByText(/각 베팅 최대 당첨의 합/)).not.toBeInTheDocument();
  });

  it('leaves the bet as it was when the change is given up, and goes to the play of the bet that is changed', async () => {
    await open();
    add('대 배당 1.98');
    fireEvent.click(screen.getByRole('tab', { name: '페어' }));
    const edit = aside().getByRole('button', { name: '대소·홀짝 수정' });
    await userEvent.click(edit);
    await waitFor(() => expect(choice('대 배당 1.98')).toHaveAttribute('aria-pressed', 'true'));
    press('홀 배당 1.98');
    const [cancel] = screen.getAllByRole('button', { name: '수정 취소' });
    if (cancel) await userEvent.click(cancel);
    expect(numbers()).toEqual(['big']);
    await waitFor(() => expect(screen.getByRole('tab', { name: '페어' })).toHaveAttribute('aria-selected', 'true'));
  });

  it('has one tab stop for the buttons of all bets: arrows go along a line, and up and down between lines', async () => {
    await open();
    add('대 배당 1.98');
    add('홀 배당 1.98');
    const [first, second] = aside().getAllByRole('button', { name: '대소·홀짝 수정' });
    act(() => first?.focus());
    await userEvent.keyboard('{ArrowDown}');
    expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(numbers()).toEqual(['big']);
    expect(aside().getByRole('button', { name: '대소·홀짝 빼기' })).toHaveFocus();
    expect(
      aside()
        .getAllByRole('button')
        .filter(({ tabIndex, dataset }) => 'lineAction' in dataset && tabIndex === 0),
    ).toHaveLength(1);
  });

  it('takes a random pick into the panel, and five at once into the slip', async () => {
    await open('/lottery?gameCode=K3&playType=three-different');
    press('무작위');
    expect(
      screen.getAllByRole('button', { pressed: true }).filter(({ ariaLabel }) => /번$/.test(ariaLabel ?? '')),
    ).toHaveLength(3);
    press('무작위 5건 슬립에 담기');
    const { entries } = slipStore.current();
    expect(entries).toHaveLength(5);
    expect(entries.every((entry) => new Set(entry.numbers.flat()).size === 3)).toBe(true);
  });

  it('marks the bets that a refusal is about, and says what is left, until the slip is changed', async () => {
    act(() => signInForTest());
    await open();
    add('대 배당 1.98');
    add('홀 배당 1.98');
    operator.answer(placeBets, () => refuse('lottery.payout.outside', { line: 1, limitMinor: 500_000 }, 400));
    fireEvent.click(await aside().findByRole('button', { name: '200.00 P 베팅하기' }));
    expect(await aside().findByText(/한 베팅의 당첨금 한도는 5,000.00 P입니다/)).toBeInTheDocument();
    const [, second] = aside().getAllByRole('listitem');
    expect(aside().getAllByText('접수되지 않은 베팅입니다.')).toHaveLength(1);
    expect(second).toHaveTextContent('접수되지 않은 베팅입니다.');
    fireEvent.click(within(second as HTMLElement).getByRole('button', { name: /빼기/ }));
    expect(aside().queryByText(/당첨금 한도/)).not.toBeInTheDocument();
  });

  it('says before the bet that one side passes its limit, by the name of the side', async () => {
    operator.answer(getGameMenus, () => ({ list: games.map((game) => ({ ...game, maxNumberStake: 15_000 })) }));
    await open();
    add('대 배당 1.98');
    add('홀 배당 1.98');
    const [stake] = aside().getAllByRole('button', { name: /대소·홀짝 금액 변경/ });
    if (stake) await userEvent.click(stake);
    await userEvent.click(aside().getByRole('button', { name: /^배수 늘리기$/ }));
    expect(aside().getByText(/^대에 걸 수 있는 금액 한도는 150.00 P입니다/)).toBeInTheDocument();
    expect(aside().getByRole('button', { name: '로그인하고 베팅하기' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('names the place of a number whose limit an order passes', async () => {
    act(() => signInForTest());
    await open();
    add('대 배당 1.98');
    operator.answer(placeBets, () =>
      refuse('lottery.number.stake.limit', { issue: '20261121-1268', number: 'place3:03', limitMinor: 5000 }, 400),
    );
    fireEvent.click(await aside().findByRole('button', { name: '100.00 P 베팅하기' }));
    expect(await aside().findByText(/1121-1268.*: 제3구: 03에는 50.00 P까지 더 걸 수 있습니다/)).toBeInTheDocument();
  });

  it.each([
    ['123', '123'],
    ['big odd', '대 홀'],
    ['places1,5:15', '자리 1, 5: 15'],
  ])(
    'names the combination %s whose limit an order passes, and marks the bets that are on it',
    async (number, name) => {
      act(() => signInForTest());
      await open();
      add('대 배당 1.98');
      add('홀 배당 1.98');
      const flags = { gameCode: 'K3', issue: '20261121-1268', number, limitMinor: 5000, lines: [1] };
      operator.answer(placeBets, () => refuse('lottery.number.stake.limit', flags, 400));
      fireEvent.click(await aside().findByRole('button', { name: '200.00 P 베팅하기' }));
      expect(await aside().findByText(new RegExp(`${name}에는 50.00 P까지 더 걸 수 있습니다`))).toBeInTheDocument();
      const [first, second] = aside().getAllByRole('listitem');
      expect(first).not.toHaveTextContent('접수되지 않은 베팅입니다.');
      expect(second).toHaveTextContent('접수되지 않은 베팅입니다.');
    },
  );

  it('says before the bet that all bets together pass the limit of a slip, until one is removed', async () => {
    operator.answer(getGameMenus, () => ({ list: games.map((game) => ({ ...game, maxSlipStake: 15_000 })) }));
    await open();
    add('대 배당 1.98');
    add('홀 배당 1.98');
    expect(await aside().findByText(/슬립 하나의 금액 한도는 150.00 P입니다/)).toBeInTheDocument();
    expect(aside().getByRole('button', { name: '슬립 한도 초과' })).toHaveAttribute('aria-disabled', 'true');
    const [remove] = aside().getAllByRole('button', { name: '대소·홀짝 빼기' });
    if (remove) await userEvent.click(remove);
    expect(aside().queryByText(/슬립 하나의 금액 한도/)).not.toBeInTheDocument();
    expect(aside().queryByRole('button', { name: '슬립 한도 초과' })).not.toBeInTheDocument();
  });

  it.each([
    ['closed', 'lottery.issue.closed'],
    ['void', 'lottery.issue.void'],
  ])('shows bets as closed whose draw the operator says is %s, whatever this clock says', async (_state, code) => {
    act(() => signInForTest());
    await open();
    add('대 배당 1.98');
    add('홀 배당 1.98');
    operator.answer(placeBets, () => refuse(code, { lines: [0] }, 409));
    fireEvent.click(await aside().findByRole('button', { name: '200.00 P 베팅하기' }));
    expect(await aside().findByRole('button', { name: '마감 전 베팅만 100.00 P 베팅하기' })).toBeInTheDocument();
    const [first, second] = aside().getAllByRole('listitem');
    expect(first).toHaveTextContent('마감된 회차입니다.');
    expect(second).not.toHaveTextContent('마감된 회차입니다.');
  });

  it('takes what is bet off the slip, and keeps and marks what had closed', async () => {
    act(() => signInForTest());
    await open();
    add('대 배당 1.98');
    add('홀 배당 1.98');
    operator.answer(placeBets, ({ lines }) => {
      lottery.bets = lines.slice(1).map((line) => betOf(line, 1));
      return { orderId: '1', bets: lottery.bets, closedLines: [0] };
    });
    fireEvent.click(await aside().findByRole('button', { name: '200.00 P 베팅하기' }));
    expect(await aside().findByText('1건은 마감된 회차라 베팅되지 않았습니다.')).toBeInTheDocument();
    expect(aside().getByText(/^1건 · 100.00 P/)).toBeInTheDocument();
    expect(await aside().findByText(/^마감된 회차입니다/)).toBeInTheDocument();
    expect(numbers()).toEqual(['big']);
  });

  it('has the games that a member bet on last above the games, each with its page', async () => {
    act(() => signInForTest());
    const [dice] = games;
    operator.answer(getRecentGameMenus, ({ prizeMode }) => ({ list: dice && prizeMode === 'LOTT' ? [dice] : [] }));
    await open();
    const recent = await screen.findByRole('navigation', { name: '최근 베팅' });
    expect(await within(recent).findByRole('link', { name: dice?.name ?? '' })).toHaveAttribute(
      'href',
      `/lottery?gameCode=${dice?.code}`,
    );
  });
});

import { bus } from '@tessera/shared/events';
import { installIntentRouter } from '@tessera/shared/intents';
import { pageQueries } from '@tessera/shared/query';
import { leaveSession } from '@tessera/shared/session';
import {
  type FakeOperator,
  fakeOperator,
  refuse,
  signInForTest,
  startTestPage,
  TestPage,
  withWidth,
} from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { receiveToasts, type ToastChange } from '@tessera/shared/ui/toast';
import { getBet, getDraws, getGameMenus, placeBets } from '@tessera/shared/wire/lottery';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../locales/ko.json';
import { slipStore } from '../../features/slip/slip-store.ts';
import { type FakeLottery, fakeLottery } from '../../testing/fake-lottery.ts';
import LotteryPage from './lottery.page.tsx';

describe('the lottery page', () => {
  let operator: FakeOperator;
  let lottery: FakeLottery;
  let asked: [string, unknown][] = [];
  let emitted: [string, unknown][] = [];
  let toasts: ToastChange[] = [];
  let stopToasts = () => {};

  beforeAll(() => startTestPage({ lottery: messages, ui: uiMessages }));
  beforeEach(() => {
    operator = fakeOperator();
    lottery = fakeLottery(operator);
    asked = [];
    emitted = [];
    toasts = [];
    stopToasts = receiveToasts((change) => toasts.push(change));
    installIntentRouter(async (name, params) => {
      asked.push([name, params]);
      return { status: 'unavailable' };
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    stopToasts();
    act(() => {
      slipStore.clear();
      leaveSession('chosen');
      window.dispatchEvent(new Event('online'));
    });
  });
  const listen = (name: 'lottery:ticket-bought' | 'lottery:bet-cancelled' | 'lottery:draw-settled') =>
    bus.on(name, 'test').subscribe((payload) => emitted.push([name, payload]));

  const signIn = (balanceMinor = 128_450_000) =>
    act(() => {
      signInForTest();
      bus.emit('wallet', 'wallet:balance-changed', { balanceMinor, at: Date.now() });
    });
  const open = async (path = '/lottery?gameCode=K3&playType=sum-sides') => {
    render(
      <TestPage path={path}>
        <LotteryPage />
      </TestPage>,
    );
    await screen.findByRole('tab', { name: '지난 추첨' });
  };
  const aside = () => within(screen.getByRole('complementary', { name: '슬립' }));
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  /** In the panel and in the bar of a phone. */
  const oneBet = '1조합 100.00 P 베팅';
  const betBigAndOdd = () => {
    press('대 배당 1.98');
    press('홀 배당 1.98');
    press('슬립에 담기');
  };

  it('shows the game and play its address names, whatever its case, and the first game otherwise', async () => {
    jest.useFakeTimers();
    await open('/lottery?gameCode=k3&playType=pair');
    expect(screen.getByRole('tab', { name: '페어' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('button', { name: '11 배당 13.0' })).toBeInTheDocument();
  });

  it('names each sum by all that its tile shows, so that whoever says what they see presses it', async () => {
    await open('/lottery?gameCode=K3&playType=sum');
    const tiles = screen.getAllByRole('button', { name: /^합 \d+ 배당 / });
    expect(tiles).toHaveLength(16);
    for (const tile of tiles) expect(tile).toHaveAccessibleName(tile.textContent?.replaceAll(/\s+/g, ' ').trim());
  });

  it('bets only what is open when a part of the slip has closed, after a press that says so, and keeps the rest', async () => {
    signIn();
    await open();
    betBigAndOdd();
    const [first] = slipStore.current().entries;
    if (!first) throw new Error('Nothing is on the slip.');
    act(() => void slipStore.add({ ...first, numbers: [['small']], combinations: 1, closesAtMs: Date.now() - 1000 }));
    fireEvent.click(await aside().findByRole('button', { name: '마감 전 베팅만 200.00 P 베팅하기' }));
    await waitFor(() => expect(lottery.orders).toHaveLength(1));
    expect(lottery.orders[0]?.lines.map(({ numbers }) => numbers)).toEqual([[['big', 'odd']]]);
    await waitFor(() => expect(slipStore.current().entries.map(({ numbers }) => numbers)).toEqual([[['small']]]));
  });

  it('puts a bet of the past on the slip again, for the issue that is open now', async () => {
    signIn();
    const [bet] = recorded(placeBets).bets;
    if (!bet) throw new Error('No bet is recorded.');
    lottery.bets = [{ ...bet, status: 'lost', payout: 0 }];
    await open();
    fireEvent.click(screen.getByRole('tab', { name: messages.bets.settled }));
    fireEvent.click(await screen.findByRole('button', { name: messages.bets.again }));
    await waitFor(() =>
      expect(slipStore.current().entries).toMatchObject([
        {
          gameCode: bet.gameCode,
          issue: lottery.issue,
          playCode: bet.playCode,
          numbers: bet.numbers,
          multiple: bet.multiple,
        },
      ]),
    );
    expect(lottery.orders).toEqual([]);
  });

  it('bets again all numbers of a bet that the list shows the first of', async () => {
    signIn();
    const [bet] = recorded(placeBets).bets;
    if (!bet) throw new Error('No bet is recorded.');
    const settled = { ...bet, status: 'lost', payout: 0 } as const;
    lottery.bets = [{ ...settled, numbers: [['big']], numbersLeftOut: 1 }];
    operator.answer(getBet, () => ({ ...settled, numbers: [['big', 'odd']], numbersLeftOut: 0 }));
    await open();
    fireEvent.click(screen.getByRole('tab', { name: messages.bets.settled }));
    fireEvent.click(await screen.findByRole('button', { name: messages.bets.again }));
    await waitFor(() => expect(slipStore.current().entries).toMatchObject([{ numbers: [['big', 'odd']] }]));
  });

  it('says that chosen numbers count for the next draw when the one they were picked in has closed', async () => {
    jest.useFakeTimers();
    lottery.issue = '20260302-0255';
    lottery.closesInMs = 1500;
    await open();
    press('대 배당 1.98');
    lottery.issue = '20260302-0256';
    lottery.closesInMs = 60_000;
    expect(await aside().findByText(/0256회차에 적용됩니다$/, {}, { timeout: 10_000 })).toBeInTheDocument();
    expect(aside().getByRole('status')).toHaveTextContent(
      '0255회차는 베팅이 마감되었습니다. 아직 베팅하지 않았습니다.',
    );
    press('대 배당 1.98');
    expect(aside().getByRole('status')).toBeEmptyDOMElement();
    // Nothing covers the countdown that has just begun.
    expect(toasts).toEqual([]);
  }, 20_000);

  it('names each draw in one form, and the slip by a heading right below that of the page', async () => {
    lottery.issue = '20260302-0255';
    await open();
    expect(screen.getAllByText(/0302-0255회/).length).toBeGreaterThan(0);
    expect(screen.queryByText(/2026\d{4}-\d{4}/)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: '슬립' })).toBeInTheDocument();
  });

  it('says when no lottery is open', async () => {
    operator.answer(getGameMenus, () => ({ list: [] }));
    render(
      <TestPage>
        <LotteryPage />
      </TestPage>,
    );
    expect(await screen.findByText('지금 열려 있는 복권이 없습니다.')).toBeInTheDocument();
  });

  it('keeps the page and what was chosen when a phone is turned while the games can not be had', async () => {
    withWidth(390);
    await open();
    press('대 배당 1.98');
    operator.answer(getGameMenus, () => refuse('system.busy', {}, 500));
    withWidth(844);
    act(() => void window.dispatchEvent(new Event('resize')));
    await act(() => pageQueries().invalidateQueries());
    await waitFor(() => expect(operator.calls(getGameMenus).length).toBeGreaterThan(1));
    expect(operator.calls(getGameMenus).at(-1)?.request).toMatchObject({ device: 'Mobile' });
    expect(screen.getByRole('button', { name: '대 배당 1.98' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('asks for no draws while the network is away, and again at once when it is back', async () => {
    jest.useFakeTimers();
    lottery.closesInMs = 200;
    await open();
    act(() => void window.dispatchEvent(new Event('offline')));
    lottery.issue = '20260302-0722';
    const asked = operator.calls(getDraws).length;
    await act(() => jest.advanceTimersByTimeAsync(1500));
    expect(operator.calls(getDraws)).toHaveLength(asked);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.getAllByText(/0302-0722회/).length).toBeGreaterThan(0), { timeout: 400 });
  });

  it('says at once that there is nothing to show without a network, and does not wait for it without a word', async () => {
    act(() => void window.dispatchEvent(new Event('offline')));
    operator.setOnline(false);
    render(
      <TestPage>
        <LotteryPage />
      </TestPage>,
    );
    expect(await screen.findByRole('button', { name: '다시 시도' })).toBeVisible();
  });

  it('offers another try when the games cannot be had', async () => {
    operator.setOnline(false);
    render(
      <TestPage>
        <LotteryPage />
      </TestPage>,
    );
    const again = await screen.findByRole('button', { name: '다시 시도' });
    operator.setOnline(true);
    fireEvent.click(again);
    expect(await screen.findByRole('tab', { name: '지난 추첨' })).toBeInTheDocument();
  });

  it('says chance, return rate, combinations, stake and largest win before anything is bet', async () => {
    await open('/lottery?gameCode=11X5');
    expect(screen.getByText('당첨 확률 1/990 · 환급률 97.0%')).toHaveTextContent(
      /97\.0% · 배당 그룹 1940 · 베팅 환급 0\.0%$/,
    );
    const row = (name: RegExp) => within(screen.getByRole('group', { name }));
    for (const number of ['03 번', '07 번']) fireEvent.click(row(/제1구/).getByRole('button', { name: number }));
    for (const number of ['01 번', '05 번', '11 번'])
      fireEvent.click(row(/제2구/).getByRole('button', { name: number }));
    fireEvent.click(row(/제3구/).getByRole('button', { name: '09 번' }));
    expect(screen.getAllByText(/6조합 · 600.00 P · 최대 당첨/)[0]).toHaveTextContent('96,000.00 P');
  });

  it('moves along a row with arrow keys, one tab stop a row, and chooses by tools', async () => {
    await open('/lottery?gameCode=11X5&playType=any2');
    const row = within(screen.getByRole('group', { name: /번호/ }));
    const balls = row.getAllByRole('button');
    act(() => balls[0]?.focus());
    fireEvent.keyDown(balls[0] as HTMLElement, { key: 'ArrowRight' });
    expect(balls[1]).toHaveFocus();
    fireEvent.keyDown(balls[1] as HTMLElement, { key: 'End' });
    expect(balls[10]).toHaveFocus();
    expect(balls.filter((ball) => ball.tabIndex === 0)).toEqual([balls[10]]);
    press('짝수');
    const chosen = balls.filter((ball) => ball.getAttribute('aria-pressed') === 'true');
    expect(chosen.map((ball) => ball.textContent)).toEqual(['02', '04', '06', '08', '10']);
    expect(screen.getByRole('group', { name: '번호, 5개 고름' })).toBeInTheDocument();
  });

  it('bets the slip in one order, emits that it was bought, and empties the slip', async () => {
    const subscription = listen('lottery:ticket-bought');
    signIn();
    await open();
    betBigAndOdd();
    expect(aside().getByText('대 · 홀')).toBeInTheDocument();
    fireEvent.click(aside().getByRole('button', { name: '200.00 P 베팅하기' }));
    expect(await aside().findByText('담은 베팅이 없습니다')).toBeInTheDocument();
    expect(lottery.orders[0]?.lines).toEqual([
      {
        gameCode: 'K3',
        issue: '20260302-0721',
        playCode: 'sum-sides',
        numbers: [['big', 'odd']],
        unit: 10_000,
        multiple: 1,
        prizeGroup: 1940,
        rebateMilli: 0,
      },
    ]);
    expect(emitted).toEqual([
      ['lottery:ticket-bought', { gameCode: 'K3', issue: '20260302-0721', stakeMinor: 20_000 }],
    ]);
    subscription.unsubscribe();
  });

  it('says beside the bet that it stands, so that nothing covers the countdowns', async () => {
    signIn();
    await open();
    betBigAndOdd();
    fireEvent.click(aside().getByRole('button', { name: '200.00 P 베팅하기' }));
    await waitFor(() => expect(aside().getByRole('status')).toHaveTextContent('베팅했습니다 1건 · 200.00 P'));
    expect(toasts).toEqual([{ close: 'lottery-order' }]);
    betBigAndOdd();
    expect(aside().getByRole('status')).toBeEmptyDOMElement();
  });

  it('says in the bar of a phone that a bet stands, until the next one is chosen, and no toast covers the board', async () => {
    signIn();
    await open();
    press('대 배당 1.98');
    fireEvent.click(screen.getAllByRole('button', { name: oneBet }).at(-1) as HTMLElement);
    const [placed] = await screen.findAllByText('베팅했습니다');
    expect(placed?.closest('[role=status]')).toHaveTextContent('베팅했습니다 1건 · 100.00 P');
    expect(toasts).toEqual([{ close: 'lottery-order' }]);
    press('대 배당 1.98');
    expect(screen.queryByText('베팅했습니다')).not.toBeInTheDocument();
    press('대 배당 1.98');
    expect(screen.queryByText('베팅했습니다')).not.toBeInTheDocument();
  });

  it('bets the choice of the panel at once, as a phone does, and leaves the slip as it is', async () => {
    signIn();
    await open();
    betBigAndOdd();
    press('소 배당 1.98');
    fireEvent.click(screen.getAllByRole('button', { name: oneBet })[0] as HTMLElement);
    await waitFor(() => expect(lottery.orders).toHaveLength(1));
    expect(lottery.orders[0]?.lines.map(({ numbers }) => numbers)).toEqual([[['small']]]);
    await waitFor(() => expect(aside().getByRole('status')).toHaveTextContent('베팅했습니다 1건 · 100.00 P'));
    expect(aside().getByText('대 · 홀')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '소 배당 1.98' })).toHaveAttribute('aria-pressed', 'false');
  });

  it("the slip's bet is four Tabs after Add, and the focus is never lost", async () => {
    const person = userEvent.setup();
    signIn();
    await open();
    const addByKeyboard = async (option: string) => {
      press(option);
      const add = screen.getByRole('button', { name: '슬립에 담기' });
      act(() => add.focus());
      await person.keyboard('{Enter}');
      expect(add).toHaveFocus();
    };
    for (const option of ['대 배당 1.98', '소 배당 1.98', '홀 배당 1.98']) await addByKeyboard(option);
    const bet = () => aside().getByRole('button', { name: /베팅하기$/ });
    let tabs = 0;
    while (document.activeElement !== bet() && tabs < 20) {
      await person.tab();
      tabs += 1;
    }
    expect(tabs).toBe(4);
    // Removing one leads to its neighbour, whichever it is.
    await person.tab({ shift: true });
    const removals = () => aside().getAllByRole('button', { name: /빼기$/ });
    await person.keyboard('{ArrowRight}');
    expect(removals()[0]).toHaveFocus();
    await person.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(removals()).toHaveLength(2);
    expect(removals()[1]).toHaveFocus();
    await person.keyboard('{ArrowUp}{Enter}');
    expect(removals()).toHaveLength(1);
    expect(removals()[0]).toHaveFocus();
    await person.tab();
    await person.keyboard('{Enter}');
    expect(await aside().findByText('담은 베팅이 없습니다')).toBeInTheDocument();
    expect(bet()).toHaveFocus();
  });

  it('asks a visitor to sign in and sends nothing', async () => {
    await open();
    betBigAndOdd();
    fireEvent.click(aside().getByRole('button', { name: '로그인하고 베팅하기' }));
    await waitFor(() => expect(asked).toEqual([['sign-in', { reason: 'bet' }]]));
    expect(lottery.orders).toEqual([]);
  });

  it.each([
    ['the slip', '로그인하고 베팅하기', () => aside()],
    ['the bar of a phone', '로그인하고 베팅하기', () => within(document.body)],
  ])('goes on with the bet of %s once the visitor has signed in', async (place, name, where) => {
    installIntentRouter(async (intent) => {
      if (intent === 'sign-in') signIn();
      return { status: 'done', result: { isSignedIn: true } } as never;
    });
    await open();
    if (place === 'the slip') betBigAndOdd();
    else press('대 배당 1.98');
    fireEvent.click(where().getAllByRole('button', { name }).at(-1) as HTMLElement);
    await waitFor(() => expect(lottery.orders).toHaveLength(1));
  });

  it('offers a deposit of what is missing when the balance is too low', async () => {
    signIn(5000);
    await open();
    betBigAndOdd();
    expect(aside().getByText('보유 머니가 150.00 P 모자랍니다.')).toBeInTheDocument();
    fireEvent.click(aside().getByRole('button', { name: '150.00 P 입금하기' }));
    expect(asked).toEqual([['deposit', { amountMinor: 15_000 }]]);
  });

  it('marks bets whose issue has closed, disables the order, and moves them only on request', async () => {
    signIn();
    lottery.closesInMs = 400;
    await open();
    betBigAndOdd();
    lottery.closesInMs = 60_000;
    lottery.issue = '20260302-0722';
    expect(
      await aside().findByText('마감된 회차입니다. 금액은 빠져나가지 않았습니다.', {}, { timeout: 3000 }),
    ).toBeInTheDocument();
    expect(aside().getByRole('button', { name: '200.00 P 베팅하기' })).toHaveAttribute('aria-disabled', 'true');
    expect(slipStore.current().entries[0]?.issue).toBe('20260302-0721');
    await waitFor(() => expect(screen.getAllByText(/0302-0722회 · 마감까지/).length).toBeGreaterThan(0), {
      timeout: 3000,
    });
    fireEvent.click(aside().getByRole('button', { name: '다음 회차로 옮기기' }));
    expect(slipStore.current().entries[0]?.issue).toBe('20260302-0722');
    expect(aside().getByRole('button', { name: '200.00 P 베팅하기' })).not.toHaveAttribute('aria-disabled');
  });

  it('takes a bet back while its issue is open', async () => {
    const subscription = listen('lottery:bet-cancelled');
    signIn();
    await open();
    betBigAndOdd();
    fireEvent.click(aside().getByRole('button', { name: '200.00 P 베팅하기' }));
    fireEvent.click(await screen.findByRole('tab', { name: /진행 중 1/ }));
    fireEvent.click(await screen.findByRole('button', { name: '베팅 취소' }));
    expect(await screen.findByText('진행 중인 베팅이 없습니다.')).toBeInTheDocument();
    // It is not said to be placed any more.
    await waitFor(() => expect(aside().getByRole('status')).toBeEmptyDOMElement());
    expect(emitted).toEqual([
      ['lottery:bet-cancelled', { gameCode: 'K3', issue: '20260302-0721', stakeMinor: 20_000 }],
    ]);
    subscription.unsubscribe();
  });

  it('shows why a bet cannot be cancelled in the place of the button, beside another that can', async () => {
    signIn();
    await open();
    betBigAndOdd();
    fireEvent.click(aside().getByRole('button', { name: '200.00 P 베팅하기' }));
    await screen.findByRole('tab', { name: /진행 중 1/ });
    const [bet] = lottery.bets;
    if (!bet) throw new Error('Nothing was bet.');
    lottery.bets = [bet, { ...bet, id: '2', cancelRefusal: 'stake.bonus.kept' }];
    fireEvent.click(screen.getByRole('tab', { name: /진행 중/ }));
    await act(() => pageQueries().invalidateQueries());
    const kept = (await screen.findByText(messages.error.stake_bonus_kept)).closest('li') as HTMLElement;
    expect(within(kept).queryByRole('button', { name: '베팅 취소' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: '베팅 취소' })).toHaveLength(1);
  });

  it('follows a bet to its draw and emits once that the draw is settled', async () => {
    jest.useFakeTimers();
    const subscription = listen('lottery:draw-settled');
    signIn();
    lottery.drawsInMs = 300;
    await open();
    betBigAndOdd();
    fireEvent.click(aside().getByRole('button', { name: '200.00 P 베팅하기' }));
    await screen.findByRole('tab', { name: /진행 중 1/ });
    lottery.bets = lottery.bets.map((bet) => ({ ...bet, status: 'won', payout: 19_800, drawn: [4, 2, 6] }));
    await waitFor(
      () => expect(emitted).toEqual([['lottery:draw-settled', { gameCode: 'K3', issue: '20260302-0721' }]]),
      {
        timeout: 4000,
      },
    );
    subscription.unsubscribe();
    // 20,000 were staked: less came back, so nothing is cheered.
    expect(aside().getByRole('status')).toHaveTextContent(
      '스피드 주사위 (모의) 추첨 완료 제 0302-0721회 · 돌아온 금액 198.00 P · 손익 −2.00 P',
    );
    // One line in the bar of a phone.
    expect(screen.getByText(/0721 · −2.00 P$/, { selector: '[role=status] span' })).toHaveTextContent(
      /^스피드 주사위 \(모의\) 추첨 완료 .*0721 · −2.00 P$/,
    );
    expect(toasts).toEqual([{ close: 'lottery-order' }]);
    fireEvent.click(screen.getByRole('tab', { name: '지난 베팅' }));
    const bet = within(await screen.findByRole('listitem'));
    expect(bet.getByText('당첨금').nextSibling).toHaveTextContent('198.00 P');
    expect(bet.getByText('손익').nextSibling).toHaveTextContent('−2.00 P');
  });
});

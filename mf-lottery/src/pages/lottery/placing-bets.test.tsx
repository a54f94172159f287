import { installIntentRouter } from '@tessera/shared/intents';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { slipStore } from '../../features/slip/slip-store.ts';
import { withLotteryPage } from '../../testing/with-lottery-page.tsx';

describe('placing bets on the lottery page', () => {
  const { state, listen, signIn, open, aside, press, betBigAndOdd } = withLotteryPage();
  /** In the panel and in the bar of a phone. */
  const oneBet = '1조합 100.00 P 베팅';

  it('a button that says so bets only the open part of a slip, and the closed bets stay on it', async () => {
    signIn();
    await open();
    betBigAndOdd();
    const [first] = slipStore.current().entries;
    if (!first) throw new Error('Nothing is on the slip.');
    act(() => void slipStore.add({ ...first, numbers: [['small']], combinations: 1, closesAtMs: Date.now() - 1000 }));
    fireEvent.click(await aside().findByRole('button', { name: '마감 전 베팅만 200.00 P 베팅하기' }));
    await waitFor(() => expect(state.lottery.orders).toHaveLength(1));
    expect(state.lottery.orders[0]?.lines.map(({ numbers }) => numbers)).toEqual([[['big', 'odd']]]);
    await waitFor(() => expect(slipStore.current().entries.map(({ numbers }) => numbers)).toEqual([[['small']]]));
  });

  it('a slip is bet in one order, which is emitted as bought and empties the slip', async () => {
    const subscription = listen('lottery:ticket-bought');
    signIn();
    await open();
    betBigAndOdd();
    expect(aside().getByText('대 · 홀')).toBeInTheDocument();
    fireEvent.click(aside().getByRole('button', { name: '200.00 P 베팅하기' }));
    expect(await aside().findByText('담은 베팅이 없습니다')).toBeInTheDocument();
    expect(state.lottery.orders[0]?.lines).toEqual([
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
    expect(state.emitted).toEqual([
      ['lottery:ticket-bought', { gameCode: 'K3', issue: '20260302-0721', stakeMinor: 20_000 }],
    ]);
    subscription.unsubscribe();
  });

  it('the slip itself says that its bets are placed, so that no toast covers the countdowns', async () => {
    signIn();
    await open();
    betBigAndOdd();
    fireEvent.click(aside().getByRole('button', { name: '200.00 P 베팅하기' }));
    await waitFor(() => expect(aside().getByRole('status')).toHaveTextContent('베팅했습니다 1건 · 200.00 P'));
    expect(state.toasts).toEqual([{ close: 'lottery-order' }]);
    betBigAndOdd();
    expect(aside().getByRole('status')).toBeEmptyDOMElement();
  });

  it('the bar of a phone says that a bet is placed until the next one is chosen, without a toast', async () => {
    signIn();
    await open();
    press('대 배당 1.98');
    fireEvent.click(screen.getAllByRole('button', { name: oneBet }).at(-1) as HTMLElement);
    const [placed] = await screen.findAllByText('베팅했습니다');
    expect(placed?.closest('[role=status]')).toHaveTextContent('베팅했습니다 1건 · 100.00 P');
    expect(state.toasts).toEqual([{ close: 'lottery-order' }]);
    press('대 배당 1.98');
    expect(screen.queryByText('베팅했습니다')).not.toBeInTheDocument();
    press('대 배당 1.98');
    expect(screen.queryByText('베팅했습니다')).not.toBeInTheDocument();
  });

  it('the choice of the panel is bet at once and leaves the slip as it is', async () => {
    signIn();
    await open();
    betBigAndOdd();
    press('소 배당 1.98');
    fireEvent.click(screen.getAllByRole('button', { name: oneBet })[0] as HTMLElement);
    await waitFor(() => expect(state.lottery.orders).toHaveLength(1));
    expect(state.lottery.orders[0]?.lines.map(({ numbers }) => numbers)).toEqual([[['small']]]);
    await waitFor(() => expect(aside().getByRole('status')).toHaveTextContent('베팅했습니다 1건 · 100.00 P'));
    expect(aside().getByText('대 · 홀')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '소 배당 1.98' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('the button that bets the slip is four Tabs after the one that adds to it, and the focus is never lost', async () => {
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

  it('a visitor who bets is asked to sign in, and no order is sent', async () => {
    await open();
    betBigAndOdd();
    fireEvent.click(aside().getByRole('button', { name: '로그인하고 베팅하기' }));
    await waitFor(() => expect(state.intents).toEqual([['sign-in', { reason: 'bet' }]]));
    expect(state.lottery.orders).toEqual([]);
  });

  it.each([
    ['the slip', '로그인하고 베팅하기', () => aside()],
    ['the bar of a phone', '로그인하고 베팅하기', () => within(document.body)],
  ])('the bet of %s is placed once the visitor has signed in', async (place, name, where) => {
    installIntentRouter(async (intent) => {
      if (intent === 'sign-in') signIn();
      return { status: 'done', result: { isSignedIn: true } } as never;
    });
    await open();
    if (place === 'the slip') betBigAndOdd();
    else press('대 배당 1.98');
    fireEvent.click(where().getAllByRole('button', { name }).at(-1) as HTMLElement);
    await waitFor(() => expect(state.lottery.orders).toHaveLength(1));
  });

  it('the slip offers a deposit of what is missing when the balance is too low', async () => {
    signIn(5000);
    await open();
    betBigAndOdd();
    expect(aside().getByText('보유 머니가 150.00 P 모자랍니다.')).toBeInTheDocument();
    fireEvent.click(aside().getByRole('button', { name: '150.00 P 입금하기' }));
    expect(state.intents).toEqual([['deposit', { amountMinor: 15_000 }]]);
  });

  it('a closed bet is marked and cannot be ordered, and is moved to the next issue only on request', async () => {
    signIn();
    state.lottery.closesInMs = 400;
    await open();
    betBigAndOdd();
    state.lottery.closesInMs = 60_000;
    state.lottery.issue = '20260302-0722';
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
});

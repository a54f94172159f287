import { installDialogHost, type Message } from '@tessera/shared/dialogs';
import { pageQueries } from '@tessera/shared/query';
import { recorded } from '@tessera/shared/testing/recorded';
import { cancelBet, getBet, getDraws, getMyBets, placeBets } from '@tessera/shared/wire/lottery';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import { slipStore } from '../../features/slip/slip-store.ts';
import { withLotteryPage } from '../../testing/with-lottery-page.tsx';

/** An issue as it is shown: without the year. */
const nameOf = (issue: string) => messages.game.issue.replace('{{issue}}', issue.slice(4));

describe("one's own bets on the lottery page", () => {
  const { state, listen, signIn, open, aside, betBigAndOdd } = withLotteryPage();

  it('a past bet that is bet again goes on the slip for the issue that is open now', async () => {
    signIn();
    const [bet] = recorded(placeBets).bets;
    if (!bet) throw new Error('No bet is recorded.');
    state.lottery.bets = [{ ...bet, status: 'lost', payout: 0 }];
    await open();
    fireEvent.click(screen.getByRole('tab', { name: messages.bets.settled }));
    fireEvent.click(await screen.findByRole('button', { name: messages.bets.again }));
    await waitFor(() =>
      expect(slipStore.current().entries).toMatchObject([
        {
          gameCode: bet.gameCode,
          issue: state.lottery.issue,
          playCode: bet.playCode,
          numbers: bet.numbers,
          multiple: bet.multiple,
        },
      ]),
    );
    expect(state.lottery.orders).toEqual([]);
  });

  it('a past bet on a lottery of Vietnam is bet again here too, on the draw that its own page has', async () => {
    signIn();
    const [bet] = recorded(placeBets).bets;
    const [draw] = recorded(getDraws).list;
    if (!bet || !draw) throw new Error('No bet or no draw is recorded.');
    const closesAtMs = Date.now() + 60_000;
    const current = { ...draw.current, issue: '20261126-0000', closesAtMs, drawsAtMs: closesAtMs + 5000 };
    state.operator.answer(getDraws, ({ lottoArea }) => ({
      list: lottoArea === 'VN' ? [{ ...draw, gameCode: 'XSMB', current }] : [draw],
    }));
    const north = { gameCode: 'XSMB', kind: 'VNN' as const, gameName: 'Miền Bắc', playCode: 'lo2', numbers: [['07']] };
    state.lottery.bets = [{ ...bet, ...north, combinations: 27, status: 'lost', payout: 0 }];
    await open();
    fireEvent.click(screen.getByRole('tab', { name: messages.bets.settled }));
    fireEvent.click(await screen.findByRole('button', { name: messages.bets.again }));
    await waitFor(() =>
      expect(slipStore.current().entries).toMatchObject([
        { gameCode: 'XSMB', issue: '20261126-0000', playCode: 'lo2' },
      ]),
    );
  });

  it('a long bet is bet again with all of its numbers, of which the list shows the first', async () => {
    signIn();
    const [bet] = recorded(placeBets).bets;
    if (!bet) throw new Error('No bet is recorded.');
    const settled = { ...bet, status: 'lost', payout: 0 } as const;
    state.lottery.bets = [{ ...settled, numbers: [['big']], numbersLeftOut: 1 }];
    state.operator.answer(getBet, () => ({ ...settled, numbers: [['big', 'odd']], numbersLeftOut: 0 }));
    await open();
    fireEvent.click(screen.getByRole('tab', { name: messages.bets.settled }));
    fireEvent.click(await screen.findByRole('button', { name: messages.bets.again }));
    await waitFor(() => expect(slipStore.current().entries).toMatchObject([{ numbers: [['big', 'odd']] }]));
  });

  it('the tab of open bets counts all of them, however many pages they are on', async () => {
    signIn();
    const [bet] = recorded(placeBets).bets;
    if (!bet) throw new Error('No bet is recorded.');
    state.lottery.bets = Array.from({ length: 63 }, (_, at) => ({ ...bet, id: String(at), status: 'pending' }));
    await open();
    fireEvent.click(await screen.findByRole('tab', { name: /진행 중 63/ }));
    expect(await screen.findAllByRole('listitem')).toHaveLength(10);
  });

  it('after the last open bet of a page is cancelled, the bets of the page before it are shown', async () => {
    installDialogHost({ showMessage: () => Promise.resolve('cancel') });
    signIn();
    const [bet] = recorded(placeBets).bets;
    if (!bet) throw new Error('No bet is recorded.');
    const closesAtMs = Date.now() + 600_000;
    state.lottery.bets = Array.from({ length: 11 }, (_, at) => ({
      ...{ ...bet, status: 'pending', cancelRefusal: null, closesAtMs },
      id: String(at),
    }));
    // Past the end the operator knows no total.
    state.operator.answer(getMyBets, ({ status = [], page = 1, pageSize = 10 }) => {
      const found = state.lottery.bets.filter((each) => status.includes(each.status));
      const list = found.slice((page - 1) * pageSize, page * pageSize);
      return { total: list.length > 0 ? found.length : 0, list };
    });
    await open();
    fireEvent.click(await screen.findByRole('tab', { name: /진행 중 11/ }));
    fireEvent.click(await screen.findByRole('button', { name: '2 쪽' }));
    const bets = () => within(screen.getByRole('region', { name: messages.bets.pending }));
    await waitFor(() => expect(bets().getAllByRole('button', { name: '베팅 취소' })).toHaveLength(1));
    await act(async () => fireEvent.click(bets().getByRole('button', { name: '베팅 취소' })));
    await waitFor(() => expect(bets().getAllByRole('button', { name: '베팅 취소' })).toHaveLength(10));
    expect(screen.queryByText('진행 중인 베팅이 없습니다.')).not.toBeInTheDocument();
    installDialogHost({});
  });

  it('a bet is cancelled while its issue is open', async () => {
    const subscription = listen('lottery:bet-cancelled');
    const asked: Message[] = [];
    let answer: string | undefined;
    installDialogHost({
      showMessage: (message) => {
        asked.push(message);
        return Promise.resolve(answer);
      },
    });
    signIn();
    await open();
    betBigAndOdd();
    fireEvent.click(aside().getByRole('button', { name: '200.00 P 베팅하기' }));
    fireEvent.click(await screen.findByRole('tab', { name: /진행 중 1/ }));
    const cancel = async () =>
      act(async () => fireEvent.click(await screen.findByRole('button', { name: '베팅 취소' })));
    await cancel();
    const issue = nameOf('20260302-0721');
    expect(asked[0]?.values).toEqual({ game: '스피드 주사위', issue, play: '대소·홀짝', amount: '200.00 P' });
    // Every value is said, and the button that has the focus at first keeps the bet.
    expect(messages.bets.cancelBody.match(/(?<={{)\w+/g)).toEqual(['game', 'issue', 'play', 'amount']);
    expect(asked[0]?.buttons.filter(({ isPrimary }) => isPrimary)).toMatchObject([{ id: 'keep' }]);
    expect(state.operator.calls(cancelBet)).toEqual([]);
    answer = 'cancel';
    await cancel();
    expect(await screen.findByText('진행 중인 베팅이 없습니다.')).toBeInTheDocument();
    // It is not said to be placed any more.
    await waitFor(() => expect(aside().getByRole('status')).toBeEmptyDOMElement());
    expect(state.emitted).toEqual([
      ['lottery:bet-cancelled', { gameCode: 'K3', issue: '20260302-0721', stakeMinor: 20_000 }],
    ]);
    const detail = `돌려드린 금액 200.00 P · ${messages.simulated}`;
    expect(state.toasts).toContainEqual({ show: { tone: 'ok', title: messages.bets.cancelled, detail } });
    subscription.unsubscribe();
  });

  it('a bet that cannot be cancelled shows why in the place of the button, beside another that can', async () => {
    signIn();
    await open();
    betBigAndOdd();
    fireEvent.click(aside().getByRole('button', { name: '200.00 P 베팅하기' }));
    await screen.findByRole('tab', { name: /진행 중 1/ });
    const [bet] = state.lottery.bets;
    if (!bet) throw new Error('Nothing was bet.');
    state.lottery.bets = [bet, { ...bet, id: '2', cancelRefusal: 'stake.bonus.kept' }];
    fireEvent.click(screen.getByRole('tab', { name: /진행 중/ }));
    await act(() => pageQueries().invalidateQueries());
    const kept = (await screen.findByText(messages.error.stake_bonus_kept)).closest('li') as HTMLElement;
    expect(within(kept).queryByRole('button', { name: '베팅 취소' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: '베팅 취소' })).toHaveLength(1);
  });

  it('a bet is followed to its draw, and the settled draw is emitted once', async () => {
    jest.useFakeTimers();
    const subscription = listen('lottery:draw-settled');
    signIn();
    state.lottery.drawsInMs = 300;
    await open();
    betBigAndOdd();
    fireEvent.click(aside().getByRole('button', { name: '200.00 P 베팅하기' }));
    await screen.findByRole('tab', { name: /진행 중 1/ });
    state.lottery.bets = state.lottery.bets.map((bet) => ({ ...bet, status: 'won', payout: 19_800, drawn: [4, 2, 6] }));
    await waitFor(
      () => expect(state.emitted).toEqual([['lottery:draw-settled', { gameCode: 'K3', issue: '20260302-0721' }]]),
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
    expect(screen.getByText(/0721 · −2.00 P$/, { selector: '[role=status] span' }).closest('p')).toHaveTextContent(
      /^스피드 주사위 \(모의\) 추첨 완료 .*0721 · −2.00 P$/,
    );
    expect(state.toasts).toEqual([{ close: 'lottery-order' }]);
    fireEvent.click(screen.getByRole('tab', { name: '지난 베팅' }));
    const bet = within(await screen.findByRole('listitem'));
    expect(bet.getByText('당첨금').nextSibling).toHaveTextContent('198.00 P');
    expect(bet.getByText('손익').nextSibling).toHaveTextContent('−2.00 P');
  });

  it('the hash of the draw to come is opened from the board and from a bet that waits for it', async () => {
    signIn();
    await open();
    const hash = messages.past.hashOf.replace('{{issue}}', nameOf(state.lottery.issue));
    const opened: unknown[] = [];
    installDialogHost({ openDialog: async (...dialog) => void opened.push(dialog) });
    fireEvent.click(screen.getByRole('button', { name: hash }));
    betBigAndOdd();
    fireEvent.click(aside().getByRole('button', { name: '200.00 P 베팅하기' }));
    fireEvent.click(await screen.findByRole('tab', { name: /진행 중 1/ }));
    fireEvent.click(await screen.findByRole('button', { name: hash }));
    const { issue } = state.lottery;
    expect(opened).toEqual(new Array(2).fill(['lottery.proof', { gameCode: 'K3', issue }]));
    installDialogHost({});
  });

  it('the numbers that a settled bet was drawn with lead to the proof of the draw, and are part of its name', async () => {
    signIn();
    const [bet] = recorded(placeBets).bets;
    if (!bet) throw new Error('No bet is recorded.');
    state.lottery.bets = [{ ...bet, status: 'lost', payout: 0, drawn: [4, 2, 6] }];
    await open();
    fireEvent.click(screen.getByRole('tab', { name: messages.bets.settled }));
    const prove = messages.past.prove.replace('{{issue}}', nameOf(bet.issue));
    expect(await screen.findByRole('button', { name: new RegExp(`. ${prove}$`) })).toBeInTheDocument();
  });
});

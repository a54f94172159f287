import { type PrizeGroups, playAtGroup, playOf, priceOf } from '@tessera/shared/lottery';
import { leaveSession } from '@tessera/shared/session';
import { type FakeOperator, fakeOperator, signInForTest, startTestPage, TestPage } from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { getGameMenus, placeBets } from '@tessera/shared/wire/lottery';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../locales/ko.json';
import { chooseGroup } from '../../features/bet-panel/chosen-prize-group.ts';
import { slipStore } from '../../features/slip/slip-store.ts';
import { type FakeLottery, fakeLottery, games } from '../../testing/fake-lottery.ts';
import LotteryPage from './lottery.page.tsx';

const range: PrizeGroups = { lowest: 1800, highest: 1940, standard: 1940 };

describe('the prize group of a bet', () => {
  let operator: FakeOperator;
  let lottery: FakeLottery;
  beforeAll(() => startTestPage({ lottery: messages, ui: uiMessages }));
  beforeEach(() => {
    operator = fakeOperator();
    lottery = fakeLottery(operator);
    operator.answer(getGameMenus, () => ({ list: games.map((game) => ({ ...game, prizeGroups: range })) }));
  });
  afterEach(() =>
    act(() => {
      slipStore.clear();
      chooseGroup('K3', range.standard);
      leaveSession('chosen');
    }),
  );

  async function open() {
    render(
      <TestPage path="/lottery?gameCode=K3&playType=sum-sides">
        <LotteryPage />
      </TestPage>,
    );
    await screen.findByRole('tab', { name: '지난 추첨' });
    return userEvent.setup();
  }
  const number = () => screen.getByRole('spinbutton', { name: '배당 그룹' });
  const button = (name: string) => screen.getByRole('button', { name });
  const bigAt = (group: number): string => {
    const play = playOf('K3', 'sum-sides');
    return play ? `대 배당 ${priceOf(playAtGroup(play, group), 'big').oddsMilli / 1000}` : '';
  };
  const aside = () => within(screen.getByRole('complementary', { name: '슬립' }));

  it('is chosen by buttons, by number and by keyboard: odds, return and rebate follow at once', async () => {
    const person = await open();
    expect(screen.getByText(/배당 그룹 1940 · 베팅 환급 0\.0%/)).toBeInTheDocument();
    await person.click(button('배당 그룹 줄이기'));
    expect(number()).toHaveValue('1938');
    expect(button(bigAt(1938))).toBeInTheDocument();
    await person.clear(number());
    await person.type(number(), '1900{Enter}');
    expect(button(bigAt(1900))).toBeInTheDocument();
    expect(screen.getByText(/배당 그룹 1900 · 베팅 환급 2\.0%/).parentElement).toHaveTextContent(
      /환급률 9\d\.\d% · 배당 그룹 1900 · 베팅 환급 2\.0%/,
    );
    await person.type(number(), '{ArrowDown}');
    expect(number()).toHaveValue('1898');
    fireEvent.change(screen.getByRole('slider', { name: '배당 그룹' }), { target: { value: '1920' } });
    expect(number()).toHaveValue('1920');
  });

  it('that is not on offer becomes the nearest one, and the page says so', async () => {
    const person = await open();
    for (const [typed, taken] of [
      ['1799', '1800'],
      ['1843', '1844'],
      ['9999', '1940'],
    ] as const) {
      await person.clear(number());
      await person.type(number(), typed);
      await person.tab();
      expect(number()).toHaveValue(taken);
      expect(
        screen.getByText(new RegExp(`1800부터 1940까지 2 단위입니다\\. 선택된 그룹: ${taken}`)),
      ).toBeInTheDocument();
    }
    await person.click(button('배당 그룹 줄이기'));
    expect(screen.queryByText(/2 단위입니다/)).not.toBeInTheDocument();
  });

  it('goes into the slip and into the order with its rebate, and keeps equal bets of other groups apart', async () => {
    act(() => void signInForTest());
    const person = await open();
    for (const group of ['1900', '1940']) {
      await person.clear(number());
      await person.type(number(), `${group}{Enter}`);
      await person.click(button(bigAt(Number(group))));
      await person.click(button('슬립에 담기'));
    }
    expect(aside().getByText('배당 그룹 1900 · 베팅 환급 2.0%')).toBeInTheDocument();
    expect(aside().getByText('배당 그룹 1940 · 베팅 환급 0.0%')).toBeInTheDocument();
    fireEvent.click(await aside().findByRole('button', { name: '200.00 P 베팅하기' }));
    await waitFor(() => expect(lottery.orders).toHaveLength(1));
    expect(lottery.orders[0]?.lines).toMatchObject([
      { prizeGroup: 1900, rebateMilli: 20 },
      { prizeGroup: 1940, rebateMilli: 0 },
    ]);
  });

  it('of a past bet is kept when it is bet again, and is the standard one where it is not on offer any more', async () => {
    act(() => void signInForTest());
    const [bet] = recorded(placeBets).bets;
    if (!bet) throw new Error('No bet is recorded.');
    const past = { ...bet, status: 'lost', payout: 0, rebate: 200 } as const;
    lottery.bets = [
      { ...past, id: '1', prizeGroup: 1900, rebateMilli: 30 },
      { ...past, id: '2', multiple: 7, prizeGroup: 1790, rebateMilli: 75 },
    ];
    await open();
    fireEvent.click(screen.getByRole('tab', { name: messages.bets.settled }));
    const again = await screen.findAllByRole('button', { name: messages.bets.again });
    expect(screen.getByText('배당 그룹 1790 · 베팅 환급 7.5%')).toBeInTheDocument();
    expect(screen.getAllByText(messages.group.paid)).toHaveLength(2);
    for (const each of again) fireEvent.click(each);
    await waitFor(() => expect(slipStore.current().entries).toHaveLength(2));
    expect(slipStore.current().entries.map(({ prizeGroup, rebateMilli }) => [prizeGroup, rebateMilli])).toEqual([
      [1900, 20],
      [1940, 0],
    ]);
  });

  it('is no question where there is only one', async () => {
    operator.answer(getGameMenus, () => ({
      list: games.map((game) => ({ ...game, prizeGroups: { lowest: 1940, highest: 1940, standard: 1940 } })),
    }));
    await open();
    expect(screen.queryByRole('spinbutton', { name: '배당 그룹' })).not.toBeInTheDocument();
  });
});

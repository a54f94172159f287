import { addFirstAnswers, dropFirstAnswers, setApiLanguage } from '@tessera/shared/api';
import { installDialogHost, type Message } from '@tessera/shared/dialogs';
import { bus } from '@tessera/shared/events';
import { priceListId } from '@tessera/shared/lottery';
import {
  type FakeOperator,
  fakeOperator,
  refuse,
  signInForTest,
  startTestPage,
  TestPage,
} from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { receiveToasts, type ToastChange } from '@tessera/shared/ui/toast';
import { getBlockedNumbers, getDraws, getGameMenus, getOpenedNumbers, placeBets } from '@tessera/shared/wire/lottery';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../locales/ko.json';
import { slipStore } from '../../features/slip/slip-store.ts';
import type { DrawState } from '../../model/lottery-types.ts';
import { type FakeLottery, fakeLottery, games } from '../../testing/fake-lottery.ts';
import { textOfFile } from '../../testing/text-of-file.ts';
import SeaLotteryPage from './sea-lottery.page.tsx';

const [dice] = games;
const [draw] = recorded(getDraws).list;
const [placed] = recorded(placeBets).bets;

describe('the page of the sea region', () => {
  let operator: FakeOperator;
  let lottery: FakeLottery;
  let closesAtMs: number;
  let drawing: DrawState['drawing'];
  beforeAll(() => startTestPage({ lottery: messages, ui: uiMessages }));
  beforeEach(() => {
    if (!dice || !draw) throw new Error('No game is recorded.');
    operator = fakeOperator();
    lottery = fakeLottery(operator);
    const game = {
      ...{ ...dice, code: 'THGOV', kind: 'THAI' as const, name: '태국 정부 복권', defaultPlayType: 'run-top' },
      ...{
        periodMs: null,
        calendar: { timeZone: 'Asia/Bangkok', weekdays: [], monthDays: [1, 16], startsAt: '15:00' },
      },
    };
    operator.answer(getGameMenus, ({ prizeMode }) => ({ list: prizeMode === 'SEA' ? [game] : [] }));
    closesAtMs = Date.now() + 60_000;
    drawing = null;
    operator.answer(getDraws, () => ({
      list: [
        {
          ...draw,
          gameCode: 'THGOV',
          serverTimeMs: Date.now(),
          current: { ...draw.current, closesAtMs, startsAtMs: closesAtMs, drawsAtMs: closesAtMs },
          drawing,
          last: { ...draw.last, gameCode: 'THGOV', numbers: [45, 111, 222, 333, 444, 820_123] },
        },
      ],
    }));
  });

  const open = (query = '') =>
    render(
      <TestPage path={`/seaLottery${query}`}>
        <SeaLotteryPage />
      </TestPage>,
    );

  afterEach(() => act(() => slipStore.clear()));

  it('says when betting closes by the clock of the draw, and shows the prizes of a draw while they come', async () => {
    closesAtMs = Date.parse('2033-05-16T07:45:00Z');
    if (draw) drawing = { ...draw.current, issue: '20330501-0000', numbers: [45, 111], nextNumberAtMs: closesAtMs };
    open();
    expect(await screen.findByText(/^베팅 마감 2033-05-16 14:45 /)).toBeInTheDocument();
    const live = screen.getByRole('table', { name: messages.prize.table });
    expect(within(live).getByText('45')).toBeInTheDocument();
    expect(within(live).getAllByText(messages.prize.open)).toHaveLength(4);
  });

  it('exports past draws with a column for each prize', async () => {
    const saved = jest.fn((_: Blob) => 'blob:draws');
    Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const drawsAtMs = Date.parse('2033-05-01T09:00:00Z');
    const opened = { gameCode: 'THGOV', issue: '20330501-0000', drawsAtMs };
    operator.answer(getOpenedNumbers, () => ({
      list: [{ ...opened, numbers: [45, 111, 222, 333, 444, 820_123] }],
      hasMore: false,
    }));
    open('?gameCode=THGOV&view=trends&trend=results');
    await userEvent.click(await screen.findByRole('button', { name: messages.trends.export }));
    const [file = new Blob()] = saved.mock.calls[0] ?? [];
    const [heads, row] = (await textOfFile(file)).split('\r\n');
    const { prize1, front3, last3, last2 } = messages.prize;
    expect(heads).toContain([prize1, front3, last3, last2].join());
    expect(row).toContain('820123,333 444,111 222,45,');
    // By the clock of the draw, as the name of the issue.
    expect(row).toContain(',2033-05-01 16:00:00 GMT+7,');
    jest.restoreAllMocks();
  });

  it('shows the numbers of the open issue that came with the page, before it has asked for them', async () => {
    if (!draw) throw new Error('No draw is recorded.');
    const row = { gameCode: 'THGOV', playCode: 'run-top', isClosed: true };
    const { issue } = draw.current;
    const list = [
      { ...row, issue, number: '5' },
      { ...row, issue: '20260302-0999', number: '7' },
      { ...row, issue, gameCode: 'LAO', number: '8' },
    ];
    setApiLanguage('KO');
    addFirstAnswers(
      { language: 'KO', bodies: { '/lgw/numeros/blocked/open': { success: true, value: { list } } } },
      performance.now(),
    );
    operator.answer(getBlockedNumbers, () => new Promise(() => undefined));
    open();
    expect(await screen.findByText('접수 중지: 5')).toBeInTheDocument();
    dropFirstAnswers();
  });

  it.each([
    [false, [{ numbers: [['5', '6']], halfPaid: ['5'] }]],
    // One that is not accepted is not put on the slip.
    [true, []],
  ])(
    'betting again keeps half-paid numbers half-paid, and refuses closed ones (closed: %s)',
    async (isClosed, onSlip) => {
      if (!placed) throw new Error('No bet is recorded.');
      operator.answer(getBlockedNumbers, () => ({ list: [{ playCode: 'run-top', number: '5', isClosed }] }));
      act(() => signInForTest());
      const toasts: ToastChange[] = [];
      const stop = receiveToasts((change) => toasts.push(change));
      const bet = { ...placed, gameCode: 'THGOV', kind: 'THAI' as const, playCode: 'run-top', numbers: [['5', '6']] };
      lottery.bets = [{ ...bet, combinations: 2, status: 'lost', payout: 0 }];
      open();
      await userEvent.click(await screen.findByRole('tab', { name: messages.bets.settled }));
      await userEvent.click(await screen.findByRole('button', { name: messages.bets.again }));
      await waitFor(() => expect(toasts).toHaveLength(1));
      expect(toasts[0]).toMatchObject({ show: { title: isClosed ? '접수 중지: 5' : messages.panel.added } });
      expect(slipStore.current().entries).toMatchObject(onSlip);
      stop();
    },
  );

  it('shows on the slip which numbers pay half or are not taken in the issue of each bet now', async () => {
    if (!placed || !draw) throw new Error('No bet is recorded.');
    const { gameName, multiple, prizeGroup, unit: unitMinor } = placed;
    operator.answer(getBlockedNumbers, () => ({
      list: [
        { playCode: 'run-top', number: '5', isClosed: false },
        { playCode: 'run-top', number: '6', isClosed: true },
        { playCode: 'run-bottom', number: '7', isClosed: true },
      ],
    }));
    const { issue } = draw.current;
    const bet = { gameCode: 'THGOV', kind: 'THAI' as const, gameName, issue, closesAtMs, playCode: 'run-top' };
    const stake = { combinations: 3, unitMinor, multiple, prizeGroup, rebateMilli: 0, priceList: priceListId };
    // As it was when it was put there.
    act(() => void slipStore.add({ ...bet, ...stake, numbers: [['5', '6', '7']], halfPaid: ['7'] }));
    open();
    const slip = within(await screen.findByRole('complementary', { name: messages.slip.title }));
    expect(await slip.findByText('접수 중지: 6')).toBeInTheDocument();
    expect(slip.getByText('절반 지급: 5')).toBeInTheDocument();
    expect(slipStore.current().entries).toMatchObject([{ halfPaid: ['5'] }]);
  });

  it('marks the bet of the slip that is refused because a number of it pays half by now, and shows that number', async () => {
    if (!placed || !draw) throw new Error('No bet is recorded.');
    let blocked: readonly { playCode: string; number: string; isClosed: boolean }[] = [];
    operator.answer(getBlockedNumbers, () => ({ list: [...blocked] }));
    operator.answer(placeBets, () => refuse('lottery.number.half', { line: 0, numbers: ['5'] }, 409));
    const { gameName, multiple, prizeGroup, unit: unitMinor } = placed;
    const bet = { gameCode: 'THGOV', kind: 'THAI' as const, gameName, issue: draw.current.issue, closesAtMs };
    const stake = { combinations: 2, unitMinor, multiple, prizeGroup, rebateMilli: 0, priceList: priceListId };
    act(() => {
      signInForTest();
      bus.emit('wallet', 'wallet:balance-changed', { balanceMinor: 10_000_000, at: Date.now() });
    });
    act(() => void slipStore.add({ ...bet, ...stake, playCode: 'run-top', numbers: [['5', '6']] }));
    open();
    const slip = within(await screen.findByRole('complementary', { name: messages.slip.title }));
    const place = await slip.findByRole('button', { name: /베팅하기$/ });
    blocked = [{ playCode: 'run-top', number: '5', isClosed: false }];
    await userEvent.click(place);
    expect(await slip.findByText('절반 지급: 5')).toBeInTheDocument();
    // Also once the list has been loaded again.
    await waitFor(() => expect(screen.getAllByText('절반 지급: 5')).toHaveLength(2));
    expect(slip.getByText(messages.slip.refused)).toBeInTheDocument();
    expect(slipStore.current().entries).toMatchObject([{ halfPaid: ['5'] }]);
  });

  it('says that blocked numbers could not be loaded, and loads them again when it is asked to', async () => {
    let isDown = true;
    operator.answer(getBlockedNumbers, () =>
      isDown ? refuse('system.error', {}, 500) : { list: [{ playCode: 'run-top', number: '7', isClosed: true }] },
    );
    open();
    expect(await screen.findByText(messages.blocked.failed)).toBeInTheDocument();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: uiMessages.action.retry }));
    expect(await screen.findByText('접수 중지: 7')).toBeInTheDocument();
    expect(screen.queryByText(messages.blocked.failed)).toBeNull();
  });

  it('shows numbers that pay half or are not taken before they are chosen, and bets only what is taken', async () => {
    operator.answer(getBlockedNumbers, () => ({
      list: [
        { playCode: 'run-top', number: '7', isClosed: true },
        { playCode: 'run-top', number: '5', isClosed: false },
      ],
    }));
    act(() => signInForTest());
    open();
    expect(await screen.findByText('절반 지급: 5')).toBeInTheDocument();
    expect(screen.getByText('접수 중지: 7')).toBeInTheDocument();
    expect(screen.getByText(/공식 추첨이 아닌 모의 추첨/)).toBeInTheDocument();
    const press = async (name: string) => userEvent.click(screen.getByRole('button', { name: `${name} 번` }));
    const closed = screen.getByRole('button', { name: '7 번, 접수 중지' });
    expect(closed).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(closed);
    expect(closed).toHaveAttribute('aria-pressed', 'false');
    const chosen = () => screen.getAllByRole('button', { pressed: true, name: /번/ });
    await userEvent.click(screen.getByRole('button', { name: messages.toolLabel.odd }));
    expect(chosen().map(({ textContent }) => textContent)).toEqual(['1', '3', '5', '9']);
    await userEvent.click(screen.getByRole('button', { name: messages.toolLabel.clear }));
    await press('5');
    expect(await screen.findByText('고른 번호 중 절반만 지급하는 번호: 5')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '5 번' })).toHaveAccessibleDescription('절반 지급: 5');
    expect(screen.getByText(/환급률 46\.2%/)).toBeInTheDocument();
    expect(screen.getByText('1.5')).toBeInTheDocument();
    const [bet] = screen.getAllByRole('button', { name: /베팅/ });
    const answers = ['back', 'agree'];
    const asked: Message[] = [];
    installDialogHost({
      showMessage: (message) => {
        asked.push(message);
        return Promise.resolve(answers.shift());
      },
    });
    if (bet) await userEvent.click(bet);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toMatchObject({ body: 'lottery:blocked.askBody', values: { numbers: '5' } });
    expect(lottery.orders).toHaveLength(0);
    if (bet) await userEvent.click(bet);
    await waitFor(() => expect(lottery.orders).toHaveLength(1));
    expect(lottery.orders[0]?.lines[0]).toMatchObject({ playCode: 'run-top', numbers: [['5']], halfPaid: ['5'] });
  });
  it('asks about a number that pays half by now when a bet is refused because of it, and bets it once the player agrees', async () => {
    let blocked: readonly { playCode: string; number: string; isClosed: boolean }[] = [];
    operator.answer(getBlockedNumbers, () => ({ list: [...blocked] }));
    act(() => signInForTest());
    open();
    await userEvent.click(await screen.findByRole('button', { name: '5 번' }));
    blocked = [{ playCode: 'run-top', number: '5', isClosed: false }];
    const sent: unknown[] = [];
    operator.answer(placeBets, ({ lines: [line] }) => {
      sent.push(line?.halfPaid);
      if (!line?.halfPaid) refuse('lottery.number.half', { line: 0, numbers: ['5'] }, 409);
      throw new Error('The answer was lost.');
    });
    const asked: Message[] = [];
    installDialogHost({
      showMessage: (message) => {
        asked.push(message);
        return Promise.resolve('agree');
      },
    });
    const [bet] = screen.getAllByRole('button', { name: /베팅/ });
    if (bet) await userEvent.click(bet);
    await waitFor(() => expect(sent).toEqual([undefined, ['5']]));
    expect(asked).toMatchObject([{ body: 'lottery:blocked.askBody', values: { numbers: '5' } }]);
    expect(await screen.findByText('고른 번호 중 절반만 지급하는 번호: 5')).toBeInTheDocument();
  });
});

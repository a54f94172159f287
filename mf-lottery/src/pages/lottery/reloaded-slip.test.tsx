import { recorded } from '@tessera/shared/testing/recorded';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { type getChaseOutcome, placeChase } from '@tessera/shared/wire/lottery';
import messages from '../../../locales/ko.json';
import type { FakeLottery } from '../../testing/fake-lottery.ts';

// Both load more code when they are shown, which would be of another load of the page.
jest.mock('../../features/board/board.tsx', () => ({ Board: () => null }));
jest.mock('../../features/slip/slip-body.tsx', () => ({
  SlipBody: (require('../../features/slip/slip-lines.tsx') as typeof import('../../features/slip/slip-lines.tsx'))
    .default,
  loadSlipLines: async () => undefined,
}));

/** The code of the page anew, with nothing in its memory. Before the tests: some of the modules register hooks. */
function freshCode() {
  jest.resetModules();
  return {
    ...(require('@testing-library/react') as typeof import('@testing-library/react')),
    ...(require('@tessera/shared/testing') as typeof import('@tessera/shared/testing')),
    ...(require('@tessera/shared/events') as typeof import('@tessera/shared/events')),
    ...(require('@tessera/shared/session') as typeof import('@tessera/shared/session')),
    ...(require('@tessera/shared/ui/toast') as typeof import('@tessera/shared/ui/toast')),
    ...(require('@tessera/shared/wire/lottery') as typeof import('@tessera/shared/wire/lottery')),
    ...(require('../../testing/fake-lottery.ts') as typeof import('../../testing/fake-lottery.ts')),
    ...(require('../../api/chases.ts') as typeof import('../../api/chases.ts')),
    ...(require('../../model/chase.ts') as typeof import('../../model/chase.ts')),
    ...(require('../../features/slip/slip-store.ts') as typeof import('../../features/slip/slip-store.ts')),
    LotteryPage: (require('./lottery.page.tsx') as typeof import('./lottery.page.tsx')).default,
  };
}
const codes = Array.from({ length: 17 }, freshCode);

const big = '대 배당 1.98';
const odd = '홀 배당 1.98';
const even = '짝 배당 1.98';
const add = '슬립에 담기';

interface Outcomes {
  /** Nobody is signed in; `signIn` is for later. */
  readonly isVisitor?: boolean;
  /** The bets of the order whose outcome is asked for. */
  readonly placed?: FakeLottery['bets'];
  /** The places of its lines that had closed. */
  readonly closedLines?: readonly number[];
  /** The chase whose outcome is asked for; null for one that was not made. */
  readonly chase?: AnswerOf<typeof getChaseOutcome>['chase'];
}

/** Loads the page in the same tab: nothing of the one before is left but what the tab stores. */
async function loadPage(
  line: FakeLottery['line'] = 'up',
  { placed, closedLines = [], chase, isVisitor = false }: Outcomes = {},
) {
  const code = codes.pop();
  if (!code) throw new Error('The tests load more pages than there is code for.');
  const { bus, cleanup, fireEvent, LotteryPage, screen, TestPage, waitFor, within } = code;
  await code.startTestPage({ lottery: messages, ui: uiMessages });
  const operator = code.fakeOperator();
  const lottery = Object.assign(code.fakeLottery(operator), { line });
  const order = placed && { orderId: '1', bets: placed, closedLines: [...closedLines] };
  if (order) operator.answer(code.getOrderOutcome, () => ({ order }));
  if (chase !== undefined) operator.answer(code.getChaseOutcome, () => ({ chase }));
  const toasts: unknown[] = [];
  code.receiveToasts((change) => 'show' in change && toasts.push(change.show));
  const signIn = () => {
    code.signInForTest();
    bus.emit('wallet', 'wallet:balance-changed', { balanceMinor: 128_450_000, at: Date.now() });
  };
  if (!isVisitor) signIn();
  code.render(
    <TestPage path="/lottery?gameCode=K3&playType=sum-sides">
      <LotteryPage />
    </TestPage>,
  );
  await screen.findByRole('button', { name: big });
  const slip = () => within(screen.getByRole('complementary', { name: '슬립' }));
  return {
    lottery,
    toasts,
    waitFor,
    signIn: () => code.act(async () => signIn()),
    hasChaseButton: () => slip().queryByRole('button', { name: messages.chase.title }) !== null,
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
    bet: (amount = '100.00') => fireEvent.click(slip().getByRole('button', { name: `${amount} P 베팅하기` })),
    removeFirst: () => fireEvent.click(slip().getAllByRole('button', { name: '대소·홀짝 빼기' })[0] as HTMLElement),
    chosen: () => code.slipStore.current().entries.map(({ numbers }) => numbers.flat().join()),
    betButton: () => slip().queryByRole('button', { name: /P 베팅하기$/ }),
    bets: () =>
      slip()
        .queryAllByRole('listitem')
        .map(({ textContent }) => textContent),
    /** Chases the slip; neither the answer comes nor that of the lookup. */
    loseChase: () =>
      code.act(async () => {
        const { entries } = code.slipStore.current();
        code.slipStore.holdSent(entries, 'chase');
        await code.chaseRequest.submit({ entries, draft: code.firstDraft, rows: [] });
      }),
    leaveAccount: code.leaveSession,
    slipStore: code.slipStore,
    close: cleanup,
  };
}

describe('the slip of a page that is loaded again', () => {
  afterEach(() => sessionStorage.clear());

  it('has its bets, also after the session has expired, and none after a sign-out', async () => {
    const first = await loadPage();
    for (const name of [big, add, odd, add]) first.press(name);
    const bets = first.bets();
    expect(bets).toHaveLength(2);
    first.close();
    const second = await loadPage();
    expect(second.bets()).toEqual(bets);
    second.close();
    second.leaveAccount('expired');
    const third = await loadPage();
    expect(third.bets()).toEqual(bets);
    third.close();
    third.leaveAccount('chosen');
    expect(third.slipStore.current().entries).toEqual([]);
    expect(sessionStorage.getItem('lotterySlip')).toBeNull();
  });

  it('gives up the bets of an order that turns out to be placed, and sends none of them again', async () => {
    const before = await loadPage('answer-lost');
    for (const name of [big, add]) before.press(name);
    before.bet();
    await before.waitFor(() => expect(before.toasts).toHaveLength(1));
    before.close();
    const after = await loadPage('up', { placed: before.lottery.bets });
    await after.waitFor(() => expect(after.bets()).toEqual([]));
    expect(after.toasts.at(-1)).toMatchObject({ title: '앞서 보낸 베팅이 들어가 있습니다' });
    expect(after.lottery.orders).toEqual([]);
    expect(sessionStorage.getItem('lotterySlip')).toBeNull();
    after.close();
  });

  it('keeps the bet that had closed, and no other, where one of those that were sent was removed before', async () => {
    const before = await loadPage('answer-lost');
    for (const name of [big, add, odd, add, even, add]) before.press(name);
    before.bet('300.00');
    await before.waitFor(() => expect(before.toasts).toHaveLength(1));
    before.removeFirst();
    before.close();
    const [first, , third] = before.lottery.bets;
    const placed = [first, third].flatMap((bet) => bet ?? []);
    const after = await loadPage('up', { placed, closedLines: [1] });
    await after.waitFor(() => expect(after.chosen()).toEqual(['odd']));
    expect(after.bets()).toEqual([expect.stringContaining('마감된 회차입니다')]);
    after.close();
  });

  it('still has the bets of an order that was never placed, to bet them with one press more', async () => {
    const before = await loadPage('request-lost');
    for (const name of [big, add]) before.press(name);
    const bets = before.bets();
    before.bet();
    await before.waitFor(() => expect(before.toasts).toHaveLength(1));
    before.close();
    const after = await loadPage();
    await after.waitFor(() => expect(after.toasts.at(-1)).toMatchObject({ detail: messages.placed.notMadeDetail }));
    expect(after.bets()).toEqual(bets);
    after.bet();
    await after.waitFor(() => expect(after.bets()).toEqual([]));
    expect(after.lottery.bets).toHaveLength(1);
    after.close();
  });

  it('gives up the bets of a chase that turns out to be ordered', async () => {
    const before = await loadPage();
    for (const name of [big, add]) before.press(name);
    await before.loseChase();
    before.close();
    const after = await loadPage('up', { chase: recorded(placeChase) });
    await after.waitFor(() => expect(after.bets()).toEqual([]));
    expect(after.toasts.at(-1)).toMatchObject({ title: messages.chase.made });
    after.close();
  });

  it('still has the bets of a chase: not to be bet while its outcome is unknown, and to be bet once it was not ordered', async () => {
    const before = await loadPage();
    for (const name of [big, add]) before.press(name);
    const bets = before.bets();
    await before.loseChase();
    before.close();
    const unknown = await loadPage();
    expect(unknown.bets()).toEqual([expect.stringContaining(messages.slip.chased)]);
    expect(unknown.betButton()).toBeNull();
    unknown.close();
    const after = await loadPage('up', { chase: null });
    await after.waitFor(() => expect(after.toasts.at(-1)).toMatchObject({ detail: messages.placed.notMadeDetail }));
    expect(after.bets()).toEqual(bets);
    after.bet();
    await after.waitFor(() => expect(after.bets()).toEqual([]));
    after.close();
  });

  it('still has the bets of an order for the account that sent it, also where a visitor has loaded the page', async () => {
    const before = await loadPage('request-lost');
    for (const name of [big, add]) before.press(name);
    const bets = before.bets();
    before.bet();
    await before.waitFor(() => expect(before.toasts).toHaveLength(1));
    before.close();
    before.leaveAccount('expired');
    const after = await loadPage('up', { isVisitor: true });
    expect(after.bets()).toEqual(bets);
    await after.signIn();
    await after.waitFor(() => expect(after.toasts.at(-1)).toMatchObject({ detail: messages.placed.notMadeDetail }));
    expect(after.bets()).toEqual(bets);
    after.close();
  });

  it('offers no chase of bets that may be placed', async () => {
    const page = await loadPage('answer-lost');
    for (const name of [big, add]) page.press(name);
    expect(page.hasChaseButton()).toBe(true);
    page.bet();
    await page.waitFor(() => expect(page.toasts).toHaveLength(1));
    expect(page.hasChaseButton()).toBe(false);
    page.close();
  });
});

import { bus } from '@tessera/shared/events';
import { installIntentRouter } from '@tessera/shared/intents';
import { installCdns } from '@tessera/shared/merchant';
import { Link, useLocation } from '@tessera/shared/router';
import { leaveSession } from '@tessera/shared/session';
import { setSwitches } from '@tessera/shared/switches';
import { type FakeOperator, refuse, signInForTest } from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import { getGame, getGameSession, launchGame, launchTrial } from '@tessera/shared/wire/games';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import GameFramePage from '../../pages/game-frame/game-frame.page.tsx';
import { gameRow } from '../../testing/game-row.ts';
import { gamesOperator, renderAt } from '../../testing/games-page.tsx';

const origin = 'http://games.localhost';
let operator: FakeOperator;
let launches = 0;

beforeEach(async () => {
  launches = 0;
  operator = await gamesOperator();
  setSwitches([{ modId: 'FREEPLAY3', enabled: '1', childrenNodes: [] }]);
  signInForTest();
  operator.answer(getGame, () => ({ ...recorded(getGame), game: gameRow() }));
  const openedAtMs = Date.now();
  operator.answer(getGameSession, ({ launchId }) => ({
    ...recorded(getGameSession),
    launchId,
    code: 'PP-0001',
    openedAtMs,
    staked: 164_000_00,
    won: 145_400_00,
    rounds: 3,
    lastRoundId: 'r1',
    balance: 1_284_500_00,
  }));
  operator.answer(launchGame, () => {
    launches += 1;
    return { content: { game_url: `${origin}/play/PP-0001#launch=t${launches}`, launchId: `launch-${launches}` } };
  });
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  act(() => leaveSession('chosen'));
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const frame = () => screen.queryByTitle<HTMLIFrameElement>(/게임 화면/);
async function open(path = '/game?code=PP-0001') {
  const view = renderAt(path, <GameFramePage />);
  await pass(50);
  return view;
}
/** What the frame says; `from` another origin or another window it must not be heard. `times`: in one burst. */
function say(data: object, from: { origin?: string; source?: unknown; times?: number } = {}) {
  const source = from.source === undefined ? frame()?.contentWindow : from.source;
  const event = () => {
    const message = new MessageEvent('message', {
      data: { source: 'tessera-game', launchId: `launch-${launches}`, ...data },
      origin: from.origin ?? origin,
    });
    return Object.defineProperty(message, 'source', { value: source });
  };
  act(() => {
    for (let n = 0; n < (from.times ?? 1); n += 1) window.dispatchEvent(event());
  });
}

it('opens the game in a sandboxed frame at its one-use address', async () => {
  await open();
  expect(frame()).toHaveAttribute('src', `${origin}/play/PP-0001#launch=t1`);
  expect(frame()).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups');
  expect(frame()).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(screen.getByText('달빛 서고 여는 중')).toBeVisible();
  say({ type: 'ready' });
  expect(screen.queryByText('달빛 서고 여는 중')).not.toBeInTheDocument();
});

it('says below the game what is left of the turnover while a bonus runs, and follows it', async () => {
  const { container } = await open();
  const line = () => screen.queryByText('남은 롤링')?.parentElement;
  expect(line()).toBeUndefined();
  act(() => bus.emit('promotions', 'promotions:turnover-counted', { leftMinor: 6_000_000 }));
  expect(line()).toHaveTextContent('60,000.00 P');
  expect(line()?.parentElement).toBe(container.querySelector('[data-covers-chrome]'));
  act(() => bus.emit('promotions', 'promotions:turnover-counted', { leftMinor: 5_000_000 }));
  expect(line()).toHaveTextContent('50,000.00 P');
  act(() => bus.emit('promotions', 'promotions:turnover-counted', { leftMinor: null }));
  expect(line()).toBeUndefined();
});

it('gives a silent game up after twenty seconds; another try is another launch', async () => {
  await open();
  await pass(19_000);
  expect(frame()).toBeInTheDocument();
  await pass(1000);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('게임이 응답하지 않습니다. 베팅은 시작되지 않았습니다.');
  expect(alert).toHaveTextContent('launch-1');
  expect(frame()).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  await pass(50);
  expect(frame()).toHaveAttribute('src', `${origin}/play/PP-0001#launch=t2`);
  await pass(15_000);
  say({ type: 'ready' });
  await pass(60_000);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it("opens on one of the merchant's hosts, accepts messages from there only, and tries the next one when it stays silent", async () => {
  const [first, second] = ['http://games-1.localhost', 'http://games-2.localhost'] as const;
  installCdns({ images: [], launches: [first, second] }, () => 0);
  await open();
  expect(frame()).toHaveAttribute('src', `${first}/play/PP-0001#launch=t1`);
  say({ type: 'ready' });
  expect(screen.getByText('달빛 서고 여는 중')).toBeVisible();
  await pass(20_050);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(frame()).toHaveAttribute('src', `${second}/play/PP-0001#launch=t2`);
  say({ type: 'ready' }, { origin: second });
  expect(screen.queryByText('달빛 서고 여는 중')).not.toBeInTheDocument();
  installCdns({ images: [], launches: [] });
});

it("gives a game up when each of the merchant's hosts stayed silent, and asks the next one when it is tried again", async () => {
  const [first, second] = ['http://games-1.localhost', 'http://games-2.localhost'] as const;
  installCdns({ images: [], launches: [first, second] }, () => 0);
  await open();
  await pass(20_050);
  await pass(20_050);
  expect(screen.getByRole('alert')).toHaveTextContent('게임이 응답하지 않습니다. 베팅은 시작되지 않았습니다.');
  expect(launches).toBe(2);
  fireEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  await pass(50);
  expect(frame()).toHaveAttribute('src', `${first}/play/PP-0001#launch=t3`);
  await pass(20_050);
  expect(screen.getByRole('alert')).toBeVisible();
  expect(launches).toBe(3);
  installCdns({ images: [], launches: [] });
});

it('an address without a game is a page of its own name that leads to the games', async () => {
  renderAt('/game', <GameFramePage />);
  await pass(50);
  expect(screen.getByRole('heading', { level: 1, name: '게임' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '게임 둘러보기' })).toHaveAttribute('href', '/rng');
});

it('accepts messages from its own frame at its own origin only', async () => {
  await open();
  say({ type: 'ready' }, { origin: 'http://evil.example' });
  say({ type: 'ready' }, { source: window });
  say({ type: 'ready' }, { source: null });
  expect(screen.getByText('달빛 서고 여는 중')).toBeVisible();
});

it('emits that a round has ended, and shows what the visit has cost', async () => {
  const ended = jest.fn();
  const subscription = bus.on('games:round-ended').subscribe(ended);
  await open();
  say({ type: 'ready' });
  say({ type: 'roundStarted', roundId: '8f2a1907-x', stakeMinor: 2000 });
  expect(screen.getByText(/라운드 8F2A1907/)).toBeVisible();
  say({ type: 'roundEnded', roundId: '8f2a1907-x', winMinor: 0 });
  await pass(50);
  expect(ended).toHaveBeenCalledWith({ gameId: 'PP-0001', roundId: '8f2a1907-x' });
  expect(screen.getByText('−18,600.00 P')).toBeVisible();
  await pass(65_000);
  expect(screen.getByRole('timer')).toHaveTextContent('00:01:05');
  subscription.unsubscribe();
});

it('emits that a game was left once its page is gone, and shows the wallet that it is played from', async () => {
  const left = jest.fn();
  const subscription = bus.on('games:game-left').subscribe(left);
  const before = { ...recorded(getGameSession), openedAtMs: Date.now(), hasVendorWallet: true, balance: 4_200_00 };
  operator.answer(getGameSession, ({ launchId }) => ({ ...before, launchId, code: 'PP-0001' }));
  await open();
  say({ type: 'ready' });
  await pass(50);
  expect(document.body).toHaveTextContent('4,200.00 P');
  say({ type: 'balance', balanceMinor: 4_100_00 });
  expect(document.body).toHaveTextContent('4,100.00 P');
  expect(left).not.toHaveBeenCalled();
  cleanup();
  expect(left).toHaveBeenCalledWith({ vassalage: 'PP' });
  expect(left).toHaveBeenCalledTimes(1);
  subscription.unsubscribe();
});

it('a page that was loaded anew goes on with the time and the result of the visit', async () => {
  const before = {
    ...recorded(getGameSession),
    openedAtMs: Date.now() - 600_000,
    staked: 40_000_00,
    won: 0,
    rounds: 2,
  };
  operator.answer(getGameSession, ({ launchId }) => ({ ...before, launchId, code: 'PP-0001', balance: 0 }));
  await open();
  say({ type: 'ready' });
  await pass(5000);
  expect(screen.getByRole('timer')).toHaveTextContent('00:10:05');
  expect(screen.getByText('−40,000.00 P')).toBeVisible();
});

it('the balance of an account leaves the bar with its session, though the game goes on telling it', async () => {
  await open();
  say({ type: 'ready' });
  say({ type: 'balance', balanceMinor: 77_700 });
  const balance = () => screen.getByText('보유 머니').nextSibling;
  expect(balance()).toHaveTextContent(/P$/);
  act(() => leaveSession('expired'));
  say({ type: 'balance', balanceMinor: 77_700 });
  expect(balance()).toHaveTextContent('–');
});

it('says kindly why a game was refused, and opens no frame', async () => {
  operator.answer(launchGame, () => refuse('game.maintenance'));
  await open();
  expect(screen.getByRole('alert')).toHaveTextContent('이 게임은 아직 열 수 없습니다. 목록에만 있습니다.');
  expect(frame()).not.toBeInTheDocument();
});

it('asks a visitor to sign in, and says so when they would rather not', async () => {
  act(() => leaveSession('chosen'));
  const asked = jest.fn(async () => ({ status: 'done', result: { isSignedIn: false } }));
  installIntentRouter(asked as never);
  await open();
  expect(asked).toHaveBeenCalledWith('sign-in', { reason: 'launch' });
  expect(screen.getByRole('alert')).toHaveTextContent('달빛 서고: 게임을 열지 못했습니다로그인이 필요합니다.');
  expect(screen.getByRole('button', { name: '로그인' }).querySelector('svg')).toHaveClass('lucide-log-in');
  expect(launches).toBe(0);
});

const answerFreePlay = () =>
  operator.answer(launchTrial, () => {
    launches += 1;
    return { content: { game_url: `${origin}/play/PP-0001#launch=free`, launchId: `launch-${launches}` } };
  });

it('free play goes on after a reload: the launch before is named, and the totals are those of the visit', async () => {
  act(() => leaveSession('chosen'));
  answerFreePlay();
  const { unmount } = await open('/game?code=PP-0001&free=1');
  unmount();
  await open('/game?code=PP-0001&free=1');
  const asked = operator.calls(launchTrial).map(({ request }) => request.continues);
  expect(asked).toEqual([undefined, 'launch-1']);
  say({ type: 'ready' });
  await pass(5000);
  expect(screen.getByText('−18,600.00 P')).toBeVisible();
  expect(screen.getByText('체험 머니')).toBeVisible();
  // Another game is another trial.
  await open('/game?code=PP-0002&free=1');
  expect(operator.calls(launchTrial).at(-1)?.request.continues).toBeUndefined();
});

it('free play needs nobody to be signed in, and keeps its totals by what the game tells where the operator has none', async () => {
  act(() => leaveSession('chosen'));
  answerFreePlay();
  operator.answer(getGameSession, () => refuse('function.not.available'));
  await open('/game?code=PP-0001&free=1');
  expect(screen.getByText('체험 머니')).toBeVisible();
  expect(screen.queryByText('0.00 P')).not.toBeInTheDocument();
  say({ type: 'ready' });
  say({ type: 'roundStarted', roundId: 'r', stakeMinor: 200_000 });
  say({ type: 'roundEnded', roundId: 'r', winMinor: 250_000 });
  expect(screen.getByText('+500.00 P')).toBeVisible();
  expect(screen.queryByRole('button', { name: '입금' })).not.toBeInTheDocument();
});

function Pages() {
  const { pathname } = useLocation();
  if (pathname === '/first') return <Link to="/second">to the second page</Link>;
  return pathname === '/game' ? <GameFramePage /> : <Link to="/game?code=PP-0001">to the game</Link>;
}

describe('a game that repeats its messages', () => {
  /** Comes to the game by way of two pages, as the browser's own history would tell. */
  async function openAfterTwoPages() {
    window.history.replaceState({ idx: 2 }, '');
    renderAt('/first', <Pages />);
    fireEvent.click(screen.getByText('to the second page'));
    fireEvent.click(screen.getByText('to the game'));
    await pass(50);
    say({ type: 'ready' });
  }
  afterEach(() => window.history.replaceState(null, ''));

  it('leads one page back when it sends its exit five hundred times', async () => {
    await openAfterTwoPages();
    say({ type: 'exit' }, { times: 500 });
    await pass(50);
    expect(screen.getByText('to the game')).toBeVisible();
  });

  it('leads no second page back when it answers the Back button with an exit', async () => {
    await openAfterTwoPages();
    const source = frame()?.contentWindow;
    act(() => {
      fireEvent.click(screen.getByRole('button', { name: '뒤로' }));
      say({ type: 'exit' }, { source });
    });
    await pass(50);
    expect(screen.getByText('to the game')).toBeVisible();
  });

  it('opens the deposit form once while its first request is unanswered', async () => {
    const asked = jest.fn(() => new Promise<never>(() => undefined));
    installIntentRouter(asked as never);
    await open();
    say({ type: 'deposit' }, { times: 5 });
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('moves no page while a centre or a dialog lies over it', async () => {
    const asked = jest.fn();
    installIntentRouter(asked);
    await openAfterTwoPages();
    document.body.setAttribute('aria-hidden', 'true');
    say({ type: 'deposit' });
    say({ type: 'exit' });
    document.body.removeAttribute('aria-hidden');
    await pass(50);
    expect(asked).not.toHaveBeenCalled();
    expect(frame()).toBeInTheDocument();
    say({ type: 'exit' });
    await pass(50);
    expect(screen.getByText('to the game')).toBeVisible();
  });

  it('costs the operator one request at a time, and each round is emitted once', async () => {
    const ended = jest.fn();
    const subscription = bus.on('games:round-ended').subscribe(ended);
    await open();
    say({ type: 'ready' });
    const before = operator.calls(getGameSession).length;
    say({ type: 'roundEnded', roundId: 'a', winMinor: 0 }, { times: 300 });
    for (let n = 0; n < 20; n += 1) say({ type: 'roundStarted', roundId: `r${n}`, stakeMinor: 100 });
    await pass(500);
    expect(ended).toHaveBeenCalledTimes(1);
    expect(operator.calls(getGameSession).length - before).toBeLessThanOrEqual(3);
    subscription.unsubscribe();
  });
});

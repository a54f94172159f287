import { addFirstAnswers, dropFirstAnswers } from '@tessera/shared/api';
import { installDialogHost } from '@tessera/shared/dialogs';
import { installIntentRouter } from '@tessera/shared/intents';
import { installNavigation, Link } from '@tessera/shared/router';
import { leaveSession, readStored, writeStored } from '@tessera/shared/session';
import { setSwitches } from '@tessera/shared/switches';
import { type FakeOperator, refuse, signInForTest } from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import {
  addFavoriteGame,
  getFavoriteGames,
  getFavoriteGamesList,
  getGameList,
  getGamesIndex,
  getGameVendors,
  getHotGames,
  getUnfinishedRounds,
} from '@tessera/shared/wire/games';
import { act, screen, waitFor, within } from '@testing-library/react';
import { gameRow } from '../../testing/game-row.ts';
import { gamesOperator, gameVendors, renderAt } from '../../testing/games-page.tsx';
import GameListPage from './game-list.page.tsx';

let operator: FakeOperator;
beforeEach(async () => {
  window.scrollTo = jest.fn();
  sessionStorage.clear();
  operator = await gamesOperator();
  operator.answer(getUnfinishedRounds, () => ({ list: [] }));
  setSwitches([
    { modId: 'GAMELOFAV3', enabled: '1', childrenNodes: [] },
    { modId: 'FREEPLAY3', enabled: '1', childrenNodes: [] },
  ]);
});
afterEach(() => act(() => leaveSession('chosen')));

const open = (path = '/rng') => renderAt(path, <GameListPage />);
const list = () => screen.getByRole('list', { name: /슬롯/ });
const links = () => within(list()).getAllByRole('link');
/** The vendors' call fails, or answers again. */
const withoutVendors = () => operator.answer(getGameVendors, () => refuse('system.error', {}, 500));
const withVendors = () => operator.answer(getGameVendors, gameVendors);
/** Keeps the catalogue away, so that the operator's own page stays. */
const withoutCatalogue = () => operator.answer(getGamesIndex, () => refuse('system.busy'));

it("shows the operator's first games with vendor and return, and says when one can't be opened", async () => {
  withoutCatalogue();
  open();
  expect(await screen.findByRole('link', { name: /달빛 서고/ })).toBeVisible();
  expect(links()).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'RTP 96.1%, 쌍잉어 연못 정보' })).toHaveTextContent('RTP 96.1%');
  expect(screen.getByRole('button', { name: /황금 스크래치 정보/ })).toHaveTextContent('준비 중');
  expect(screen.getByText('3종')).toBeVisible();
});

it('a list that appears scrolls the page nowhere, for the site alone returns to where a page was left', async () => {
  const measured = jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ top: 300, height: 200 } as DOMRect);
  open('/rng?at=12');
  expect(await screen.findByRole('link', { name: /달빛 서고/ })).toBeVisible();
  expect(window.scrollTo).not.toHaveBeenCalled();
  measured.mockRestore();
});

it('asks for what its address asks for, in one call', async () => {
  withoutCatalogue();
  const asked = jest.fn();
  operator.answer(getGameList, (request) => {
    asked(request);
    return { total: 0, unfilteredTotal: 12, pageNo: 1, pageSize: 40, list: [] };
  });
  open('/rng?page=PG&q=%EC%9E%89%EC%96%B4&volatility=high&rtp=96&stake=20000&sort=rtp');
  expect(await screen.findByText('조건에 맞는 게임이 없습니다')).toBeVisible();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(asked).toHaveBeenCalledWith(
    expect.objectContaining({
      gameType: 'RNG',
      vassalage: 'PG',
      gameName: '잉어',
      volatility: 'high',
      minRtp: 96,
      stakeUpTo: 20_000,
      sort: 'rtp',
    }),
  );
});

it('a list that is come to from an empty one fetches the catalogue as any other', async () => {
  const { person } = renderAt(
    '/fav',
    <>
      <Link to="/rng">to the slots</Link>
      <GameListPage />
    </>,
  );
  await screen.findByText('로그인하면 즐겨찾기를 볼 수 있습니다.');
  await person.click(screen.getByRole('link', { name: 'to the slots' }));
  expect(await screen.findByRole('link', { name: /달빛 서고/ })).toBeVisible();
  await waitFor(() => expect(operator.calls(getGamesIndex)).toHaveLength(1));
});

it('a failure can be tried again', async () => {
  operator.setOnline(false);
  const { person } = open();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('게임을 불러오지 못했습니다');
  operator.setOnline(true);
  await person.click(within(alert).getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByRole('link', { name: /달빛 서고/ })).toBeVisible();
});

it('without a connection the failure says so', async () => {
  operator.setOnline(false);
  open('/pvp');
  expect(await screen.findByRole('alert')).toHaveTextContent('인터넷 연결이 끊겼습니다.');
});

it('vendors that could not be had leave a button among the chips', async () => {
  const vendors = operator.calls(getGameVendors).length;
  withoutVendors();
  const { person } = open();
  const retry = await screen.findByRole('button', { name: '제공사 다시 불러오기' });
  expect(await screen.findByRole('link', { name: /달빛 서고/ })).toBeVisible();
  withVendors();
  await person.click(retry);
  expect(await screen.findByRole('button', { name: '온다' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '제공사 다시 불러오기' })).not.toBeInTheDocument();
  expect(operator.calls(getGameVendors)).toHaveLength(vendors + 2);
});

it("the list's own retry brings the vendors back too", async () => {
  operator.setOnline(false);
  const { person } = open();
  const alert = await screen.findByRole('alert');
  operator.setOnline(true);
  await person.click(within(alert).getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByRole('button', { name: '온다' })).toBeVisible();
});

it('a vendor that nobody knows is called so, and all vendors are one press away', async () => {
  withoutCatalogue();
  const { person } = open('/rng?page=UNKNOWN');
  expect(await screen.findByText('UNKNOWN 제공사는 이 목록에 없습니다')).toBeVisible();
  expect(screen.queryByText(/\d종/)).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: '모든 제공사 보기' }));
  expect(await screen.findByRole('link', { name: /달빛 서고/ })).toBeVisible();
  expect(screen.getByRole('button', { name: '전체', pressed: true })).toBeVisible();
});

it('a kind of games without vendors is not offered: its page says so and leads home', async () => {
  open('/sports');
  expect(await screen.findByRole('heading', { level: 1, name: '이 사이트에는 없는 종류입니다' })).toBeVisible();
  expect(screen.getByText('이 사이트에는 스포츠 제공사가 없습니다.')).toBeVisible();
  expect(screen.getByRole('link', { name: '홈으로 가기' })).toHaveAttribute('href', '/index');
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('이 사이트에는 없는 종류입니다 · Aurora'));
});

it('a category that this tab has stored stays until the operator answers that it has no games', async () => {
  writeStored('gameVendor', { language: 'ko', lanes: gameVendors().data.lanes });
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const sports = { title: 'SPORTS' as const, gameType: 'SPORTS' as const };
  operator.answer(getGameVendors, async () => {
    await waiting;
    return { data: { lanes: gameVendors().data.lanes.map((lane) => ({ ...lane, ...sports })) } };
  });
  open('/sports');
  expect(await screen.findByRole('searchbox')).toBeVisible();
  expect(screen.queryByText('이 사이트에는 없는 종류입니다')).not.toBeInTheDocument();
  answer();
  expect(await screen.findByRole('button', { name: '온다' })).toBeVisible();
  expect(screen.queryByText('이 사이트에는 없는 종류입니다')).not.toBeInTheDocument();
});

it('the categories that came with the page are stored for the tab, and not asked for', async () => {
  const address = '/wps/relay/GCSGAME_newGameVendor';
  addFirstAnswers(
    { language: 'KO', bodies: { [address]: { success: true, value: gameVendors() } } },
    performance.now(),
  );
  open();
  expect(await screen.findByRole('link', { name: /달빛 서고/ })).toBeVisible();
  expect(readStored('gameVendor')).toMatchObject({ language: 'ko', lanes: [{ gameType: 'RNG' }] });
  expect(operator.calls(getGameVendors)).toHaveLength(0);
  dropFirstAnswers();
});

it('says before a press that nothing in the list can be opened, and only once all of it has come', async () => {
  withoutCatalogue();
  const onlyListed = /샌드박스에서는 아직 실행할 수 없으며/;
  const cup = gameRow({ code: 'FLD-SPORTS-001', gameName: '북부 축구 컵', rtp: null, isPlayable: false });
  const lists = (total: number, ...list: (typeof cup)[]) =>
    operator.answer(getGameList, () => ({ total, unfilteredTotal: total, pageNo: 1, pageSize: 40, list }));
  const first = open();
  await screen.findByRole('link', { name: /달빛 서고/ });
  expect(screen.queryByText(onlyListed)).not.toBeInTheDocument();
  first.unmount();
  // The second of them, beyond the first page, may be one that opens.
  lists(2, cup);
  const part = open('/rng?q=%EC%BB%B5');
  await screen.findByRole('link', { name: /북부 축구 컵/ });
  expect(screen.queryByText(onlyListed)).not.toBeInTheDocument();
  part.unmount();
  lists(1, cup);
  open('/rng?q=%EC%BB%B5');
  expect(await screen.findByText(onlyListed)).toBeVisible();
});

it('what was typed goes with one press, and the next letter can follow', async () => {
  const { person } = open();
  await screen.findByRole('link', { name: /달빛 서고/ });
  const field = screen.getByRole('searchbox', { name: '게임 검색' });
  expect(screen.queryByRole('button', { name: '검색어 지우기' })).not.toBeInTheDocument();
  await person.type(field, '잉어');
  await person.click(screen.getByRole('button', { name: '검색어 지우기' }));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('button', { name: '검색어 지우기' })).not.toBeInTheDocument();
});

it('answers every keystroke from the catalogue, initials included, and goes back to all of it', async () => {
  const { person, container } = open();
  await screen.findByRole('link', { name: /달빛 서고/ });
  const field = screen.getByRole('searchbox', { name: '게임 검색' });
  await person.type(field, 'ㅆㅇㅇ');
  const shown = () => container.querySelector<HTMLElement>('[data-game-list]')?.dataset.query;
  await waitFor(() => expect(shown()).toBe('ㅆㅇㅇ'));
  await waitFor(() => expect(links().length).toBeGreaterThan(0));
  for (const link of links()) expect(link).toHaveTextContent('쌍잉어');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(shown()).toBe(''));
  expect(field).toHaveValue('');
});

it('the slash key leads to the search field', async () => {
  const { person } = open();
  await screen.findByRole('link', { name: /달빛 서고/ });
  await person.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

it('a vendor is one press away, and is named in the list as its hall', async () => {
  withoutCatalogue();
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: '온다' }));
  expect(screen.getByRole('button', { name: '온다' })).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findByRole('list', { name: '슬롯, 온다 홀' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('슬롯 · 온다 홀 · Aurora'));
});

it('a filter in force is a chip; taking it away brings the rest back', async () => {
  const { person } = open('/rng?volatility=high');
  const chip = await screen.findByRole('button', { name: '변동성 높음 조건 지우기' });
  await person.click(chip);
  expect(screen.queryByRole('button', { name: /조건 지우기/ })).not.toBeInTheDocument();
});

it('a heart asks a visitor to sign in first', async () => {
  withoutCatalogue();
  const asked = jest.fn(async () => ({ status: 'done', result: { isSignedIn: false } }));
  installIntentRouter(asked as never);
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: '달빛 서고 즐겨찾기' }));
  expect(asked).toHaveBeenCalledWith('sign-in', { reason: 'favourite' });
  expect(operator.calls(addFavoriteGame)).toEqual([]);
});

it('a heart changes at once, and back again when the operator refuses', async () => {
  withoutCatalogue();
  signInForTest();
  operator.answer(getFavoriteGames, () => ({ codes: [] }));
  let answer: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  operator.answer(addFavoriteGame, async () => {
    await waiting;
    return refuse('favorite.full');
  });
  const { person } = open();
  const heart = await screen.findByRole('button', { name: '달빛 서고 즐겨찾기' });
  await person.click(heart);
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  answer();
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
});

it('a press launches a game that can be opened, and explains one that cannot', async () => {
  withoutCatalogue();
  const asked = jest.fn(async () => ({ status: 'done', result: { isLaunched: true } }));
  const opened = jest.fn(async () => undefined);
  installIntentRouter(asked as never);
  installDialogHost({ openDialog: opened });
  const { person } = open();
  await person.click(await screen.findByRole('link', { name: /쌍잉어 연못/ }));
  expect(asked).toHaveBeenCalledWith('launch-game', {
    vassalage: 'PG',
    gameId: 'PG-0002',
    nodeId: expect.stringMatching(/^\d+$/),
    title: '쌍잉어 연못',
  });
  await person.click(screen.getByRole('link', { name: /황금 스크래치/ }));
  expect(opened).toHaveBeenCalledWith('games.detail', { code: 'PP-0003' });
  expect(asked).toHaveBeenCalledTimes(1);
});

it('a press on a lottery game leads to its page, and on a lobby opens the list of its vendor', async () => {
  const went = jest.fn();
  const opened = jest.fn(async () => undefined);
  installNavigation(went);
  installDialogHost({ openDialog: opened });
  withoutCatalogue();
  operator.answer(getGameList, () => ({
    ...recorded(getGameList),
    list: [
      gameRow({
        code: 'TCG_SEA-K3',
        gameName: '주사위',
        vassalage: 'TCG_SEA',
        gameType: 'LOTT',
        defaultPlayType: 'sum',
      }),
      gameRow({ code: 'TCG_SEA-E5', gameName: '번개', vassalage: 'TCG_SEA', gameType: 'ELOTT', defaultPlayType: '' }),
      gameRow({ code: 'PG-HALL', gameName: '온다 홀', vassalage: 'PG', isGame: 'VASSALAGE' }),
    ],
  }));
  const { person } = open();
  await person.click(await screen.findByRole('link', { name: /주사위/ }));
  await person.click(screen.getByRole('link', { name: /번개/ }));
  await person.click(screen.getByRole('link', { name: /온다 홀/ }));
  expect(went.mock.calls.map(([path]) => path)).toEqual(['/lottery?gameCode=K3&playType=sum', '/elott?gameCode=E5']);
  expect(opened).toHaveBeenCalledWith('games.lobby', { vassalage: 'PG', category: 'RNG' });
});

it('the page of hot games says how long was counted, and labels rounds of the demo', async () => {
  operator.answer(getHotGames, () => ({ list: recorded(getGameList).list, countedDays: 7, includesDemo: true }));
  setSwitches([{ modId: 'GAMELOHOT3', enabled: '1', childrenNodes: [] }]);
  open('/hot');
  expect(await screen.findByText(/7일.* · 데모 기록 포함/)).toBeVisible();
});

it('favourites of nobody are an invitation to sign in; none yet are said so', async () => {
  const { unmount } = open('/fav');
  expect(await screen.findByText('로그인하면 즐겨찾기를 볼 수 있습니다.')).toBeVisible();
  unmount();
  signInForTest();
  operator.answer(getFavoriteGames, () => ({ codes: [] }));
  operator.answer(getFavoriteGamesList, () => ({ list: [] }));
  open('/fav');
  expect(await screen.findByText('아직 즐겨찾기가 없습니다.')).toBeVisible();
});

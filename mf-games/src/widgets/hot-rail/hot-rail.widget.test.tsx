import { setSwitches } from '@tessera/shared/switches';
import type { FakeOperator } from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import { getGameList, getHotGames } from '@tessera/shared/wire/games';
import { screen } from '@testing-library/react';
import { gamesOperator, renderAt } from '../../testing/games-page.tsx';
import MostPlayedWidget from '../most-played/most-played.widget.tsx';
import NewRailWidget from '../new-rail/new-rail.widget.tsx';
import HotRailWidget from './hot-rail.widget.tsx';

let operator: FakeOperator;
beforeEach(async () => {
  operator = await gamesOperator();
  setSwitches([{ modId: 'GAMELOHOT3', enabled: '1' }]);
});

const list = () => recorded(getGameList).list.slice(0, 3);

it.each([
  ['rounds of seven days were counted', { countedDays: 7 }, '최근 7일간 많이 한 게임'],
  ['nothing was played', { countedDays: null }, '새로 나온 게임'],
  ['the operator does not say', {}, '인기 게임'],
])('the rail of hot games says what it is made of when %s', async (_when, basis, title) => {
  operator.answer(getHotGames, () => ({ list: list(), ...basis }));
  renderAt('/index', <HotRailWidget />);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByText('데모 기록 포함')).toBeNull();
});

it('asks for the hot games of platform 2', async () => {
  operator.answer(getHotGames, () => ({ list: list() }));
  renderAt('/index', <HotRailWidget />);
  await screen.findByRole('heading', { name: '인기 게임' });
  expect(operator.calls(getHotGames)[0]?.request).toMatchObject({ isPlatform: 2 });
});

it('counted rounds of the demo are labelled, in the rail and in the table', async () => {
  operator.answer(getHotGames, () => ({ list: list(), countedDays: 7, includesDemo: true }));
  renderAt(
    '/index',
    <>
      <HotRailWidget />
      <MostPlayedWidget />
    </>,
  );
  expect(await screen.findAllByText('데모 기록 포함')).toHaveLength(2);
});

it('stakes in the table have the decimals of all other amounts', async () => {
  const [game] = list();
  operator.answer(getHotGames, () => ({ list: [{ ...game, minStake: 20, maxStake: 40_000 } as typeof game & object] }));
  renderAt('/index', <MostPlayedWidget />);
  expect(await screen.findByText('0.20 – 400.00')).toBeInTheDocument();
});

it('new games are not shown twice while nothing was played', async () => {
  operator.answer(getHotGames, () => ({ list: list(), countedDays: null }));
  operator.answer(getGameList, () => recorded(getGameList));
  renderAt(
    '/index',
    <>
      <HotRailWidget />
      <NewRailWidget />
    </>,
  );
  expect(await screen.findByRole('heading', { name: '새로 나온 게임' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: '새로 들어온 게임' })).toBeNull();
});

/** @jest-environment jsdom */
import { getGameList } from '@tessera/shared/wire/games';
import { noCriteria } from '../model/list-criteria.ts';
import { gamesOperator, rows } from '../testing/games-page.tsx';
import { askFirstPageEarly, firstPageQuery, takeEarly } from './game-list.ts';

const slots = { kind: 'category', category: 'RNG' } as const;
let operator: Awaited<ReturnType<typeof gamesOperator>>;
const lists = () => operator.calls(getGameList).length;
const read = (criteria = noCriteria) => {
  const { queryFn } = firstPageQuery('ko', slots, criteria);
  if (typeof queryFn !== 'function') throw new Error('A first page is fetched.');
  return queryFn({ signal: new AbortController().signal } as never);
};
beforeEach(async () => {
  takeEarly({} as never);
  operator = await gamesOperator();
});

it('what was asked early is not asked again by the page, and only once', async () => {
  askFirstPageEarly({ pathname: '/rng', search: '?at=12' });
  await expect(read()).resolves.toMatchObject({ total: rows.length });
  expect(lists()).toBe(1);
  await read();
  expect(lists()).toBe(2);
});

it('a request with other criteria gets its own answer', async () => {
  askFirstPageEarly({ pathname: '/rng', search: '?page=PG' });
  await read();
  expect(lists()).toBe(2);
});

it('nothing is asked early for addresses without a list, nor for what belongs to an account', async () => {
  askFirstPageEarly({ pathname: '/index', search: '' });
  askFirstPageEarly({ pathname: '/fav', search: '' });
  await new Promise((resume) => setTimeout(resume));
  expect(lists()).toBe(0);
});

import { depositStatuses, withdrawalStatuses } from '@tessera/shared/wire/wallet';
import {
  depositListRequest,
  readRequestFilter,
  requestFilters,
  withdrawalListRequest,
  writeRequestAddress,
} from './request-filter.ts';

const read = (search: string) => readRequestFilter(new URLSearchParams(search));

it('an address without a list shows the form', () => expect(read('id=42')).toBeUndefined());

it.each([
  ['list=open&page=3', { list: 'open', page: 3 }],
  ['list=all', { list: 'all', page: 1 }],
  ['list=nonsense&page=-4', { list: 'all', page: 1 }],
  ['list=done&page=1e9', { list: 'done', page: 100_000 }],
])('the address %s shows a list and a page that exist', (search, filter) => expect(read(search)).toEqual(filter));

it('the address of a request keeps the list that it was opened from', () => {
  const address = writeRequestAddress({ list: 'done', page: 2 }, '42');
  expect(address).toBe('list=done&page=2&id=42');
  expect(read(address)).toEqual({ list: 'done', page: 2 });
  expect(writeRequestAddress(undefined, '42')).toBe('id=42');
  expect(writeRequestAddress(undefined)).toBe('');
});

it('every status belongs to one filter beside all', () => {
  const narrowed = requestFilters.filter((list) => list !== 'all').map((list) => ({ list, page: 1 }));
  const asked = (requests: readonly { status?: readonly string[] }[]) => requests.flatMap(({ status = [] }) => status);
  expect(asked(narrowed.map(depositListRequest)).sort()).toEqual([...depositStatuses].sort());
  expect(asked(narrowed.map(withdrawalListRequest)).sort()).toEqual([...withdrawalStatuses].sort());
  expect(depositListRequest({ list: 'all', page: 2 })).toEqual({ page: 2, pageSize: 20 });
});

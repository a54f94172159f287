import type { FirstScreen } from '@tessera/shared/contract';
import { isUsual, narrowedBy, readQuery } from './page-query.ts';

const list = {
  pictures: 'RNG',
  calls: ['/wps/list?type=RNG&sort=popular', '/wps/hot'],
  narrowed: {
    query: {
      page: { vendorAs: 'vendor' },
      q: { adds: {} },
      sort: { adds: { '': '&sort=popular', new: '&sort=new' } },
      view: { adds: { all: '', new: '&isNew=true' } },
    },
    call: '/wps/list?type=RNG{?page}{?view}{?sort}&size=40',
  },
} as const satisfies FirstScreen;
const site = { language: 'en', gameVendors: ['PG', 'PP'] };
const read = (search: string, first: FirstScreen = list) => readQuery(search, first, site);
const shownAt = (search: string) => narrowedBy(read(search), list, site);

describe('a list that its address narrows', () => {
  it.each([
    ['?page=PG', '/wps/list?type=RNG&vendor=PG&sort=popular&size=40'],
    ['?sort=new&page=PP', '/wps/list?type=RNG&vendor=PP&sort=new&size=40'],
    ['?view=new', '/wps/list?type=RNG&isNew=true&sort=popular&size=40'],
    ['?view=all', '/wps/list?type=RNG&sort=popular&size=40'],
  ])('comes with its rows at %s', (search, call) => {
    expect(shownAt(search).calls).toEqual([call, '/wps/hot']);
  });

  it('comes with the pictures of the vendor that it shows alone', () => {
    expect(shownAt('?page=PG').pictures).toBe('PG');
    expect(shownAt('?sort=new').pictures).toBe('RNG');
  });

  it.each([
    ['a search', '?q=carp'],
    ['a vendor that the merchant has not got', '?page=NONE'],
    ['a value that no list has', '?sort=constructor'],
    ['two values of one parameter', '?page=PG&page=PP'],
  ])('is left to the browser for %s, without the rows of the plain list', (_, search) => {
    expect(read(search)).toEqual({ search, isMadeUp: true, values: {} });
    expect(shownAt(search).calls).toEqual(['/wps/hot']);
  });

  it('is the plain one without a query', () => {
    expect(shownAt('')).toEqual({ pictures: 'RNG', calls: list.calls });
  });
});

describe('the same page', () => {
  it.each([
    ['?utm_source=x&page=PG&sort=new', '?page=PG&sort=new'],
    ['?sort=new&page=PG', '?page=PG&sort=new'],
    ['?page=PG&at=12&made=up', '?page=PG'],
    ['?lang=en&page=PG', '?page=PG&lang=en'],
    ['?lang=zz', ''],
    ['?', ''],
  ])('has one address for every query that shows it, such as %s', (search, known) => {
    expect(read(search)).toMatchObject({ search: known, isMadeUp: false });
  });

  it('has an address for each query where its contract does not describe it, but for campaigns and the language', () => {
    expect(read('?id=7', {})).toEqual({ search: '?id=7', isMadeUp: true, values: {} });
    expect(read('?lang=zz', {}).isMadeUp).toBe(true);
    expect(read('?lang=en&utm_medium=mail&gclid=1', {})).toMatchObject({ search: '?lang=en', isMadeUp: false });
    expect(read('', {})).toMatchObject({ search: '', isMadeUp: false });
  });

  it.each([
    ...['utm_source', 'utm_id', 'gclid', 'gbraid', 'wbraid', 'dclid', '_gl', 'fbclid', 'msclkid', 'ttclid', 'yclid'],
    ...['mc_cid', 'mc_eid'],
  ])('has one address whatever mark a campaign leaves in %s', (name) => {
    expect(read(`?${name}=1`, {})).toMatchObject({ search: '', isMadeUp: false });
    expect(read(`?id=7&${name}=1`, {})).toMatchObject({ search: '?id=7', isMadeUp: true });
    expect(read(`?page=PG&${name}=1`)).toMatchObject({ search: '?page=PG', isMadeUp: false });
  });
});

it.each([
  ['', true],
  ['?page=PG', true],
  ['?sort=new&utm_source=x&lang=en', true],
  ['?page=PG&sort=new', false],
  ['?view=new&sort=new', false],
  ['?q=carp', false],
])('a page is one of the usual ones if no more than one of the list’s values narrows it: %s', (search, usual) => {
  expect(isUsual(read(search))).toBe(usual);
});

import { readAccountFilter, writeAccountFilter } from './account-filter.ts';

const read = (search: string) => readAccountFilter(new URLSearchParams(search));

describe('the filter of the accounts', () => {
  it('says in the address only what is not as usual', () => {
    expect(writeAccountFilter(read('')).toString()).toBe('');
    expect(writeAccountFilter({ ...read(''), kind: 'agent', page: 2 }).toString()).toBe('kind=agent&page=2');
  });

  it('comes back from the address, and takes nothing from it that cannot be', () => {
    expect(read('kind=member&seen=idle&sort=balance&order=asc&page=3')).toEqual({
      kind: 'member',
      seen: 'idle',
      sort: 'balance',
      order: 'asc',
      page: 3,
    });
    expect(read('kind=boss&seen=x&sort=password&order=up&page=-1')).toEqual(read(''));
  });
});

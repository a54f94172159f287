import { accountsRequest, isUsual, readAccountFilter, widened, writeAccountFilter } from './account-filter.ts';

const read = (search: string) => readAccountFilter(new URLSearchParams(search));

describe('the filter of the accounts', () => {
  it('says in the address only what is not as usual', () => {
    expect(writeAccountFilter(read('')).toString()).toBe('');
    expect(writeAccountFilter({ ...read(''), kind: 'agent', page: 2 }).toString()).toBe('kind=agent&page=2');
  });

  it('comes back from the address, and takes nothing from it that cannot be', () => {
    const address =
      'kind=member&scope=direct&seen=idle60&sort=balance&order=asc&page=3&q=kite&branch=17&from=100&to=5000';
    expect(read(address)).toEqual({
      ...{ kind: 'member', scope: 'direct', seen: 'idle60', sort: 'balance', order: 'asc', page: 3 },
      ...{ keyword: 'kite', parentId: '17', balanceFromMinor: 100, balanceToMinor: 5000 },
    });
    expect(writeAccountFilter(read(address)).toString()).toBe(address);
    expect(read('kind=boss&scope=x&seen=recent&sort=password&order=up&page=-1&branch=a&from=-1&to=1e9')).toEqual(
      read(''),
    );
  });

  it('looks for a name in the whole team, and for everything else in the branch', () => {
    expect(accountsRequest(read('branch=17&scope=direct&seen=new'))).toMatchObject({ parentId: '17', scope: 'direct' });
    const named = accountsRequest(read('branch=17&scope=direct&q=kite'));
    expect(named).toMatchObject({ keyword: 'kite', scope: 'all' });
    expect(named).not.toHaveProperty('parentId');
  });

  it('is taken away without leaving the branch', () => {
    const filter = read('branch=17&seen=new&q=kite&from=1&page=4&sort=balance');
    expect(isUsual(filter)).toBe(false);
    expect(isUsual(widened(filter))).toBe(true);
    expect(writeAccountFilter(widened(filter)).toString()).toBe('sort=balance&branch=17');
  });
});

import { accountsRequest, isUsual, readAccountFilter, widened, writeAccountFilter } from './account-filter.ts';

const read = (search: string) => readAccountFilter(new URLSearchParams(search));

describe('the filter of the accounts', () => {
  it('says in the address only what is not as usual', () => {
    expect(writeAccountFilter(read('')).toString()).toBe('');
    expect(writeAccountFilter({ ...read(''), kind: 'agent', page: 2 }).toString()).toBe('kind=agent&page=2');
  });

  it('comes back from the address, and takes nothing from it that cannot be', () => {
    const address =
      'kind=member&scope=direct&own=with&seen=idle60&activity=bet&sort=balance&order=asc&page=3&q=kite&branch=17&min=100&max=5000';
    expect(read(address)).toEqual({
      ...{ kind: 'member', scope: 'direct', own: 'with', seen: 'idle60', activity: 'bet' },
      ...{ sort: 'balance', order: 'asc', page: 3 },
      ...{ keyword: 'kite', parentId: '17', balanceFromMinor: 100, balanceToMinor: 5000 },
    });
    expect(writeAccountFilter(read(address)).toString()).toBe(address);
    expect(
      read('kind=boss&scope=x&own=1&seen=recent&activity=x&sort=password&order=up&page=-1&branch=a&min=-1&max=1e9'),
    ).toEqual(read(''));
    // The period, and the page of another list, stay.
    expect(
      writeAccountFilter(read('kind=member'), new URLSearchParams('period=7d&raises=2&kind=agent&q=x')).toString(),
    ).toBe('period=7d&raises=2&kind=member');
  });

  it('looks for a name in the whole team, and for everything else in the branch', () => {
    const request = (search: string) => accountsRequest(read(search), { period: '7d' });
    expect(request('branch=17&scope=direct&seen=new')).toMatchObject({ parentId: '17', scope: 'direct' });
    const named = request('branch=17&scope=direct&q=kite');
    expect(named).toMatchObject({ keyword: 'kite', scope: 'all' });
    expect(named).not.toHaveProperty('parentId');
    // Only what accounts did has a period.
    expect(named).not.toHaveProperty('period');
    expect(request('activity=registered')).toMatchObject({ activity: 'registered', period: '7d' });
  });

  it('is taken away without leaving the branch', () => {
    const filter = read('branch=17&seen=new&own=with&activity=bet&q=kite&min=1&page=4&sort=balance');
    expect(isUsual(filter)).toBe(false);
    expect(isUsual(widened(filter))).toBe(true);
    expect(writeAccountFilter(widened(filter)).toString()).toBe('sort=balance&branch=17');
  });
});

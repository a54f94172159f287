import { branchRequest, readBranchView, writeBranchView } from './branch-view.ts';

const read = (search: string) => readBranchView(new URLSearchParams(search));
const period = { period: '7d' } as const;

describe('the level of the downline that an address names', () => {
  it('comes back from the address it was written to, and leaves the rest of it', () => {
    const view = { parentId: '17', keyword: 'kite', sort: 'net', order: 'asc', page: 3 } as const;
    const written = writeBranchView(new URLSearchParams('period=7d&page=9'), view);
    expect(written.toString()).toBe('period=7d&page=3&branch=17&q=kite&sort=net&order=asc');
    expect(read(written.toString())).toEqual(view);
    const usual = read('branch=boss&sort=password&order=up&page=-1');
    expect(writeBranchView(written, usual).toString()).toBe('period=7d');
  });

  it('asks for the rows of the level, or for what a search finds in all of it, by name', () => {
    expect(branchRequest(read('branch=17&sort=net'), period)).toEqual({
      ...{ period: '7d', parentId: '17', scope: 'children', sort: 'net', order: 'desc', page: 1, pageSize: 20 },
    });
    expect(branchRequest(read('q=kite&sort=net'), period)).toMatchObject({
      ...{ scope: 'accounts', keyword: 'kite', sort: 'account', order: 'asc' },
    });
  });
});

import { isWholeTeam, readScope } from './team-scope.ts';

const read = (search: string) => readScope(new URLSearchParams(search));

describe('the part of a team that an address names', () => {
  it('is the whole team when it names none that can be', () => {
    for (const search of ['', 'branch=boss', 'part=all', 'part=half', 'under=-1']) {
      expect(read(search)).toEqual({});
      expect(isWholeTeam(read(search))).toBe(true);
    }
  });

  it('is an account, which goes before a branch, or a branch, or everybody but its head', () => {
    expect(read('account=d00m07&branch=17&part=own')).toEqual({ account: 'd00m07' });
    expect(read('branch=17&under=12')).toEqual({ branch: '17', under: '12' });
    expect(read('branch=17&part=own')).toEqual({ branch: '17', part: 'own' });
    expect(read('part=below')).toEqual({ part: 'below' });
    expect(isWholeTeam(read('part=below'))).toBe(false);
  });
});

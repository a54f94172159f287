import { coverPairs, type MayMeet, neighboursOf, versionsOf } from './combinations.ts';

const keptOn = '2026-11-23';
const current = { shell: '3', wallet: '3', games: '3' };
const kept = {
  shell: [
    { version: '3', keptOn },
    { version: '2', keptOn },
  ],
  wallet: [
    { version: '2', keptOn },
    { version: '1', keptOn },
  ],
  games: [{ version: '3', keptOn }],
  poker: [{ version: '1', keptOn }],
};

it('the neighbour of a page is the newest kept release that is not on it, with all others as they are', () => {
  expect(neighboursOf(current, kept)).toEqual([
    { id: 'shell', version: '2', page: { ...current, shell: '2' } },
    { id: 'wallet', version: '2', page: { ...current, wallet: '2' } },
  ]);
});

it('the versions of a package are the current and the kept ones, each once', () => {
  expect(versionsOf(current, kept)).toEqual({ shell: ['3', '2'], wallet: ['3', '2', '1'], games: ['3'] });
});

it('every pair of versions is in one combination at least, and seven packages of four versions need few', () => {
  const versions = Object.fromEntries([...'abcdefg'].map((id) => [id, ['4', '3', '2', '1']]));
  const pages = coverPairs(versions);
  for (const [one, some] of Object.entries(versions))
    for (const [other, others] of Object.entries(versions).filter(([id]) => id > one))
      for (const v of some)
        for (const w of others)
          expect(pages.filter((page) => page[one] === v && page[other] === w).length).toBeGreaterThan(0);
  expect(pages.length).toBeLessThan(40);
  expect(coverPairs({ a: ['1'], b: ['2'] })).toEqual([{ a: '1', b: '2' }]);
});

describe('a release that needs a later shell', () => {
  const mayMeet: MayMeet = (one, other) =>
    ![one, other].some(({ id, version }) => id === 'wallet' && version === '3') ||
    ![one, other].some(({ id, version }) => id === 'shell' && version === '2');

  it('is not on a page with an earlier one: there, an earlier release of it is', () => {
    expect(neighboursOf(current, kept, mayMeet)).toEqual([
      { id: 'shell', version: '2', page: { shell: '2', wallet: '2', games: '3' } },
      { id: 'wallet', version: '2', page: { ...current, wallet: '2' } },
    ]);
    const pages = coverPairs(versionsOf(current, kept), mayMeet);
    expect(pages.filter(({ shell, wallet }) => shell === '2' && wallet === '3')).toEqual([]);
    expect(pages.some(({ shell, wallet }) => shell === '2' && wallet === '1')).toBe(true);
    expect(pages.some(({ shell, wallet }) => shell === '3' && wallet === '3')).toBe(true);
  });

  it('is an error if nothing of its package can be on the page', () => {
    expect(() => neighboursOf(current, { shell: [{ version: '2', keptOn }] }, mayMeet)).toThrow(
      'No release of wallet can be on a page with shell 2.',
    );
  });
});

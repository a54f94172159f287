import { framePath } from './frame-path.ts';
import { isListPath, pathOfCategory, scopeOfPath } from './game-scope.ts';
import { readFramePath } from './read-frame-path.ts';

it('each list page has its part of the catalogue', () => {
  expect(scopeOfPath('/rng')).toEqual({ kind: 'category', category: 'RNG' });
  expect(scopeOfPath('/cq9')).toEqual({ kind: 'vendor', vassalage: 'CQ9' });
  expect(scopeOfPath('/hot')).toEqual({ kind: 'hot' });
  expect(scopeOfPath('/fav')).toEqual({ kind: 'favorites' });
  expect(isListPath('/pp') && isListPath('/esports')).toBe(true);
  expect(isListPath('/index') || isListPath('/game')).toBe(false);
});

it.each([
  ['LOTT', '/lottery'],
  ['ELOTT', '/elott'],
  ['LIVE', '/live'],
  ['SPORTS', '/sports'],
  ['FISH', '/fish'],
  ['RNG', '/rng'],
  ['PVP', '/pvp'],
  ['ESPORTS', '/esports'],
] as const)('the category %s leads to %s', (category, path) => {
  expect(pathOfCategory(category)).toBe(path);
});

it("a game's page can be kept and opened again, and says nothing of a launch", () => {
  for (const criteria of [
    { code: 'PP-0050', vassalage: 'PP', isTrial: false },
    { code: 'TCG_SEA-LOTT-001', vassalage: 'TCG_SEA', isTrial: true },
    { code: 'vs20olympgate', vassalage: 'PRAGMATIC', isTrial: false },
    { code: '65', vassalage: 'P&G', isTrial: true },
  ])
    expect(readFramePath(framePath(criteria).slice('/game'.length))).toEqual(criteria);
  expect(framePath({ code: 'PP-0050', vassalage: 'PP', isTrial: false })).toBe('/game?code=PP-0050');
  expect(readFramePath('?code=javascript:alert(1)')).toBeUndefined();
  expect(readFramePath('?code=..')).toBeUndefined();
  expect(readFramePath(`?code=${'a'.repeat(65)}`)).toBeUndefined();
  expect(readFramePath('')).toBeUndefined();
});

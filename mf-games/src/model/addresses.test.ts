import { framePath, readFramePath } from './frame-path.ts';
import { isListPath, pathOfCategory, scopeOfPath } from './game-scope.ts';
import { readPlace, withPlace } from './scroll-place.ts';

it('each list page has its part of the catalogue', () => {
  expect(scopeOfPath('/rng')).toEqual({ kind: 'category', category: 'RNG' });
  expect(scopeOfPath('/cq9')).toEqual({ kind: 'vendor', vassalage: 'CQ9' });
  expect(scopeOfPath('/hot')).toEqual({ kind: 'hot' });
  expect(scopeOfPath('/fav')).toEqual({ kind: 'favorites' });
  expect(pathOfCategory('FISH')).toBe('/fish');
  expect(pathOfCategory('ELOTT')).toBe('/elott');
  expect(isListPath('/pp') && isListPath('/esports')).toBe(true);
  expect(isListPath('/index') || isListPath('/game')).toBe(false);
});

it("a game's page can be kept and opened again, and says nothing of a launch", () => {
  for (const wish of [
    { code: 'PP-0050', isTrial: false },
    { code: 'TCG_SEA-LOTT-001', isTrial: true },
  ])
    expect(readFramePath(framePath(wish).slice('/game'.length))).toEqual(wish);
  expect(readFramePath('?code=javascript:alert(1)')).toBeUndefined();
  expect(readFramePath('')).toBeUndefined();
});

it('the place of a list stands in its address and leaves the rest of it alone', () => {
  expect(withPlace('?page=PG', 120.26)).toBe('?page=PG&at=120.3');
  expect(readPlace('?page=PG&at=120.3')).toBe(120.3);
  expect(withPlace('?page=PG&at=120.3', -4)).toBe('?page=PG');
  expect(withPlace('?at=3', 0)).toBe('');
  for (const search of ['', '?at=', '?at=-3', '?at=1e9', '?at=abc']) expect(readPlace(search)).toBe(0);
});

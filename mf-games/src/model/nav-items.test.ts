import fc from 'fast-check';
import { fitting, isCurrent, isForemost, navItems } from './nav-items.ts';
import type { Lanes } from './stored-lanes.ts';

const lane = (gameType: Lanes[number]['gameType'], ...vendors: string[]): Lanes[number] => ({
  title: gameType,
  gameType,
  cards: vendors.map((vassalage) => ({ vassalage, displayName: vassalage, isHot: false, gameCount: 3 })),
});
const lanes: Lanes = [
  lane('LOTT', 'TCG_SEA'),
  lane('ELOTT', 'TCG_SEA'),
  lane('LIVE', 'MRD'),
  lane('SPORTS', 'FLD', 'DS88'),
  lane('FISH', 'BGS'),
  lane('RNG', 'PP'),
];
const all = { brand: 'aurora', isSignedIn: true, hasHot: true, hasFavorites: true, hasLottery: true };
const keys = (surroundings: Partial<typeof all> = {}, given = lanes) =>
  navItems(given, { ...all, ...surroundings }).map(({ key }) => key);

it('has hot, favourites and each category with vendors; the vendor DS88 stands after live', () => {
  expect(keys()).toEqual(['hot', 'favorites', 'LOTT', 'ELOTT', 'LIVE', 'DS88', 'SPORTS', 'FISH', 'RNG']);
});

it('keeps favourites for those who are signed in, and lottery for sites that have it', () => {
  expect(keys({ isSignedIn: false })).not.toContain('favorites');
  expect(keys({ hasLottery: false })).toEqual(['hot', 'favorites', 'LIVE', 'DS88', 'SPORTS', 'FISH', 'RNG']);
});

it('has no sports of its own where DS88 is the only sports vendor', () => {
  expect(keys({}, [lane('LIVE', 'MRD'), lane('SPORTS', 'DS88')])).toEqual(['hot', 'favorites', 'LIVE', 'DS88']);
});

const pathOf = (key: string, given = lanes) => navItems(given, all).find((item) => item.key === key)?.path;

it('sports opens the list of its first vendor, which is never DS88', () => {
  expect(pathOf('SPORTS')).toBe('/sports?page=FLD');
  expect(pathOf('SPORTS', [lane('SPORTS', 'DS88', 'TRK', 'FLD')])).toBe('/sports?page=TRK');
  expect(pathOf('DS88')).toBe('/sports?page=DS88');
  expect(pathOf('LIVE')).toBe('/live');
});

it('lottery and electronic lottery start the vendor TCG_SEA, and without it lead where their category does', () => {
  expect([pathOf('LOTT'), pathOf('ELOTT')]).toEqual(['/lottery', '/elott']);
  const others = [lane('LOTT', 'DRW'), lane('ELOTT', 'DRW')];
  expect([pathOf('LOTT', others), pathOf('ELOTT', others)]).toEqual(['/elott', '/elott']);
  // No page is at /elott where there is no electronic lottery.
  expect(pathOf('LOTT', [lane('LOTT', 'DRW')])).toBe('/lottery');
});

it('begins with slots on harbor, and ends with what is played most there', () => {
  expect(keys({ brand: 'harbor', hasLottery: false })).toEqual([
    'RNG',
    'LIVE',
    'DS88',
    'SPORTS',
    'FISH',
    'hot',
    'favorites',
  ]);
});

it('marks one of sports and DS88 as the open page, never both', () => {
  const items = navItems(lanes, all);
  const marked = (path: string, search: string) =>
    items.filter((item) => isCurrent(item, path, search)).map(({ key }) => key);
  expect(marked('/sports', '?page=DS88')).toEqual(['DS88']);
  expect(marked('/sports', '?page=FLD')).toEqual(['SPORTS']);
  expect(marked('/sports', '?page=TRK')).toEqual(['SPORTS']);
  expect(marked('/sports', '')).toEqual(['SPORTS']);
  expect(marked('/rng', '?page=PG')).toEqual(['RNG']);
});

const room = (given: number, foremost = -1) => ({ gap: 20, room: given, moreWidth: 40, foremost });

it('shows all items when they fit, else as many as leave room for the button', () => {
  expect([...fitting([100, 100, 100], room(340))]).toEqual([0, 1, 2]);
  expect([...fitting([100, 100, 100], room(339))]).toEqual([0, 1]);
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 20, max: 160 }), { maxLength: 12 }),
      fc.integer({ min: 0, max: 900 }),
      fc.integer({ min: -1, max: 11 }),
      (widths, given, foremost) => {
        const shown = fitting(widths, room(given, foremost));
        const taken = [...shown].reduce((sum, at) => sum + (widths[at] ?? 0) + 20, 0);
        expect(shown.size === widths.length || shown.size === 0 || taken + 40 <= given).toBe(true);
      },
    ),
  );
});

it('slots are seen before others where not all fit', () => {
  const items = navItems(lanes, all);
  const foremost = items.findIndex(isForemost);
  const shown = fitting(
    items.map(() => 100),
    room(420, foremost),
  );
  expect(items.filter((_, at) => shown.has(at)).map(({ key }) => key)).toEqual(['hot', 'favorites', 'RNG']);
});

import { SwitchSet } from '../switches/switch-set.ts';
import type { Surroundings } from './conditions.ts';
import { matchesPath, partsAtPath } from './match-route.ts';
import type { SerialContract } from './records.ts';

const keysAt = (of: SerialContract, path: string, surroundings: Surroundings) =>
  partsAtPath(of, path, surroundings).map(({ key }) => key);

const contract = (id: string, more: Partial<SerialContract> = {}): SerialContract =>
  ({
    id,
    owner: 'team',
    switch: `MF_${id.toUpperCase()}`,
    needs: { session: 'optional', shell: '^1' },
    emits: [],
    provides: {},
    consumes: [],
    routes: [],
    menu: [],
    centrePages: [],
    dialogs: {},
    slots: [],
    ...more,
  }) as SerialContract;
describe('the parts of a page', () => {
  const switches = new SwitchSet([{ modId: 'GAMELO3', enabled: '1' }]);
  const surroundings = { brand: 'aurora', switches, offered: ['RNG'] };

  it.each([
    ['/rng', '/rng', true],
    ['/rng', '/rng/', true],
    ['/help/:article', '/help/deposit', true],
    ['/help/:article', '/help', false],
    ['/rng', '/live', false],
  ])('match %s with %s: %s', (pattern, path, expected) => expect(matchesPath(pattern, path)).toBe(expected));

  it("include the route and a visitor's header widgets, but nothing for members, other brands or an idle page", () => {
    const games = contract('games', {
      routes: [{ path: '/rng', chrome: 'full', title: 'games:rng' }],
      slots: [
        { slot: 'header.nav', order: 1 },
        { slot: 'header.account', order: 2, when: { roles: ['member'] } },
        { slot: 'home.main', order: 3, when: { brands: ['harbor'] } },
        { slot: 'home.main', order: 4 },
        { slot: 'header.visitor', order: 5 },
      ],
    });
    expect(keysAt(games, '/rng', surroundings)).toEqual(['route:/rng', 'slot:header.nav#0']);
    expect(keysAt(games, '/index', surroundings)).toEqual(['slot:header.nav#0', 'slot:home.main#3']);
  });

  it('include no header around a dialog where visitors must sign in first, since no page is below it', () => {
    const auth = contract('auth', {
      routes: [{ path: '/register', chrome: 'full', title: 'auth:register', opens: { dialog: 'auth.register' } }],
      slots: [{ slot: 'header.actions', order: 1 }],
    } as never);
    const guarded = { ...surroundings, switches: new SwitchSet([{ modId: 'loginedToHomePage', enabled: '1' }]) };
    expect(keysAt(auth, '/register', surroundings)).toEqual(['dialog:auth.register', 'slot:header.actions#0']);
    expect(keysAt(auth, '/register', guarded)).toEqual(['dialog:auth.register']);
  });

  it('are none of games that the merchant does not have', () => {
    const when = (lists: string) => ({ when: { lists } });
    const games = contract('games', {
      routes: [
        { path: '/rng', chrome: 'full', title: 'games:rng', ...when('RNG') },
        { path: '/live', chrome: 'full', title: 'games:live', ...when('LIVE') },
      ],
      slots: [
        { slot: 'home.main', order: 1, ...when('RNG') },
        { slot: 'home.main', order: 2, ...when('LIVE') },
      ],
    });
    expect(['/rng', '/live', '/index'].flatMap((path) => keysAt(games, path, surroundings))).toEqual([
      'route:/rng',
      'slot:home.main#0',
    ]);
  });

  it('are none whose switch is off', () => {
    const when = { switch: 'GAMELO3' } as const;
    const games = contract('games', {
      routes: [{ path: '/rng', chrome: 'full', title: 'games:rng', when }],
      slots: [
        { slot: 'header.nav', order: 1 },
        { slot: 'header.search', order: 2, when },
      ],
    });
    const on = keysAt(games, '/rng', surroundings);
    expect(on).toEqual(['route:/rng', 'slot:header.nav#0', 'slot:header.search#1']);
    expect(keysAt(games, '/rng', { ...surroundings, switches: new SwitchSet([]) })).toEqual(['slot:header.nav#0']);
  });
});

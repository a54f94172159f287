import type { ChannelEntry, PayloadSchema, Payloads, RemoteRelease } from '@tessera/shared/registry';
import { type Sample, sampleRemote, sampleShell as shell } from '../testing/sample-release.ts';
import { audiencesOf } from './audiences.ts';
import { breaksIn, oversizedParts, type ReleaseOnPage } from './breaks.ts';
import { applyCommand, type Command } from './channel-commands.ts';
import { unsatisfiable } from './fitting.ts';
import { foreignNames } from './names.ts';

const full: Sample = {
  version: '1.0.0',
  contract: {
    emits: ['wallet:balance-changed'],
    listens: ['wallet:balance-changed', 'shell:language-changed'],
    consumes: ['auth:signed-in'],
    provides: { deposit: { centre: 'member', page: 'deposit' } },
    routes: [{ path: '/cash', chrome: 'full', title: 'wallet:cash' }],
    centrePages: [{ centre: 'member', key: 'deposit', label: 'wallet:deposit', icon: 'deposit', order: 1 }],
    dialogs: { 'wallet.confirm': { title: 'wallet:confirm' } },
    slots: [
      { slot: 'home.main', order: 1 },
      { slot: 'home.main', order: 2 },
    ],
  },
};
const wallet = (version: string, contract: Sample['contract'] = full.contract) =>
  sampleRemote({ ...full, version, contract });

const page = (...releases: readonly ReleaseOnPage[]) => new Map(releases.map((release) => [release.id, release]));
const whatBreaks = (before: readonly ReleaseOnPage[], after: readonly ReleaseOnPage[]) =>
  breaksIn([{ before: page(...before), after: page(...after) }], 'live').map(({ what }) => what);

it('a release with the same contract breaks nothing', () => {
  expect(whatBreaks([shell('1.0.0'), wallet('1.0.0')], [shell('1.0.0'), wallet('1.1.0')])).toEqual([]);
});

it.each([
  ['the route /cash', { routes: [] }],
  ["the member centre's page deposit", { centrePages: [] }],
  ['the dialog wallet.confirm', { dialogs: {} }],
  ['the intent deposit', { provides: {} }],
  ['the event wallet:balance-changed', { emits: [] }],
  ['a reaction to auth:signed-in', { consumes: [] }],
  ['the widget in home.main (widget 2)', { slots: [{ slot: 'home.main', order: 1 }] }],
  ['the switch MF_WALLET', { switch: 'MF_CASH' }],
] as [string, Partial<RemoteRelease['contract']>][])(
  'a release breaks what uses %s when it no longer has it',
  (what, without) => {
    const next = wallet('1.1.0', { ...full.contract, ...without });
    expect(whatBreaks([wallet('1.0.0')], [next])).toEqual([`it no longer has ${what}`]);
  },
);

it('its own events are not missed when it no longer listens to them', () => {
  const next = wallet('1.1.0', { ...full.contract, listens: ['shell:language-changed'] });
  expect(whatBreaks([wallet('1.0.0')], [next])).toEqual([]);
});

it('a shell breaks the remotes that need an older one, and links to pages that it no longer has', () => {
  expect(whatBreaks([shell('1.9.0', ['/help']), wallet('1.0.0')], [shell('2.0.0'), wallet('1.0.0')])).toEqual([
    'it no longer has the page /help',
    'wallet 1.0.0 needs the shell ^1, and 2.0.0 would be live',
  ]);
});

it('a shell breaks the remotes that do not run with its version of a shared package', () => {
  const offers = (react: string) => ({ versions: { react }, modules: {}, events: {}, places: [] });
  const remote = { ...sampleRemote({ version: '1.0.0' }), ranges: { react: '^19.3.0', 'react-dom': '^19.3.0' } };
  const [before, next] = [
    { ...shell('1.0.0'), offers: offers('19.3.1') },
    { ...shell('1.1.0'), offers: offers('20.0.0') },
  ];
  expect(whatBreaks([before, remote], [next, remote])).toEqual([
    'it runs with react ^19.3.0, and the shell has 20.0.0',
  ]);
});

it('a shell breaks the remotes that use a module it no longer has', () => {
  const parts = { 'route:/cash': { js: [], css: [], shared: ['@tessera/shared/ui/button', '@tessera/shared/form'] } };
  const [remote, next] = [sampleRemote({ version: '1.0.0', parts }), shell('1.1.0')];
  expect(whatBreaks([shell('1.0.0'), remote], [{ ...next, shared: ['@tessera/shared/ui/button'] }, remote])).toEqual([
    'wallet 1.0.0 needs @tessera/shared/form, which the shell 1.1.0 does not have',
  ]);
});

it.each([
  [
    '@tessera/shared/ui/button has no IconButton in the shell',
    { imports: { '@tessera/shared/ui/button': ['IconButton'] } },
  ],
  ['the shell does not know the event games:won', { contract: { consumes: ['games:won'] } }],
  ['the shell has no home.main', { contract: { slots: [{ slot: 'home.main', order: 1 }] } }],
] as const)('a remote is refused because of what the live shell offers: %s', (what, uses) => {
  const offers = { modules: { '@tessera/shared/ui/button': ['Button'] }, events: {}, places: [] };
  const live = { ...shell('1.0.0'), offers };
  const contract = 'contract' in uses ? (uses.contract as Sample['contract']) : {};
  const remote = { ...wallet('1.0.0', contract), ...('imports' in uses ? { imports: uses.imports } : {}) };
  expect(whatBreaks([live], [live, remote])).toEqual([what]);
});

it('a remote breaks those that expect another version of its event', () => {
  const heard = { consumes: ['wallet:balance-changed'] } as const;
  const games = sampleRemote({ id: 'games', version: '1.0.0', contract: heard });
  const next = wallet('1.1.0', { ...full.contract, eventVersions: { 'wallet:balance-changed': 2 } });
  expect(whatBreaks([wallet('1.0.0'), games], [next, games])).toEqual([
    'wallet 1.1.0 emits version 2 of wallet:balance-changed, and games 1.0.0 expects version 1',
  ]);
});

describe('what releases exchange', () => {
  const text = { type: 'string' };
  const object = (...required: readonly string[]): PayloadSchema => ({
    ...{ type: 'object', required },
    properties: Object.fromEntries(required.map((name) => [name, text])),
  });
  const balance = (...fields: readonly string[]): Payloads => ({
    events: { 'wallet:balance-changed': object(...fields) },
    intents: {},
  });
  const deposit = (params: readonly string[], result: readonly string[] = []): Payloads => ({
    events: {},
    intents: { deposit: { params: object(...params), result: object(...result) } },
  });
  const games = (payloads: Payloads) => ({
    ...sampleRemote({
      id: 'games',
      version: '1.0.0',
      contract: { consumes: ['wallet:balance-changed'], asks: ['deposit'] },
    }),
    payloads,
  });
  const walletWith = (version: string, payloads: Payloads) => ({ ...wallet(version), payloads });
  const shellWith = (payloads: Payloads) => ({ ...shell('1.0.0'), payloads });

  it('a removed field is named, with the remote that reads it', () => {
    const [old, next] = [walletWith('1.0.0', balance('account', 'at')), walletWith('1.1.0', balance('account'))];
    expect(whatBreaks([old, games(balance('at'))], [next, games(balance('at'))])).toEqual([
      'in wallet:balance-changed, at is missing',
      'in wallet:balance-changed of wallet 1.1.0, as games 1.0.0 reads it, at is missing',
    ]);
  });

  it('a field more breaks nobody', () => {
    const [old, next] = [walletWith('1.0.0', balance('account')), walletWith('1.1.0', balance('account', 'at'))];
    expect(whatBreaks([old, games(balance('account'))], [next, games(balance('account'))])).toEqual([]);
  });

  it('a request that was understood and is not any more breaks whoever makes it', () => {
    const [old, next] = [walletWith('1.0.0', deposit([])), walletWith('1.1.0', deposit(['currency']))];
    expect(whatBreaks([old, games(deposit([]))], [next, games(deposit([]))])).toEqual([
      'it does not accept every request for deposit any more: currency is missing',
      'when games 1.0.0 asks wallet 1.1.0 for deposit, currency is missing',
    ]);
  });

  it('an answer without a field breaks whoever reads it', () => {
    const [old, next] = [walletWith('1.0.0', deposit([], ['isDone'])), walletWith('1.1.0', deposit([]))];
    expect(whatBreaks([old, games(deposit([], ['isDone']))], [next, games(deposit([], ['isDone']))])).toEqual([
      'in its answer to deposit, isDone is missing',
      'when wallet 1.1.0 answers games 1.0.0 for deposit, isDone is missing',
    ]);
  });

  it('a remote that reads a field which the live shell does not deliver is refused', () => {
    const page = [shellWith(balance('account')), walletWith('1.0.0', balance('account', 'at'))];
    expect(whatBreaks(page, [...page, games(balance('at'))])).toEqual([
      'shell 1.0.0 delivers wallet:balance-changed without at, which games 1.0.0 reads',
    ]);
  });

  it('a shell that refuses what a live remote emits is refused', () => {
    const remote = walletWith('1.0.0', balance('account'));
    const next = { ...shell('1.1.0'), payloads: balance('account', 'at') };
    expect(whatBreaks([shellWith(balance('account')), remote], [next, remote])).toEqual([
      'it does not accept every wallet:balance-changed any more: at is missing',
      'in wallet:balance-changed of wallet 1.0.0, as shell 1.1.0 reads it, at is missing',
    ]);
  });
});

it('a build of a version, with its hash, is that version for whoever needs it', () => {
  expect(whatBreaks([], [shell('1.0.0-5f7a9c0e12'), wallet('1.0.0')])).toEqual([]);
});

it.each([
  ['it needs the shell "newest", which is not a valid range', 'newest', ['1.0.0']],
  ['it needs the shell ^3, and none such is published', '^3', ['1.0.0', '2.0.0-5f7a9c']],
  [undefined, '^2', ['1.0.0', '2.0.0-5f7a9c']],
  [undefined, '^3', []],
] as const)('says "%s" of a release that needs the shell %s, where %j are published', (what, range, shells) => {
  expect(unsatisfiable(wallet('1.0.0', { needs: { session: 'optional', shell: range } }), shells)?.what).toBe(what);
});

it('two releases cannot have the same address, centre page or intent on one page', () => {
  const [routes, provides] = [full.contract?.routes, full.contract?.provides];
  const games = sampleRemote({ id: 'games', version: '1.0.0', contract: { routes, provides } });
  expect(whatBreaks([wallet('1.0.0')], [wallet('1.0.0'), games])).toEqual([
    'the address /cash is already that of wallet',
    'the intent deposit is already that of wallet',
  ]);
  // What moves from one to the other in the same step does not collide.
  expect(whatBreaks([], [wallet('2.0.0', {}), games])).toEqual([]);
});

it.each([
  ['the switch of poker is MF_POKER, not MF_WALLET', { switch: 'MF_WALLET' }],
  ['poker may not emit wallet:balance-changed: its events begin with "poker:"', { emits: ['wallet:balance-changed'] }],
  [
    'the dialog auth.login is not of poker: its dialogs begin with "poker."',
    { dialogs: { 'auth.login': { title: 'poker:x' } } },
  ],
] as [string, Sample['contract']][])('a release uses no names of others: %s', (what, contract) => {
  expect(foreignNames(sampleRemote({ id: 'poker', version: '1.0.0', contract }))).toEqual([what]);
});

describe('the merchants that a release would break', () => {
  const versions: Record<string, ReleaseOnPage> = {
    '1.0.0': wallet('1.0.0'),
    '1.1.0': wallet('1.1.0', { ...full.contract, routes: [] }),
    '1.2.0': wallet('1.2.0', { ...full.contract, routes: [] }),
  };
  const merchantsOf = (entry: Partial<ChannelEntry>, merchant?: string, kind: 'promote' | 'canary' = 'promote') => {
    const statements = Object.fromEntries(Object.keys(versions).map((version) => [version, '#']));
    const before = { wallet: { previous: [], statements, ...entry } };
    const release = { remote: 'wallet', version: '1.2.0' };
    const command: Command =
      kind === 'promote' ? { kind, releases: [release], merchant } : { kind, ...release, percent: 10, merchant };
    const after = applyCommand(before, command, { at: 1, hashes: new Map([['wallet@1.2.0', '#']]) });
    const read = (ids: ReadonlyMap<string, string>) => page(...[...ids.values()].flatMap((id) => versions[id] ?? []));
    const audiences = audiencesOf(before, after).map((each) => ({
      ...{ ...each, before: read(each.before), after: read(each.after) },
    }));
    return breaksIn(audiences, 'live').flatMap(({ merchants }) => merchants);
  };

  it.each([
    [['every merchant'], { stable: '1.0.0' }, undefined],
    [['aurora'], { stable: '1.1.0', merchants: { aurora: { stable: '1.0.0' } } }, undefined],
    [['lotus'], { stable: '1.0.0', merchants: { aurora: { stable: '1.1.0' } } }, 'lotus'],
    [['every merchant but aurora'], { stable: '1.0.0', merchants: { aurora: { pin: '1.0.0' } } }, undefined],
    [[], { stable: '1.1.0', merchants: { aurora: { pin: '1.0.0' } } }, undefined],
    [[], { stable: '1.1.0' }, undefined],
    [['every merchant'], { stable: '1.0.0', killed: { at: 0, because: 'x' } }, undefined],
  ] as [string[], Partial<ChannelEntry>, string?][])('are %j with %j', (merchants, entry, merchant) => {
    expect(merchantsOf(entry, merchant)).toEqual(merchants);
  });

  it.each([
    [['visitors with the canary of wallet'], undefined],
    [['visitors with the canary of wallet at lotus'], 'lotus'],
  ])('are %j when it is tried, with the merchant %j', (names, merchant) => {
    expect(merchantsOf({ stable: '1.0.0' }, merchant, 'canary')).toEqual(names);
  });
});

it.each([
  ['everybody', {}, 'visitors with the canary of games'],
  ['a merchant', { merchant: 'lotus' }, 'visitors with the canary of games at lotus'],
])('a release must also fit a canary of another remote that runs for %s', (_, whose, name) => {
  const canary = { version: '2.0.0', percent: 5, ...whose };
  const entry = (stable: string): ChannelEntry => ({
    stable,
    previous: [],
    statements: { '1.0.0': '#', '2.0.0': '#' },
  });
  const before = { wallet: entry('1.0.0'), games: { ...entry('1.0.0'), canary } };
  const hashes = new Map([['wallet@1.1.0', '#']]);
  const command: Command = { kind: 'promote', releases: [{ remote: 'wallet', version: '1.1.0' }] };
  const after = applyCommand(before, command, { at: 1, hashes });
  const heard = 'wallet:balance-changed';
  const record = (id: string, version: string) =>
    id === 'wallet'
      ? wallet(version)
      : sampleRemote({
          id,
          version,
          contract: { consumes: [heard], eventVersions: version > '2' ? { [heard]: 2 } : {} },
        });
  const read = (ids: ReadonlyMap<string, string>) =>
    new Map([...ids].map(([id, version]) => [id, record(id, version)] as const));
  const audiences = audiencesOf(before, after).map((each) => ({
    ...{ ...each, before: read(each.before), after: read(each.after) },
  }));
  expect(breaksIn(audiences, 'live')).toEqual([
    expect.objectContaining({
      what: 'wallet 1.1.0 emits version 1 of wallet:balance-changed, and games 2.0.0 expects version 2',
      merchants: [name],
    }),
  ]);
});

it('a part with more script than its budget is named with both sizes', () => {
  const parts = {
    'route:/cash': { js: ['a.js', 'b.js'], css: [], shared: [] },
    contract: { js: ['a.js'], css: [], shared: [] },
  };
  expect(oversizedParts(sampleRemote({ version: '1.0.0', parts }), () => 30_000)).toEqual([
    'the scripts of route:/cash have 60 kB, and the limit is 40 kB (brotli)',
  ]);
});

it('a part within its budget is named where only a share of it may be used', () => {
  const release = sampleRemote({ version: '1.0.0', parts: { contract: { js: ['a.js'], css: [], shared: [] } } });
  expect(oversizedParts(release, () => 39_500)).toEqual([]);
  expect(oversizedParts(release, () => 39_500, 0.98)).toHaveLength(1);
});

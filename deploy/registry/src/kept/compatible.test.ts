import type { RemoteRelease, ShellRelease } from '@tessera/shared/registry';
import { sampleRemote } from '../testing/sample-release.ts';
import { faultsBetween, faultsInShell, pairsOf } from './compatible.ts';

const moved = 'wallet:balance-moved';
const button = '@tessera/shared/ui/button';
const shell: ShellRelease = {
  ...{
    id: 'shell',
    version: '1.2.0-5f7a9c',
    boot: { js: [], css: [], shared: [] },
    parts: {},
    locales: {},
    labels: {},
  },
  ...{ pages: [], openToVisitors: [], openWhileClosed: '/help', shared: [button] },
  offers: {
    modules: { [button]: ['Button', 'IconButton'] },
    events: { [moved]: 2 },
    places: ['home.main', 'side.main'],
  },
};
/** A remote that fits, but for what a test has replaced in its contract. */
const remoteWith = (contract: Partial<RemoteRelease['contract']> = {}): RemoteRelease => ({
  ...sampleRemote({ version: '1.0.0', contract: { emits: [moved], eventVersions: { [moved]: 2 }, ...contract } }),
  imports: { [button]: ['Button'] },
  parts: { contract: { js: [], css: [], shared: [button] } },
});

describe('a remote in a shell', () => {
  it('fits if the shell has all that it uses', () => {
    expect(faultsInShell(shell, remoteWith())).toEqual([]);
  });

  it.each<[string, RemoteRelease]>([
    [
      'wallet 1.0.0 needs the shell ^2, and 1.2.0-5f7a9c would be live',
      remoteWith({ needs: { session: 'optional', shell: '^2' } }),
    ],
    [
      'wallet 1.0.0 needs @tessera/shared/ui/map, which the shell 1.2.0-5f7a9c does not have',
      { ...remoteWith(), parts: { contract: { js: [], css: [], shared: ['@tessera/shared/ui/map'] } } },
    ],
    [
      '@tessera/shared/ui/button has no RoundButton in the shell',
      { ...remoteWith(), imports: { [button]: ['Button', 'RoundButton'] } },
    ],
    ['wallet:balance-moved has version 1, and 2 in the shell', remoteWith({ eventVersions: {} })],
    ['the shell does not know the event wallet:closed', remoteWith({ listens: ['wallet:closed'] })],
    ['the shell has no account.menu', remoteWith({ slots: [{ slot: 'account.menu', order: 1 }] })],
  ])('does not: %s', (fault, candidate) => {
    expect(faultsInShell(shell, candidate)).toEqual([fault]);
  });

  it('does not fit a shell that says nothing of what it offers', () => {
    const { offers: _, ...silent } = shell;
    expect(faultsInShell(silent, remoteWith())).toEqual(['the shell 1.2.0-5f7a9c does not say what it offers']);
  });
});

describe('two remotes', () => {
  const listener = (version: number): RemoteRelease =>
    sampleRemote({
      ...{ id: 'games', version: '1.0.0' },
      contract: { consumes: [moved], eventVersions: { [moved]: version } },
    });

  it('fit if what one emits and the other hears has one version', () => {
    expect(faultsBetween(remoteWith(), listener(2))).toEqual([]);
    expect(faultsBetween(remoteWith({ emits: [] }), listener(1))).toEqual([]);
  });

  it('do not fit with two versions of an event, whichever is asked first', () => {
    const faults = [expect.stringContaining('wallet 1.0.0 emits version 2 of wallet:balance-moved')];
    expect(faultsBetween(remoteWith(), listener(3))).toEqual(faults);
    expect(faultsBetween(listener(3), remoteWith())).toEqual(faults);
  });

  it('do not fit if both have the same address', () => {
    const route = { path: '/rng', chrome: 'full', title: 'games:title' } as const;
    const games = sampleRemote({ id: 'games', version: '1.0.0', contract: { routes: [route] } });
    expect(faultsBetween(remoteWith({ routes: [route] }), games)).toEqual(['both have the address /rng']);
  });
});

it('pairs are made of different packages, each once', () => {
  const games = sampleRemote({ id: 'games', version: '1.0.0' });
  const names = pairsOf([shell], [remoteWith(), { ...remoteWith(), version: '1.1.0' }, games]).map(
    ({ one, other }) => `${one.id} ${one.version} + ${other.id} ${other.version}`,
  );
  expect(names).toEqual([
    'shell 1.2.0-5f7a9c + wallet 1.0.0',
    'shell 1.2.0-5f7a9c + wallet 1.1.0',
    'shell 1.2.0-5f7a9c + games 1.0.0',
    'games 1.0.0 + wallet 1.0.0',
    'games 1.0.0 + wallet 1.1.0',
  ]);
});

it('a remote is never in a shell earlier than the one that it asks for, and is at fault if there is none', () => {
  const earlier = { ...shell, version: '1.1.0', shared: [], offers: { modules: {}, events: {}, places: [] } };
  const later = remoteWith({ needs: { session: 'optional', shell: '^1.2' } });
  const [withEarlier, withShell] = pairsOf([earlier, shell], [later]);
  expect(withEarlier).toMatchObject({ apart: '^1.2', faults: [] });
  expect(withShell).toMatchObject({ faults: [] });
  expect(withShell?.apart).toBeUndefined();
  expect(pairsOf([earlier], [later])[0]?.faults).toContain(
    'wallet 1.0.0 needs the shell ^1.2, and 1.1.0 would be live',
  );
});

import { sampleRemote, sampleShell } from '../testing/sample-release.ts';
import { collisionsIn } from './names.ts';

const remoteAt = (id: string, path: string) =>
  sampleRemote({ id, version: '1.0.0', contract: { routes: [{ path, chrome: 'full', title: 'wallet:x' }] } });

it.each([
  ['/x/:id', '/x/:name'],
  ['/x/:id', '/x/new'],
  ['/:any', '/cash'],
  ['/cash', '//cash/'],
  ['/:one/:other', '/x/:id'],
])('two remotes cannot have %s and %s', (one, other) => {
  expect(collisionsIn([remoteAt('wallet', one), remoteAt('games', other)])).toEqual([
    { claim: `the address ${other}`, ids: ['wallet', 'games'] },
  ]);
});

it.each([
  ['/x/:id', '/x'],
  ['/x/:id', '/y/:id'],
  ['/cash', '/Cash'],
])('two remotes can have %s and %s', (one, other) => {
  expect(collisionsIn([remoteAt('wallet', one), remoteAt('games', other)])).toEqual([]);
});

it('a remote cannot have an address that covers a page of the shell', () => {
  expect(collisionsIn([sampleShell('1.0.0', ['/help']), remoteAt('games', '/:any')])).toEqual([
    { claim: 'the address /:any', ids: ['shell', 'games'] },
  ]);
});

it('a remote may have several addresses that match one path', () => {
  const routes = ['/x/:id', '/x/new'].map((path) => ({ path, chrome: 'full', title: 'wallet:x' }) as const);
  expect(collisionsIn([sampleRemote({ version: '1.0.0', contract: { routes } })])).toEqual([]);
});

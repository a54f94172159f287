import { definePort, defineRemote, type RemoteContract } from './index.ts';

// Checked by `npm run types`: a line under "@ts-expect-error" that compiles is an error itself.

const port = definePort('wallet', {
  emits: ['wallet:balance-changed'],
  listens: ['games:round-ended'],
  asks: ['open-centre'],
});
const page = async () => ({ default: () => null });
const wallet = {
  id: 'wallet',
  owner: 'payments',
  switch: 'MF_WALLET',
  needs: { session: 'optional', shell: '^1' },
  port,
  provides: {},
  consumes: {},
  routes: [],
  menu: [],
  centrePages: [],
  dialogs: {},
  slots: [],
} as const;

const contract = defineRemote({ ...wallet, routes: [{ path: '/w', chrome: 'full', title: 'wallet:menu.w', page }] });
// Literal types are preserved, and the result is a contract.
const path: '/w' = contract.routes[0].path;
export const kept: readonly [RemoteContract, '/w'] = [contract, path];

// @ts-expect-error: a route without a title has nothing to show in the window's own title
defineRemote({ ...wallet, routes: [{ path: '/w', chrome: 'full', page }] });
// @ts-expect-error: a title is a key with its namespace, not a text
defineRemote({ ...wallet, routes: [{ path: '/w', chrome: 'full', title: 'Wallet', page }] });
// @ts-expect-error: a reaction belongs to an event of the map
defineRemote({ ...wallet, consumes: { 'wallet:emptied': page } });
// @ts-expect-error: an intent that nobody can ask for cannot be provided
defineRemote({ ...wallet, provides: { 'empty-wallet': { path: '/w' } } });
// @ts-expect-error: the shell keeps no such place free
defineRemote({ ...wallet, slots: [{ slot: 'footer', widget: page, order: 1 }] });
// @ts-expect-error: an outside remote makes its id known by module augmentation first
defineRemote({ ...wallet, id: 'nobody' });
// @ts-expect-error: a port declares events of the map only
definePort('wallet', { emits: ['wallet:emptied'], listens: [], asks: [] });

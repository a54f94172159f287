import type { RemoteRelease } from '@tessera/shared/registry';
import { pageRemote } from './page-boot.ts';
import type { ServedRelease } from './releases/source.ts';

it('a page is not sent what its parts ask first, only which of them their address narrows', () => {
  const narrowed = { query: { sort: { adds: { new: '&sort=new' } } }, call: '/wps/list?type=RNG{?sort}' };
  const contract = {
    routes: [
      { path: '/rng', first: { calls: ['/wps/list?type=RNG'], narrowed } },
      { path: '/hot', first: { calls: ['/wps/hot'] } },
    ],
    slots: [{ slot: 'home.main', order: 1 }],
  };
  const release = {
    contract,
    labels: {},
    locales: {},
    parts: {},
    shown: {},
  } as unknown as ServedRelease<RemoteRelease>;
  const sent = pageRemote(release, ['ko']);
  expect(sent.contract.routes).toEqual([
    { path: '/rng', isNarrowed: true, hasFirst: true },
    { path: '/hot', hasFirst: true },
  ]);
  expect(sent.contract.slots).toEqual([{ slot: 'home.main', order: 1 }]);
  expect(sent).not.toHaveProperty('shown');
});

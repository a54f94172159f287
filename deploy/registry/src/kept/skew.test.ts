import type { ShellRelease } from '@tessera/shared/registry';
import { sampleRemote } from '../testing/sample-release.ts';
import { pairsOf } from './compatible.ts';
import { type Skew, skewDocument, skewFaults } from './skew.ts';

const shell: ShellRelease = {
  ...{ id: 'shell', version: '1.0.0', boot: { js: [], css: [], shared: [] }, parts: {}, locales: {}, labels: {} },
  ...{ pages: [], openToVisitors: [], openWhileClosed: '/help', shared: [] },
  offers: { modules: {}, events: { 'games:round-ended': 1 }, places: [] },
};
const games = sampleRemote({ id: 'games', version: '1.0.0', contract: { emits: ['games:round-ended'] } });

/** A shell and the games as they are, and a kept wallet. */
function skewWith(consumed: string): Skew {
  const wallet = sampleRemote({ version: '1.0.0-a', contract: { consumes: [consumed] } });
  const remotes = [games, wallet];
  return {
    kept: { wallet: [{ version: wallet.version, keptOn: '2026-11-23' }] },
    ...{ sources: new Set([shell, games]), shells: [shell], remotes, pairs: pairsOf([shell], remotes) },
  };
}

it('releases that fit have no faults, and the document says so of each pair', () => {
  const document = skewDocument(skewWith('games:round-ended'));
  expect(skewFaults(skewWith('games:round-ended'))).toEqual([]);
  expect(document).toContain('| wallet 1.0.0-a | fits |');
  expect(document).toContain('| games sources |  | 1 of 1 |');
  expect(document).toContain('| wallet | 1.0.0-a (2026-11-23) |');
});

it('a kept release that does not fit the sources is a fault by name, and in the document', () => {
  const skew = skewWith('games:lobby-left');
  const fault = 'wallet 1.0.0-a with shell sources: the shell does not know the event games:lobby-left';
  expect(skewFaults(skew)).toEqual([fault]);
  expect(skewDocument(skew)).toContain('| wallet 1.0.0-a | **does not fit** |');
  expect(skewDocument(skew)).toContain(`- ${fault}`);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { buildPlainHost, plainHosts, servePlainHost } from '../../bench/src/plain-host.ts';
import { type Case, cases } from './cases.ts';
import { type TransportFault, wrongAnswers } from './faulty-line.ts';
import { observePlain, type PlainOutcome } from './observe-plain.ts';
import { codeFault, offlineFault, type PageFault, type Place, storageBlocked, transportFault } from './page-faults.ts';
import type { CodeFault } from './planted-code.ts';
import { writeResult } from './results.ts';

/** Its files in the places of ours. Texts are part of its script, and its manifest is signed by nobody. */
const files: Readonly<Partial<Record<Place, string>>> = {
  entry: '/offers/remoteEntry.js',
  chunk: '/offers/__federation_expose_Offers.js',
  style: '/offers/__federation_expose_Offers.css',
  'list of files': '/offers/mf-manifest.json',
};

/** The same fault in a plain host; `undefined` if it has nothing that could have it. */
function plainFault({ group, fault, place = 'chunk' }: Case, wrong: string): PageFault | undefined {
  const file = files[place];
  if (group === 'files' && file)
    return transportFault(fault as TransportFault, ({ pathname }) => pathname === file, wrong);
  if (fault === 'offline' && place === 'chunk') return offlineFault(({ pathname }) => pathname === files.chunk);
  const inCode: readonly string[] = ['module', 'render', 'effect'];
  if (inCode.includes(fault))
    return codeFault(fault as CodeFault, 'offers', ({ pathname }) => pathname === files.chunk);
  return undefined;
}

test('the same faults in a plain host are observed @full', async ({ browser }) => {
  test.setTimeout(1_800_000);
  const out = mkdtempSync(join(tmpdir(), 'tessera-plain-host-'));
  await buildPlainHost(out);
  const server = await servePlainHost(out);
  const wrong = await wrongAnswers(server.url);
  const observed: { host: string; row: Case | 'storage blocked'; outcome: PlainOutcome }[] = [];
  try {
    for (const host of plainHosts) {
      const observe = (fault: PageFault, isAtStart: boolean) =>
        observePlain(browser, server.pageOf(host), fault, isAtStart);
      for (const row of cases) {
        const fault = plainFault(row, wrong.url);
        // A host with the default strategy loads manifests and entries of all its remotes when it starts.
        const isAtStart = host === 'basic' && (row.place === 'entry' || row.place === 'list of files');
        if (fault) observed.push({ host, row, outcome: await observe(fault, isAtStart) });
      }
      observed.push({ host, row: 'storage blocked', outcome: await observe(storageBlocked, false) });
    }
  } finally {
    await wrong.close();
    server.close();
    rmSync(out, { recursive: true });
  }
  expect(observed.length).toBeGreaterThan(40);
  writeResult('plain', observed);
});

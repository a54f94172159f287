import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { ChannelDocument, SignedState } from '@tessera/shared/registry';
import { siteOf } from '../pages/site.ts';
import { builtVersion } from '../support/releases.ts';
import { expect, test } from '../support/test.ts';
import { transportFaults } from './faulty-line.ts';
import { storageBlocked } from './page-faults.ts';
import { resultsFolder } from './results.ts';
import { type SiteWithFaults, startSiteWithFaults } from './site-with-faults.ts';
import { stages } from './stages.ts';

/** What came of a fault between edge and registry. */
export interface RegistryOutcome {
  readonly fault: string;
  /** Whether pages opened, and whether the edge took a change meanwhile. */
  readonly pages: boolean;
  readonly changed: boolean;
  /** From the end of the fault until the change was in pages. */
  readonly recoveryMs: number;
}

// The lab has no provider, whose pictures a page asks for.
test.use({ expected: { errors: [/ERR_CONNECTION_REFUSED/] } });

const isState = (path: string): boolean => path.startsWith('/v1/state');
const everything = (): boolean => true;

/** The serial of the channel that pages get, as an open page asks for it. */
const liveSerial = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { trust } = (await (await fetch('/edge/releases.json')).json()) as { trust: SignedState };
    return (JSON.parse(trust.channel.text) as ChannelDocument).serial;
  });

async function change({ registry }: SiteWithFaults, percent: number): Promise<number> {
  const version = builtVersion('lottery');
  await registry.command('canary', { remote: 'lottery', version, percent });
  const { channel } = await registry.client.get<SignedState>('/v1/state?channel=stable');
  return (JSON.parse(channel.text) as ChannelDocument).serial;
}

test('a registry that answers wrongly is noticed by nobody, and its next change arrives @full', async ({ page }) => {
  test.setTimeout(600_000);
  const site = await startSiteWithFaults(['lottery']);
  const { line } = site;
  const { works } = stages[2] as (typeof stages)[number];
  const index = `http://aurora.localhost:${site.port}/index`;
  const outcomes: RegistryOutcome[] = [];
  const flipSignature = (text: string): string =>
    text.replace(/("signature":")(.)/g, (_, name, first) => name + (first === 'A' ? 'B' : 'A'));
  const begin: Readonly<Record<string, () => void>> = {
    ...Object.fromEntries(transportFaults.map((fault) => [fault, () => line.set(fault, everything)])),
    'bad signature': () => line.rewrite(isState, flipSignature),
    'replayed document': () => line.rewrite(isState, () => JSON.stringify(site.older)),
  };
  let percent = 1;
  try {
    await page.goto(index);
    for (const [fault, start] of Object.entries(begin)) {
      const before = await liveSerial(page);
      start();
      const serial = await change(site, percent++);
      await page.goto(index);
      await expect(works(siteOf(page, 'aurora'))).toBeVisible();
      const changed = (await liveSerial(page)) !== before;
      expect.soft(changed, `${fault}: the edge takes nothing from it`).toBe(false);
      const ended = performance.now();
      line.set(undefined);
      await expect.poll(() => liveSerial(page), { intervals: [50], timeout: 60_000 }).toBe(serial);
      outcomes.push({ fault, pages: true, changed, recoveryMs: performance.now() - ended });
    }
  } finally {
    await site.stop();
  }
  mkdirSync(resultsFolder, { recursive: true });
  writeFileSync(`${resultsFolder}/registry.json`, JSON.stringify(outcomes));
});

test('a page works in a browser that blocks storage @full', async ({ page }) => {
  test.setTimeout(300_000);
  const site = await startSiteWithFaults(['lottery']);
  try {
    await storageBlocked.install(page);
    const from = performance.now();
    await page.goto(`http://aurora.localhost:${site.port}/index`);
    const opened = siteOf(page, 'aurora');
    for (const remote of ['games', 'lottery', 'promotions'])
      await expect
        .soft((stages.find((stage) => stage.remote === remote) as (typeof stages)[number]).works(opened))
        .toBeVisible();
    mkdirSync(resultsFolder, { recursive: true });
    writeFileSync(`${resultsFolder}/page.json`, JSON.stringify({ storageMs: performance.now() - from }));
  } finally {
    await site.stop();
  }
});

import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { ChannelDocument, SignedState } from '@tessera/shared/registry';
import { folderOf, publish } from '../../deploy/registry/src/command/publish.ts';
import { PrivateKeys, signText } from '../../deploy/registry/src/service/private-keys.ts';
import { runRegistry } from '../../deploy/registry/src/testing/run-registry.ts';
import { siteOf } from '../pages/site.ts';
import { builtVersion, otherBuild } from '../support/releases.ts';
import { expect, test } from '../support/test.ts';
import { transportFaults } from './faulty-line.ts';
import { storageBlocked } from './page-faults.ts';
import { writeResult } from './results.ts';
import { faultyVersion, type SiteWithFaults, startSiteWithFaults } from './site-with-faults.ts';
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

/** The state with its next channel, as the registry signed it long ago: nobody may trust it any more. */
async function expired({ registry }: SiteWithFaults): Promise<string> {
  const { keys, channel } = await registry.client.get<SignedState>('/v1/state?channel=stable');
  const key = await new PrivateKeys(registry.folder).find(channel.key);
  if (!key) throw new Error(`The registry does not have its key ${channel.key}.`);
  const document = JSON.parse(channel.text) as ChannelDocument;
  const text = JSON.stringify({ ...document, serial: document.serial + 1, expiresAt: Date.now() - 1000 });
  return JSON.stringify({ keys, channel: signText('channel', text, key) } satisfies SignedState);
}

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
  const begin: Readonly<Record<string, () => Promise<void> | void>> = {
    ...Object.fromEntries(transportFaults.map((fault) => [fault, () => line.set(fault, everything)])),
    'bad signature': () => line.rewrite(isState, flipSignature),
    'replayed document': () => line.rewrite(isState, () => JSON.stringify(site.older)),
    async 'expired document'() {
      const state = await expired(site);
      line.rewrite(isState, () => state);
    },
  };
  let percent = 1;
  try {
    await page.goto(index);
    for (const [fault, start] of Object.entries(begin)) {
      const before = await liveSerial(page);
      await start();
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
  writeResult('registry', outcomes);
});

test('a release that needs a later shell is refused by the registry, whatever the remote @full', async () => {
  test.setTimeout(300_000);
  const registry = await runRegistry();
  const refusals: string[] = [];
  try {
    await publish(registry.client, folderOf('shell'), { team: registry.team });
    for (const { remote } of stages) {
      const change = (path: string, text: string) =>
        path === 'remote.json' ? text.replace(/("shell":\s*)"[^"]+"/, '$1"^9"') : undefined;
      const folder = otherBuild(remote, { version: faultyVersion, change });
      const refused = await publish(registry.client, folder, { team: registry.team }).then(
        () => 'published',
        (cause: unknown) => String(cause),
      );
      expect.soft(refused).toContain(`${remote} ${faultyVersion}: it needs the shell ^9, and none such is published`);
      refusals.push(refused);
      rmSync(folder, { recursive: true });
    }
  } finally {
    await registry.close();
  }
  writeResult('gate', refusals);
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
    writeResult('page', { storageMs: performance.now() - from });
  } finally {
    // What the page loads when it is idle still needs the site.
    await page.close();
    await site.stop();
  }
});

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteRelease, SignedState } from '@tessera/shared/registry';
import { readBuilt } from '../../deploy/registry/src/built.ts';
import { folderOf, publish } from '../../deploy/registry/src/command/publish.ts';
import { type RunningRegistry, runRegistry } from '../../deploy/registry/src/testing/run-registry.ts';
import { freePort } from '../../deploy/start/src/settings.ts';
import { Supervisor } from '../../deploy/start/src/supervisor.ts';
import { type OtherBuild, otherBuild } from '../support/releases.ts';
import { type FaultyLine, faultyLine } from './faulty-line.ts';
import { withPlantedFaults } from './planted-code.ts';

/** The release of each remote that has the faults; the one before it is what was built. */
export const faultyVersion = '1.9.0-faulty';

/** A site whose releases can have faults: its own registry and edge before the operator of the tested site. */
export interface SiteWithFaults {
  readonly port: number;
  readonly registry: RunningRegistry;
  /** Between the edge and its registry. */
  readonly line: FaultyLine;
  /** The record of the release that has the faults. */
  readonly record: (remote: string) => RemoteRelease;
  /** The documents before the releases with faults were promoted. */
  readonly older: SignedState;
  /** Publishes another release of a remote for the pages of one merchant. */
  readonly pin: (remote: string, merchant: string, build: OtherBuild) => Promise<void>;
  readonly unpin: (remote: string, merchant: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts it with releases of these remotes that can have faults. */
export async function startSiteWithFaults(remotes: readonly string[]): Promise<SiteWithFaults> {
  const registry = await runRegistry();
  const line = await faultyLine(registry.client.url);
  const mirror = mkdtempSync(join(tmpdir(), 'tessera-faults-'));
  const supervisor = new Supervisor();
  const { records, older } = await release(registry, remotes);
  const port = await freePort();
  const data = process.env.TESSERA_E2E_DATA ?? '';
  const keys = JSON.parse(readFileSync(join(data, 'keys.json'), 'utf8')) as { readonly internal: string };
  await supervisor.start({
    name: 'edge with faults',
    entry: 'deploy/edge/src/main.ts',
    env: {
      TESSERA_RELEASES: '',
      TESSERA_PUBLIC_PORT: String(port),
      TESSERA_OPERATOR_PORT: process.env.TESSERA_E2E_OPERATOR_PORT ?? '',
      TESSERA_PROVIDER_PORT: process.env.TESSERA_E2E_OPERATOR_PORT ?? '',
      TESSERA_INTERNAL_KEY: keys.internal,
      TESSERA_MIRROR: mirror,
      TESSERA_REGISTRY_URL: line.url,
      TESSERA_REGISTRY_OWNER_KEYS: registry.owner.publicKey,
    },
  });
  return {
    ...{ port, registry, line, older },
    record: (remote) => records.get(remote) as RemoteRelease,
    async pin(remote, merchant, build) {
      await publishOther(registry, remote, build);
      await registry.command('pin', { remote, version: build.version, merchant });
    },
    unpin: async (remote, merchant) => void (await registry.command('unpin', { remote, merchant })),
    async stop() {
      await supervisor.stop();
      await line.close();
      await registry.close();
      rmSync(mirror, { recursive: true, force: true });
    },
  };
}

/** Publishes and promotes what was built, and after it the releases that can have faults. */
async function release(registry: RunningRegistry, remotes: readonly string[]) {
  const { client, team } = registry;
  const built = Object.entries(readBuilt()).map(([remote, version]) => ({ remote, version }));
  for (const { remote, version } of built) await publish(client, folderOf(`${remote}@${version}`), { team });
  await registry.command('promote', { releases: built });
  const older = await client.get<SignedState>('/v1/state?channel=stable');
  const records = new Map<string, RemoteRelease>();
  for (const remote of remotes) {
    const change = (path: string, text: string) =>
      path === 'remote-entry.js' ? withPlantedFaults(text, remote) : undefined;
    records.set(remote, await publishOther(registry, remote, { version: faultyVersion, change }));
  }
  await registry.command('promote', { releases: remotes.map((remote) => ({ remote, version: faultyVersion })) });
  return { records, older };
}

/** Publishes another release of a remote, and answers its record. */
async function publishOther(
  { client, team }: RunningRegistry,
  remote: string,
  build: OtherBuild,
): Promise<RemoteRelease> {
  const folder = otherBuild(remote, build);
  try {
    await publish(client, folder, { team });
    return JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')) as RemoteRelease;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RegistryClient } from '../command/client.ts';
import { publish } from '../command/publish.ts';
import { buildService } from '../service/app.ts';
import { openRegistry } from '../service/open-registry.ts';
import { type PrivateKey, PrivateKeys } from '../service/private-keys.ts';
import type { Outcome, Registry } from '../service/registry.ts';
import type { StorePlaces } from '../store/open-store.ts';
import { type Sample, sampleShell, writeSample, writeShell } from './sample-release.ts';

/** A registry that listens, with its clock and its client. */
export interface RunningRegistry {
  readonly folder: string;
  readonly registry: Registry;
  readonly client: RegistryClient;
  /** The workspace's key, and the owner's. */
  readonly team: PrivateKey;
  readonly owner: PrivateKey;
  /** Set it to make the registry's clock go ahead. */
  readonly clock: { aheadMs: number };
  publish(sample: Sample, key?: PrivateKey): Promise<unknown>;
  publishShell(version: string, key?: PrivateKey): Promise<unknown>;
  command(kind: string, body: object, key?: PrivateKey): Promise<Outcome>;
  /** Ends it; its folder stays. */
  stop(): Promise<void>;
  /** Ends it, and removes its folder. */
  close(): Promise<void>;
}

/** Starts one in a folder of its own, or a further one in the same folder; `places` as of its store. */
export async function runRegistry(
  folder = mkdtempSync(join(tmpdir(), 'tessera-registry-')),
  places: StorePlaces = {},
): Promise<RunningRegistry> {
  const clock = { aheadMs: 0 };
  const registry = await openRegistry(folder, { places, now: () => Date.now() + clock.aheadMs });
  const app = buildService(registry);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const client = new RegistryClient(url);
  const stop = async (): Promise<void> => {
    await app.close();
    await registry.close();
  };
  const keys = new PrivateKeys(folder);
  const [team, owner] = [await keys.readOrCreate('workspace'), await keys.readOrCreate('owner')];
  return {
    ...{ folder, registry, client, team, owner, clock },
    publish: (sample, key = team) => publish(client, writeSample(sample), { team: key }),
    publishShell: (version, key = team) => publish(client, writeShell(sampleShell(version)), { team: key }),
    command: (kind, body, key = team) =>
      client.post(`/v1/channels/stable/${kind}`, { request: crypto.randomUUID(), ...body }, key),
    stop,
    async close() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { startPostgres, type ThrowAwayPostgres } from '@tessera/database/testing/start-postgres';
import { RegistryClient, RegistryRefused } from '../command/client.ts';
import { signBuilt } from '../command/publish.ts';
import { runCommand } from '../command/run-command.ts';
import { type RunningRegistry, runRegistry } from '../testing/run-registry.ts';
import { writeSample } from '../testing/sample-release.ts';
import { startBuckets, type TestBuckets } from '../testing/test-stores.ts';
import { openRegistry } from './open-registry.ts';
import { removeUnusedObjects } from './unused-objects.ts';

let postgres: ThrowAwayPostgres;
let buckets: TestBuckets;
let running: RunningRegistry;
let secondFolder: string;
let second: RunningRegistry;
beforeAll(async () => {
  [postgres, buckets] = await Promise.all([startPostgres(), startBuckets()]);
  const places = { database: postgres.url, bucket: buckets.bucket() };
  running = await runRegistry(undefined, places);
  // On another machine: only the keys are the same.
  secondFolder = mkdtempSync(join(tmpdir(), 'tessera-second-'));
  for (const name of ['owner-key', 'private'])
    cpSync(join(running.folder, name), join(secondFolder, name), { recursive: true });
  second = await runRegistry(secondFolder, places);
});
afterAll(async () => {
  await Promise.all([running.close(), second.close()]);
  await Promise.all([postgres.stop(), buckets.close()]);
});

const outcomeOf = (attempt: Promise<unknown>): Promise<string | undefined> =>
  attempt.then(
    () => undefined,
    (cause: unknown) => {
      if (cause instanceof RegistryRefused) return `${cause.status} ${cause.code}`;
      throw cause;
    },
  );

const promote = (registry: RunningRegistry, remote: string, version: string): Promise<unknown> =>
  registry.command('promote', { releases: [{ remote, version }] });

async function untilDone(attempt: () => Promise<unknown>): Promise<void> {
  while ((await outcomeOf(attempt())) === '503 store.away');
}

/** Every byte of what is live, read through a registry. */
async function verified({ folder, client }: RunningRegistry): Promise<unknown> {
  const { stdout } = await runCommand(['verify', '--json'], {
    ...{ TESSERA_REGISTRY: folder, TESSERA_REGISTRY_URL: client.url },
  });
  return JSON.parse(stdout);
}

describe('two registries on one PostgreSQL and one bucket', () => {
  it('publish one release of each version, whoever is first', async () => {
    const outcomes = await Promise.all(
      ['a()', 'b()', 'a()', 'b()'].map((code, at) =>
        outcomeOf((at < 2 ? running : second).publish({ version: '1.0.0', code })),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(2);
    expect(outcomes.filter((outcome) => outcome === '409 release.exists')).toHaveLength(2);
    expect(await running.client.get('/v1/releases/wallet/1.0.0')).toEqual(
      await second.client.get('/v1/releases/wallet/1.0.0'),
    );
  });

  it('carry out two promotions that race, both of them', async () => {
    const contract = (id: string) => ({ switch: `MF_${id.toUpperCase()}` as const });
    await Promise.all([
      running.publish({ version: '1.1.0' }),
      second.publish({ id: 'games', version: '1.0.0', contract: contract('games') }),
      second.publish({ id: 'lottery', version: '1.0.0', contract: contract('lottery') }),
    ]);
    await Promise.all([promote(running, 'games', '1.0.0'), promote(second, 'lottery', '1.0.0')]);
    const both = ['1.0.0', '1.1.0'];
    await Promise.all([promote(running, 'wallet', '1.0.0'), promote(second, 'wallet', '1.1.0')]);
    const { remotes } = await running.registry.channel('stable');
    expect([remotes.games?.stable, remotes.lottery?.stable]).toEqual(['1.0.0', '1.0.0']);
    expect([remotes.wallet?.stable, ...(remotes.wallet?.previous ?? [])].toSorted()).toEqual(both);
    expect(await second.registry.channel('stable')).toEqual(await running.registry.channel('stable'));
    expect(await verified(second)).toMatchObject({ releases: 4, faults: [] });
  });

  it('do not accept a third one with keys of its own', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tessera-stranger-'));
    await expect(openRegistry(folder, { places: { database: postgres.url } })).rejects.toThrow(
      'The store already has an owner',
    );
    rmSync(folder, { recursive: true });
  });
});

it('objects of an interrupted publish are removed, and a later publish with the same files is complete', async () => {
  const folder = writeSample({ version: '1.3.0', code: 'interrupted()' });
  const { publication, objects } = signBuilt(folder, running.team);
  const { missing } = await running.client.post<{ missing: string[] }>('/v1/releases', publication, running.team);
  for (const hash of missing)
    await running.client.putBytes(`/v1/objects/${hash}`, objects.get(hash)?.() ?? Buffer.alloc(0), running.team);
  const isThere = async (): Promise<readonly boolean[]> =>
    Promise.all(missing.map((hash) => second.registry.objects.has(hash)));
  expect(await isThere()).toEqual(missing.map(() => true));

  const removeLater = (days: number): Promise<void> =>
    removeUnusedObjects({
      objects: second.registry.objects,
      documents: second.registry.documents,
      now: () => Date.now() + days * 25 * 3_600_000,
    });
  await removeLater(1);
  await removeLater(2);
  expect(await isThere()).toEqual(missing.map(() => false));
  expect(await verified(running)).toMatchObject({ releases: 4, faults: [] });

  await running.publish({ version: '1.3.0', code: 'interrupted()' });
  await removeLater(1);
  await removeLater(2);
  expect(await isThere()).toEqual(missing.map(() => true));
});

describe('a registry whose bucket is away', () => {
  it('refuses to publish, shows nothing of it, and publishes when the bucket is back', async () => {
    const restart = await buckets.interrupt();
    const sample = { version: '1.2.0' };
    expect(await outcomeOf(running.publish(sample))).toBe('503 store.away');
    expect(await outcomeOf(running.client.get('/v1/releases/wallet/1.2.0'))).toBe('404 release.unknown');
    expect(await outcomeOf(running.client.get('/v1/state'))).toBeUndefined();
    await restart();
    await running.publish(sample);
    await promote(running, 'wallet', '1.2.0');
    expect(await verified(running)).toMatchObject({ faults: [] });
  });
});

describe('a registry whose PostgreSQL is away', () => {
  it('says so, loses nothing, and goes on when PostgreSQL is back', async () => {
    const before = await running.registry.channel('stable');
    const restart = await postgres.interrupt('immediate');
    expect(await outcomeOf(running.client.get('/v1/state'))).toBe('503 store.away');
    expect(await outcomeOf(promote(running, 'wallet', '1.0.0'))).toBe('503 store.away');
    expect(await outcomeOf(running.client.get('/healthz'))).toBeUndefined();
    await restart();
    await untilDone(() => running.client.get('/v1/state'));
    expect(await running.registry.channel('stable')).toEqual(before);
    await promote(running, 'wallet', '1.0.0');
    expect((await second.registry.channel('stable')).remotes.wallet?.stable).toBe('1.0.0');
  });

  it('waits for it at its start', async () => {
    const restart = await postgres.interrupt();
    const child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(new URL('main.ts', import.meta.url))], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, TESSERA_REGISTRY: secondFolder, TESSERA_REGISTRY_DATABASE: postgres.url },
    });
    const [waiting] = (await once(createInterface(child.stderr), 'line')) as [string];
    expect(waiting).toMatch('The registry waits for its store');
    await restart();
    const [ready] = (await once(createInterface(child.stdout), 'line')) as [string];
    const { port } = JSON.parse(ready) as { port: number };
    expect(await new RegistryClient(`http://127.0.0.1:${port}`).get('/v1/state')).toBeDefined();
    child.kill();
    await once(child, 'exit');
  });
});

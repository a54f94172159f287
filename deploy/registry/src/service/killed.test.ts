import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { RegistryClient } from '../command/client.ts';
import { CommandFailed } from '../command/command-failed.ts';
import { publish } from '../command/publish.ts';
import { runCommand } from '../command/run-command.ts';
import { runRegistry } from '../testing/run-registry.ts';
import { writeSample } from '../testing/sample-release.ts';
import { type TestPlace, type TestServers, testStores } from '../testing/test-stores.ts';
import type { PrivateKey } from './private-keys.ts';

if (process.env.TESSERA_FULL) jest.setTimeout(3_600_000);
const rounds = process.env.TESSERA_FULL ? 50 : 1;

/** How many objects a release sends: each round is killed at another one. */
const objects = 5;
/** Every step of publishing and promoting a release; the first audit entry is of the one, the second of the other. */
const steps: readonly (readonly [step: string, nthIn: (round: number) => number])[] = [
  ['object:drafted', (round) => 1 + (round % objects)],
  ['object:created', (round) => 1 + (round % objects)],
  ...['release:drafted', 'release:created', 'document:drafted', 'document:created'].map(
    (step) => [step, () => 1] as const,
  ),
  ...['audit:drafted', 'audit:created'].map((step) => [step, (round: number) => 2 - (round % 2)] as const),
];

const entry = fileURLToPath(new URL('../testing/killed-service.ts', import.meta.url));
const promotion = { request: 'promotion-of-110', releases: [{ remote: 'wallet', version: '1.1.0' }] };

interface Release {
  /** Folder of the built release. */
  readonly sample: string;
  readonly team: PrivateKey;
}

/** Publishes and promotes; false if the service died meanwhile. */
async function releaseBy(client: RegistryClient, { sample, team }: Release): Promise<boolean> {
  try {
    await publish(client, sample, { team });
    await client.post('/v1/channels/stable/promote', promotion, team);
    return true;
  } catch (cause) {
    if (cause instanceof CommandFailed && cause.message.includes('does not answer')) return false;
    throw cause;
  }
}

interface Killed {
  /** Whether publishing and promoting were answered as done. */
  readonly isDone: boolean;
  readonly signal: string | null;
}

/** Starts the service, which dies at the step when it comes there for the nth time, and publishes and promotes through it. */
async function releaseUntilKilled(
  { folder, places }: TestPlace,
  { sample, team }: Release,
  step: string,
  nth: number,
): Promise<Killed> {
  const child = spawn(process.execPath, ['--import', 'tsx', entry, folder, step, String(nth)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      TESSERA_REGISTRY_DATABASE: places.database ?? '',
      TESSERA_REGISTRY_BUCKET: places.bucket ?? '',
    },
  });
  const ended = once(child, 'exit');
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  const isDone = await releaseBy(new RegistryClient(url), { sample, team });
  const [, signal] = (await ended) as [number | null, string | null];
  return { isDone, signal };
}

/** The next registry has the whole release or nothing of it, and completes it when it is asked again. */
async function expectWholeOrNothing({ folder, places }: TestPlace, release: Release): Promise<void> {
  const after = await runRegistry(folder, places);
  const { remotes } = await after.registry.channel('stable');
  const isPublished = (await after.registry.documents.release('wallet', '1.1.0')) !== undefined;
  const isPromoted = remotes.wallet?.stable === '1.1.0';
  expect(isPromoted && !isPublished).toBe(false);
  expect(remotes.wallet?.previous).toEqual(isPromoted ? ['1.0.0'] : []);

  // Whoever asked asks again.
  expect(await releaseBy(after.client, release)).toBe(true);
  const done = (await after.registry.channel('stable')).remotes.wallet;
  expect([done?.stable, done?.previous]).toEqual(['1.1.0', ['1.0.0']]);
  const verified = await runCommand(['verify', '--json'], {
    ...{ TESSERA_REGISTRY: folder, TESSERA_REGISTRY_URL: after.client.url },
  });
  expect(JSON.parse(verified.stdout)).toMatchObject({ releases: 2, faults: [] });
  const { entries } = await after.client.get<{ entries: { details: string }[] }>('/v1/audit');
  const said = entries.map(({ details }) => details).filter((details) => details.includes('1.1.0'));
  expect(said.sort()).toEqual(['promote wallet@1.1.0', 'publish wallet@1.1.0']);
  await after.stop();
}

// Objects in a folder beside PostgreSQL are written as in the first, and all else as in the last.
const kinds = testStores.filter(([name]) => name !== 'PostgreSQL and a folder');
/** With servers a case takes twice as long, so that a usual run has these only. */
const usualWithServers: readonly string[] = [
  'object:drafted',
  'release:drafted',
  'document:drafted',
  'document:created',
];
const stepsOf = (kind: string): typeof steps =>
  kind === 'a folder' || process.env.TESSERA_FULL ? steps : steps.filter(([step]) => usualWithServers.includes(step));

describe.each(kinds)('a registry on %s that is killed while a release is published and promoted', (kind, start) => {
  let servers: TestServers;
  let sample: string;
  beforeAll(async () => {
    servers = await start();
    sample = writeSample({ version: '1.1.0' });
  });
  afterAll(async () => {
    rmSync(sample, { recursive: true });
    await servers.close();
  });

  it.each(stepsOf(kind))('at %s has the whole release or nothing of it, and goes on', async (step, nthIn) => {
    for (let round = 0; round < rounds; round++) {
      const place = await servers.place();
      const before = await runRegistry(place.folder, place.places);
      await before.publish({ version: '1.0.0' });
      await before.command('promote', { releases: [{ remote: 'wallet', version: '1.0.0' }] });
      await before.stop();

      const release = { sample, team: before.team };
      expect(await releaseUntilKilled(place, release, step, nthIn(round))).toEqual({
        isDone: false,
        signal: 'SIGKILL',
      });
      await expectWholeOrNothing(place, release);
      await place.remove();
    }
  });
});

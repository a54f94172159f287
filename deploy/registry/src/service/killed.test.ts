import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { RegistryClient } from '../command/client.ts';
import { CommandFailed } from '../command/command-failed.ts';
import { publish } from '../command/publish.ts';
import { runCommand } from '../command/run-command.ts';
import { runRegistry } from '../testing/run-registry.ts';
import { writeSample } from '../testing/sample-release.ts';
import { type PrivateKey, PrivateKeys } from './private-keys.ts';

// Allows for a busy machine: every case starts a process.
jest.setTimeout(process.env.TESSERA_FULL ? 3_600_000 : 120_000);
const rounds = process.env.TESSERA_FULL ? 50 : 1;

/** How many objects a release sends: each round is killed at another one. */
const objects = 5;
/** Every step of publishing and promoting a release; the first audit entry is of the one, the second of the other. */
const steps: readonly (readonly [step: string, timesIn: (round: number) => number])[] = [
  ['object:drafted', (round) => 1 + (round % objects)],
  ['object:created', (round) => 1 + (round % objects)],
  ...['release:drafted', 'release:created', 'document:drafted', 'document:created'].map(
    (step) => [step, () => 1] as const,
  ),
  ...['audit:drafted', 'audit:created'].map((step) => [step, (round: number) => 2 - (round % 2)] as const),
];

const entry = fileURLToPath(new URL('../testing/killed-service.ts', import.meta.url));
const promotion = { request: 'promotion-of-110', releases: [{ remote: 'wallet', version: '1.1.0' }] };

/** Publishes and promotes; false if the service died meanwhile. */
async function releaseBy(client: RegistryClient, folder: string, team: PrivateKey): Promise<boolean> {
  try {
    await publish(client, folder, { team });
    await client.post('/v1/channels/stable/promote', promotion, team);
    return true;
  } catch (cause) {
    if (cause instanceof CommandFailed && cause.message.includes('does not answer')) return false;
    throw cause;
  }
}

/** Starts the service, which dies at the step, and publishes and promotes through it. */
async function releaseUntilKilled(folder: string, sample: string, team: PrivateKey, step: string, times: number) {
  const child = spawn(process.execPath, ['--import', 'tsx', entry, folder, step, String(times)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  const isDone = await releaseBy(new RegistryClient(url), sample, team);
  const [, signal] = (await ended) as [number | null, string | null];
  return { isDone, signal };
}

describe('a registry that is killed while a release is published and promoted', () => {
  let template: string;
  let sample: string;
  beforeAll(async () => {
    const first = await runRegistry();
    await first.publish({ version: '1.0.0' });
    await first.command('promote', { releases: [{ remote: 'wallet', version: '1.0.0' }] });
    template = mkdtempSync(join(tmpdir(), 'tessera-template-'));
    cpSync(first.folder, template, { recursive: true });
    await first.close();
    sample = writeSample({ version: '1.1.0' });
  });
  afterAll(() => {
    for (const folder of [template, sample]) rmSync(folder, { recursive: true });
  });

  it.each(steps)('at %s has the whole release or nothing of it, and goes on', async (step, timesIn) => {
    for (let round = 0; round < rounds; round++) {
      const folder = mkdtempSync(join(tmpdir(), 'tessera-killed-'));
      cpSync(template, folder, { recursive: true });
      const team = await new PrivateKeys(folder).readOrCreate('workspace');
      expect(await releaseUntilKilled(folder, sample, team, step, timesIn(round))).toEqual({
        isDone: false,
        signal: 'SIGKILL',
      });

      const after = await runRegistry(folder);
      const { remotes } = await after.registry.channel('stable');
      const isPublished = (await after.registry.store.release('wallet', '1.1.0')) !== undefined;
      const isPromoted = remotes.wallet?.stable === '1.1.0';
      expect(isPromoted && !isPublished).toBe(false);
      expect(remotes.wallet?.previous).toEqual(isPromoted ? ['1.0.0'] : []);

      // Whoever asked asks again.
      expect(await releaseBy(after.client, sample, team)).toBe(true);
      const done = (await after.registry.channel('stable')).remotes.wallet;
      expect([done?.stable, done?.previous]).toEqual(['1.1.0', ['1.0.0']]);
      const verified = await runCommand(['verify', '--json'], {
        ...{ TESSERA_REGISTRY: folder, TESSERA_REGISTRY_URL: after.client.url },
      });
      expect(JSON.parse(verified.stdout)).toMatchObject({ releases: 2, faults: [] });
      const { entries } = await after.client.get<{ entries: { details: string }[] }>('/v1/audit');
      const said = entries.map(({ details }) => details).filter((details) => details.includes('1.1.0'));
      expect(said.sort()).toEqual(['promote wallet@1.1.0', 'publish wallet@1.1.0']);
      await after.close();
    }
  });
});

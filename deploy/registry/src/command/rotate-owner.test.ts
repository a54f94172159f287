import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SignedState, TrustedKeys } from '@tessera/shared/registry';
import { trustState } from '@tessera/shared/registry/trust';
import { readOwnerKeys } from '../service/open-registry.ts';
import { newKeyText, readKeyFile, signText } from '../service/private-keys.ts';
import { type RunningRegistry, runRegistry } from '../testing/run-registry.ts';
import { runCommand } from './run-command.ts';

const day = 24 * 3_600_000;

let running: RunningRegistry;
let elsewhere: string;
let before: SignedState;
beforeAll(async () => {
  running = await runRegistry();
  before = await running.client.get<SignedState>('/v1/state');
  elsewhere = mkdtempSync(join(tmpdir(), 'tessera-owner-'));
});
afterAll(async () => {
  await running.close();
  rmSync(elsewhere, { recursive: true });
});

async function tessera(...args: readonly string[]): Promise<string> {
  const env = { TESSERA_REGISTRY: running.folder, TESSERA_REGISTRY_URL: running.client.url };
  const { stdout, stderr, exitCode } = await runCommand(args, env);
  if (exitCode !== 0) throw new Error(`${exitCode}: ${stderr}${stdout}`);
  return stdout;
}

/** Reads documents as an edge does; `last` is the list that it trusted before. */
async function edge(ownerKeys: readonly string[], at: number, state?: SignedState, last?: TrustedKeys) {
  const asked = state ?? (await running.client.get<SignedState>('/v1/state'));
  const asking = { channel: 'stable', now: at, seen: { keys: 0, channel: 0 } };
  return (await trustState(asked, { ...asking, ownerKeys, known: last?.successions })).keys;
}

/** A further registry in the folder, as after a restart, with its clock ahead. */
async function restart(aheadMs = 0): Promise<void> {
  await running.stop();
  running = await runRegistry(running.folder);
  running.clock.aheadMs = aheadMs;
}

it('the owner’s key is replaced: edges with the old one follow, and what it signs is refused after the overlap', async () => {
  const old = running.owner.publicKey;
  expect(await tessera('keys', 'rotate', 'owner', '--overlap', '7d')).toMatch('owner-2.json');
  expect(existsSync(join(running.folder, 'private/next-owner.json'))).toBe(false);
  const next = await readKeyFile(join(running.folder, 'private/owner-2.json'));

  // In the overlap, and after it.
  const [during, after] = [Date.now() + day, Date.now() + 8 * day];
  const followed = await edge([old], during);
  for (const at of [during, after]) for (const known of [old, next.publicKey]) await edge([known], at);
  // A list that the old key signed.
  await edge([old], during, before, followed);
  await expect(edge([old], after, before, followed)).rejects.toThrow('bad-signature');
  await expect(edge([next.publicKey], during, before)).rejects.toThrow('bad-signature');

  // The command signs with the new one from now on; the registry takes no list from the old one.
  await tessera('keys', 'issue', 'lottery-team', '--remotes', 'lottery');
  const withOld = tessera('keys', 'renew', '--owner-key', join(running.folder, 'private/owner.json'));
  await expect(withOld).rejects.toThrow('bad-signature');
  const { keys } = await edge([old], during);
  expect(Object.keys(keys)).toContain('lottery-team');
});

it('a list that no longer says how the key was replaced is refused', async () => {
  const owner = await readKeyFile(join(running.folder, 'private/owner-2.json'));
  const list = await running.registry.keys();
  const { successions: _, ...shorter } = { ...list, serial: list.serial + 1 };
  const document = signText('keys', JSON.stringify(shorter), owner);
  const sent = running.client.put('/v1/keys', { request: 'a-shorter-list', document, details: 'x' }, owner);
  await expect(sent).rejects.toThrow('how the owner’s key was replaced');
});

it('a registry that starts again keeps the keys that count, and renews the list with the new one', async () => {
  const next = await readKeyFile(join(running.folder, 'private/owner-2.json'));
  const old = running.owner.publicKey;
  await restart();
  expect(await readOwnerKeys(running.folder)).toEqual([old, next.publicKey]);
  const { serial } = await running.registry.keys();
  running.clock.aheadMs = 8 * day;
  await running.registry.renew();
  expect((await running.registry.keys()).serial).toBe(serial + 1);
  expect(await running.registry.owners()).toEqual([next.publicKey]);
  await edge([next.publicKey], Date.now() + 8 * day);
});

it('a key that is elsewhere is replaced by one in a file, and an interrupted command goes on with the same file', async () => {
  await restart();
  const old = join(elsewhere, 'owner.json');
  writeFileSync(old, readFileSync(join(running.folder, 'private/owner-2.json')));
  await expect(tessera('keys', 'rotate', 'owner', '--owner-key', old)).rejects.toThrow('Name with --to');
  const taken = tessera('keys', 'rotate', 'owner', '--owner-key', old, '--to', old);
  await expect(taken).rejects.toThrow('already has another key');

  const to = join(elsewhere, 'owner-3.json');
  const text = newKeyText('owner');
  writeFileSync(to, text);
  for (let attempt = 0; attempt < 2; attempt++)
    await tessera('keys', 'rotate', 'owner', '--owner-key', old, '--to', to);
  expect(readFileSync(to, 'utf8')).toBe(text);
  expect((await running.registry.keys()).successions).toHaveLength(2);
  await tessera('keys', 'renew', '--owner-key', to);
  expect(await tessera('verify')).toMatch('0 releases');
});

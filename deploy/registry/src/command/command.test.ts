import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { overrideText } from '@tessera/shared/registry/overrides';
import { ROOT } from '../places.ts';
import { newKeyText, type PrivateKey, readKeyFile, signText } from '../service/private-keys.ts';
import { signRequest } from '../service/request-signature.ts';
import { type RunningRegistry, runRegistry } from '../testing/run-registry.ts';
import { writeSample } from '../testing/sample-release.ts';
import { addressOf } from './dev-address.ts';
import { signBuilt } from './publish.ts';
import { runCommand } from './run-command.ts';

let running: RunningRegistry;
let elsewhere: string;
beforeAll(async () => {
  running = await runRegistry();
  elsewhere = mkdtempSync(join(tmpdir(), 'tessera-team-'));
});
afterAll(async () => {
  await running.close();
  rmSync(elsewhere, { recursive: true });
});

const env = () => ({ TESSERA_REGISTRY: running.folder, TESSERA_REGISTRY_URL: running.client.url });
/** What `tessera` prints; throws what it complains of. */
async function tessera(...args: readonly string[]): Promise<string> {
  const { stdout, stderr, exitCode } = await runCommand(args, env());
  if (exitCode !== 0) throw new Error(`${exitCode}: ${stderr}${stdout}`);
  return stdout;
}

/** Text without repeated spaces, which only align columns. */
const plain = (text: string): string => text.replaceAll(/ +/g, ' ');

it('tessera publishes, tries, promotes, pins, rolls back, kills and revives a release, and shows it', async () => {
  for (const version of ['1.0.0', '1.1.0'])
    expect(await tessera('publish', '--from', writeSample({ version }))).toMatch(`published wallet@${version}`);
  await tessera('promote', 'wallet@1.0.0');
  await tessera('canary', 'wallet@1.1.0', '--percent', '25');
  expect(plain(await tessera('status'))).toMatch('wallet 1.0.0 1.1.0 at 25 %');
  await tessera('promote', 'wallet@1.1.0');
  await tessera('pin', 'wallet@1.0.0', '--merchant', 'lotus');
  expect(plain(await tessera('status'))).toMatch('wallet 1.1.0 1.0.0 lotus pinned to 1.0.0');
  await tessera('unpin', 'wallet', '--merchant', 'lotus');
  await tessera('rollback', 'wallet');
  await tessera('kill', 'wallet', '--because', 'it loses money');
  expect(plain(await tessera('status'))).toMatch('wallet killed: it loses money');
  await tessera('revive', 'wallet');
  expect(plain(await tessera('audit'))).toMatch('workspace kill wallet: it loses money 7 → 8');
});

it('tessera runs by its name in any folder of a checkout', () => {
  const command = join(ROOT, 'node_modules/.bin/tessera');
  const help = execFileSync(command, ['--help'], { cwd: join(ROOT, 'mf-wallet'), encoding: 'utf8' });
  expect(help).toMatch(/^tessera <command>/);
});

it('tessera explain says of every rule what it says', async () => {
  const visit = ['--merchant', 'aurora', '--subject', 'u7'];
  expect(plain(await tessera('explain', 'wallet', ...visit))).toMatch('wallet: 1.0.0 (stable)');
  expect(plain(await tessera('explain', 'wallet', ...visit, '--switch', 'MF_WALLET=off'))).toMatch(
    'wallet: nothing (switch)\n kill not killed\n switch MF_WALLET is off for aurora\n pin not asked: switch decided\n override not asked',
  );
  await running.publish({ id: 'poker', version: '1.0.0' });
  await tessera('promote', 'poker@1.0.0');
  expect(plain(await tessera('explain', 'poker', ...visit))).toMatch('switch MF_POKER is off for aurora (assumed;');
  expect(plain(await tessera('explain', 'poker', ...visit, '--switch', 'MF_POKER=on'))).toMatch(
    'poker: 1.0.0 (stable)',
  );
  const [decision] = JSON.parse(await tessera('explain', 'wallet', ...visit, '--json')) as { version: string }[];
  expect(decision?.version).toBe('1.0.0');
});

it("tessera explain has a developer's release, if its team signed it for that site", async () => {
  const override = {
    remote: 'wallet',
    version: '1.0.0-dev',
    origin: 'http://127.0.0.1:4173',
    host: 'aurora.localhost',
  };
  const text = JSON.stringify({ ...override, expiresAt: Date.now() + 60_000 });
  const asked = (site: string) => {
    const address = addressOf(new URL(site), overrideText(signText('override', text, running.team)));
    return tessera('explain', 'wallet', '--merchant', 'aurora', '--subject', 'u7', '--override', address);
  };
  expect(plain(await asked('http://aurora.localhost:8080'))).toMatch(
    "wallet: 1.0.0-dev (override)\n kill not killed\n switch MF_WALLET is on for aurora (assumed; set it with --switch MF_WALLET=on or =off)\n pin aurora is not pinned\n override a developer's release from http://127.0.0.1:4173",
  );
  await expect(asked('http://lotus.localhost:8080')).rejects.toThrow('a local release is refused: mixed-up');
});

it.each([
  [2, 'There is no command "deploy"', ['deploy']],
  [2, 'Name a release as remote@version', ['promote', 'wallet']],
  [2, '--percent is a number from 0 to 100', ['canary', 'wallet@1.1.0', '--percent', '120']],
  [2, '--percent is a number from 0 to 100', ['canary', 'wallet@1.1.0', '--percent', '']],
  [2, '"Wallet!" is not a name', ['kill', 'Wallet!', '--because', 'x']],
  [2, '" " is not a reason', ['kill', 'wallet', '--because', ' ']],
  [2, '"newest" is not a version such as 1.4.0', ['promote', 'wallet@newest']],
  [2, '"Lotus Club" is not the code of a merchant', ['promote', 'wallet@1.1.0', '--merchant', 'Lotus Club']],
  [2, '"Team" is not a name', ['keys', 'issue', 'Team', '--remotes', 'wallet']],
  [2, "Unknown option '--hard'", ['promote', 'wallet@1.1.0', '--hard']],
  [1, 'There is no channel "stabel".', ['promote', 'wallet@1.1.0', '--channel', 'stabel']],
  [2, '`tessera rollback` does not take "games"', ['rollback', 'wallet', 'games']],
  [2, '`tessera status` has no --merchant', ['status', '--merchant', 'lotus']],
  [2, '--switch is written as MF_POKER=off', ['explain', '--merchant', 'a', '--subject', 'b', '--switch', 'MF_POKER']],
  [1, 'wallet 9.0.0 is not published.', ['promote', 'wallet@9.0.0']],
  [1, 'There is no built release poker', ['publish', 'poker']],
  [1, 'There is no private key /nowhere', ['promote', 'wallet@1.1.0', '--key', '/nowhere']],
] as const)('tessera ends with %d and "%s"', async (code, message, args) => {
  const { exitCode, stderr } = await runCommand(args, env());
  expect([exitCode, stderr]).toEqual([code, expect.stringContaining(message)]);
});

it('tessera says in one sentence that no registry answers', async () => {
  const { stderr } = await runCommand(['status'], { ...env(), TESSERA_REGISTRY_URL: 'http://127.0.0.1:2' });
  expect(stderr).toMatch(/^The registry at http:\/\/127\.0\.0\.1:2 does not answer \(\w+\)\.\n$/);
});

it('a release that breaks others needs a higher major version and the owner, to publish and to promote', async () => {
  const routes = [{ path: '/win', chrome: 'full', title: 'promotions:win' }] as const;
  const sample = { id: 'promotions', contract: { routes } };
  await tessera('publish', '--from', writeSample({ ...sample, version: '1.0.0' }));
  await tessera('promote', 'promotions@1.0.0');
  const without = { id: 'promotions', contract: { routes: [] } };
  const minor = writeSample({ ...without, version: '1.1.0' });
  const refusal = 'promotions 1.1.0: it no longer has the route /win (every merchant)';
  await expect(tessera('publish', '--from', minor)).rejects.toThrow(refusal);
  await expect(tessera('publish', '--from', minor, '--allow-breaking')).rejects.toThrow('higher major version');
  const next = writeSample({ ...without, version: '2.0.0' });
  await expect(tessera('publish', '--from', next)).rejects.toThrow('it no longer has the route /win');
  await tessera('publish', '--from', next, '--allow-breaking');
  await expect(tessera('canary', 'promotions@2.0.0', '--percent', '1')).rejects.toThrow(
    'it no longer has the route /win',
  );
  await tessera('promote', 'promotions@2.0.0', '--allow-breaking');
  // Going back is never refused.
  await tessera('rollback', 'promotions');
  expect(await tessera('audit')).toMatch(refusal);
  expect(plain(await tessera('audit'))).toMatch('owner promote promotions@2.0.0 (breaking allowed)');
  // A team cannot allow it, and its attempt is in the audit log.
  const { publication } = signBuilt(writeSample({ ...without, version: '3.0.0' }), running.team);
  const commit = { ...publication, allowBreaking: true };
  const attempt = running.client.post('/v1/releases/promotions/3.0.0/commit', commit, running.team);
  await expect(attempt).rejects.toThrow('Only the owner of the registry may do this.');
  expect(plain(await tessera('audit'))).toMatch(
    'workspace publish promotions@3.0.0 (breaking allowed) refused: Only the',
  );
});

it('tessera rollback says which releases no longer fit together', async () => {
  const won = 'agent:won';
  const newer = { eventVersions: { [won]: 2 } };
  const releases = [
    { id: 'agent', version: '1.0.0', contract: { emits: [won] } },
    { id: 'agent', version: '2.0.0', contract: { emits: [won], ...newer } },
    { id: 'races', version: '1.0.0', contract: { consumes: [won], ...newer } },
  ];
  for (const release of releases) {
    await running.publish(release);
    await tessera('promote', `${release.id}@${release.version}`);
  }
  expect(await tessera('rollback', 'agent')).toMatch(
    'warning: agent 1.0.0: agent 1.0.0 emits version 1 of agent:won, and races 1.0.0 expects version 2 (every merchant',
  );
});

describe('the key of a team', () => {
  const keyFile = (): string => join(elsewhere, 'games-team.json');
  it('publishes and moves its own remotes only', async () => {
    writeFileSync(keyFile(), await tessera('keys', 'issue', 'games-team', '--remotes', 'games'));
    await tessera('publish', '--from', writeSample({ id: 'games', version: '1.0.0' }), '--key', keyFile());
    await tessera('promote', 'games@1.0.0', '--key', keyFile());
    await expect(tessera('kill', 'wallet', '--because', 'x', '--key', keyFile())).rejects.toThrow(
      'may not change wallet',
    );
    const foreign = tessera('publish', '--from', writeSample({ version: '3.0.0' }), '--key', keyFile());
    await expect(foreign).rejects.toThrow('may not publish wallet');
    expect(readdirSync(join(running.folder, 'private'))).not.toContain('games-team.json');
  });

  it('cannot issue keys', async () => {
    const issue = tessera('keys', 'issue', 'mine', '--remotes', '*', '--owner-key', keyFile());
    await expect(issue).rejects.toThrow('Only the owner of the registry may do this.');
  });

  it('is replaced with an overlap, in which both sign', async () => {
    const next = join(elsewhere, 'games-team-2.json');
    writeFileSync(next, await tessera('keys', 'rotate', 'games-team', '--overlap', '12h'));
    await tessera('publish', '--from', writeSample({ id: 'games', version: '1.1.0' }), '--key', next);
    await tessera('publish', '--from', writeSample({ id: 'games', version: '1.2.0' }), '--key', keyFile());
    running.clock.aheadMs = 13 * 3_600_000;
    const old = await readKeyFile(keyFile());
    const { publication } = signBuilt(writeSample({ id: 'games', version: '1.3.0' }), old);
    const begin = async (by: PrivateKey): Promise<string> => {
      const [path, body] = ['/v1/releases', Buffer.from(JSON.stringify(publication))];
      const authorization = signRequest({ method: 'POST', path, body }, by, running.registry.now());
      const response = await fetch(running.client.url + path, { method: 'POST', body, headers: { authorization } });
      return ((await response.json()) as { error: string; message: string }).message;
    };
    expect(await begin(old)).toBe('The key "games-team" was replaced.');
    // Also when the new key sends what the old one has signed.
    expect(await begin(await readKeyFile(next))).toBe('The key "games-team" was replaced and signs nothing new.');
    running.clock.aheadMs = 0;
  });

  it('signs nothing once it is revoked, and what it signed is no longer trusted', async () => {
    await tessera('keys', 'revoke', 'games-team', '--because', 'left on a train');
    const again = tessera('kill', 'games', '--because', 'x', '--key', keyFile());
    await expect(again).rejects.toThrow('was revoked: left on a train');
    await expect(tessera('verify')).rejects.toThrow('games 1.0.0: a release of games is refused: revoked-key');
    await expect(tessera('promote', 'games@1.2.0')).rejects.toThrow('revoked-key');
    await tessera('promote', 'games@1.1.0');
    await expect(tessera('rollback', 'games')).rejects.toThrow('revoked-key');
  });
});

it('the key of channels is replaced, and revoked, while the site goes on', async () => {
  await tessera('keys', 'rotate', 'channel', '--overlap', '1d');
  expect(await tessera('status')).toMatch('signed by channel-2');
  await tessera('keys', 'revoke', 'channel', '--because', 'replaced');
  expect(plain(await tessera('keys', 'list'))).toMatch('channel signs channels revoked: replaced');
  const last = tessera('keys', 'revoke', 'channel-2', '--because', 'x');
  await expect(last).rejects.toThrow('no key that may sign channels');
});

it('the replacement of a key that failed half-way is repeated with the same key', async () => {
  // The file was written; the registry did not answer then.
  const left = newKeyText('channel-3');
  writeFileSync(join(running.folder, 'private/channel-3.json'), left);
  expect(await tessera('keys', 'rotate', 'channel-2')).toMatch('channel-3 signs from now on');
  const { keys } = await running.registry.keys();
  expect(keys['channel-3']?.publicKey).toBe((JSON.parse(left) as { x: string }).x);
  expect(await tessera('status')).toMatch('signed by channel-3');
});

it('tessera prints what was sent, with warnings', async () => {
  expect(await tessera('pin', 'wallet@1.0.0', '--merchant', 'lotsu')).toMatch(
    /^pin wallet@1\.0\.0 for lotsu: serial \d+ of stable\nwarning: The channel had no rule for a merchant "lotsu" before\./,
  );
});

it('tessera <command> --help has the options of that command', async () => {
  const help = await tessera('keys', '--help');
  expect(help).toMatch(/^tessera keys list \|/);
  expect(help).toMatch('--owner-key');
  expect(help).not.toMatch('--percent');
});

it('the key of the workspace is replaced, and the command uses the new one', async () => {
  await tessera('keys', 'rotate', 'workspace');
  await tessera('kill', 'wallet', '--because', 'rotated');
  expect(plain(await tessera('audit'))).toMatch('workspace-2 kill wallet: rotated');
});

it('a key that has signed the live shell is revoked only by force, and the releases that stop are named', async () => {
  const file = join(elsewhere, 'sites.json');
  writeFileSync(file, await tessera('keys', 'issue', 'sites', '--remotes', 'shell,auth'));
  const key = await readKeyFile(file);
  await running.publish({ id: 'auth', version: '1.0.0' }, key);
  await running.publishShell('1.0.0', key);
  await tessera('promote', 'shell@1.0.0', 'auth@1.0.0', '--key', file);
  const revoke = (...more: readonly string[]) => tessera('keys', 'revoke', 'sites', '--because', 'lost', ...more);
  await expect(revoke()).rejects.toThrow(
    'these live releases stop, and with the shell every page: shell@1.0.0, auth@1.0.0',
  );
  expect((await running.registry.keys()).keys.sites?.revoked).toBeUndefined();
  expect(await revoke('--force')).toMatch('These live releases stop with it: shell@1.0.0, auth@1.0.0');
  expect((await running.registry.keys()).keys.sites?.revoked?.because).toBe('lost');
});

it('tessera promote makes a channel when the owner says so', async () => {
  await tessera('promote', 'wallet@1.1.0', '--channel', 'beta', '--create-channel');
  expect(plain(await tessera('status', '--channel', 'beta'))).toMatch('wallet 1.1.0');
});

it('a list of keys that lost one is refused, even from the owner', async () => {
  const keys = { serial: 99, issuedAt: 0, expiresAt: Date.now() + 1e9, keys: {} };
  const document = signText('keys', JSON.stringify(keys), running.owner);
  const sent = running.client.put('/v1/keys', { request: 'lost-keys', document, details: 'x' }, running.owner);
  await expect(sent).rejects.toThrow('keys are only ever added and revoked');
});

it('the registry sends no file that was damaged in its store, and tessera verify names it', async () => {
  const version = '5.0.0';
  const folder = writeSample({ id: 'lottery', version, code: 'ok()' });
  await tessera('publish', '--from', folder);
  await tessera('promote', 'lottery@5.0.0');
  const hash = createHash('sha384').update('ok()').digest('hex');
  expect(await running.registry.objects.has(hash)).toBe(true);
  writeFileSync(join(running.folder, 'objects', hash.slice(0, 2), hash), 'no()');
  await expect(tessera('verify')).rejects.toThrow('lottery 5.0.0: entry.js: The stored object');
});

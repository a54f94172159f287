import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runScript } from '../../deploy/start/src/run.ts';
import { freePort, ROOT } from '../../deploy/start/src/settings.ts';
import { startSite } from '../../deploy/start/src/site.ts';

/** Builds what is stale and starts the whole site on data of its own; ends it when the tests are done. */
export default async function startForTests(): Promise<() => Promise<void>> {
  // A site that is running already, for working on a test.
  if (process.env.TESSERA_E2E_PORT) return async () => undefined;
  if ((await runScript('deploy/registry/src/build.ts')) !== 0) throw new Error('The applications could not be built.');
  const dataDir = mkdtempSync(join(tmpdir(), 'tessera-e2e-'));
  const port = await freePort();
  // One letter makes every captcha's answer the same: tests can't read pictures, and are not meant to.
  process.env.TESSERA_CAPTCHA_LETTERS = 'A';
  // A sign-in would cost a second of processor time otherwise.
  process.env.TESSERA_BOT_CHECK_MAXIMUM = '500';
  // All tests register from this one machine.
  process.env.TESSERA_REGISTRATIONS_PER_HOUR = '1000';
  // Few browsers are enough to have a broken canary taken back.
  process.env.TESSERA_REGISTRY_FEWEST_VISITORS = '4';
  const site = await startSite({ port, dataDir });
  process.env.TESSERA_E2E_PORT = String(port);
  process.env.TESSERA_E2E_DATA = dataDir;
  process.env.TESSERA_E2E_OPERATOR_PORT = String(site.operatorPort);
  // A second edge with releases of its own, for tests that take files away or choose other releases.
  const fragile = mkdtempSync(join(tmpdir(), 'tessera-e2e-releases-'));
  cpSync(process.env.TESSERA_RELEASES ?? `${ROOT}/dist`, fragile, { recursive: true });
  const fragilePort = await freePort();
  await site.startEdge(fragilePort, fragile);
  process.env.TESSERA_E2E_FRAGILE_PORT = String(fragilePort);
  process.env.TESSERA_E2E_FRAGILE_ROOT = fragile;
  return async () => {
    await site.supervisor.stop();
    for (const dir of [dataDir, fragile]) rmSync(dir, { recursive: true, force: true });
  };
}

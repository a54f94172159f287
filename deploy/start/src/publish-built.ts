import { existsSync, readFileSync } from 'node:fs';
import { type Built, readBuilt } from '../../registry/src/built.ts';
import { RegistryRefused } from '../../registry/src/command/client.ts';
import { folderOf, publish } from '../../registry/src/command/publish.ts';
import { Settings } from '../../registry/src/command/settings.ts';
import { replaceFile } from '../../registry/src/replace-file.ts';

/**
 * Publishes what was built on this machine, and makes stable what has changed since the last start. A restart with the same
 * sources changes nothing: what was promoted, tried or rolled back meanwhile stays.
 */
export async function publishBuilt(env: Readonly<Record<string, string>>): Promise<void> {
  const settings = new Settings({ ...process.env, ...env });
  const last = `${settings.folder}/last-built.json`;
  const before = existsSync(last) ? (JSON.parse(readFileSync(last, 'utf8')) as Built) : {};
  const built = readBuilt();
  const changed = Object.entries(built).filter(([id, version]) => before[id] !== version);
  if (changed.length === 0) return;

  const client = settings.client();
  const team = await settings.teamKey(undefined);
  const releases: { readonly remote: string; readonly version: string }[] = [];
  for (const [remote, version] of changed)
    try {
      await publish(client, folderOf(`${remote}@${version}`), { team });
      releases.push({ remote, version });
    } catch (cause) {
      // One release that would break others must not hold up the rest.
      if (!(cause instanceof RegistryRefused)) throw cause;
      console.error(`${remote} ${version} is not published, and the one before stays: ${cause.message}`);
    }
  if (releases.length === 0) return;
  await client.post('/v1/channels/stable/promote', { request: crypto.randomUUID(), releases }, team);
  const live = Object.fromEntries(releases.map(({ remote, version }) => [remote, version]));
  replaceFile(last, JSON.stringify({ ...before, ...live }));
}

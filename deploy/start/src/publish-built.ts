import { existsSync, readFileSync } from 'node:fs';
import { type Built, readBuilt } from '../../registry/src/built.ts';
import { RegistryRefused } from '../../registry/src/command/client.ts';
import { folderOf, publish } from '../../registry/src/command/publish.ts';
import { Settings } from '../../registry/src/command/settings.ts';
import { replaceFile } from '../../registry/src/replace-file.ts';

interface NamedRelease {
  readonly remote: string;
  readonly version: string;
}

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
  const releases: NamedRelease[] = [];
  for (const [remote, version] of changed)
    try {
      await publish(client, folderOf(`${remote}@${version}`), { team });
      releases.push({ remote, version });
    } catch (cause) {
      // One release that would break others must not hold up the rest.
      if (!(cause instanceof RegistryRefused)) throw cause;
      console.error(`${remote} ${version} is not published, and the one before stays: ${cause.message}`);
    }
  const promoted = await promoteAll(releases, (some) =>
    client.post('/v1/channels/stable/promote', { request: crypto.randomUUID(), releases: some }, team),
  );
  const live = Object.fromEntries(promoted.map(({ remote, version }) => [remote, version]));
  replaceFile(last, JSON.stringify({ ...before, ...live }));
}

/** Promotes releases together, because they may need each other; if that is refused, each that can be alone. */
export async function promoteAll(
  releases: readonly NamedRelease[],
  promote: (some: readonly NamedRelease[]) => Promise<unknown>,
): Promise<readonly NamedRelease[]> {
  if (releases.length === 0) return [];
  try {
    await promote(releases);
    return releases;
  } catch (cause) {
    if (!(cause instanceof RegistryRefused)) throw cause;
    const [only, ...others] = releases;
    if (only && others.length === 0) {
      console.error(`${only.remote} ${only.version} is not promoted, and the one before stays: ${cause.message}`);
      return [];
    }
  }
  const promoted: NamedRelease[] = [];
  for (const release of releases) promoted.push(...(await promoteAll([release], promote)));
  return promoted;
}

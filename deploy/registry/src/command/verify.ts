import type { FileList } from '@tessera/shared/registry';
import { trustRelease } from '@tessera/shared/registry/trust';
import { fewAtOnce } from '../few-at-once.ts';
import { integrityOf, objectOf } from '../file-names.ts';
import { namedVersions } from '../service/channel-commands.ts';
import { maxFileBytes, type Publication } from '../service/publish.ts';
import { unpacked } from '../unpacked.ts';
import type { RegistryClient } from './client.ts';
import type { Known } from './trusted.ts';

const filesAtOnce = 8;

export interface Verified {
  readonly releases: number;
  readonly files: number;
  /** What is wrong, as sentences. */
  readonly faults: readonly string[];
}

const sentence = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

/** Checks every release that a channel names: the statement's signature, the list of files, and every byte. */
export async function verify(client: RegistryClient, state: Known): Promise<Verified> {
  const faults: string[] = [];
  let files = 0;
  const named = Object.entries(state.channel.remotes).flatMap(([id, entry]) =>
    namedVersions(entry).map((version) => ({ id, version })),
  );
  for (const { id, version } of named) {
    try {
      const release = await client.get<Publication>(`/v1/releases/${id}/${version}`);
      const { builds } = await trustRelease(release.statement, { id, version }, state);
      if (integrityOf(release.files) !== builds.browser.files) throw new Error('files.json is not the signed one');
      const list = Object.entries(JSON.parse(release.files) as FileList);
      files += list.length;
      await fewAtOnce(list, filesAtOnce, ([path, integrity]) =>
        checkFile(client, integrity, release.encodings[path] ?? {}).catch((cause: unknown) => {
          faults.push(`${id} ${version}: ${path}: ${sentence(cause)}`);
        }),
      );
    } catch (cause) {
      faults.push(`${id} ${version}: ${sentence(cause)}`);
    }
  }
  return { releases: named.length, files, faults };
}

/** A file by its hash; throws if the registry sends something else. */
export async function fetchFile(client: RegistryClient, integrity: string): Promise<Buffer> {
  const content = await client.bytes(`/v1/objects/${objectOf(integrity)}`);
  if (integrityOf(content) !== integrity) throw new Error('its content is not the signed one');
  return content;
}

async function checkFile(
  client: RegistryClient,
  integrity: string,
  encodings: { readonly br?: string; readonly gz?: string },
): Promise<void> {
  const content = await fetchFile(client, integrity);
  for (const encoding of ['br', 'gz'] as const) {
    const hash = encodings[encoding];
    if (!hash) continue;
    const packed = await client.bytes(`/v1/objects/${hash}`);
    if (!(await unpacked(encoding, packed, maxFileBytes)).equals(content))
      throw new Error(`its ${encoding} form has another content`);
  }
}

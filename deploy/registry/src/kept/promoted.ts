import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FileList } from '@tessera/shared/registry';
import { trustRelease } from '@tessera/shared/registry/trust';
import type { RegistryClient } from '../command/client.ts';
import { CommandFailed } from '../command/command-failed.ts';
import type { Settings } from '../command/settings.ts';
import { type Known, readTrusted } from '../command/trusted.ts';
import { fetchFile } from '../command/verify.ts';
import { integrityOf } from '../file-names.ts';
import { FILE_LIST } from '../release-files.ts';
import { fileListContent } from '../service/api.ts';
import type { Publication } from '../service/publish.ts';
import { readText } from '../service/read-text.ts';
import type { BuiltFolder } from './keep.ts';

/**
 * Fetches what is stable in a registry, all or these ids, each into a folder below `into`. Throws if a signature or a
 * byte is wrong, or if the owner's key is known from the registry alone.
 */
export async function fetchPromoted(
  settings: Settings,
  ids: readonly string[],
  into: string,
): Promise<readonly BuiltFolder[]> {
  const state = await readTrusted(settings, 'stable');
  if (state.isOwnerAssumed)
    throw new CommandFailed('Name the public key of the registry’s owner: TESSERA_REGISTRY_OWNER_KEYS.');
  const { remotes } = state.channel;
  const unknown = ids.find((id) => remotes[id]?.stable === undefined);
  if (unknown !== undefined) throw new CommandFailed(`No release of "${unknown}" is stable.`);
  const promoted = Object.entries(remotes).flatMap(([id, { stable }]) =>
    stable !== undefined && (ids.length === 0 || ids.includes(id)) ? [{ id, version: stable }] : [],
  );
  const client = settings.client();
  const folders: BuiltFolder[] = [];
  for (const release of promoted) {
    const folder = join(into, release.id, release.version);
    await fetchRelease(client, state, release, folder);
    folders.push({ ...release, folder });
  }
  return folders;
}

async function fetchRelease(
  client: RegistryClient,
  state: Known,
  { id, version }: { readonly id: string; readonly version: string },
  folder: string,
): Promise<void> {
  const { statement, files } = await client.get<Publication>(`/v1/releases/${id}/${version}`);
  const { builds } = await trustRelease(statement, { id, version }, state);
  if (integrityOf(files) !== builds.browser.files)
    throw new CommandFailed(`The list of files of ${id} ${version} is not the signed one.`);
  // Its paths are checked as the registry checks them: a list decides where this writes.
  const list: FileList = readText(fileListContent, files, `${FILE_LIST} of ${id} ${version}`);
  for (const [path, integrity] of Object.entries(list)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), await fetchFile(client, integrity));
  }
  writeFileSync(join(folder, FILE_LIST), files);
}

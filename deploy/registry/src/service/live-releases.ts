import type { ChannelDocument, ChannelEntry, FileList, RemoteRelease, ShellRelease } from '@tessera/shared/registry';
import { objectOf, recordName } from '../file-names.ts';
import { namedVersions } from './channel-commands.ts';
import type { Registry } from './registry.ts';

/** What the site's operator needs to know of a remote to list and switch it. */
export interface ListedRemote {
  readonly id: string;
  readonly switch?: string;
  readonly owner?: string;
  readonly labels?: RemoteRelease['labels'];
}

/** The record of a published release: `remote.json` or `shell.json`. */
export async function readRecord(
  registry: Registry,
  id: string,
  version: string,
): Promise<RemoteRelease | ShellRelease> {
  const { files } = await registry.published(id, version);
  const integrity = (JSON.parse(files) as FileList)[recordName(id)];
  const content = integrity === undefined ? undefined : await registry.objects.read(objectOf(integrity));
  if (!content) throw new Error(`The files of ${id} ${version} are not in the store.`);
  return JSON.parse(content.toString('utf8')) as RemoteRelease | ShellRelease;
}

/** Every remote of a channel, in menu order, as its newest release says; the shell is none. */
export async function listRemotes(registry: Registry, { remotes }: ChannelDocument): Promise<readonly ListedRemote[]> {
  const ids = Object.keys(remotes).filter((id) => id !== 'shell');
  return Promise.all(ids.map((id) => listed(registry, id, remotes[id])));
}

async function listed(registry: Registry, id: string, entry: ChannelEntry | undefined): Promise<ListedRemote> {
  const [version] = entry ? namedVersions(entry) : [];
  const record = version === undefined ? undefined : await readRecord(registry, id, version);
  if (!record || !('contract' in record)) return { id };
  return { id, switch: record.contract.switch, owner: record.contract.owner, labels: record.labels };
}

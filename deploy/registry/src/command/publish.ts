import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileList, ReleaseStatement, RemoteRelease } from '@tessera/shared/registry';
import { readBuilt } from '../built.ts';
import { fewAtOnce } from '../few-at-once.ts';
import { integrityOf, objectOf, objectOfContent } from '../file-names.ts';
import { releasesRoot } from '../places.ts';
import { FILE_LIST, hashesOf } from '../release-files.ts';
import { type PrivateKey, signText } from '../service/private-keys.ts';
import type { Publication } from '../service/publish.ts';
import type { Encodings } from '../store/store.ts';
import type { RegistryClient } from './client.ts';
import { CommandFailed } from './command-failed.ts';

/** Beside the files of a release, and not in its list: the edge's copy of a statement. */
const STATEMENT = 'release.json';
const uploadsAtOnce = 8;

/** A built release as it is sent. */
interface BuiltRelease {
  readonly id: string;
  readonly version: string;
  readonly publication: Publication;
  /** The content of every object, by its hash. */
  readonly objects: ReadonlyMap<string, () => Buffer>;
}

export interface Published {
  readonly id: string;
  readonly version: string;
  /** How many files the registry did not have yet. */
  readonly sent: number;
}

const isComplete = (folder: string): boolean =>
  existsSync(join(folder, FILE_LIST)) && ['remote.json', 'shell.json'].some((name) => existsSync(join(folder, name)));

/**
 * The folder of a built release: a folder, or what was built of a package, as `wallet`, `mf-wallet` (the last build) or
 * `wallet@1.4.0`.
 */
export function folderOf(named: string): string {
  if (existsSync(named) && isComplete(named)) return named;
  const [id = '', version = readBuilt()[id]] = named.replace(/^mf-/, '').split('@');
  const folder = join(releasesRoot(), 'releases', id, version ?? '');
  if (version === undefined || !isComplete(folder))
    throw new CommandFailed(`There is no built release ${named}; build it first (npm run build), or name its folder.`);
  return folder;
}

/** Reads and signs a built release. */
export function signBuilt(folder: string, key: PrivateKey): BuiltRelease {
  const name = ['remote.json', 'shell.json'].find((each) => existsSync(join(folder, each)));
  if (!name) throw new CommandFailed(`${folder} has no release: remote.json is missing.`);
  const { id, version, container, entry, server } = JSON.parse(
    readFileSync(join(folder, name), 'utf8'),
  ) as RemoteRelease;
  const list: FileList = Object.fromEntries(Object.entries(hashesOf(folder)).filter(([path]) => path !== STATEMENT));
  const files = listText(folder, list);
  const objects = new Map<string, () => Buffer>([[objectOfContent(Buffer.from(files)), () => Buffer.from(files)]]);
  const encodings: Record<string, Encodings> = {};
  for (const [path, integrity] of Object.entries(list)) {
    objects.set(objectOf(integrity), () => readFileSync(join(folder, path)));
    for (const encoding of ['br', 'gz'] as const) {
      const compressed = join(folder, `${path}.${encoding}`);
      if (!existsSync(compressed)) continue;
      const hash = objectOfContent(readFileSync(compressed));
      encodings[path] = { ...encodings[path], [encoding]: hash };
      objects.set(hash, () => readFileSync(compressed));
    }
  }
  const statement: ReleaseStatement = {
    id,
    version,
    builds: {
      browser: {
        ...(container ? { container, entry } : {}),
        files: integrityOf(files),
      },
      ...(server ? { server: { entry: server, integrity: list[server] ?? '' } } : {}),
    },
  };
  return {
    id,
    version,
    publication: { statement: signText('release', JSON.stringify(statement), key), files, encodings },
    objects,
  };
}

/** The build's own list, because the statement is about its text; throws if it is not that of the files. */
function listText(folder: string, list: FileList): string {
  const text = readFileSync(join(folder, FILE_LIST), 'utf8');
  const built = JSON.parse(text) as FileList;
  const changed = [...new Set([...Object.keys(built), ...Object.keys(list)])].find(
    (file) => built[file] !== list[file],
  );
  if (changed) throw new CommandFailed(`${join(folder, changed)} was changed after the build; build it again.`);
  return text;
}

interface Keys {
  readonly team: PrivateKey;
  /** The owner's, who allows what breaks others. */
  readonly owner?: PrivateKey | undefined;
}

/** Publishes a built release; one that is already published with the same files is a success. */
export async function publish(client: RegistryClient, folder: string, { team, owner }: Keys): Promise<Published> {
  const { id, version, publication, objects } = signBuilt(folder, team);
  const { missing } = await client.post<{ missing: string[] }>('/v1/releases', publication, team);
  await fewAtOnce(missing, uploadsAtOnce, async (hash) => {
    const read = objects.get(hash);
    if (!read) throw new CommandFailed(`The registry asks for ${hash}, which is no file of ${id} ${version}.`);
    await client.putBytes(`/v1/objects/${hash}`, read(), team);
  });
  const path = `/v1/releases/${id}/${version}/commit`;
  await client.post(path, { ...publication, ...(owner ? { allowBreaking: true } : {}) }, owner ?? team);
  return { id, version, sent: missing.length };
}

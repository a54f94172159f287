import { existsSync, readFileSync } from 'node:fs';
import type { FileList, RemoteRelease, ShellRelease, Signed } from '@tessera/shared/registry';
import { integrityOf, recordName } from '../../../registry/src/file-names.ts';
import type { ServedRelease } from './source.ts';

/** Reads the record of a release in `folder`, with the address and the list of its files. */
export function readRecord(folder: string, id: string, version: string, statement?: Signed): ServedRelease {
  const path = `${id}/${version}`;
  const text = readFileSync(`${folder}/${path}/${recordName(id)}`, 'utf8');
  const record = JSON.parse(text) as RemoteRelease | ShellRelease;
  // A team may sign what it likes for its own remote, but not in the name of another one.
  if (record.id !== id || record.version !== version)
    throw new Error(`The record of ${path} is that of ${record.id} ${record.version}.`);
  const files = readFiles(`${folder}/${path}/files.json`);
  return { ...record, ...files, base: `/assets/${path}/`, ...(statement ? { statement } : {}) };
}

/** The list of a release's files with its own hash. Builds of `npm run dev` have none. */
function readFiles(list: string): Pick<ServedRelease, 'files' | 'filesHash'> {
  if (!existsSync(list)) return { files: {}, filesHash: '' };
  const text = readFileSync(list, 'utf8');
  return { files: JSON.parse(text) as FileList, filesHash: integrityOf(text) };
}

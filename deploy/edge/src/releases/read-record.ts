import { existsSync, readFileSync } from 'node:fs';
import type { FileList, RemoteRelease, ShellRelease, Signed } from '@tessera/shared/registry';
import * as v from 'valibot';
import { integrityOf, recordName } from '../../../registry/src/file-names.ts';
import { remoteRecord, shellRecord } from '../../../registry/src/service/record-schema.ts';
import type { ServedRelease } from './source.ts';

/** Reads the record of a release in `folder`, with the address and the list of its files. */
export function readRecord(folder: string, id: string, version: string, statement?: Signed): ServedRelease {
  const path = `${id}/${version}`;
  const text = readFileSync(`${folder}/${path}/${recordName(id)}`, 'utf8');
  const record = JSON.parse(text) as RemoteRelease | ShellRelease;
  // Pages render from it outside of any error boundary: a team must not be able to leave something out.
  const { issues } = v.safeParse(id === 'shell' ? shellRecord : remoteRecord, record);
  if (statement && issues) throw new Error(`The record of ${path} is not complete: ${v.summarize(issues)}`);
  // A team may sign what it likes for its own remote, but not in the name of another one.
  if (record.id !== id || record.version !== version)
    throw new Error(`The record of ${path} is that of ${record.id} ${record.version}.`);
  const files = readFiles(`${folder}/${path}/files.json`);
  // The edge runs it: it must be one of the files that were signed.
  if (record.server !== undefined && !Object.hasOwn(files.files, record.server))
    throw new Error(`The server build of ${path} is not among its files.`);
  return { ...record, ...files, base: `/assets/${path}/`, ...(statement ? { statement } : {}) };
}

/** The list of a release's files with its own hash. Builds of `npm run dev` have none. */
function readFiles(list: string): Pick<ServedRelease, 'files' | 'filesHash'> {
  if (!existsSync(list)) return { files: {}, filesHash: '' };
  const text = readFileSync(list, 'utf8');
  return { files: JSON.parse(text) as FileList, filesHash: integrityOf(text) };
}

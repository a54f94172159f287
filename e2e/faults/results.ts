import { mkdirSync, writeFileSync } from 'node:fs';
import { ROOT } from '../../deploy/start/src/settings.ts';

/** Where a whole run leaves what it has observed, for the table. */
export const resultsFolder = `${ROOT}/.tessera/faults`;

/** Leaves one observation, in a file of its own: several tests write at once. */
export function writeResult(name: string, content: unknown): void {
  mkdirSync(resultsFolder, { recursive: true });
  writeFileSync(`${resultsFolder}/${name.replace(/\W+/g, '-')}.json`, JSON.stringify(content));
}

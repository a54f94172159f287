import { readdirSync } from 'node:fs';
import type { Endpoint } from '@tessera/shared/wire/define-endpoint';

const wireFolder = new URL('../../../../shared/src/wire/', import.meta.url);

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value;

/** Every call that `shared/src/wire` defines, read from its folders, by area. */
export async function definedEndpoints(): Promise<readonly Endpoint[]> {
  const areas = readdirSync(wireFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const loaded = await Promise.all(
    areas.map(async ({ name }) => (await import(new URL(`${name}/index.ts`, wireFolder).href)) as object),
  );
  return loaded.flatMap((area) => Object.values(area).filter(isEndpoint));
}

// `npm run keep-release`: keeps what was built last, after it was promoted to stable. With names, only these:
// `npm run keep-release -- wallet shell`.
import { readBuilt } from '../built.ts';
import { releasesRoot } from '../places.ts';
import { keep } from './keep.ts';
import { KEPT } from './kept-releases.ts';

const built = readBuilt();
const names = process.argv.slice(2);
const unknown = names.find((id) => !Object.hasOwn(built, id));

try {
  if (Object.keys(built).length === 0) throw new Error('Nothing was built yet: npm run build.');
  if (unknown !== undefined)
    throw new Error(`Nothing was built of "${unknown}"; there are ${Object.keys(built).join(', ')}.`);
  const releases = Object.entries(built)
    .filter(([id]) => names.length === 0 || names.includes(id))
    .map(([id, version]) => ({ id, version, folder: `${releasesRoot()}/releases/${id}/${version}` }));
  const today = new Date().toISOString().slice(0, 10);
  for (const line of keep(releases, { kept: KEPT, today })) console.log(line);
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
}

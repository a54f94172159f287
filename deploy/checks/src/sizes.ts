import { readFileSync, statSync, writeFileSync } from 'node:fs';
import filePlugin from '@size-limit/file';
import type { FileList, PartFiles, RemoteRelease, ShellRelease } from '@tessera/shared/registry';
import sizeLimit from 'size-limit';
import { oversizedParts } from '../../registry/src/service/breaks.ts';
import { ROOT } from './parts.ts';

const DIST = `${ROOT}/dist`;
const LIMITS = `${ROOT}/deploy/checks/size-limits.json`;
/** Allowed growth before a person must raise a limit. */
const SLACK = 1.03;
/** Of what the registry accepts: the same sources come to some bytes more or less with each build. */
const MOST_OF_BUDGET = 0.98;
/** The page where most visits start, and its remote. */
const FIRST_ROUTE = { path: '/rng', remote: 'games' };

type Sizes = Readonly<Record<string, number>>;

function readJson<Value>(path: string): Value {
  return JSON.parse(readFileSync(path, 'utf8')) as Value;
}

const scripts = ({ js = [] }: Partial<PartFiles> = {}): readonly string[] => js;

/** The records of what was built, and the folder of each. */
function builtReleases() {
  const versions = readJson<Record<string, string>>(`${DIST}/built.json`);
  const dirOf = (id: string) => `${DIST}/releases/${id}/${versions[id]}`;
  const shell = readJson<ShellRelease>(`${dirOf('shell')}/shell.json`);
  const remotes = Object.keys(versions)
    .filter((id) => id !== 'shell')
    .map((id) => readJson<RemoteRelease>(`${dirOf(id)}/remote.json`));
  return { shell, remotes, dirOf };
}

/** Parts for which the registry might refuse a release. */
function partFaults(): readonly string[] {
  const { shell, remotes, dirOf } = builtReleases();
  return [shell, ...remotes].flatMap((release) =>
    oversizedParts(release, (path) => statSync(`${dirOf(release.id)}/${path}.br`).size, MOST_OF_BUDGET).map(
      (fault) => `${release.id}: ${fault}`,
    ),
  );
}

/** The scripts that browsers load of each release and for the first route, from the releases' records. */
function measured(): Map<string, readonly string[]> {
  const { shell, remotes, dirOf } = builtReleases();
  const ofShell = (files: readonly string[]) => files.map((file) => `${dirOf('shell')}/${file}`);

  const result = new Map<string, readonly string[]>();
  for (const { id, server } of remotes)
    result.set(
      id,
      Object.keys(readJson<FileList>(`${dirOf(id)}/files.json`))
        .filter((file) => file.endsWith('.js') && file !== server)
        .map((file) => `${dirOf(id)}/${file}`),
    );
  const first = remotes.find(({ id }) => id === FIRST_ROUTE.remote);
  const route = first?.parts[`route:${FIRST_ROUTE.path}`];
  if (!first || !route) throw new Error(`No release has the page ${FIRST_ROUTE.path}.`);
  const chrome = Object.entries(shell.parts).filter(([key]) => key.startsWith('chrome:'));
  const own = [first.entry, ...scripts(first.parts.contract), ...scripts(route)];
  result.set(`first route (${FIRST_ROUTE.path})`, [
    ...new Set([
      ...ofShell([
        ...scripts(shell.boot),
        ...chrome.flatMap(([, part]) => scripts(part)),
        ...(route.shared ?? []).flatMap((key) => scripts(shell.parts[key])),
      ]),
      ...own.map((file) => `${dirOf(first.id)}/${file}`),
    ]),
  ]);
  return result;
}

/** Transferred bytes (brotli, as built) of each release's scripts and of the first route's. */
export async function measureSizes(): Promise<Sizes> {
  const sizes: Record<string, number> = {};
  for (const [name, files] of measured()) {
    const checks = [{ files: files.map((file) => `${file}.br`), brotli: false }];
    // The library's type is only "object".
    const [result] = (await sizeLimit([filePlugin], { checks })) as readonly { readonly size: number }[];
    if (!result) throw new Error(`The scripts of ${name} could not be measured.`);
    sizes[name] = result.size;
  }
  return sizes;
}

const inKilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

/** Releases, routes and parts that exceed their limit, and releases that have none. */
export async function sizeFaults(): Promise<string[]> {
  const limits = readJson<Sizes>(LIMITS);
  const ofReleases = Object.entries(await measureSizes()).flatMap(([name, size]) => {
    const limit = limits[name];
    if (limit === undefined) return [`${name} (${inKilobytes(size)}) has no limit: npm run size-limits`];
    if (size <= limit) return [];
    return [
      `${name} has ${inKilobytes(size)} of script, more than its ${inKilobytes(limit)}: make it smaller, or raise the limit with npm run size-limits and say why`,
    ];
  });
  return [...ofReleases, ...partFaults()];
}

/** Sets every limit a little above today's size. */
export async function writeLimits(): Promise<void> {
  const sizes = await measureSizes();
  const limits = Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, Math.ceil(size * SLACK)]));
  writeFileSync(LIMITS, `${JSON.stringify(limits, null, 2)}\n`);
  for (const [name, size] of Object.entries(sizes)) console.log(`${name}: ${inKilobytes(size)}`);
}

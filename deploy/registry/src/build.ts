import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isConsoleBuilt } from './build-console.ts';
import { isBuilt, packageVersion } from './build-package.ts';
import { readBuilt, writeBuilt } from './built.ts';
import { readContract, serialise } from './contract-json.ts';
import { payloadsOf } from './payloads.ts';
import { packageDir, REMOTE_IDS, releasesRoot } from './places.ts';
import { writeSharedPackages } from './shared-packages.ts';
import { sourceHash } from './source-hash.ts';

/** While several remotes are being changed at once, one that does not build must not stop the others. */
const continuesAfterFailure = process.env.TESSERA_KEEP_GOING === '1';

interface Job {
  readonly id: string;
  readonly version: string;
}

const children = new Set<ChildProcess>();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    for (const child of children) child.kill(signal);
    process.exit(1);
  });

/** `--except=shell,wallet`: `npm run dev` builds these itself, and the console as it was last built is enough for it. */
const except = process.argv
  .find((arg) => arg.startsWith('--except='))
  ?.slice('--except='.length)
  .split(',');

const CONSOLE: Job = { id: 'console', version: '' };

const needsConsole = (): boolean => (except ? !existsSync(`${releasesRoot()}/console/index.html`) : !isConsoleBuilt());

/** Builds what has changed, at most one build per core, and lists what was built. */
async function main(): Promise<void> {
  // Before hashing, because this file belongs to the shell's sources.
  writeSharedPackages();
  const ids = ['shell', ...REMOTE_IDS].filter((id) => !except?.includes(id));
  const jobs = await Promise.all(ids.map(async (id): Promise<Job> => ({ id, version: await versionOf(id) })));
  // The console is one page, not a release.
  const stale = [...jobs.filter((job) => !isBuilt(job.id, job.version)), ...(needsConsole() ? [CONSOLE] : [])];
  const startedAt = Date.now();
  const waiting = [...stale];
  const failed = new Set<string>();
  const worker = async (): Promise<void> => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const from = Date.now();
      const isBuiltNow = await buildInChild(job).then(
        () => true,
        (cause: unknown) => {
          if (!continuesAfterFailure) throw cause;
          console.error(`  ${String(cause)} Its last release remains in use.`);
          failed.add(job.id);
          return false;
        },
      );
      if (!isBuiltNow) continue;
      console.log(`  built ${job.id.padEnd(10)} ${job.version}  ${((Date.now() - from) / 1000).toFixed(1)} s`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, worker));
  writeBuilt({
    ...readBuilt(),
    ...Object.fromEntries(jobs.filter(({ id }) => !failed.has(id)).map((job) => [job.id, job.version])),
  });
  console.log(
    stale.length === 0
      ? '  nothing to build: all releases are there'
      : `  ${stale.length} built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`,
  );
}

async function versionOf(id: string): Promise<string> {
  // The shell is built from the sources of all that is exchanged.
  const exchanged = id === 'shell' ? undefined : payloadsOf(serialise(await readContract(packageDir(id))));
  return `${packageVersion(id)}-${sourceHash(id, 'production', JSON.stringify(exchanged))}`;
}

function buildInChild(job: Job): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', fileURLToPath(new URL('./build-one.ts', import.meta.url)), job.id, job.version],
      { stdio: ['ignore', 'inherit', 'inherit'] },
    );
    children.add(child);
    child.on('error', reject);
    child.on('exit', (code) => {
      children.delete(child);
      if (code === 0) resolve();
      else reject(new Error(`The build of ${job.id} failed.`));
    });
  });
}

main().catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
});

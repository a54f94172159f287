import { copyFileSync, mkdirSync, watch } from 'node:fs';
import { dirname } from 'node:path';
import { REMOTE_IDS, releasesRoot } from '../../registry/src/places.ts';
import { announce } from './announce.ts';
import { checkSettings } from './check-settings.ts';
import { endWith } from './ending.ts';
import { printAndFail } from './print-and-fail.ts';
import { runScript } from './run.ts';
import { CannotStart, ROOT, readSettings } from './settings.ts';
import { startSite } from './site.ts';
import { Supervisor } from './supervisor.ts';

function watchedIds(names: readonly string[]): readonly string[] {
  const unknown = names.find((name) => name !== 'shell' && !REMOTE_IDS.includes(name));
  if (unknown !== undefined)
    throw new CannotStart(`There is no remote "${unknown}"; the remotes are ${REMOTE_IDS.join(', ')}.`);
  return [...new Set(['shell', ...names])];
}

/** Folders whose changes require a restart of a back-end process. */
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  operator: ['deploy/operator', 'deploy/wallet-protocol', 'shared/src'],
  provider: ['deploy/provider', 'deploy/wallet-protocol'],
  edge: ['deploy/edge'],
};
/** The parts of `shared/src` that only browsers use. */
const BROWSER_ONLY = /^(?:ui|theme|form|dialogs|router)\//;
const SETTLE_MS = 300;

function restartOnChanges(supervisor: Supervisor): void {
  for (const [name, folders] of Object.entries(SOURCES)) {
    let timer: NodeJS.Timeout | undefined;
    const restart = (): void => {
      console.log(`The ${name} is restarted: its files have changed.`);
      supervisor.restart(name);
    };
    for (const folder of folders)
      watch(`${ROOT}/${folder}`, { recursive: true }, (_, file) => {
        if (!file || !/\.(?:ts|mjs|sql|json)$/.test(file) || /\.test\.|node_modules/.test(file)) return;
        if (folder === 'shared/src' && BROWSER_ONLY.test(file)) return;
        clearTimeout(timer);
        timer = setTimeout(restart, SETTLE_MS);
      }).unref();
  }
}

/** What the watch builds is listed in this site's own data: no other site, and no registry, gets to know it. */
function useOwnReleases(dataDir: string): void {
  const list = `${dataDir}/development/built.json`;
  mkdirSync(dirname(list), { recursive: true });
  copyFileSync(`${releasesRoot()}/built.json`, list);
  process.env.TESSERA_RELEASES = releasesRoot();
  process.env.TESSERA_BUILT = list;
}

/** `npm run dev -- wallet`: starts the site, and rebuilds the shell and the named remotes when they change. */
async function main(): Promise<void> {
  const supervisor = new Supervisor();
  endWith(() => supervisor.stop());
  const ids = watchedIds(process.argv.slice(2));
  const settings = readSettings();
  await checkSettings(settings);
  if ((await runScript('deploy/registry/src/build.ts', [`--except=${ids.join(',')}`])) !== 0)
    throw new CannotStart('The applications could not be built; see above.');
  process.env.TESSERA_DEV = '1';
  useOwnReleases(settings.dataDir);
  console.log(`Starting operator, provider and edge, and the watch of ${ids.join(', ')} …`);
  const watcher = { name: 'watcher', entry: 'deploy/registry/src/watch/watch.ts', args: ids, env: {} };
  try {
    await Promise.all([startSite(settings, supervisor), supervisor.start(watcher)]);
  } catch (cause) {
    await supervisor.stop();
    throw cause;
  }
  restartOnChanges(supervisor);
  announce(settings, `; watching ${ids.join(', ')}`);
}

main().catch(printAndFail);

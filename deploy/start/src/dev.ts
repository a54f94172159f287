import { REMOTE_IDS } from '../../registry/src/places.ts';
import { announce } from './announce.ts';
import { checkSettings } from './check-settings.ts';
import { endWith } from './ending.ts';
import { runScript } from './run.ts';
import { sayAndFail } from './say.ts';
import { CannotStart, readSettings } from './settings.ts';
import { startSite } from './site.ts';
import { Supervisor } from './supervisor.ts';

function watchedIds(names: readonly string[]): readonly string[] {
  const unknown = names.find((name) => name !== 'shell' && !REMOTE_IDS.includes(name));
  if (unknown !== undefined)
    throw new CannotStart(`There is no remote "${unknown}"; the remotes are ${REMOTE_IDS.join(', ')}.`);
  return [...new Set(['shell', ...names])];
}

/** `npm run dev -- wallet`: starts the site, and rebuilds the shell and the named remotes when they change. */
async function main(): Promise<void> {
  const supervisor = new Supervisor();
  endWith(() => supervisor.stop());
  const ids = watchedIds(process.argv.slice(2));
  const settings = readSettings();
  await checkSettings(settings);
  if ((await runScript('deploy/registry/src/build.ts')) !== 0)
    throw new CannotStart('The applications could not be built; see above.');
  process.env.TESSERA_DEV = '1';
  console.log(`Starting operator, provider and edge, and the watch of ${ids.join(', ')} …`);
  const watcher = { name: 'watcher', entry: 'deploy/registry/src/watch.ts', args: ids, env: {} };
  try {
    await Promise.all([startSite(settings, supervisor), supervisor.start(watcher)]);
  } catch (cause) {
    await supervisor.stop();
    throw cause;
  }
  announce(settings, `; watching ${ids.join(', ')}`);
}

main().catch(sayAndFail);

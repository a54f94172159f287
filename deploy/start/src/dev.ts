import { runScript } from './run.ts';
import { CannotStart, checkSettings, readSettings } from './settings.ts';
import { startSite } from './site.ts';

/** `npm run dev -- wallet`: the shell and the named remotes are rebuilt when they change, over the running sandbox. */
async function main(): Promise<void> {
  const settings = readSettings();
  await checkSettings(settings);
  const ids = ['shell', ...process.argv.slice(2)];
  if ((await runScript('deploy/registry/src/build.ts')) !== 0)
    throw new CannotStart('The applications could not be built; see above.');
  process.env.TESSERA_DEV = '1';
  const { supervisor } = await startSite(settings);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void supervisor.stop().then(() => process.exit(0)));
  console.log(`Tessera is ready on http://localhost:${settings.port}; watching ${ids.join(', ')}.`);
  await runScript('deploy/registry/src/watch.ts', ids);
}

main().catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
});

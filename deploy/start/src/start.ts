import { runScript } from './run.ts';
import { CannotStart, checkSettings, readSettings, type Settings } from './settings.ts';
import { startSite } from './site.ts';

function announce({ port }: Settings): void {
  const at = (host: string) => `http://${host}:${port}`;
  console.log(`
Tessera is ready on ${at('localhost')}

  aurora    ${at('aurora.localhost')}    Korean, everything on
  lotus     ${at('lotus.localhost')}     Vietnamese, lottery first
  harbor    ${at('harbor.localhost')}    English, log-in first
  console   ${at('console.localhost')}   operator / Operator1234

  player    player01 / Play1234
  agent     agent01 / Agent1234

Play money only. Ctrl-C stops everything.`);
}

async function main(): Promise<void> {
  const settings = readSettings();
  await checkSettings(settings);
  console.log('Building the applications …');
  if ((await runScript('deploy/registry/src/build.ts')) !== 0)
    throw new CannotStart('The applications could not be built; see above.');
  console.log('Starting operator, provider and edge …');
  const { supervisor } = await startSite(settings);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      console.log('\nStopping …');
      void supervisor.stop().then(() => process.exit(0));
    });
  }
  announce(settings);
}

main().catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
});

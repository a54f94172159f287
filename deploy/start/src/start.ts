import { announce } from './announce.ts';
import { checkSettings } from './check-settings.ts';
import { endWith } from './ending.ts';
import { printAndFail } from './print-and-fail.ts';
import { runScript } from './run.ts';
import { CannotStart, readSettings } from './settings.ts';
import { startSite } from './site.ts';
import { Supervisor } from './supervisor.ts';

async function main(): Promise<void> {
  const supervisor = new Supervisor();
  endWith(async () => {
    console.log('\nStopping …');
    await supervisor.stop();
  });
  const settings = readSettings(process.env, process.argv.includes('--tls'));
  await checkSettings(settings);
  console.log('Building the applications …');
  if ((await runScript('deploy/registry/src/build.ts')) !== 0)
    throw new CannotStart('The applications could not be built; see above.');
  console.log(
    `Starting registry, operator, provider and edge${settings.httpPort === undefined ? '' : ', and nginx'} …`,
  );
  await startSite(settings, supervisor);
  announce(settings);
}

main().catch(printAndFail);

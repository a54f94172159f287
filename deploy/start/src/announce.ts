import type { Settings } from './settings.ts';

/** Prints the URLs of the running site and the demo accounts. */
export function announce({ port }: Settings, note = ''): void {
  const at = (host: string) => `http://${host}:${port}`;
  console.log(`
Tessera is ready on ${at('localhost')}${note}

  aurora    ${at('aurora.localhost')}    Korean, everything on
  lotus     ${at('lotus.localhost')}     Vietnamese, lottery first
  harbor    ${at('harbor.localhost')}    English, log-in first
  console   ${at('console.localhost')}   operator / Operator1234

  player    player01 / Play1234
  agent     agent01 / Agent1234

Play money only. Ctrl-C stops everything.`);
}

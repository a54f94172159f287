import type { Settings } from './settings.ts';

/** Prints the URLs of the running site and the demo accounts. */
export function announce({ port, httpPort }: Settings, note = ''): void {
  const hasTls = httpPort !== undefined;
  const at = (host: string) => `${hasTls ? 'https' : 'http'}://${host}:${port}`;
  const demo = `
  aurora    ${at('aurora.localhost')}    Korean, everything on
  lotus     ${at('lotus.localhost')}     Vietnamese, lottery first
  harbor    ${at('harbor.localhost')}    English, log-in first
  console   ${at('console.localhost')}   operator / Operator1234

  player    player01 / Play1234
  agent     agent01 / Agent1234
`;
  const withoutDemo = `
  console   ${at('console.localhost')}   operator, with the password of TESSERA_CONSOLE_PASSWORD

TESSERA_DEMO=off: a fresh database has no merchant. Make one in the console under "Set up".
`;
  const front = `
nginx stands in front with a certificate signed by itself: browsers warn of it.
http://localhost:${httpPort} leads here.
`;
  console.log(`
Tessera is ready on ${at('localhost')}${note}
${process.env.TESSERA_DEMO === 'off' ? withoutDemo : demo}
${hasTls ? `${front}\n` : ''}Play money only. Ctrl-C stops everything.`);
}

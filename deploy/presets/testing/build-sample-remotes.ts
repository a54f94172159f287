import { mkdirSync, writeFileSync } from 'node:fs';
import webpack from 'webpack';
import { remoteConfig } from '../webpack/index.ts';
import { SERVER_BUILD } from '../webpack/server.ts';

/**
 * Builds versions 1.0.0 and 2.0.0 of a small remote, and a third whose contract throws, into a folder each, with the
 * configuration of every remote. A process of its own, because webpack does not run beside a test's document.
 */
const [work = ''] = process.argv.slice(2);

const broken = `throw new Error('This contract is broken.');\nexport default {};`;

const contractOf = (version: string): string => `export default {
  id: 'sample',
  version: '${version}',
  routes: [{ path: '/sample', page: () => import('./page.ts') }],
};`;

const pageOf = (version: string): string => `import { kit } from '@tessera/shared/kit';
import styles from './page.module.css';
export default { text: 'page ${version}', kit, className: styles.page };`;

const sources: Readonly<Record<string, string>> = {
  '1.0.0': contractOf('1.0.0'),
  '2.0.0': contractOf('2.0.0'),
  '3.0.0': broken,
};

const configs = Object.entries(sources).flatMap(([version, contract]) => {
  const dir = `${work}/source/${version}`;
  mkdirSync(`${dir}/src`, { recursive: true });
  writeFileSync(`${dir}/src/contract.ts`, contract);
  writeFileSync(`${dir}/src/page.ts`, pageOf(version));
  writeFileSync(`${dir}/src/page.module.css`, `.page { --version: '${version}'; }`);
  const builds = remoteConfig({ id: 'sample', dir, outDir: `${work}/${version}`, version, isProduction: true });
  return builds.filter(({ name }) => name !== SERVER_BUILD).map((config) => ({ ...config, cache: false }));
});

webpack(configs).run((failure, stats) => {
  if (!failure && !stats?.hasErrors()) return;
  console.error(failure ?? stats?.toString({ preset: 'errors-only' }));
  process.exitCode = 1;
});

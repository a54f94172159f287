import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ROOT } from './places.ts';

const NOT_FOR_BROWSERS =
  /^\.\/(?:testing|theme|ui\/locales|i18n\/languages|wire\/(?:console|define-endpoint|money-codec))/;

/** What remotes import of React; their JSX is compiled to the last two. */
const REACT = ['react', 'react-dom', 'react/jsx-runtime', 'react/jsx-dev-runtime'];

/** Writes the shell module that lists what remotes may use of the shell: React, and every export of `@tessera/shared`. */
export function writeSharedPackages(): void {
  const { version, exports, dependencies } = JSON.parse(readFileSync(`${ROOT}/shared/package.json`, 'utf8')) as {
    version: string;
    exports: Record<string, string>;
    dependencies: Record<string, string>;
  };
  const own = Object.keys(exports)
    .filter(
      (key) =>
        !NOT_FOR_BROWSERS.test(key) && !exports[key]?.endsWith('.css') && existsSync(`${ROOT}/shared/${exports[key]}`),
    )
    .map((key) => `@tessera/shared/${key.slice(2)}`)
    .sort();
  const listed = (from: string | undefined, names: readonly string[]): string =>
    `  {\n    version: '${from}',\n    modules: {\n${names.map((name) => `      '${name}': () => import('${name}'),\n`).join('')}    },\n  },\n`;
  mkdirSync(`${ROOT}/shell/src/generated`, { recursive: true });
  writeFileSync(
    `${ROOT}/shell/src/generated/shared-packages.ts`,
    [
      '// Generated from shared/package.json by deploy/registry; not edited by hand.\n',
      "import type { SharedPackage } from '../remotes/share-scope.ts';\n\n",
      'export const sharedPackages: readonly SharedPackage[] = [\n',
      listed(dependencies.react, REACT),
      listed(version, own),
      '];\n',
    ].join(''),
  );
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ROOT } from './places.ts';

/** What no remote imports: tests, styles, and what is the shell's, the edge's or the build's own. */
const NOT_FOR_REMOTES =
  /^\.\/(?:registry|testing|theme|ui\/locales|i18n\/languages|switches\/defaults|contract\/check|intents\/specs|ui\/icons\/create-icon|wire\/(?:console|define-endpoint|money-codec))/;

/** The modules of `@tessera/shared` that the shell needs at its start: all of each comes with its code, without files of their own. */
const CORE =
  /^\.\/(?:contract|events|intents|dialogs|session|switches|api|i18n|merchant|clock|query|router|store|money)$/;

/** What remotes import of React; their JSX is compiled to the last two. */
const REACT = ['react', 'react-dom', 'react/jsx-runtime', 'react/jsx-dev-runtime'];

interface SharedModule {
  readonly name: string;
  readonly isEager: boolean;
}

const importOf = ({ name, isEager }: SharedModule): string =>
  `      '${name}': () => import(${isEager ? '/* webpackMode: "eager" */ ' : ''}'${name}'),\n`;

interface SharedManifest {
  readonly version: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

const readManifest = (): SharedManifest =>
  JSON.parse(readFileSync(`${ROOT}/shared/package.json`, 'utf8')) as SharedManifest;

/** What remotes may use of `@tessera/shared`. */
const ownModules = ({ exports }: SharedManifest): readonly SharedModule[] =>
  Object.keys(exports)
    .filter(
      (key) =>
        !NOT_FOR_REMOTES.test(key) && !exports[key]?.endsWith('.css') && existsSync(`${ROOT}/shared/${exports[key]}`),
    )
    .sort()
    .map((key) => ({ name: `@tessera/shared/${key.slice(2)}`, isEager: CORE.test(key) }));

/** The file that each module of `@tessera/shared` for remotes is, by the module's name in imports. */
export function sharedFiles(): readonly (readonly [string, string])[] {
  const { exports } = readManifest();
  return shareKeys().map((name) => [name, `${ROOT}/shared/${exports[`.${name.slice('@tessera/shared'.length)}`]}`]);
}

/** Share keys of `@tessera/shared` that a shell of this checkout has for remotes. */
export const shareKeys = (): readonly string[] => ownModules(readManifest()).map(({ name }) => name);

/** The versions of what a shell of this checkout shares, by package. */
export function sharedVersions(): Readonly<Record<string, string>> {
  const { version, dependencies } = readManifest();
  return { react: dependencies.react ?? '', 'react-dom': dependencies['react-dom'] ?? '', '@tessera/shared': version };
}

/** Writes the shell module that lists what remotes may use of the shell: React, and every export of `@tessera/shared`. */
export function writeSharedPackages(): void {
  const manifest = readManifest();
  const { version, dependencies } = manifest;
  const listed = (from: string | undefined, modules: readonly SharedModule[]): string =>
    `  {\n    version: '${from}',\n    modules: {\n${modules.map(importOf).join('')}    },\n  },\n`;
  mkdirSync(`${ROOT}/shell/src/generated`, { recursive: true });
  writeFileSync(
    `${ROOT}/shell/src/generated/shared-packages.ts`,
    [
      '// Generated from shared/package.json by deploy/registry; not edited by hand.\n',
      "import type { SharedPackage } from '../remotes/share-scope.ts';\n\n",
      'export const sharedPackages: readonly SharedPackage[] = [\n',
      listed(
        dependencies.react,
        REACT.map((name) => ({ name, isEager: false })),
      ),
      listed(version, ownModules(manifest)),
      '];\n',
    ].join(''),
  );
}

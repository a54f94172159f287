import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ROOT } from './places.ts';

const NOT_FOR_BROWSERS =
  /^\.\/(?:testing|theme|ui\/locales|i18n\/languages|wire\/(?:console|define-endpoint|money-codec))/;

/**
 * Writes the shell module that makes every export of `@tessera/shared` available to the remotes: a share prefix
 * provides only what the shell itself imports. It is never executed.
 */
export function writeProvidedShares(): void {
  const { exports } = JSON.parse(readFileSync(`${ROOT}/shared/package.json`, 'utf8')) as {
    exports: Record<string, string>;
  };
  const keys = Object.keys(exports)
    .filter(
      (key) =>
        !NOT_FOR_BROWSERS.test(key) && !exports[key]?.endsWith('.css') && existsSync(`${ROOT}/shared/${exports[key]}`),
    )
    .map((key) => `@tessera/shared/${key.slice(2)}`)
    .sort();
  mkdirSync(`${ROOT}/shell/src/generated`, { recursive: true });
  const lines = keys.map((key) => `  () => import('${key}'),`).join('\n');
  writeFileSync(
    `${ROOT}/shell/src/generated/provided-shares.ts`,
    `// Generated from shared/package.json by deploy/registry; not edited by hand.\nexport const providedShares = [\n${lines}\n];\n`,
  );
}

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { eventSpecs } from '@tessera/shared/events';
import type { ModuleNames, ShellOffers } from '@tessera/shared/registry';
import { sharedFiles, sharedVersions } from './shared-packages.ts';

const IS_SOURCE = /\.tsx?$/;
const IS_TEST = /\.test(-d)?\.tsx?$|(?:^|\/)testing\//;

const sourcesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => IS_SOURCE.test(name) && !IS_TEST.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

/** The names in the braces of an import or export, without types: a list of what is in the module's code. */
const listed = (braces: string, which: 'first' | 'last'): readonly string[] =>
  braces
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '' && !each.startsWith('type '))
    .map((each) => each.split(/\s+as\s+/).at(which === 'first' ? 0 : -1) ?? each);

/** What a module of ours exports, but for types; read from its source, so that nothing of it is run. */
export function exportedNames(file: string): readonly string[] {
  const source = readFileSync(file, 'utf8');
  const declared = source.matchAll(/^export (?:async )?(?:const|let|function\*?|class|enum) (\w+)/gm);
  const lists = source.matchAll(/^export \{([^}]*)\}/gm);
  const everything = source.matchAll(/^export \* from '(\.[^']+)'/gm);
  return [
    ...[...declared].map(([, name = '']) => name),
    ...[...lists].flatMap(([, braces = '']) => listed(braces, 'last')),
    ...[...everything].flatMap(([, path = '']) => exportedNames(join(dirname(file), path))),
    ...(/^export default /m.test(source) ? ['default'] : []),
  ].sort();
}

/** What sources import of the shell's shared modules, but for types. A module that is imported as a whole has no names. */
export function importedNames(sources: readonly string[]): ModuleNames {
  const found = new Map<string, Set<string>>();
  const add = (module: string, names: readonly string[]): void => {
    found.set(module, new Set([...(found.get(module) ?? []), ...names]));
  };
  for (const source of sources) {
    for (const [, clause = '', module = ''] of source.matchAll(
      /^import (?!type )([^'"]+?) from '(@tessera\/shared\/[^']+)'/gm,
    )) {
      const names = listed(/\{([^}]*)\}/.exec(clause)?.[1] ?? '', 'first');
      // A clause with nothing but types in its braces is not there when the code runs.
      if (names.length > 0 || !clause.startsWith('{')) add(module, /^\w/.test(clause) ? ['default', ...names] : names);
    }
    for (const [, module = ''] of source.matchAll(/(?<!typeof )\bimport\('(@tessera\/shared\/[^']+)'\)/g))
      add(module, []);
  }
  return Object.fromEntries([...found].sort().map(([module, names]) => [module, [...names].sort()]));
}

/** What the remote in this folder imports of the shell. */
export const remoteImports = (dir: string): ModuleNames => importedNames(sourcesBelow(`${dir}/src`));

/** What the shell in this folder gives to remotes. */
export function shellOffers(dir: string): ShellOffers {
  const places = sourcesBelow(`${dir}/src`).flatMap((source) => [
    ...source.matchAll(/(?:<Slot name="|\buseMenu\(')([\w.-]+)/g),
  ]);
  return {
    versions: sharedVersions(),
    modules: Object.fromEntries(sharedFiles().map(([name, file]) => [name, exportedNames(file)])),
    events: Object.fromEntries(Object.entries(eventSpecs).map(([event, { version }]) => [event, version])),
    places: [...new Set(places.map(([, place = '']) => place))].sort(),
  };
}

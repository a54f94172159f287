import { apiFaults } from '../../checks/src/api-report.ts';
import { partsClassFaults } from '../../checks/src/class-names.ts';
import { allGlossaryFaults } from '../../checks/src/glossary.ts';
import { lotteryPriceFaults } from '../../checks/src/lottery-prices.ts';
import { migrationFaults } from '../../checks/src/migrations.ts';
import { PARTS, type Part } from '../../checks/src/parts.ts';
import { textFaults } from '../../checks/src/texts.ts';
import { specificationFaults } from '../../registry/src/docs/spec-coverage.ts';
import { ROOT } from './settings.ts';

/** A command of the checkout, or a function that returns faults as sentences. */
export type Check =
  | { readonly name: string; readonly command: readonly [string, ...string[]] }
  | { readonly name: string; readonly faults: () => readonly string[] };

const bin = (name: string): string => `${ROOT}/node_modules/.bin/${name}`;
const script = (path: string, ...args: string[]): readonly [string, ...string[]] => [
  process.execPath,
  '--import',
  'tsx',
  `${ROOT}/${path}`,
  ...args,
];

/** The compiler's cache: the next run reads only what has changed. */
const typesCache = `${ROOT}/node_modules/.cache/tessera/types.tsbuildinfo`;

const types: Check = {
  name: 'types',
  command: [bin('tsc'), '-p', 'tsconfig.json', '--incremental', '--tsBuildInfoFile', typesCache],
};
const lint = (folder: string): Check => ({
  name: 'lint',
  command: [bin('biome'), 'check', '--diagnostic-level=error', folder],
});
const boundaries = (folders: readonly string[]): Check => ({
  name: 'boundaries',
  command: [bin('depcruise'), '--config', '.dependency-cruiser.cjs', '--output-type', 'err', ...folders],
});
const texts = (parts: readonly Part[]): Check => ({ name: 'texts', faults: () => textFaults(parts) });

const classNames = (parts: readonly Part[]): Check => ({ name: 'class names', faults: () => partsClassFaults(parts) });

/** Checks of the whole repository that start no service. */
export const staticChecks: readonly Check[] = [
  { name: 'generated files', command: script('deploy/registry/src/docs/generate.ts', '--check') },
  types,
  lint('.'),
  boundaries([
    'shell',
    'shared',
    'deploy',
    ...PARTS.map(({ folder }) => folder).filter((name) => name.startsWith('mf-')),
  ]),
  { name: 'dead code and dependencies', command: [bin('knip'), '--no-progress'] },
  { name: 'imports without a browser', command: script('deploy/checks/src/import-in-node.ts') },
  texts(PARTS),
  { name: 'words of the glossaries', faults: allGlossaryFaults },
  classNames(PARTS),
  { name: 'points of the specification', faults: () => specificationFaults(ROOT) },
  { name: 'kept releases', command: script('deploy/registry/src/kept/check-kept.ts') },
  { name: 'migrations', faults: migrationFaults },
  { name: 'prices of the lottery', faults: lotteryPriceFaults },
  { name: 'what shared declares', faults: apiFaults },
];

/** The checks of one part. Its types can only be checked together with everything it imports. */
export const checksOf = (part: Part): readonly Check[] => [
  types,
  lint(part.folder),
  boundaries([part.folder]),
  texts([part]),
  classNames([part]),
];

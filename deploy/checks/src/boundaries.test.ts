import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
}

const api = 'api knows no feature';
const contract = 'no part imports the contract: parts share the port';
const domain = 'whoever is outside the operator reaches a domain by its index';
const node = 'what runs in a browser imports no module of Node';
const exported = 'shared is imported by its exports, not by its files';
const testing = 'production code imports nothing of testing';
const inside = 'deploy/operator/domains/casino/wallet/wallet.ts';

/** Who imports whom, and the rule that forbids it. */
const forbidden: readonly (readonly [from: string, to: string, rule: string])[] = [
  ['mf-cards/src/api/seats.ts', 'mf-cards/src/features/table/seat.ts', api],
  ['mf-cards/src/features/table/table.ts', 'mf-cards/src/contract.ts', contract],
  ['mf-cards/src/model/hand.ts', 'mf-cards/src/contract.ts', contract],
  ['mf-cards/src/model/money.ts', 'shared/src/money/money.ts', exported],
  ['deploy/operator/main.ts', 'deploy/operator/testing/operator.ts', testing],
  ['mf-cards/src/model/deck.ts', 'mf-cards/src/testing/deck.ts', testing],
  ['deploy/start/src/site.ts', inside, domain],
  ['deploy/console/src/pages/games.ts', inside, domain],
  ['deploy/registry/src/build.ts', inside, domain],
  ['deploy/edge/src/pages.ts', inside, domain],
];
const allowed: readonly (readonly [from: string, to: string])[] = [
  ['mf-cards/src/contract.ts', 'mf-cards/src/pages/cards/cards.page.ts'],
  ['mf-cards/src/features/table/seats.ts', 'mf-cards/src/api/free-seats.ts'],
  ['mf-cards/src/features/table/places.ts', 'mf-cards/src/port.ts'],
  ['mf-cards/src/contract.test.ts', 'mf-cards/src/contract.ts'],
  ['mf-cards/src/api/seats.test.ts', 'mf-cards/src/features/table/seat.ts'],
  ['deploy/start/src/parts.ts', 'deploy/operator/domains/casino/index.ts'],
  ['deploy/start/src/recovery.test.ts', inside],
  ['deploy/operator/modules.ts', 'deploy/operator/domains/casino/module.ts'],
];

let root: string;
let violations: readonly Violation[];
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'tessera-boundaries-'));
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.json']) cpSync(join(ROOT, file), join(root, file));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text, { flag: 'a' });
  };
  for (const [from, to] of [...forbidden, ...allowed]) {
    write(to, 'export {};\n');
    write(from, `import './${relative(dirname(from), to)}';\n`.replace('./../', '../'));
  }
  write('mf-cards/src/model/files.ts', "import 'node:fs';\n");
  const options = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'mf-cards', 'deploy'];
  // It ends with the number of violations, which is no failure here.
  const output = await new Promise<string>((resolve) =>
    execFile(join(ROOT, 'node_modules/.bin/depcruise'), options, { cwd: root }, (_, stdout) => resolve(stdout)),
  );
  ({ violations } = (JSON.parse(output) as { summary: { violations: Violation[] } }).summary);
});
afterAll(() => rmSync(root, { recursive: true }));

const rulesBroken = (from: string, to: string) =>
  violations.filter((broken) => broken.from === from && broken.to === to).map(({ rule }) => rule.name);

it.each(forbidden)('%s may not import %s', (from, to, rule) => expect(rulesBroken(from, to)).toEqual([rule]));

it('code of a browser may not import a module of Node', () => {
  expect(rulesBroken('mf-cards/src/model/files.ts', 'fs')).toEqual([node]);
});

it.each(allowed)('%s may import %s', (from, to) => expect(rulesBroken(from, to)).toEqual([]));

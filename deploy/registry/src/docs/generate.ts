import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { recordMigrations } from '../../../checks/src/migrations.ts';
import { conformanceDocument } from '../../../operator/platform/openapi/conformance.ts';
import { definedEndpoints } from '../../../operator/platform/openapi/defined-endpoints.ts';
import { readContract, serialise } from '../contract-json.ts';
import { readSkew, skewDocument } from '../kept/skew.ts';
import { packageDir, REMOTE_IDS, ROOT } from '../places.ts';
import { writeSharedPackages } from '../shared-packages.ts';
import { contractTable, eventMatrix, intentMatrix } from './event-matrix.ts';
import { portUses } from './port-uses.ts';
import { coverageTable, readRules } from './spec-coverage.ts';

const isCheck = process.argv.includes('--check');
const stale: string[] = [];

/** Replaces the text between `<!-- name -->` and `<!-- /name -->`; with --check it only reports stale files. */
function fill(path: string, name: string, text: string): void {
  if (!existsSync(path)) return;
  const before = readFileSync(path, 'utf8');
  const after = before.replace(new RegExp(`(<!-- ${name} -->)[\\s\\S]*?(<!-- /${name} -->)`), `$1\n${text}\n$2`);
  if (after !== before) write(path, after);
}

function write(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  if (isCheck) stale.push(path.slice(ROOT.length + 1));
  else writeFileSync(path, text);
}

/** A Markdown list of the decisions in `docs/adr`, with their titles. */
function decisionList(): string {
  const folder = `${ROOT}/docs/adr`;
  const files = readdirSync(folder).filter((name) => /^\d{4}-/.test(name));
  const title = (file: string) => readFileSync(`${folder}/${file}`, 'utf8').split('\n')[0]?.slice('# '.length);
  return files.map((file) => `- [${title(file)}](${file})`).join('\n');
}

const contracts = await Promise.all(REMOTE_IDS.map(async (id) => serialise(await readContract(packageDir(id)))));
for (const contract of contracts) fill(`${packageDir(contract.id)}/README.md`, 'contract', contractTable(contract));
const core = [`${packageDir('shell')}/src`, `${ROOT}/shared/src`].map(portUses);
const all = (part: 'listens' | 'asks') => core.flatMap((uses) => uses[part]);
fill(`${ROOT}/docs/adr/README.md`, 'decisions', decisionList());
fill(`${ROOT}/ARCHITECTURE.md`, 'events', eventMatrix(contracts, all('listens')));
fill(`${ROOT}/ARCHITECTURE.md`, 'intents', intentMatrix(contracts, all('asks')));
write(
  `${ROOT}/CODEOWNERS`,
  `# Generated from the contracts by npm run generate.\n${contracts.map(({ id, owner }) => `/mf-${id}/ @tessera/${owner}`).join('\n')}\n`,
);
writeSharedPackages();
write(`${ROOT}/docs/skew.md`, skewDocument(await readSkew()));
write(`${ROOT}/docs/coverage/README.md`, coverageTable(readRules(ROOT)));
write(`${ROOT}/docs/conformance.md`, conformanceDocument(await definedEndpoints()));

if (!isCheck) recordMigrations();

if (stale.length > 0) {
  console.error(`Stale, run "npm run generate": ${stale.join(', ')}`);
  process.exitCode = 1;
}

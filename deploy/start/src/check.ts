import { spawn } from 'node:child_process';
import { PARTS, type Part } from '../../checks/src/parts.ts';
import { writeSharedPackages } from '../../registry/src/shared-packages.ts';
import { endWith } from './ending.ts';
import { printAndFail } from './print-and-fail.ts';
import { CannotStart, ROOT } from './settings.ts';
import { type Check, checksOf, staticChecks } from './static-checks.ts';
import { endPostgres, withPostgres } from './test-postgres.ts';

/** Parts whose tests start databases and take minutes: a quick check runs only the tests of uncommitted changes. */
const NEEDS_POSTGRES = /^deploy\/(?:operator|start)$/;
/** Parts whose tests are not part of a quick check. */
const WITHOUT_UNIT_TESTS = /^(?:e2e|bench)$/;

const hasLongTests = ({ folder }: Pick<Part, 'folder'>): boolean => NEEDS_POSTGRES.test(folder);

interface Outcome {
  readonly isOk: boolean;
  readonly output: string;
}

function partNamed(name: string): Part {
  const part = PARTS.find((each) => each.name === name.replace(/^mf-/, ''));
  if (part) return part;
  throw new CannotStart(`There is no part "${name}"; the parts are ${PARTS.map((each) => each.name).join(', ')}.`);
}

/** Runs a command and collects its output, because several run at once. */
function runQuietly([command, ...args]: readonly [string, ...string[]], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        output += text;
      });
    child.on('error', reject);
    child.on('close', (code) => resolve({ isOk: code === 0, output }));
  });
}

async function outcomeOf(check: Check): Promise<Outcome> {
  if ('command' in check) return runQuietly(check.command);
  const faults = check.faults();
  return { isOk: faults.length === 0, output: faults.join('\n') };
}

/** The part's own unit tests, and those of its contract. */
function unitTests({ name, folder }: Part): Promise<Outcome> {
  const patterns = folder.startsWith('mf-') ? [`${folder}/`, 'deploy/registry/src/contracts'] : [`${folder}/`];
  const jest = `${ROOT}/node_modules/.bin/jest`;
  const options = [
    '--config',
    'deploy/presets/jest/root.config.mjs',
    '--maxWorkers=100%',
    '--silent',
    '--passWithNoTests',
  ];
  const only = folder.startsWith('mf-') ? [`--testNamePattern=^(?!the contract of (?!${name}\\b))`] : [];
  const isLong = hasLongTests({ folder });
  if (isLong) options.push('--onlyChanged');
  const run = (env: NodeJS.ProcessEnv) =>
    runQuietly([jest, ...options, ...only, ...patterns], { NODE_OPTIONS: '--no-warnings', ...env });
  return isLong ? withPostgres((url) => run({ TESSERA_TEST_DATABASE_URL: url })) : run({});
}

async function report(name: string, work: Promise<Outcome>): Promise<boolean> {
  const from = performance.now();
  const { isOk, output } = await work;
  console.log(`${isOk ? 'ok    ' : 'FAILED'} ${name} · ${((performance.now() - from) / 1000).toFixed(1)} s`);
  if (!isOk) console.log(output.trimEnd().replace(/^/gm, '  '));
  return isOk;
}

/** `npm run check -- wallet`: the checks of one part before a commit; without a name, all static checks. */
async function main(): Promise<void> {
  endWith(endPostgres);
  const parts = process.argv.slice(2).map(partNamed);
  // The types include it, and a fresh checkout does not have it.
  writeSharedPackages();
  const checks = parts.length > 0 ? parts.flatMap(checksOf) : staticChecks;
  // The types are checked once, also for two parts.
  const once = checks.filter((check, at) => checks.indexOf(check) === at);
  const tested = parts.filter(({ folder }) => !WITHOUT_UNIT_TESTS.test(folder));
  const results = await Promise.all([
    ...once.map((check) => report(check.name, outcomeOf(check))),
    ...tested.map((part) =>
      report(`unit tests of ${part.name}${hasLongTests(part) ? ', of what has changed' : ''}`, unitTests(part)),
    ),
  ]);
  if (results.includes(false)) process.exitCode = 1;
}

main().catch(printAndFail);

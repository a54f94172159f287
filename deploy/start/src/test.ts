import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { sizeFaults } from '../../checks/src/sizes.ts';
import { checkCoverage } from '../../registry/src/docs/spec-coverage.ts';
import { endWith } from './ending.ts';
import {
  type BrowserReport,
  type FailedTest,
  failedBrowserTests,
  failedUnitTests,
  type UnitReport,
} from './failed-tests.ts';
import { run, runScript } from './run.ts';
import { ROOT } from './settings.ts';
import { type Check, staticChecks } from './static-checks.ts';
import { ensureSystemPackages } from './system-packages.ts';
import { useTemporaryFolder } from './temporary-folder.ts';
import { endPostgres, withPostgres } from './test-postgres.ts';

interface Count {
  readonly passed: number;
  readonly failed: number;
}
interface Step {
  readonly name: string;
  readonly run: () => Promise<Count>;
}

const isFull = process.argv.includes('--full');
/** Enables the long tests. */
const longProofs: Readonly<Record<string, string>> = isFull ? { TESSERA_FULL: '1' } : {};
const { folder: reports, remove: removeTemporaryFiles } = useTemporaryFolder();
const bin = (name: string): string => `${ROOT}/node_modules/.bin/${name}`;

/** A check that only passes or fails; it counts as one test. */
const check = (name: string, work: () => Promise<number>): Step => ({
  name,
  run: async () => ((await work()) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
});

const carryOut = async (each: Check): Promise<number> =>
  'command' in each ? run(each.command[0], each.command.slice(1)) : reportFaults(each.faults());

function reportFaults(faults: readonly string[]): number {
  for (const fault of faults) console.error(`   ${fault}`);
  return faults.length;
}

/** Printed again at the end, because the errors are far above. */
const failures: FailedTest[] = [];

const unitReport = `${reports}/jest.json`;
const browserReport = `${reports}/playwright.json`;

async function unit(): Promise<Count> {
  const config = 'deploy/presets/jest/root.config.mjs';
  // Suites wait for the database and for processes that they start: two cores are busy with three of them.
  const workers = Math.ceil(availableParallelism() * 1.5);
  const options = [`--maxWorkers=${workers}`, '--silent', '--reporters=default'];
  const code = await withPostgres((url) =>
    run(bin('jest'), ['--config', config, '--json', `--outputFile=${unitReport}`, ...options], {
      NODE_OPTIONS: '--no-warnings',
      // One PostgreSQL, and one database of each kind of demo data, for all suites.
      TESSERA_TEST_DATABASE_URL: url,
      TESSERA_TEST_SNAPSHOTS: reports,
      ...longProofs,
    }),
  );
  const report = JSON.parse(readFileSync(unitReport, 'utf8')) as UnitReport & {
    readonly [count in 'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites']?: number;
  };
  failures.push(...failedUnitTests(report));
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = report;
  const failed = (numFailedTests ?? 0) + (numRuntimeErrorTestSuites ?? 0);
  return { passed: numPassedTests ?? 0, failed: failed === 0 && code !== 0 ? 1 : failed };
}

async function browser(): Promise<Count> {
  const code = await run(bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
    ...longProofs,
  });
  const report = JSON.parse(readFileSync(browserReport, 'utf8')) as BrowserReport & {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  failures.push(...failedBrowserTests(report));
  const { stats } = report;
  const failed = stats.unexpected;
  return { passed: stats.expected + stats.flaky, failed: failed === 0 && code !== 0 ? 1 : failed };
}

/** Writes a list of all browser tests, those of a full run too; answers its path. */
async function listBrowserTests(): Promise<string> {
  const file = `${reports}/browser-tests.json`;
  await run(bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts', '--list', '--reporter=json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    TESSERA_FULL: '1',
    // No site is started for a list.
    TESSERA_E2E_PORT: '0',
  });
  return file;
}

const steps: readonly Step[] = [
  ...staticChecks.map((each) => check(each.name, () => carryOut(each))),
  { name: 'unit tests', run: unit },
  check('build', () => runScript('deploy/registry/src/build.ts')),
  check('sizes', async () => reportFaults(await sizeFaults())),
  { name: 'browser tests', run: browser },
  check('what holds the specification', async () => {
    const reports = { unit: unitReport, browser: browserReport };
    return reportFaults(checkCoverage(ROOT, isFull ? reports : { ...reports, allBrowser: await listBrowserTests() }));
  }),
  ...(isFull
    ? [
        check('fault table', () => runScript('e2e/faults/write-table.ts')),
        check('operator killed under load, 20 times', () => runScript('deploy/operator/testing/kill-test.ts', ['20'])),
        check('PostgreSQL restarted under load, 20 times', () =>
          runScript('deploy/operator/testing/restart-test.ts', ['20']),
        ),
        check('memory of the edge over 20,000 rendered pages', () => runScript('bench/src/rendering.ts', ['20000'])),
      ]
    : []),
];

async function main(): Promise<void> {
  // An interrupted run has not passed.
  endWith(async () => {
    await endPostgres();
    removeTemporaryFiles();
    process.exit(1);
  });
  ensureSystemPackages();
  const total = { passed: 0, failed: 0 };
  for (const step of steps) {
    const from = Date.now();
    console.log(`\n── ${step.name}`);
    const { passed, failed } = await step.run().catch((cause: unknown): Count => {
      console.error(cause instanceof Error ? cause.message : cause);
      return { passed: 0, failed: 1 };
    });
    total.passed += passed;
    total.failed += failed;
    console.log(
      `   ${failed === 0 ? 'ok' : 'FAILED'} · ${passed} passed, ${failed} failed · ${((Date.now() - from) / 1000).toFixed(1)} s`,
    );
  }
  removeTemporaryFiles();
  process.exitCode = total.failed === 0 ? 0 : 1;
  if (failures.length > 0) console.log('\n── what failed, once more');
  for (const { title, error } of failures) console.log(`${title}\n   ${error.replaceAll('\n', '\n   ')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
}

main().catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});

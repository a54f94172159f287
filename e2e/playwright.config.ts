import { defineConfig } from '@playwright/test';
import { headlessShellPath } from '../deploy/start/src/system-packages.ts';
import { appearance } from './support/appearance.ts';
import { chromiumArgs } from './support/chromium-args.ts';

const isFull = Boolean(process.env.TESSERA_FULL);

/**
 * What is set for a whole merchant, and the clock that all share, would meet the other tests: these come after them, one after the
 * other, and only in a full run.
 */
const longProjects = [
  // All languages of a merchant while nothing else runs,
  {
    name: 'every language',
    testMatch: '**/languages/*.setup.ts',
    dependencies: ['journeys'],
    teardown: 'own languages',
  },
  { name: 'languages', testMatch: '**/languages/*.spec.ts', dependencies: ['every language'] },
  { name: 'own languages', testMatch: '**/languages/*.teardown.ts' },
  // then what is flipped, one by one on each merchant.
  ...['aurora', 'lotus'].map((merchant) => ({
    name: `disturbing ${merchant}`,
    testMatch: `**/disturbing/${merchant}/*.spec.ts`,
    dependencies: ['languages'],
    fullyParallel: false,
    workers: 1,
  })),
  // These move the clock. After days, every session of the console has ended.
  ...[
    { name: 'hours', dependencies: ['disturbing aurora', 'disturbing lotus'] },
    { name: 'days', dependencies: ['hours'] },
  ].map((project) => ({
    ...project,
    testMatch: `**/${project.name}/*.spec.ts`,
    fullyParallel: false,
    workers: 1,
  })),
];

/** Browser tests drive the real site over the real sandbox; nothing of ours is mocked. */
export default defineConfig({
  testDir: '.',
  globalSetup: './support/start-site.ts',
  outputDir: '../test-results',
  // A filter of the command line would spare the project that another one depends on.
  grepInvert: isFull ? undefined : /@full/,
  fullyParallel: true,
  projects: [
    {
      name: 'site',
      testIgnore: [
        '**/journeys/**',
        '**/languages/**',
        '**/disturbing/**',
        '**/hours/**',
        '**/days/**',
        '**/faults/**',
        '**/releases/**',
      ],
    },
    // Releases that are damaged or mixed, on an edge of their own.
    { name: 'releases', testMatch: '**/releases/*.spec.ts', fullyParallel: false, workers: 1 },
    { name: 'faults', testMatch: '**/faults/*.spec.ts', dependencies: ['site'] },
    // Journeys move the operator's clock, and codes that others wait for would expire.
    { name: 'journeys', testMatch: '**/journeys/**/*.spec.ts', dependencies: ['site'] },
    ...(isFull ? longProjects : []),
  ],
  // A test waits now and then; two cores are busy with three of them.
  workers: 3,
  // The machines of CI are shared and stall at times; a test that needs its second try is named at the end of the run.
  retries: 1,
  // Upper bounds, no test of speed: machines of CI are sometimes three times slower.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['./support/page-reporter.ts'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '../test-results/report.json' }],
  ],
  use: {
    launchOptions: {
      executablePath: headlessShellPath(),
      args: chromiumArgs,
    },
    ...appearance,
    // A service worker answers requests that tests count, delay or refuse; the specs that are about it allow it.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    // Tracing costs a fifth of a run: whoever looks for a fault asks for it.
    trace: process.env.TESSERA_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
});

import { defineConfig } from '@playwright/test';
import { chromiumPath } from '../deploy/start/src/system-packages.ts';

/** Browser tests drive the real site over the real sandbox; nothing of ours is mocked. */
export default defineConfig({
  testDir: '.',
  globalSetup: './support/start-site.ts',
  outputDir: '../test-results',
  // A filter of the command line would spare the project that another one depends on.
  grepInvert: process.env.TESSERA_FULL ? undefined : /@full/,
  fullyParallel: true,
  projects: [
    { name: 'site', testIgnore: ['**/journeys/**', '**/disturbing/**'] },
    // Journeys move the operator's clock, and codes that others wait for would expire.
    { name: 'journeys', testMatch: '**/journeys/**/*.spec.ts', dependencies: ['site'] },
    // What is flipped for a whole merchant would meet the other tests: those come last, one by one.
    {
      name: 'disturbing',
      testMatch: '**/disturbing/**/*.spec.ts',
      dependencies: ['journeys'],
      fullyParallel: false,
      workers: 1,
    },
  ],
  workers: 2,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '../test-results/report.json' }],
  ],
  use: {
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 1000 },
    actionTimeout: 15_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});

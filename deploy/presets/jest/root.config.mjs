import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const transform = {
  '\\.[cm]?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
      module: { type: 'commonjs' },
    },
  ],
};

const remotes = readdirSync(here('../../../')).filter((name) => name.startsWith('mf-'));

const base = {
  runtime: here('./caching-runtime.cjs'),
  setupFiles: [here('./dom-globals.cjs')],
  rootDir: here('../../../'),
  roots: ['shell', 'shared', 'deploy', ...remotes].map((room) => `<rootDir>/${room}`),
  transform,
  // Kept from run to run, which the temporary folder is not.
  cacheDirectory: here('../../../node_modules/.cache/jest'),
  // Several dependencies have ES modules only, so swc transforms everything; results are cached.
  transformIgnorePatterns: [],
  extensionsToTreatAsEsm: [],
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.tessera', '/dist/'],
  moduleNameMapper: { '\\.module\\.css$': here('./css-module.cjs'), '\\.css$': here('./empty.cjs') },
};

/** `*.test.ts` runs in Node, `*.test.tsx` in jsdom; a docblock can override this. */
export default {
  // An upper bound, no test of speed: machines of CI are at times several times slower.
  testTimeout: 180_000,
  // What a worker keeps of all files it has run must not fill its heap.
  workerIdleMemoryLimit: '3GB',
  projects: [
    { ...base, displayName: 'node', testEnvironment: 'node', testMatch: ['**/*.test.ts'] },
    {
      ...base,
      displayName: 'dom',
      testEnvironment: 'jsdom',
      testMatch: ['**/*.test.tsx'],
      setupFilesAfterEnv: ['@testing-library/jest-dom', here('./testing-library.cjs')],
    },
  ],
};

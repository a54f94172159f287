import type { KnipConfig } from 'knip';

/** Finds files, exports and dependencies that nothing uses, and imports that no package.json lists. */
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: ['deploy/start/*.mjs', 'deploy/start/src/*.ts'],
      project: ['deploy/start/**/*.{ts,mjs,css}'],
    },
    shell: {
      entry: ['src/index.ts', 'src/server/render.tsx', 'src/service-worker/index.ts', 'webpack.config.ts'],
      project: ['src/**/*.{ts,tsx,css}'],
    },
    'mf-*': {
      entry: ['src/contract.ts', 'webpack.config.ts', 'src/**/*.test.{ts,tsx}'],
      project: ['src/**/*.{ts,tsx,css}'],
    },
    shared: {
      entry: [
        'gallery/*.{ts,tsx}',
        'src/theme/write-css.ts',
        'src/theme/fonts/*.css',
        'src/art/testing/contact-sheet.ts',
        'src/**/*.test{,-d}.{ts,tsx}',
      ],
      project: ['src/**/*.{ts,tsx,css}'],
      // Its files are named in style sheets, with a query.
      ignoreDependencies: ['@expo-google-fonts/be-vietnam-pro'],
    },
    'deploy/presets': {
      entry: ['jest/*.{mjs,cjs}', 'testing/build-sample-remotes.ts'],
      project: ['**/*.{ts,mjs,css}'],
      ignoreDependencies: [
        // css-minimizer-webpack-plugin takes it when it is there (`lightningCssMinify`).
        'lightningcss',
        // An alias (hot-updates.ts).
        'react-refresh-development',
      ],
    },
    'deploy/registry': {
      entry: [
        'src/{build,build-one,docs/generate,watch/watch}.ts',
        'src/service/main.ts',
        'src/kept/{keep-release,check-kept}.ts',
        'src/**/*.test.ts',
      ],
      project: ['src/**/*.{ts,css}'],
    },
    'deploy/checks': {
      entry: ['src/{write-*,import-in-node}.ts', 'src/**/*.test.ts'],
      project: ['src/**/*.{ts,css}'],
    },
    'deploy/edge': {
      entry: ['src/main.ts'],
      project: ['src/**/*.{ts,css}'],
    },
    'deploy/nginx': {
      entry: ['src/{main,print-site}.ts', 'src/**/*.test.ts'],
      project: ['src/**/*.ts'],
    },
    'deploy/database': {
      entry: ['**/*.test.ts'],
      project: ['**/*.{ts,css}'],
    },
    'deploy/operator': {
      entry: ['testing/*.ts', '**/*.test.ts'],
      project: ['**/*.{ts,tsx,css}'],
    },
    'deploy/provider': {
      entry: ['client/main.ts', 'client/all.css', 'testing/measure-store.ts', '**/*.test.ts'],
      project: ['**/*.{ts,tsx,css}'],
      // Its files are resolved by name and sent as they are.
      ignoreDependencies: ['pretendard'],
    },
    'deploy/wallet-protocol': {
      project: ['**/*.{ts,css}'],
    },
    'deploy/console': {
      entry: ['src/index.tsx', 'webpack.config.ts', 'src/**/*.test.ts'],
      project: ['src/**/*.{ts,tsx,css}'],
    },
    'deploy/create-remote': {
      entry: ['src/create-*.ts', 'src/**/*.test.ts'],
      project: ['src/**/*.{ts,css}'],
    },
    e2e: {
      // A full run has projects that set all languages up and take them back.
      entry: ['**/*.spec.ts', 'languages/*.{setup,teardown}.ts', 'faults/write-table.ts'],
      project: ['**/*.{ts,css}'],
    },
    bench: {
      entry: [
        'src/bench.ts',
        'monolith/index.ts',
        // Built by src/plain-host.ts.
        'plain-host/{host/index.ts,offers/offers.tsx,account/account.tsx}',
      ],
      project: ['**/*.{ts,tsx,css}'],
      // Loaders, by name.
      ignoreDependencies: ['css-loader', 'swc-loader'],
    },
  },
  // Fonts are named in style sheets only.
  compilers: {
    css: (text: string) => [...text.matchAll(/@import\s+["'][^"']+["']/g)].map(([line]) => line.slice(1)).join('\n'),
  },
  // Debian's, for Chromium, PostgreSQL and nginx; OpenSSL makes a certificate for nginx.
  ignoreBinaries: ['apt-get', 'openssl'],
  ignoreExportsUsedInFile: true,
  exclude: ['types', 'enumMembers'],
};

export default config;

import { SERVICE_WORKER_FILE } from '@tessera/shared/registry';
import type { Configuration } from 'webpack';
import { type BuildOptions, baseConfig } from './base.ts';

/** The name of this compilation. */
export const SERVICE_WORKER_BUILD = 'service-worker';

/** The service worker of the site (ADR 86), one file: it loads no other script. */
export function serviceWorkerConfig(options: BuildOptions): Configuration {
  const base = baseConfig(options, `-${SERVICE_WORKER_BUILD}`);
  return {
    ...base,
    name: SERVICE_WORKER_BUILD,
    entry: { [SERVICE_WORKER_BUILD]: './src/service-worker/index.ts' },
    target: ['webworker', 'es2022'],
    output: { path: base.output?.path, filename: SERVICE_WORKER_FILE, hashFunction: 'xxhash64' },
    plugins: [],
    optimization: { ...base.optimization, splitChunks: false },
  };
}

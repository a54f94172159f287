import type { Configuration } from 'webpack';
import { type BuildOptions, baseConfig } from './base.ts';

/** The operator's console: one page, without federation. */
export function consoleConfig(options: BuildOptions): Configuration {
  const base = baseConfig(options);
  return {
    ...base,
    name: 'console',
    entry: { console: './src/index.tsx' },
    output: { ...base.output, publicPath: '/static/', uniqueName: 'tessera_console' },
    optimization: { ...base.optimization, splitChunks: { chunks: 'async' } },
  };
}

import type { Configuration } from 'webpack';
import { type BuildOptions, baseConfig } from './base.ts';
import { stylesConfig } from './styles.ts';

/** Basic UI components that nearly every page uses are one chunk; one chunk each would be one request each. */
const KIT =
  /node_modules[\\/]lucide-react[\\/]|shared[\\/]src[\\/](?:art[\\/]marks|ui[\\/](?:class-names|connection|on-demand|visually-hidden|button|icons|badge|chip|panel|skeleton|resource-view|error-tile|money|empty-state|page-header|segmented)|format)[\\/]/;

/** Third-party code is one file and the basic UI kit another; the bench's monolith is split in the same way. */
export function vendorSplit(): NonNullable<Configuration['optimization']>['splitChunks'] {
  return {
    chunks: 'async',
    cacheGroups: {
      // One big main file is parsed twice; third-party code in its own file saved 200 ms of script at 4× CPU.
      vendor: {
        test: /node_modules[\\/]/,
        name: 'vendor',
        chunks: (chunk) => chunk.name === 'shell' || chunk.name === 'start',
        enforce: true,
      },
      kit: { test: KIT, name: 'kit', chunks: 'async', enforce: true, priority: 20 },
    },
  };
}

/** The two compilations of a release of the shell. */
export const shellConfigs = (options: BuildOptions): Configuration[] => [shellConfig(options), stylesConfig(options)];

/** The shell's code: the core at the start, third-party code in a file of its own, everything else on demand. */
function shellConfig(options: BuildOptions): Configuration {
  const base = baseConfig(options);
  return {
    ...base,
    name: 'shell',
    entry: { shell: './src/index.ts' },
    output: { ...base.output, publicPath: 'auto', uniqueName: `shell_${options.version.replace(/\W/g, '_')}` },
    optimization: {
      ...base.optimization,
      splitChunks: vendorSplit(),
    },
  };
}

import { createRequire } from 'node:module';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { type BuildOptions, baseConfig } from './base.ts';
import { providedShares } from './share-scope.ts';
import { stylesConfig } from './styles.ts';

const require = createRequire(import.meta.url);
const versionOf = (name: string): string => (require(`${name}/package.json`) as { version: string }).version;

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
        test: /node_modules[\\/](?!@module-federation)/,
        name: 'vendor',
        chunks: (chunk) => chunk.name === 'shell',
        enforce: true,
      },
      kit: { test: KIT, name: 'kit', chunks: 'async', enforce: true, priority: 20 },
    },
  };
}

/** The two compilations of a release of the shell. */
export const shellConfigs = (options: BuildOptions): Configuration[] => [shellConfig(options), stylesConfig(options)];

/** The shell's code: the core eager, third-party code in a file of its own, everything else on demand. */
function shellConfig(options: BuildOptions): Configuration {
  const base = baseConfig(options);
  return {
    ...base,
    name: 'shell',
    entry: {
      // The generated module makes the rest of @tessera/shared available to the remotes; it is never executed.
      shell: ['./src/generated/provided-shares.ts', './src/index.ts'],
    },
    output: { ...base.output, publicPath: 'auto', uniqueName: `shell_${options.version.replace(/\W/g, '_')}` },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'shell',
        shared: providedShares({ react: versionOf('react'), shared: '1.0.0' }),
        shareStrategy: 'loaded-first',
        runtimePlugins: [require.resolve('./provide-core.mjs')],
        dts: false,
        manifest: false,
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
    ],
    optimization: {
      ...base.optimization,
      splitChunks: vendorSplit(),
    },
  };
}

import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { type BuildOptions, baseConfig } from './base.ts';
import { consumedShares } from './share-scope.ts';

/**
 * Name of a release's container and of its global variable. It includes the version: webpack cannot unload a chunk,
 * so two releases must never share a name.
 */
export function containerName(id: string, version: string): string {
  return `mf_${id}_${version.replace(/\W/g, '_')}`;
}

export const REMOTE_ENTRY_CHUNK = 'remote-entry';

/** The whole build of a remote; its `webpack.config.ts` is one line. */
export function remoteConfig(options: BuildOptions & { readonly id: string }): Configuration {
  const base = baseConfig(options);
  const container = containerName(options.id, options.version);
  return {
    ...base,
    name: options.id,
    entry: {},
    output: { ...base.output, publicPath: 'auto', uniqueName: container },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: container,
        library: { type: 'var', name: container },
        filename: `${REMOTE_ENTRY_CHUNK}.[contenthash:8].js`,
        exposes: { './contract': { import: './src/contract.ts', name: 'contract' } },
        shared: consumedShares(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        // The page has one federation runtime, the shell's.
        experiments: {
          externalRuntime: true,
          optimization: { disableSnapshot: true, target: 'web', disableRemote: true },
        },
      }),
    ],
  };
}

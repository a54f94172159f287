import webpack, { type Configuration } from 'webpack';
import { type BuildOptions, baseConfig, chunkName } from './base.ts';
import { containerName } from './container-name.ts';
import { RetryShares } from './retry-shares.ts';
import { serverConfig } from './server.ts';
import { consumedShares } from './share-scope.ts';

export const REMOTE_ENTRY_CHUNK = 'remote-entry';

/** The whole build of a remote; its `webpack.config.ts` is one line. The edge renders no pages of development builds. */
export const remoteConfig = (options: RemoteOptions): Configuration[] => [
  browserConfig(options),
  ...(options.isProduction ? [serverConfig(options, { entry: './src/contract.ts', isRemote: true })] : []),
];

type RemoteOptions = BuildOptions & { readonly id: string };

function browserConfig(options: RemoteOptions): Configuration {
  const base = baseConfig(options);
  const container = containerName(options.id, options.version);
  return {
    ...base,
    name: options.id,
    entry: {},
    output: { ...base.output, publicPath: 'auto', uniqueName: container },
    // webpack's limit of 30 counts all chunks of a page; above it, shared code is copied into each page's chunk.
    optimization: { ...base.optimization, splitChunks: { maxAsyncRequests: 100 } },
    plugins: [
      ...(base.plugins ?? []),
      // webpack's own plugin: the page needs no federation runtime to load it (ADR 42).
      new webpack.container.ModuleFederationPlugin({
        name: container,
        library: { type: 'var', name: container },
        filename: `${chunkName(options.isProduction).replace('[name]', REMOTE_ENTRY_CHUNK)}.js`,
        exposes: { './contract': { import: './src/contract.ts', name: 'contract' } },
        shared: consumedShares(),
      }),
      new RetryShares(),
    ],
  };
}

import webpack, { type Configuration } from 'webpack';
import { type BuildOptions, baseConfig, cssLoaderFor } from './base.ts';
import { sharedRanges } from './share-scope.ts';

/** The name of this compilation, and the file that it writes into the folder of the release. */
export const SERVER_BUILD = 'server';
export const SERVER_ENTRY = `${SERVER_BUILD}/index.js`;

/** What a remote takes from the shell, as on a page. */
const isShared = (request: string): boolean =>
  Object.keys(sharedRanges).some((name) => request === name || request.startsWith(`${name}/`));

/** Requires what is shared; the edge answers with the modules of the shell's own build. */
const sharedExternals: Configuration['externals'] = ({ request }, done) =>
  request && isShared(request) ? done(undefined, `commonjs ${request}`) : done();

/**
 * The build of a release with which the edge renders pages (ADR 84), beside the one for browsers: one file, from the same
 * sources and with the same class names. It has no style sheets, because the page links those of the other build.
 */
export function serverConfig(
  options: BuildOptions,
  { entry, isRemote }: { readonly entry: string; readonly isRemote: boolean },
): Configuration {
  const base = baseConfig(options, '-server');
  const rules = (base.module?.rules ?? []).map((rule) =>
    rule && typeof rule === 'object' && String(rule.test) === String(/\.css$/)
      ? { ...rule, use: [cssLoaderFor(options.version, true)] }
      : rule,
  );
  return {
    ...base,
    name: SERVER_BUILD,
    entry: { index: entry },
    target: 'node',
    output: {
      path: base.output?.path,
      filename: SERVER_ENTRY,
      library: { type: 'commonjs2' },
      hashFunction: 'xxhash64',
      publicPath: '',
    },
    module: { rules },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    ...(isRemote ? { externals: sharedExternals } : {}),
    optimization: { ...base.optimization, splitChunks: false },
  };
}

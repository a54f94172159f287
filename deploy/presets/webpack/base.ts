import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { hotAliases, hotUpdates } from './hot-updates.ts';
import { PageFiles } from './page-files.ts';

const require = createRequire(import.meta.url);

export interface BuildOptions {
  /** Folder of the package to build. */
  readonly dir: string;
  readonly outDir: string;
  readonly version: string;
  readonly isProduction: boolean;
}

/** What makes lucide's components; the site has a smaller one (shared/src/ui/icons/create-icon.ts). */
const lucidesOwn = join(dirname(require.resolve('lucide-react')), '../esm/createLucideIcon.mjs');

/** Part of the cache key: a change of these presets invalidates the cache. */
const presetsVersion = readdirSync(import.meta.dirname)
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .reduce((hash, text) => hash.update(text), createHash('sha256'))
  .digest('hex');

const swcFor = (isProduction: boolean) => ({
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: !isProduction, refresh: !isProduction } },
      target: 'es2022',
    },
  },
});

/**
 * Two releases of a remote can be on one page, so the class names of each are its own. `hasNamesOnly`: without the styles,
 * for a build that has no document.
 */
export const cssLoaderFor = (version: string, hasNamesOnly = false) => ({
  loader: require.resolve('css-loader'),
  options: {
    modules: {
      auto: /\.module\.css$/,
      namedExport: false,
      exportLocalsConvention: 'as-is',
      localIdentName: '[local]-[hash:base64:6]',
      localIdentHashSalt: version,
      exportOnlyLocals: hasNamesOnly,
    },
  },
});

/**
 * A release's folder has its own version, so its files need no hash; the start of a page would carry a table of them.
 * Development builds the same folder again and again.
 */
export const chunkName = (isProduction: boolean): string => (isProduction ? '[name]' : '[name].[contenthash:8]');

/** What all builds have in common. `part` names a second compilation of the same folder, which has a cache of its own. */
export function baseConfig({ dir, outDir, isProduction, version }: BuildOptions, part = ''): Configuration {
  const fileName = chunkName(isProduction);
  return {
    context: dir,
    mode: isProduction ? 'production' : 'development',
    target: ['web', 'es2022'],
    devtool: isProduction ? false : 'cheap-module-source-map',
    output: {
      path: outDir,
      crossOriginLoading: 'anonymous',
      // A module whose imports failed to load is loaded again at the next import, not treated as loaded.
      strictModuleErrorHandling: true,
      // Spec §9. A contribution has a much shorter deadline (decision 27), at which the shell aborts its files.
      chunkLoadTimeout: 120_000,
      filename: `${fileName}.js`,
      chunkFilename: `${fileName}.js`,
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      hashFunction: 'xxhash64',
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      // rxjs has code for the browsers of today under this condition, without helpers for older ones.
      conditionNames: ['es2015', '...'],
      alias: {
        [lucidesOwn]: require.resolve('@tessera/shared/ui/icons/create-icon'),
        ...(isProduction ? {} : hotAliases),
      },
    },
    module: {
      rules: [
        { test: /\.tsx?$/, use: swcFor(isProduction) },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, cssLoaderFor(version)], sideEffects: true },
        { test: /\.(woff2?|svg|png|webp|avif)$/, resourceQuery: { not: [/language=/] }, type: 'asset/resource' },
        {
          test: /\.(woff2|ttf)$/,
          resourceQuery: /language=/,
          type: 'asset/resource',
          generator: { filename: 'assets/[name].[contenthash:8].woff2' },
          use: fileURLToPath(new URL('./subset-font-loader.ts', import.meta.url)),
        },
      ],
    },
    plugins: [
      ...(isProduction ? [] : hotUpdates(dir)),
      new PageFiles(),
      new MiniCssExtractPlugin({
        filename: `${fileName}.css`,
        chunkFilename: `${fileName}.css`,
        ignoreOrder: true,
      }),
    ],
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          extractComments: false,
          minimizerOptions: { compress: { passes: 2 }, format: { comments: false } },
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
    },
    cache: {
      type: 'filesystem',
      name: `${dir.split('/').pop()}${part}-${isProduction ? 'production' : 'development'}`,
      version: presetsVersion,
    },
    infrastructureLogging: { level: 'error' },
    performance: false,
    stats: 'errors-warnings',
  };
}

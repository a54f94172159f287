import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { FreshAddress } from './fresh-address.ts';

const require = createRequire(import.meta.url);

export interface BuildOptions {
  /** Folder of the package that is built. */
  readonly dir: string;
  readonly outDir: string;
  readonly version: string;
  readonly isProduction: boolean;
}

/** A change of these presets must not be answered from what an earlier one left in the cache. */
const presetsVersion = readdirSync(import.meta.dirname)
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .reduce((hash, text) => hash.update(text), createHash('sha256'))
  .digest('hex');

const swc = {
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
  },
};

const cssLoader = {
  loader: require.resolve('css-loader'),
  options: {
    modules: {
      auto: /\.module\.css$/,
      namedExport: false,
      exportLocalsConvention: 'as-is',
      localIdentName: '[local]-[hash:base64:6]',
    },
  },
};

/** What every build of the house has in common. */
export function baseConfig({ dir, outDir, isProduction }: BuildOptions): Configuration {
  return {
    context: dir,
    mode: isProduction ? 'production' : 'development',
    target: ['web', 'es2022'],
    devtool: isProduction ? false : 'cheap-module-source-map',
    output: {
      path: outDir,
      clean: true,
      crossOriginLoading: 'anonymous',
      // A module whose imports could not be fetched is tried anew at the next wish, not taken for loaded.
      strictModuleErrorHandling: true,
      // Spec §9; a contribution has its own, much shorter deadline (decision 27), at which its files are given up.
      chunkLoadTimeout: 120_000,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      hashFunction: 'xxhash64',
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      // A browser has XMLHttpRequest; axios would bring its second way to the network, 4 KB that nothing calls.
      alias: { [require.resolve('axios/unsafe/adapters/fetch.js')]: false },
    },
    module: {
      rules: [
        { test: /\.tsx?$/, use: swc },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, cssLoader], sideEffects: true },
        { test: /\.(woff2?|svg|png|webp|avif)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new FreshAddress(),
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:8].css',
        chunkFilename: '[name].[contenthash:8].css',
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
      name: `${dir.split('/').pop()}-${isProduction ? 'production' : 'development'}`,
      version: presetsVersion,
    },
    infrastructureLogging: { level: 'error' },
    performance: false,
    stats: 'errors-warnings',
  };
}

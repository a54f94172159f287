import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const config: Configuration = {
  mode: 'development',
  devtool: false,
  context: here('./'),
  entry: './src/main.tsx',
  output: {
    path: here('./dist'),
    filename: 'gallery.js',
    chunkFilename: '[id].js',
    assetModuleFilename: 'assets/[hash][ext]',
    clean: true,
  },
  resolve: { extensions: ['.tsx', '.ts', '.js', '.mjs'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
            target: 'es2022',
          },
        },
      },
      {
        test: /\.css$/,
        use: [
          MiniCssExtractPlugin.loader,
          {
            loader: 'css-loader',
            options: {
              modules: {
                auto: /\.module\.css$/,
                namedExport: false,
                exportLocalsConvention: 'as-is',
                localIdentName: '[name]_[local]_[hash:5]',
              },
            },
          },
        ],
      },
      { test: /\.woff2?$/, type: 'asset/resource' },
    ],
  },
  plugins: [new MiniCssExtractPlugin({ filename: 'gallery.css' })],
  performance: false,
};

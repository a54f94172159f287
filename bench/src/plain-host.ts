import { createReadStream, existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { ROOT } from '../../deploy/start/src/settings.ts';

const sources = `${ROOT}/bench/plain-host`;
const shared = { react: { singleton: true }, 'react-dom': { singleton: true } };

export const plainHosts = ['basic', 'with options'] as const;
export type PlainHost = (typeof plainHosts)[number];
const folderOf = (host: PlainHost): string => host.replace(' ', '-');

const base = (name: string, out: string): Configuration => ({
  name,
  mode: 'production',
  devtool: false,
  context: `${sources}/${name}`,
  output: { path: `${out}/${name}`, publicPath: 'auto', uniqueName: name, chunkFilename: '[name].js' },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  optimization: { chunkIds: 'named' },
  performance: false,
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        loader: 'swc-loader',
        options: {
          jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
        },
      },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
    ],
  },
});

function remote(name: string, exposed: string, out: string): Configuration {
  return {
    ...base(name, out),
    entry: {},
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css' }),
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.js',
        exposes: { [exposed]: `./${name}.tsx` },
        shared,
        dts: false,
      }),
    ],
  };
}

function host(kind: PlainHost, out: string): Configuration {
  const options = base('host', out);
  return {
    ...options,
    entry: './index.ts',
    output: { ...options.output, path: `${out}/${folderOf(kind)}`, filename: 'host.js' },
    plugins: [
      new webpack.DefinePlugin({ WITH_OPTIONS: JSON.stringify(kind === 'with options') }),
      new ModuleFederationPlugin({
        name: 'host',
        remotes: { offers: 'offers@/offers/mf-manifest.json', account: 'account@/account/mf-manifest.json' },
        shared,
        dts: false,
        ...(kind === 'with options' ? { shareStrategy: 'loaded-first' as const } : {}),
      }),
    ],
  };
}

/** Builds the host in both ways, and its two remotes, into a folder. */
export async function buildPlainHost(out: string): Promise<void> {
  const configurations = [
    remote('offers', './Offers', out),
    remote('account', './Account', out),
    ...plainHosts.map((kind) => host(kind, out)),
  ];
  // One after the other: two hosts of one name share a folder of temporary files.
  for (const configuration of configurations) await compile(configuration);
  for (const kind of plainHosts)
    writeFileSync(
      `${out}/${folderOf(kind)}/index.html`,
      '<!doctype html><html lang="en"><title>Host</title><div id="root"></div><script src="host.js"></script></html>',
    );
}

function compile(configuration: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    compiler?.run((failed, stats) => {
      compiler.close(() => {
        if (failed) reject(failed);
        else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
        else resolve();
      });
    });
  });
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** Serves the folder as a static host would. */
export async function servePlainHost(
  out: string,
): Promise<{ readonly url: string; pageOf(host: PlainHost): string; close(): void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://plain');
    const file = join(out, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, pageOf: (kind) => `${url}/${folderOf(kind)}/`, close: () => void server.close() };
}

import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type WebpackPluginInstance } from 'webpack';

const require = createRequire(import.meta.url);

/** For the watch: an open page takes over a changed component and keeps its state (ADR 28). */
export function hotUpdates(dir: string): WebpackPluginInstance[] {
  return [
    new webpack.HotModuleReplacementPlugin(),
    // Errors are shown by the shell, for every part of the page alike (shell/src/live/watch-mode.ts).
    new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, /deploy[\\/]presets/] }),
    // Without a name: a part of every entry, a remote's container included.
    new webpack.EntryPlugin(dir, require.resolve('./hot-client.mjs'), { name: undefined }),
  ];
}

const runtime = require.resolve('react-refresh');
const hotRuntime = require.resolve('./hot-runtime.cjs');

/** Leads every build to the one refresh runtime of the page. */
export const hotAliases: Readonly<Record<string, string>> = {
  'react-refresh/runtime': hotRuntime,
  [runtime]: hotRuntime,
  'react-refresh-development': `${dirname(runtime)}/cjs/react-refresh-runtime.development.js`,
};

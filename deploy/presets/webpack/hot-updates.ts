import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type WebpackPluginInstance } from 'webpack';

const require = createRequire(import.meta.url);

/** For the watch: an open page loads a changed component and keeps its state (ADR 28). */
export function hotUpdates(dir: string): WebpackPluginInstance[] {
  return [
    new webpack.HotModuleReplacementPlugin(),
    // The shell shows errors for all parts of the page (shell/src/live/watch-mode.ts).
    new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, /deploy[\\/]presets/] }),
    // Without a name: included in every entry, also in a remote's container.
    new webpack.EntryPlugin(dir, require.resolve('./hot-client.mjs'), { name: undefined }),
  ];
}

const runtime = require.resolve('react-refresh');
const hotRuntime = require.resolve('./hot-runtime.cjs');

/** Makes every build use the page's one refresh runtime. */
export const hotAliases: Readonly<Record<string, string>> = {
  'react-refresh/runtime': hotRuntime,
  [runtime]: hotRuntime,
  'react-refresh-development': `${dirname(runtime)}/cjs/react-refresh-runtime.development.js`,
};

import type { Configuration, Module, ModuleGraph } from 'webpack';
import { type BuildOptions, baseConfig } from './base.ts';
import { serverConfig } from './server.ts';
import { serviceWorkerConfig } from './service-worker.ts';
import { stylesConfig } from './styles.ts';

/** Basic UI components that nearly every page uses are together; one chunk each would be one request each. */
const KIT =
  /shared[\\/]src[\\/](?:art[\\/]marks|ui[\\/](?:class-names|connection|on-demand|visually-hidden|button|icons|badge|chip|panel|skeleton|resource-view|error-tile|money|empty-state|page-header|segmented)|format)[\\/]/;

/** What pages with games need first. */
const GAMES =
  /shared[\\/]src[\\/](?:wire[\\/]games[\\/](?:lists|own-games|game-fields)|art[\\/](?:game-art|pictures|art-title))/;

const LUCIDE = /node_modules[\\/]lucide-react[\\/]/;
/** The list of all icons, from which each importer takes its own. */
const ALL_ICONS = /lucide-react\.m?js$/;

/** The kit's own modules, and lucide's as far as the kit draws them: the icons of single pages stay out of it. */
function isKit(module: Module, { moduleGraph }: { readonly moduleGraph: ModuleGraph }): boolean {
  const path = module.nameForCondition() ?? '';
  if (KIT.test(path)) return true;
  if (!LUCIDE.test(path)) return false;
  const importers = [...moduleGraph.getIncomingConnections(module)].map(
    ({ originModule }) => originModule?.nameForCondition() ?? '',
  );
  return importers.some((importer) => KIT.test(importer) || (LUCIDE.test(importer) && !ALL_ICONS.test(importer)));
}

/** Third-party code is one file, and the basic UI kit is in `kit`; the bench's monolith is split in the same way. */
export function vendorSplit(kit: string): NonNullable<Configuration['optimization']>['splitChunks'] {
  return {
    chunks: 'async',
    cacheGroups: {
      // One big main file is parsed twice; third-party code in its own file saved 200 ms of script at 4× CPU.
      vendor: {
        test: /node_modules[\\/]/,
        name: 'vendor',
        chunks: (chunk) => chunk.name === 'shell' || chunk.name === 'start',
        enforce: true,
      },
      kit: { test: isKit, name: kit, chunks: 'async', enforce: true, priority: 20 },
      games: { test: GAMES, name: 'games', chunks: 'async', enforce: true, priority: 20 },
    },
  };
}

/** The compilations of a release of the shell. Of development builds, the edge renders no pages, and no browser keeps files. */
export const shellConfigs = (options: BuildOptions): Configuration[] => [
  shellConfig(options),
  stylesConfig(options),
  ...(options.isProduction
    ? [serverConfig(options, { entry: './src/server/render.tsx', isRemote: false }), serviceWorkerConfig(options)]
    : []),
];

/** The shell's code: the core at the start, third-party code in a file of its own, everything else on demand. */
function shellConfig(options: BuildOptions): Configuration {
  const base = baseConfig(options);
  return {
    ...base,
    name: 'shell',
    entry: { shell: './src/index.ts' },
    output: { ...base.output, publicPath: 'auto', uniqueName: `shell_${options.version.replace(/\W/g, '_')}` },
    optimization: {
      ...base.optimization,
      // The start needs most of the kit at once.
      splitChunks: vendorSplit('start'),
    },
  };
}

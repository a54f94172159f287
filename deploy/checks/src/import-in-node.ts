// Imports every module of the site in plain Node, and names those that need a browser to be imported: the edge could not
// render them. `tsx deploy/checks/src/import-in-node.ts [folder…]`
import { readdirSync } from 'node:fs';
import { register } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { PARTS, ROOT } from './parts.ts';

/** What only a browser has. A `typeof` counts too: a module that is different on a server is not the same module. */
const BROWSER_NAMES = [
  ...['window', 'document', 'navigator', 'location', 'history', 'screen', 'matchMedia'],
  ...['localStorage', 'sessionStorage', 'indexedDB'],
];
/** The starts of the page and of its service worker, and a script of the build. */
const PROGRAMS = ['shell/src/index.ts', 'shell/src/service-worker/index.ts', 'shared/src/theme/write-css.ts'];

// Styles are the bundler's.
const emptyStyles =
  'export const load = (url, context, next) => /\\.css$/.test(url) ? { format: "module", shortCircuit: true, source: "export default {}" } : next(url, context);';
register(`data:text/javascript,${encodeURIComponent(emptyStyles)}`);

const isOfBrowser = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/\.test(?:-d)?\.|\.d\.ts$|(?:^|\/)testing\//.test(path);

function modulesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => join(folder, name))
    .filter((path) => isOfBrowser(path) && !PROGRAMS.includes(relative(ROOT, path)));
}

/** The line of ours that reads a browser's name itself; dependencies look where they are before they use any. */
function readerIn(stack: string): string | undefined {
  const [reader] = stack.split('\n').filter((line) => /^\s+at /.test(line) && !/node:|\(native\)/.test(line));
  const [, place] = reader?.match(/(?:\(|at )(?:async )?((?:file:\/\/)?\/[^()]+:\d+):\d+\)?$/) ?? [];
  if (!place || place.includes('/node_modules/')) return undefined;
  const path = place.startsWith('file://')
    ? fileURLToPath(place.replace(/:\d+$/, '')) + place.match(/:\d+$/)?.[0]
    : place;
  return relative(ROOT, path);
}

const faults = new Set<string>();
for (const name of BROWSER_NAMES)
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get() {
      const { stack = '' } = new Error();
      const reader = readerIn(stack.split('\n').slice(2).join('\n'));
      if (reader) faults.add(`${reader} reads "${name}" when it is imported`);
      return undefined;
    },
  });

const given = process.argv.slice(2).map((folder) => resolve(folder));
const ofSite = PARTS.filter(({ folder }) => /^(?:mf-.*|shell|shared)$/.test(folder)).map(
  ({ folder }) => `${ROOT}/${folder}/src`,
);
const modules = (given.length > 0 ? given : ofSite).flatMap(modulesBelow);
for (const path of modules) {
  try {
    await import(pathToFileURL(path).href);
  } catch (cause) {
    faults.add(`${relative(ROOT, path)} cannot be imported without a browser: ${String(cause)}`);
  }
}
if (modules.length === 0) faults.add('there is no module to import');
for (const fault of faults) console.error(fault);
// Some dependencies keep timers.
process.exit(faults.size > 0 ? 1 : 0);

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * Renders pages with the server builds of releases. Each page evaluates them anew, so no state of a module reaches the next
 * page. Plain JavaScript, because a thread does not inherit the loader of the process.
 */

const { entered } = workerData;
const require = createRequire(import.meta.url);
/** What the builds may load of Node.js. */
const builtIns = new Set(['async_hooks', 'stream', 'util', 'crypto']);
/** Compiled builds and read messages by path; those that were used last. */
const mostFiles = 64;
const files = new Map();

function cached(path, read) {
  const found = files.get(path) ?? read(path);
  files.delete(path);
  files.set(path, found);
  if (files.size > mostFiles) files.delete(files.keys().next().value);
  return found;
}

const compiled = (path) =>
  cached(
    path,
    () =>
      new Script(
        `(function (exports, require, module, setTimeout, clearTimeout, setInterval, clearInterval, fetch) {${readFileSync(path, 'utf8')}\n})`,
        { filename: path },
      ),
  );
const messagesIn = (path) => cached(path, () => JSON.parse(readFileSync(path, 'utf8')));

/** Timers of one page, which end with it. */
function pageTimers() {
  const open = new Set();
  const start =
    (make) =>
    (run, ms, ...args) => {
      const timer = make(() => run(...args), ms);
      open.add(timer);
      return timer;
    };
  const stop = (timer) => {
    open.delete(timer);
    clearTimeout(timer);
  };
  return {
    globals: [start(setTimeout), stop, start(setInterval), stop],
    end() {
      for (const timer of open) clearTimeout(timer);
    },
  };
}

const noCalls = () => Promise.reject(new Error('A page is rendered from the answers that came with the request.'));

function evaluate(path, load, timers) {
  const module = { exports: {} };
  compiled(path).runInThisContext()(module.exports, load, module, ...timers.globals, noCalls);
  return module.exports;
}

function loadBuiltIn(name) {
  const own = name.replace(/^node:/, '');
  if (!builtIns.has(own)) throw new Error(`A page cannot load ${name} at the edge.`);
  return require(`node:${own}`);
}

parentPort.on('message', async ({ shell, remotes, messages, page, shared }) => {
  const timers = pageTimers();
  const failures = [];
  const enter = (id) => {
    entered[0] = remotes.findIndex((remote) => remote.id === id) + 1;
  };
  try {
    entered[0] = 0;
    const { render } = evaluate(shell, loadBuiltIn, timers);
    const markup = await render(page, {
      shared,
      enter,
      contractOf: (id, modules) => {
        const remote = remotes.find((one) => one.id === id);
        if (!remote) throw new Error(`${id} is not rendered at the edge.`);
        enter(id);
        const load = (name) => {
          if (!modules.has(name)) throw new Error(`${id} uses ${name}, which its record does not list.`);
          return modules.get(name);
        };
        return evaluate(remote.path, load, timers).default;
      },
      messagesIn: (file) => messagesIn(messages[file]),
      onFailure: (cause) =>
        failures.push({ id: remotes[entered[0] - 1]?.id, cause: cause instanceof Error ? cause.stack : String(cause) }),
    });
    parentPort.postMessage({ markup, failures });
  } catch (cause) {
    parentPort.postMessage({ failures: [{ cause: cause instanceof Error ? cause.stack : String(cause) }] });
  } finally {
    timers.end();
  }
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getHeapStatistics } from 'node:v8';
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
/** Reads files once; keeps the `most` that were used last. */
function fileCache(most, read) {
  const files = new Map();
  return (path) => {
    const found = files.get(path) ?? read(path);
    files.delete(path);
    files.set(path, found);
    if (files.size > most) files.delete(files.keys().next().value);
    return found;
  };
}

const compiled = fileCache(
  32,
  (path) =>
    new Script(
      `(function (exports, require, module, setTimeout, clearTimeout, setInterval, clearInterval, fetch) {${readFileSync(path, 'utf8')}\n})`,
      { filename: path },
    ),
);
const messagesIn = fileCache(256, (path) => JSON.parse(readFileSync(path, 'utf8')));

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

// A build has no use for them. This keeps mistakes in, not an attacker: who publishes a release is trusted with its pages.
for (const name of ['getBuiltinModule', 'binding', '_linkedBinding', 'dlopen', 'kill', 'abort', 'exit', 'reallyExit'])
  Reflect.deleteProperty(process, name);
for (const name of ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest', 'BroadcastChannel'])
  Reflect.deleteProperty(globalThis, name);

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

/** What has failed in the page that is rendered now. */
let failures = [];
const failureOf = (cause, id) => ({ id, cause: cause instanceof Error ? cause.stack : String(cause) });
const blameless = (cause, id) => ({ ...failureOf(cause, id), isBlameless: true });
// Of a promise that nobody waits for: it may belong to an earlier page, and must not end the thread within this one.
process.on('unhandledRejection', (cause) => failures.push(blameless(cause)));
process.on('uncaughtException', (cause) => failures.push(blameless(cause)));

/** A part of a remote that is left out, or was never built for the edge. */
class NotRendered extends Error {}
/** What has failed at no fault of the code that ran: the remote is not here, or the time of the page was over. */
function isNobodysFault(cause) {
  for (let each = cause; each instanceof Error; each = each.cause)
    if (each instanceof NotRendered || each.name === 'TimeoutError') return true;
  return false;
}

const ownGlobals = new Set(Reflect.ownKeys(globalThis));
/** Removes what a page has added to the global object. */
function clearGlobals() {
  for (const key of Reflect.ownKeys(globalThis)) if (!ownGlobals.has(key)) Reflect.deleteProperty(globalThis, key);
}

const answer = (rendered) => parentPort.postMessage({ ...rendered, heapBytes: getHeapStatistics().used_heap_size });

parentPort.on('message', async ({ shell, remotes, messages, page, shared, leftOut }) => {
  const timers = pageTimers();
  failures = [];
  let hasEnded = false;
  const enter = (id, key) => {
    // Late work of a page that has ended says nothing of the one that is rendered now.
    if (hasEnded) return;
    const at = remotes.findIndex((remote) => remote.id === id);
    entered[2] = (remotes[at]?.parts.indexOf(key) ?? -1) + 1;
    entered[0] = at + 1;
    entered[1] += 1;
  };
  try {
    entered[0] = 0;
    entered[1] += 1;
    const { render, rendersForAccounts } = evaluate(shell, loadBuiltIn, timers);
    // A shell from before this ignores `hasAccount` and would render a visitor's page.
    if (page.hasAccount && !rendersForAccounts) return answer({ failures });
    const markup = await render(page, {
      shared,
      enter,
      isLeftOut: (id, key) => leftOut?.remote === id && leftOut.key === key,
      contractOf: (id, modules) => {
        const remote = remotes.find((one) => one.id === id);
        if (!remote) throw new NotRendered(`${id} is not rendered at the edge.`);
        // All of its parts need the contract: what fails or hangs in it is of none of them.
        const part = remotes[entered[0] - 1] === remote ? entered[2] : 0;
        enter(id);
        const load = (name) => {
          if (!modules.has(name)) throw new Error(`${id} uses ${name}, which its record does not list.`);
          return modules.get(name);
        };
        const contract = evaluate(remote.path, load, timers).default;
        entered[2] = part;
        return contract;
      },
      messagesIn: (file) => messagesIn(messages[file]),
      onFailure: (cause) => {
        if (hasEnded) return;
        failures.push((isNobodysFault(cause) ? blameless : failureOf)(cause, remotes[entered[0] - 1]?.id));
      },
    });
    answer({ markup, failures });
  } catch (cause) {
    answer({ failures: [...failures, failureOf(cause)] });
  } finally {
    hasEnded = true;
    timers.end();
    clearGlobals();
  }
});

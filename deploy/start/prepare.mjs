// Runs on a machine with nothing but Node and npm, before anything is installed: plain JavaScript, built-in modules only.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '');
const PNPM = 'pnpm@12';
const MINIMUM = [20, 19];

/** Ends with one clear sentence. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < MINIMUM[0] || (major === MINIMUM[0] && minor < MINIMUM[1])) {
    fail(`Tessera needs Node ${MINIMUM.join('.')} or newer; this is Node ${process.versions.node}.`);
  }
}

function manifests() {
  const folders = readdirSync(ROOT, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !/^\.|node_modules|dist/.test(entry.name),
  );
  const nested = readdirSync(`${ROOT}/deploy`).map((name) => `deploy/${name}`);
  return [
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    ...[...folders.map(({ name }) => name), ...nested].map((name) => `${name}/package.json`),
  ].filter((path) => existsSync(`${ROOT}/${path}`));
}

/** Installs with pnpm, which npx brings along; skipped while nothing that decides the installation has changed. */
export function install() {
  checkNode();
  const hash = createHash('sha256');
  for (const path of manifests()) hash.update(path).update(readFileSync(`${ROOT}/${path}`));
  const wanted = hash.digest('hex');
  const marker = `${ROOT}/node_modules/.tessera/installed`;
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  console.log('Installing packages (the first time takes a minute) …');
  const result = spawnSync('npx', ['-y', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    cwd: ROOT,
    stdio: ['ignore', process.env.TESSERA_VERBOSE ? 'inherit' : 'pipe', 'inherit'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0)
    fail(`${result.stdout ?? ''}\nThe packages could not be installed; is the npm registry reachable?`);
  mkdirSync(dirname(marker), { recursive: true });
  writeFileSync(marker, wanted);
}

/** Ends with a sentence where the site could not listen: known before a minute is spent on an installation. */
export async function checkPort() {
  const port = Number(process.env.TESSERA_PORT ?? 8080);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    fail(`TESSERA_PORT must be a port between 1 and 65535, not "${process.env.TESSERA_PORT}".`);
  const code = await new Promise((answer) => {
    const probe = createServer();
    probe.once('error', (cause) => answer(cause.code));
    probe.listen(port, '127.0.0.1', () => probe.close(() => answer(undefined)));
  });
  if (code === 'EACCES')
    fail(`Port ${port} needs rights that this account does not have; set TESSERA_PORT to another one.`);
  if (code) fail(`Port ${port} is in use; set TESSERA_PORT to another one.`);
}

/** Runs a TypeScript entry in this terminal, passes signals on, and ends as it ends. */
export function runTypeScript(entry, args = process.argv.slice(2)) {
  const child = spawn(process.execPath, ['--import', 'tsx', `${ROOT}/${entry}`, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  endWithNpm(() => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
}

/** An npm that was killed can pass nothing on; started without npm, a command may well outlive whoever started it. */
function endWithNpm(end) {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  setInterval(() => process.ppid !== npm && end(), 250).unref();
}

// Runs with only Node and npm installed: plain JavaScript, built-in modules only.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '');
const PNPM = 'pnpm@12';
const MINIMUM = [20, 19];

/** Prints one sentence and exits. */
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

/** Installs with pnpm through npx; skipped if nothing that affects the installation has changed. */
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

/** Exits with one sentence if the port cannot be used, before a minute is spent on the installation. */
export async function checkPort() {
  const port = Number(process.env.TESSERA_PORT ?? (process.argv.includes('--tls') ? 8443 : 8080));
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

/** Runs a TypeScript entry in this terminal, passes signals on, and exits with its exit code. */
export function runTypeScript(entry, args = process.argv.slice(2)) {
  const child = spawn(process.execPath, ['--import', 'tsx', `${ROOT}/${entry}`, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  endWithNpm(() => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
}

/** If npm is killed it cannot forward signals, so this polls the parent's pid. Not needed without npm. */
function endWithNpm(end) {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  setInterval(() => process.ppid !== npm && end(), 250).unref();
}

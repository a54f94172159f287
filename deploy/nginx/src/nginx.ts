import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { developmentCertificate } from './certificate.ts';
import { nginxPath } from './find-nginx.ts';
import { ownNginx, siteConfig } from './site-config.ts';

export interface NginxSettings {
  /** Folder for all its files: settings, certificate, pid, temporary files. */
  readonly folder: string;
  readonly tlsPort: number;
  /** Port whose requests are redirected to the one above. */
  readonly httpPort: number;
  readonly edgePort: number;
}

export interface RunningNginx {
  /** Resolves when it has ended, by itself or not. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

const readyMs = 10_000;
const pauseMs = 20;

function writeSettings({ folder, tlsPort, httpPort, edgePort }: NginxSettings): void {
  mkdirSync(join(folder, 'temporary'), { recursive: true, mode: 0o700 });
  developmentCertificate(folder);
  const user = process.getuid?.() === 0 ? userInfo().username : undefined;
  writeFileSync(join(folder, 'nginx.conf'), ownNginx(user));
  const site = siteConfig({
    ...{ tls: [`127.0.0.1:${tlsPort}`], tlsPort, http: [`127.0.0.1:${httpPort}`], edge: `127.0.0.1:${edgePort}` },
    ...{ certificate: 'certificate.pem', key: 'key.pem', hsts: false },
  });
  writeFileSync(join(folder, 'site.conf'), site);
}

/** Ends an nginx of this folder whose parent was killed, and which still has the ports. */
async function endLeftover(folder: string): Promise<void> {
  const pidFile = join(folder, 'nginx.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8'));
  // Another process may have the number by now. Without /proc, that cannot be known; nginx then says that the port is in use.
  const isOurs = () => existsSync(`/proc/${pid}`) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder);
  if (isOurs()) process.kill(pid, 'SIGTERM');
  for (const end = Date.now() + readyMs; isOurs(); await wait(pauseMs))
    if (Date.now() > end) throw new Error(`The nginx of ${folder} does not end.`);
  rmSync(pidFile, { force: true });
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** Starts an nginx of this site alone, and waits until it listens. Its errors go to the standard error output, or nowhere. */
export async function startNginx(
  settings: NginxSettings,
  errors: 'inherit' | 'ignore' = 'inherit',
): Promise<RunningNginx> {
  const program = nginxPath();
  if (program === undefined) throw new Error('nginx is not installed: sudo apt-get install nginx');
  const { folder } = settings;
  writeSettings(settings);
  await endLeftover(folder);
  const child = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', errors],
  });
  const ended = new Promise<void>((resolve, reject) => child.once('exit', () => resolve()).once('error', reject));
  // It writes its number when its ports are open.
  const isReady = () => existsSync(join(folder, 'nginx.pid'));
  for (const end = Date.now() + readyMs; !isReady(); await Promise.race([wait(pauseMs), ended])) {
    if (hasEnded(child)) throw new Error('nginx did not start; see above.');
    if (Date.now() > end) {
      child.kill('SIGKILL');
      throw new Error('nginx was not ready in time.');
    }
  }
  return {
    ended,
    // Not "quit", which would wait for the streams of open pages.
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

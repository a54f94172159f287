import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface ThrowAwayPostgres {
  readonly url: string;
  /** Stops the server, breaking off what it is doing; `immediate` as a crash would. Answers how to start it again. */
  interrupt(mode?: 'fast' | 'immediate'): Promise<() => Promise<void>>;
  stop(): Promise<void>;
}

const debianRoot = '/usr/lib/postgresql';

/** The newest installed PostgreSQL's programs, or those of TESSERA_POSTGRES_BIN. */
function findPrograms(): string {
  const given = process.env.TESSERA_POSTGRES_BIN;
  if (given) return given;
  const versions = existsSync(debianRoot) ? readdirSync(debianRoot).filter((name) => /^\d+$/.test(name)) : [];
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  if (!newest) {
    throw new Error(
      `No PostgreSQL under ${debianRoot}. Install it, name its bin folder in TESSERA_POSTGRES_BIN, or a running server in TESSERA_TEST_DATABASE_URL.`,
    );
  }
  return join(debianRoot, newest, 'bin');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/** PostgreSQL refuses to run as root, so root borrows the `postgres` account. */
function accountToRunAs(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Starts a server and waits until it takes connections. */
async function startServer(program: string, args: readonly string[], account: { uid?: number; gid?: number }) {
  const server = spawn(program, args, { ...account, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  server.stderr.on('data', (chunk: Buffer) => {
    log = (log + chunk.toString()).slice(-4000);
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  for (let attempt = 0; !log.includes('ready to accept connections'); attempt += 1) {
    if (attempt > 500 || server.exitCode !== null) throw new Error(`PostgreSQL did not come up:\n${log}`);
    await wait(20);
  }
  return {
    end(signal: NodeJS.Signals): Promise<void> {
      server.kill(signal);
      return ended;
    },
  };
}

/**
 * Starts a throw-away cluster on a free port of 127.0.0.1; throws when PostgreSQL is absent or does not come up. It does
 * not wait for the disk unless `more` says `fsync=on`; `more` are further server settings.
 */
export async function startPostgres(more: readonly string[] = []): Promise<ThrowAwayPostgres> {
  const programs = findPrograms();
  const account = accountToRunAs();
  const folder = mkdtempSync(join(tmpdir(), 'tessera-postgres-'));
  if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'tessera', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...account,
    cwd: folder,
    stdio: 'pipe',
  });
  const port = await freePort();
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`, '-c', 'fsync=off'];
  settings.push(...more.flatMap((setting) => ['-c', setting]));
  const serve = () => startServer(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...settings], account);
  let server = await serve();
  return {
    url: `postgres://tessera@127.0.0.1:${port}/postgres`,
    async interrupt(mode = 'fast') {
      await server.end(mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
      return async () => {
        server = await serve();
      };
    },
    async stop() {
      await server.end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

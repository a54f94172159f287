import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url)).replace(/\/$/, '');

export interface Settings {
  /** Port of the site. */
  readonly port: number;
  /** Folder of all data that must survive a restart. */
  readonly dataDir: string;
  /** Set if nginx is in front, with TLS at the site's port: requests at this port are redirected to that one. */
  readonly httpPort?: number;
}

/** A reason not to start, as one sentence for the user. */
export class CannotStart extends Error {}

function readPort(env: NodeJS.ProcessEnv, name: string, usual: number): number {
  const port = Number(env[name] ?? usual);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new CannotStart(`${name} must be a port between 1 and 65535, not "${env[name]}".`);
}

/** With TLS, nginx stands in front (`npm run start:tls`). */
export function readSettings(env: NodeJS.ProcessEnv = process.env, hasTls = false): Settings {
  const dataDir = resolve(ROOT, env.TESSERA_DATA ?? '.tessera');
  if (!hasTls) return { port: readPort(env, 'TESSERA_PORT', 8080), dataDir };
  return {
    port: readPort(env, 'TESSERA_PORT', 8443),
    dataDir,
    httpPort: readPort(env, 'TESSERA_HTTP_PORT', 8080),
  };
}

/** Why the port cannot be used now, as the end of a sentence; undefined if it is free. */
export function whyNotFree(port: number): Promise<string | undefined> {
  return new Promise((answer) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) =>
      answer(code === 'EACCES' ? 'needs rights that this account does not have' : 'is in use'),
    );
    probe.listen(port, '127.0.0.1', () => probe.close(() => answer(undefined)));
  });
}

/** A port that is free at this moment. */
export function freePort(): Promise<number> {
  return new Promise((answer, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => answer(port));
    });
  });
}

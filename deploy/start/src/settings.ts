import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url)).replace(/\/$/, '');

export interface Settings {
  /** Port of the site. */
  readonly port: number;
  /** Folder of everything that must survive. */
  readonly dataDir: string;
}

/** A reason not to start, as one sentence for the person who typed the command. */
export class CannotStart extends Error {}

export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const port = Number(env.TESSERA_PORT ?? 8080);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new CannotStart(`TESSERA_PORT must be a port between 1 and 65535, not "${env.TESSERA_PORT}".`);
  return { port, dataDir: resolve(ROOT, env.TESSERA_DATA ?? '.tessera') };
}

/** Whether nobody listens on that port. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const probe = createServer();
    probe.once('error', () => answer(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => answer(true)));
  });
}

/** A port nobody listens on at this moment. */
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

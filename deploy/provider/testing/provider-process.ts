import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface ProviderProcess {
  readonly url: string;
  post<T>(path: string, body: object): Promise<{ status: number; body: T }>;
  /** Kills the process, like a power failure. */
  kill(): Promise<void>;
  /** Stops it regularly; returns the exit code. */
  stop(): Promise<number | null>;
}

const entry = fileURLToPath(new URL('../server/main.ts', import.meta.url));

/** Starts the provider as the site does, and waits for its ready line. */
export async function startProvider(dataFolder: string, operatorUrl: string, secret: string): Promise<ProviderProcess> {
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', entry], {
    env: {
      ...process.env,
      TESSERA_DATA: dataFolder,
      TESSERA_OPERATOR_URL: operatorUrl,
      TESSERA_PROVIDER_SECRET: secret,
      TESSERA_PROVIDER_PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (!child.stdout) throw new Error('The provider has no output.');
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const { port } = JSON.parse(line) as { port: number };
  const url = `http://127.0.0.1:${port}`;
  const ended = once(child, 'exit') as Promise<[number | null]>;
  return {
    url,
    async post<T>(path: string, body: object) {
      const response = await fetch(`${url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: (await response.json()) as T };
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      return (await ended)[0];
    },
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

export interface OperatorProcess {
  readonly port: number;
  readonly pid: number;
  readonly child: ChildProcess;
  /** Ends at once, without a word to the process; nothing happens to one that has ended. */
  kill(): Promise<void>;
  /** Asks it to close and answers its exit code. */
  stop(): Promise<number | null>;
}

export class OperatorEnded extends Error {
  readonly exitCode: number | null;
  readonly said: string;
  constructor(exitCode: number | null, said: string) {
    super(`The operator ended with ${exitCode}: ${said}`);
    this.name = 'OperatorEnded';
    this.exitCode = exitCode;
    this.said = said;
  }
}

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/**
 * Starts an operator as its own process on a free port and waits until it says that it is ready; `program` is a bundled one
 * that takes messages of its parent.
 */
export async function startOperator(
  dataFolder: string,
  environment: NodeJS.ProcessEnv = {},
  program?: string,
): Promise<OperatorProcess> {
  const run = program ? ['--enable-source-maps', program] : ['--import', 'tsx', main];
  const child = spawn(process.execPath, run, {
    env: { ...process.env, TESSERA_DATA: dataFolder, TESSERA_OPERATOR_PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe', ...(program ? (['ipc'] as const) : [])],
  });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  const ready = new Promise<number>((resolve) => {
    createInterface(child.stdout as Readable).on('line', (line) => {
      if (line.startsWith('{"ready":"operator"')) resolve((JSON.parse(line) as { port: number }).port);
    });
  });
  const port = await Promise.race([
    ready,
    exit.then((code): never => {
      throw new OperatorEnded(code, said.trim());
    }),
  ]);
  return {
    port,
    pid: child.pid ?? 0,
    child,
    async kill() {
      child.kill('SIGKILL');
      await exit;
    },
    stop() {
      child.kill('SIGTERM');
      return exit;
    },
  };
}

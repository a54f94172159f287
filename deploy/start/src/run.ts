import { type ChildProcess, spawn } from 'node:child_process';
import { ROOT } from './settings.ts';

const running = new Set<ChildProcess>();

/** Ends the commands that are running now. */
export function endRuns(): void {
  for (const child of running) child.kill('SIGTERM');
}

/** Runs a command in the checkout; resolves with its exit code. */
export function run(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    running.add(child);
    child.on('error', reject);
    child.on('exit', (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}

/** Runs a TypeScript file of the checkout. */
export const runScript = (
  entry: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<number> => run(process.execPath, ['--import', 'tsx', `${ROOT}/${entry}`, ...args], env);

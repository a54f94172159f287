import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { ROOT } from './settings.ts';

export interface Part {
  readonly name: string;
  /** Entry, relative to the checkout. */
  readonly entry: string;
  readonly args?: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** A part that did not get ready; most have said why themselves. */
export class PartFailed extends Error {
  readonly hasSpoken: boolean;

  constructor(message: string, hasSpoken: boolean) {
    super(message);
    this.hasSpoken = hasSpoken;
  }
}

const END_WITH_PARENT = fileURLToPath(new URL('./end-with-parent.ts', import.meta.url));
const READY_MS = 120_000;
const GRACE_MS = 10_000;

/** Runs the parts of the site as processes of their own; one that dies is started again, and all end together. */
export class Supervisor {
  readonly #running = new Map<string, ChildProcess>();
  #isStopping = false;

  /** Starts a part and waits until it says that it is ready. */
  async start(part: Part): Promise<void> {
    if (this.#isStopping) throw new Error(`The ${part.name} is not started any more.`);
    const script = [`${ROOT}/${part.entry}`, ...(part.args ?? [])];
    const child = spawn(process.execPath, ['--import', 'tsx', '--import', END_WITH_PARENT, ...script], {
      cwd: ROOT,
      env: { ...process.env, ...part.env },
      // Of a group of its own: Ctrl-C reaches the supervisor alone, which ends the parts in order.
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    this.#running.set(part.name, child);
    await ready(child, part.name);
    child.once('exit', (code, signal) => this.#onExit(part, code ?? signal));
  }

  /** Ends all parts, the last started first; a part that does not end in time is killed. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const child of [...this.#running.values()].reverse()) await end(child);
  }

  pidOf(name: string): number | undefined {
    return this.#running.get(name)?.pid;
  }

  #onExit(part: Part, how: number | string | null): void {
    if (this.#isStopping) return;
    console.error(`The ${part.name} ended unexpectedly (${how}); starting it again.`);
    this.start(part).catch((cause: unknown) => {
      console.error(
        `The ${part.name} could not be started again: ${cause instanceof Error ? cause.message : String(cause)}`,
      );
      void this.stop().then(() => process.exit(1));
    });
  }
}

function ready(child: ChildProcess, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let hasSpoken = false;
    child.stderr?.on('data', (text: Buffer) => {
      hasSpoken = true;
      process.stderr.write(text);
    });
    const fail = (how: string, isTold: boolean) => reject(new PartFailed(`The ${name} ${how}.`, isTold));
    const timer = setTimeout(() => fail(`was not ready in ${READY_MS / 1000} s`, false), READY_MS);
    const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
    lines.on('line', (line) => {
      if (line.startsWith('{"ready"')) {
        clearTimeout(timer);
        resolve();
      } else console.log(line);
    });
    // "close", not "exit": by then all it had to say has been read.
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      fail(`ended with ${code ?? signal} before it was ready`, hasSpoken);
    });
  });
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

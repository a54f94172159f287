import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ROOT } from './settings.ts';

export interface Part {
  readonly name: string;
  /** Entry, relative to the checkout. */
  readonly entry: string;
  readonly args?: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** A process that did not become ready; most have already printed the reason. */
export class PartFailed extends Error {
  readonly how: string;
  readonly hasPrinted: boolean;

  constructor(name: string, how: string, hasPrinted: boolean) {
    super(`The ${name} ${how}.`);
    this.how = how;
    this.hasPrinted = hasPrinted;
  }
}

const PREPARE_PART = fileURLToPath(new URL('./prepare-part.ts', import.meta.url));
const READY_MS = 120_000;
const GRACE_MS = 10_000;

/**
 * Pauses before restarts: each longer than the one before, up to a limit, until the process has stayed up for a
 * while.
 */
interface Pauses {
  readonly firstMs: number;
  readonly longestMs: number;
  readonly stayedUpMs: number;
}
const usualPauses: Pauses = { firstMs: 250, longestMs: 30_000, stayedUpMs: 60_000 };

type Launch = (part: Part) => ChildProcess;

const launchPart: Launch = ({ entry, args = [], env }) =>
  spawn(process.execPath, ['--import', 'tsx', '--import', PREPARE_PART, `${ROOT}/${entry}`, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    // In a process group of its own: Ctrl-C reaches only the supervisor, which ends the processes in order.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/**
 * Runs the parts of the site as processes. A process that dies is restarted until it stays up, without affecting the
 * others; all end together.
 */
export class Supervisor {
  readonly #running = new Map<string, ChildProcess>();
  /** How often each process has died since it last stayed up. */
  readonly #deaths = new Map<string, number>();
  /** Ends the pause before the next try of a process. */
  readonly #pausing = new Map<string, AbortController>();
  readonly #stopping = new AbortController();
  readonly #pauses: Pauses;
  readonly #launch: Launch;

  constructor(pauses = usualPauses, launch = launchPart) {
    this.#pauses = pauses;
    this.#launch = launch;
  }

  get #isStopping(): boolean {
    return this.#stopping.signal.aborted;
  }

  /** Starts a process and waits until it is ready; throws {@link PartFailed} if it fails. */
  async start(part: Part): Promise<void> {
    if (this.#isStopping) throw new Error(`The ${part.name} was not started, because the site is stopping.`);
    const child = this.#launch(part);
    this.#running.set(part.name, child);
    await ready(child, part.name);
    const readyAt = performance.now();
    const onExit = (): void => {
      if (performance.now() - readyAt >= this.#pauses.stayedUpMs) this.#deaths.delete(part.name);
      void this.#bringBack(part, `ended with ${child.exitCode ?? child.signalCode}`);
    };
    // It may have exited before its output was read.
    if (hasEnded(child)) onExit();
    else child.once('exit', onExit);
  }

  /** Starts a process that the site can be without: if it fails, the others continue, and it is retried. */
  async startIfPossible(part: Part): Promise<void> {
    try {
      await this.start(part);
    } catch (cause) {
      void this.#bringBack(part, reasonOf(cause));
    }
  }

  /** Starts a process again because its files have changed; one that waits after a failure is tried at once. */
  restart(name: string): void {
    this.#deaths.delete(name);
    this.#pausing.get(name)?.abort();
    this.#running.get(name)?.kill('SIGTERM');
  }

  /** Ends all processes, last started first; one that does not end in time is killed. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    for (const child of [...this.#running.values()].reverse()) await end(child);
  }

  pidOf(name: string): number | undefined {
    return this.#running.get(name)?.pid;
  }

  async #bringBack(part: Part, died: string): Promise<void> {
    for (let why = died; !this.#isStopping; ) {
      const pauseMs = this.#nextPause(part.name);
      console.error(`The ${part.name} is unavailable: it ${why}. It will be restarted in ${pauseMs / 1000} s.`);
      const pausing = new AbortController();
      this.#pausing.set(part.name, pausing);
      const signal = AbortSignal.any([this.#stopping.signal, pausing.signal]);
      await wait(pauseMs, undefined, { signal }).catch(() => undefined);
      if (this.#isStopping) return;
      try {
        await this.start(part);
        console.error(`The ${part.name} is back.`);
        return;
      } catch (cause) {
        why = reasonOf(cause);
      }
    }
  }

  #nextPause(name: string): number {
    const deaths = this.#deaths.get(name) ?? 0;
    this.#deaths.set(name, deaths + 1);
    return Math.min(this.#pauses.firstMs * 2 ** deaths, this.#pauses.longestMs);
  }
}

const reasonOf = (cause: unknown): string => (cause instanceof PartFailed ? cause.how : String(cause));

function ready(child: ChildProcess, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let hasPrinted = false;
    child.stderr?.on('data', (text: Buffer) => {
      hasPrinted = true;
      process.stderr.write(text);
    });
    const fail = (how: string, hasPrinted: boolean) => reject(new PartFailed(name, how, hasPrinted));
    const timer = setTimeout(() => {
      fail(`was not ready in ${READY_MS / 1000} s`, false);
      child.kill('SIGKILL');
    }, READY_MS);
    const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
    lines.on('line', (line) => {
      if (line.startsWith('{"ready"')) {
        clearTimeout(timer);
        resolve();
      } else console.log(line);
    });
    // "close", not "exit": by then all its output has been read.
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      fail(`ended with ${code ?? signal} before it was ready`, hasPrinted);
    });
  });
}

function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

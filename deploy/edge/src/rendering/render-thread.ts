import { Worker } from 'node:worker_threads';
import type { DeviceKind, FirstAnswers } from '@tessera/shared/api';
import type { Boot } from '@tessera/shared/registry';

/** A part of a remote, by the remote's id. */
export interface PartName {
  readonly remote: string;
  readonly key: string;
}

/** What one page is rendered from; paths are those of files on this machine. */
export interface RenderRequest {
  /** The shell's server build. */
  readonly shell: string;
  /** The server builds of the remotes that the page may show. */
  readonly remotes: readonly {
    readonly id: string;
    readonly path: string;
    /** Keys of the parts that the contract has at the page's address. */
    readonly parts: readonly string[];
  }[];
  /** A part that is left to the browser. */
  readonly leftOut?: PartName | undefined;
  /** Share keys that their parts on the page use. */
  readonly shared: readonly string[];
  /** Message files by their address. */
  readonly messages: Readonly<Record<string, string>>;
  readonly page: {
    readonly boot: Boot;
    readonly address: string;
    readonly answers: FirstAnswers;
    readonly pictures: Readonly<Record<string, string>>;
    readonly device: DeviceKind;
    readonly hasAccount: boolean;
    /** HTML of the answers as it is shown, by what it was. */
    readonly sanitised: Readonly<Record<string, string>>;
  };
}

/** What the thread answers. */
export interface Rendered {
  /** Missing if the page could not be rendered. */
  readonly markup?: string;
  /** Parts that could not: the browser renders them. Without an id, it was the shell. */
  readonly failures: readonly {
    readonly id?: string | undefined;
    readonly cause: string;
    /** It does not speak against the release: nobody waited for the promise, the remote is not here, or the time was over. */
    readonly isBlameless?: boolean;
  }[];
  /** The heap of the thread, with what this page and earlier ones have left in it. */
  readonly heapBytes: number;
}

/** The thread did not answer in time, or ended. */
export class ThreadLost extends Error {
  /** The remote whose code ran last, undefined for the shell; without a key its contract, which all of its parts need. */
  readonly entered: (Partial<PartName> & Pick<PartName, 'remote'>) | undefined;
  /** The page as a whole took too long, and none of its contributions. */
  readonly isOfPage: boolean;

  constructor(entered: ThreadLost['entered'], cause: unknown, isOfPage = false) {
    const where = entered ? [entered.remote, entered.key].filter(Boolean).join(' ') : 'the shell';
    super(isOfPage ? 'Rendering took too long.' : `Rendering did not end in ${where}.`, { cause });
    this.entered = entered;
    this.isOfPage = isOfPage;
  }
}

/** After a pause of the machine an interval fires once, so a pause uses up at most one of these parts of the limit. */
const LIMIT_PARTS = 10;

/**
 * Calls back after so many milliseconds in which nothing `hasMoved`; of a pause of the whole machine only a part counts. Returns a
 * function that cancels it.
 */
export function afterUnpausedTime(ms: number, act: () => void, hasMoved = (): boolean => false): () => void {
  let left = LIMIT_PARTS;
  const timer = setInterval(() => {
    left = hasMoved() ? LIMIT_PARTS : left - 1;
    if (left > 0) return;
    clearInterval(timer);
    act();
  }, ms / LIMIT_PARTS);
  return () => clearInterval(timer);
}

/** How long rendering may take, in milliseconds. */
export interface TimeLimits {
  readonly pageMs: number;
  /** From the beginning of a contribution, or of the shell after it, to the next. */
  readonly contributionMs: number;
}

/**
 * A thread whose heap is full ends the whole process if a single array needed more than was left, and typed arrays are not in
 * its heap at all. So this limit is far away, and the memory of the process is watched while a page is rendered.
 */
const resourceLimits = { maxOldGenerationSizeMb: 4_096, maxYoungGenerationSizeMb: 32 };
const mostGainedBytes = 384 * 2 ** 20;
const watchMs = 50;
/** What pages may leave in the heap of a thread until the next one gets another thread. */
const mostHeapBytes = 192 * 2 ** 20;

/** Calls back when the process has gained too much memory since then. Returns a function that cancels it. */
function afterGain(act: () => void): () => void {
  const before = process.memoryUsage.rss();
  const timer = setInterval(() => process.memoryUsage.rss() - before > mostGainedBytes && act(), watchMs);
  return () => clearInterval(timer);
}

/** One thread, which renders one page at a time. */
export class RenderThread {
  readonly #worker: Worker;
  /**
   * Which remote it has entered (its place in the order from 1, or 0), how often it has entered one, and which part of the remote
   * (as the remote). Readable while the thread is busy.
   */
  readonly #entered = new Int32Array(new SharedArrayBuffer(12));
  #isLost = false;

  constructor() {
    this.#worker = new Worker(new URL('./render.worker.mjs', import.meta.url), {
      workerData: { entered: this.#entered },
      execArgv: [],
      env: {},
      resourceLimits,
    });
    this.#worker.unref();
    // Also while it is idle: the next page needs another one.
    const lost = () => {
      this.#isLost = true;
    };
    this.#worker.on('error', lost).on('exit', lost);
  }

  get isLost(): boolean {
    return this.#isLost;
  }

  /** Throws {@link ThreadLost} if there is no answer in time; the thread is of no use then. */
  render(request: RenderRequest, { pageMs, contributionMs }: TimeLimits): Promise<Rendered> {
    return new Promise((resolve, reject) => {
      const end = () => {
        for (const cancel of cancelLimits) cancel();
        this.#worker.off('message', answered).off('error', ended).off('exit', ended);
      };
      const answered = (rendered: Rendered) => {
        end();
        if (!(rendered?.heapBytes < mostHeapBytes)) this.#isLost = true;
        // The message may be of a remote's own making.
        if (Array.isArray(rendered?.failures) && typeof (rendered.markup ?? '') === 'string') resolve(rendered);
        else reject(new Error('The thread has answered something else.'));
      };
      const lost = (cause: unknown, isOfPage = false) => {
        end();
        this.#isLost = true;
        void this.#worker.terminate();
        const [remote = 0, , part = 0] = this.#entered;
        const { id, parts } = request.remotes[remote - 1] ?? {};
        reject(new ThreadLost(id === undefined ? undefined : { remote: id, key: parts?.[part - 1] }, cause, isOfPage));
      };
      const ended = (cause: unknown) => lost(cause);
      const passed = (ms: number) => new Error(`${ms} ms have passed.`);
      const atStart = this.#entered[1];
      let last = atStart;
      const hasEnteredNext = () => {
        const before = last;
        last = this.#entered[1];
        // Until the thread has begun, nobody's time passes.
        return last !== before || last === atStart;
      };
      const cancelLimits = [
        afterUnpausedTime(pageMs, () => lost(passed(pageMs), true)),
        afterUnpausedTime(contributionMs, () => lost(passed(contributionMs)), hasEnteredNext),
        afterGain(() => lost(new Error(`More than ${mostGainedBytes / 2 ** 20} MB were needed.`))),
      ];
      this.#worker.on('message', answered).on('error', ended).on('exit', ended);
      this.#entered[0] = 0;
      this.#worker.postMessage(request);
    });
  }

  close(): void {
    void this.#worker.terminate();
  }
}

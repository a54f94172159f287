import { Worker } from 'node:worker_threads';
import { Refusal } from '../http/refusal.ts';

/** The thread's input. */
export interface RedrawOrder {
  readonly bytes: Uint8Array;
  /** Type of the result. */
  readonly contentType: 'image/png' | 'image/webp' | 'image/jpeg';
  /** `exact`: required width and height. `within`: a larger picture is made smaller. */
  readonly size: { readonly exact: number } | { readonly within: number };
  /** Compressed pixels of a PNG, and how many bytes they may come to. */
  readonly compressed?: { readonly bytes: Uint8Array; readonly inflatedBytes: number };
}

interface Limits {
  /** Pictures that are decoded at once. */
  readonly concurrent: number;
  /** Pictures that may wait; more are refused. */
  readonly waiting: number;
  readonly timeoutMs: number;
}
const usualLimits: Limits = { concurrent: 2, waiting: 8, timeoutMs: 5000 };
/** Memory for the thread's own objects; the pixels are limited by their number. */
const memory = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 };

function isOutOfMemory(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

/** One picture in a thread of its own: null when it can't be decoded within the limits. */
function runThread(order: RedrawOrder, timeoutMs: number): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./redraw.worker.mjs', import.meta.url), {
      workerData: order,
      execArgv: [],
      resourceLimits: memory,
    });
    const timeout = setTimeout(() => end(null), timeoutMs);
    const end = (drawn: Uint8Array | null, cause?: unknown) => {
      clearTimeout(timeout);
      void thread.terminate();
      if (cause === undefined) resolve(drawn && Buffer.from(drawn));
      else reject(cause);
    };
    thread.once('message', (drawn: Uint8Array | null) => end(drawn));
    thread.once('error', (cause) => (isOutOfMemory(cause) ? end(null) : end(null, cause)));
  });
}

export interface PictureRedrawer {
  /** The picture, decoded and encoded again, or null when it is none; refuses with `request.too.frequent` when too many wait. */
  redraw(order: RedrawOrder): Promise<Buffer | null>;
}

/** Decodes uploaded pictures, never on the thread that answers requests. */
export function createPictureRedrawer(limits: Partial<Limits> = {}): PictureRedrawer {
  const { concurrent, waiting, timeoutMs } = { ...usualLimits, ...limits };
  const queue: (() => void)[] = [];
  let running = 0;

  async function takePlace(): Promise<void> {
    if (running < concurrent) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw new Refusal(429, 'request.too.frequent', { retryAfterSeconds: 5 });
    // A finished picture gives its place to the next.
    await new Promise<void>((resolve) => queue.push(resolve));
  }
  function leavePlace(): void {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async redraw(order) {
      await takePlace();
      try {
        return await runThread(order, timeoutMs);
      } finally {
        leavePlace();
      }
    },
  };
}

import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import { minuteMs } from '../clock/durations.ts';

/** Work that is due at a time: draws, settlement, expiry. Jobs must be idempotent and tolerate delays; they run side by side. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  /** By the wall clock; one minute by default. */
  readonly deadlineMs?: number;
  /** `signal` aborts at the deadline and when the operator stops: pass it to everything that waits for another service. */
  run(now: Date, signal?: AbortSignal): Promise<void>;
}

export interface Jobs {
  add(job: Job): void;
  /**
   * Runs what is due by the operator's clock and waits for it, at most until each job's deadline; the console
   * calls it after moving time.
   */
  runDue(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

const tickMs = 1000;

/** One job with its own schedule: its runs follow each other, and no other job waits for them. */
class Schedule {
  readonly #job: Job;
  readonly #clock: Clock;
  readonly #log: FastifyBaseLogger;
  #lastRunMs = Number.NEGATIVE_INFINITY;
  #isRunning = false;
  #isStopped = false;
  #current: AbortController | undefined;
  #tail: Promise<void> = Promise.resolve();

  constructor(job: Job, clock: Clock, log: FastifyBaseLogger) {
    this.#job = job;
    this.#clock = clock;
    this.#log = log;
  }

  get isRunning(): boolean {
    return this.#isRunning;
  }

  /** Waits for a run in progress first; resolves when this run has ended or has passed its deadline. */
  runIfDue(): Promise<void> {
    this.#tail = this.#tail.then(() => {
      const now = this.#clock.now();
      // No second run starts while one that passed its deadline is still running.
      if (this.#isStopped || this.#isRunning || now.getTime() - this.#lastRunMs < this.#job.everyMs) return;
      this.#lastRunMs = now.getTime();
      return this.#run(now);
    });
    return this.#tail;
  }

  stop(): Promise<void> {
    this.#isStopped = true;
    this.#current?.abort(new Error('The operator stops.'));
    return this.#tail;
  }

  async #run(now: Date): Promise<void> {
    const { name, deadlineMs = minuteMs } = this.#job;
    const current = new AbortController();
    const { signal } = current;
    this.#current = current;
    this.#isRunning = true;
    let timer: NodeJS.Timeout | undefined;
    const overdue = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        this.#log.error({ job: name, deadlineMs }, 'a job passed its deadline');
        current.abort(new Error(`The job ${name} passed its deadline of ${deadlineMs} ms.`));
        resolve();
      }, deadlineMs);
    });
    await Promise.race([this.#work(now, signal).finally(() => clearTimeout(timer)), overdue]);
  }

  async #work(now: Date, signal: AbortSignal): Promise<void> {
    try {
      await this.#job.run(now, signal);
    } catch (cause) {
      // One failing job must not stop the others; it is tried again when it is next due.
      if (!signal.aborted) this.#log.error({ err: cause, job: this.#job.name }, 'a job failed');
    } finally {
      this.#isRunning = false;
    }
  }
}

export function createJobs(clock: Clock, log: FastifyBaseLogger): Jobs {
  const schedules: Schedule[] = [];
  let timer: NodeJS.Timeout | undefined;

  return {
    add(job) {
      schedules.push(new Schedule(job, clock, log));
    },
    async runDue() {
      await Promise.all(schedules.map((schedule) => schedule.runIfDue()));
    },
    start() {
      timer = setInterval(() => {
        for (const schedule of schedules) if (!schedule.isRunning) void schedule.runIfDue();
      }, tickMs);
    },
    async stop() {
      clearInterval(timer);
      await Promise.all(schedules.map((schedule) => schedule.stop()));
    },
  };
}

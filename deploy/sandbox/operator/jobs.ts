import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock/clock.ts';

/** Work that time causes: draws, settlement, expiry. It must bear being run late and being run twice. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  run(now: Date): Promise<void>;
}

export interface Jobs {
  add(job: Job): void;
  /** Runs what is due by the operator's clock, one after the other; time moved by the console ends with this. */
  runDue(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

const tickMs = 1000;

export function createJobs(clock: Clock, log: FastifyBaseLogger): Jobs {
  const jobs: Job[] = [];
  const lastRun = new Map<string, number>();
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function pass(): Promise<void> {
    for (const job of jobs) {
      const now = clock.now();
      if (now.getTime() - (lastRun.get(job.name) ?? Number.NEGATIVE_INFINITY) < job.everyMs) continue;
      lastRun.set(job.name, now.getTime());
      try {
        await job.run(now);
      } catch (cause) {
        // One failing job must not stop the others; it is tried again when it is next due.
        log.error({ err: cause, job: job.name }, 'a job failed');
      }
    }
  }

  const runDue = () => {
    running = running.then(pass);
    return running;
  };

  return {
    add(job) {
      jobs.push(job);
    },
    runDue,
    start() {
      let isBusy = false;
      timer = setInterval(() => {
        if (isBusy) return;
        isBusy = true;
        void runDue().finally(() => {
          isBusy = false;
        });
      }, tickMs);
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

// Not the global one, which the fake timers of a test replace.
import { performance } from 'node:perf_hooks';
import { type Database, one } from '@tessera/database/database';
import type { FastifyBaseLogger } from 'fastify';

/** A difference that may be the way there and back rather than the clocks, in milliseconds. */
const leastSkewMs = 5;
const samples = 3;
export const lookEveryMs = 1_000;
export const looksPerMeasurement = 10;
/** By so much the two clocks of a machine differ at once only where it was suspended, or where its clock was set. */
const jumpMs = 2_000;
/** A machine whose clock differs by more has other faults, too. */
const largeSkewMs = 1_000;

/** What the database's clock says now, also within a transaction. */
const databaseNow = async (db: Pick<Database, 'query'>): Promise<Date> =>
  one(await db.query<{ at: Date }>('select clock_timestamp() as at')).at;

/**
 * The time of the database when this process's monotonic clock showed zero, in milliseconds, of the sample with the shortest way;
 * and how exact that is.
 */
async function measuredOrigin(
  db: Pick<Database, 'query'>,
): Promise<{ readonly originMs: number; readonly exactMs: number }> {
  let best = { originMs: 0, exactMs: Number.POSITIVE_INFINITY };
  for (let sample = 0; sample < samples; sample += 1) {
    const sentMs = performance.now();
    const at = await databaseNow(db);
    const receivedMs = performance.now();
    const exactMs = (receivedMs - sentMs) / 2;
    if (exactMs < best.exactMs) best = { originMs: at.getTime() - (sentMs + exactMs), exactMs };
  }
  return best;
}

/**
 * The time of the database, as this machine keeps it between measurements: all operators of a database open, close and draw
 * at the same moments, whatever their own clocks say (ADR 89). In between it goes on by the monotonic clock, so that setting
 * the machine's clock changes nothing. It never goes back; where it would have to, it waits.
 */
export class DatabaseClock {
  readonly #db: Pick<Database, 'query'>;
  #originMs = Date.now() - performance.now();
  #lastMs = 0;

  constructor(db: Pick<Database, 'query'>) {
    this.#db = db;
  }

  /** How far this machine's clock is behind the database's now, in milliseconds. */
  get skewMs(): number {
    return this.#originMs + performance.now() - Date.now();
  }

  /** Milliseconds since 1970. */
  readonly now = (): number => {
    this.#lastMs = Math.max(this.#lastMs, Math.round(this.#originMs + performance.now()));
    return this.#lastMs;
  };

  /** Compares the clocks; rejects, and keeps what it had, while the database is away. */
  async measure(): Promise<void> {
    const { originMs, exactMs } = await measuredOrigin(this.#db);
    if (Math.abs(originMs - this.#originMs) > Math.max(leastSkewMs, exactMs)) this.#originMs = originMs;
  }

  /**
   * Measures every ten seconds, and within a second after the machine was suspended, which stops its monotonic clock; calls `also`
   * each time. Returns a function that stops it.
   */
  keepMeasuring(log: Pick<FastifyBaseLogger, 'warn' | 'error'>, also?: () => Promise<void>): () => void {
    let loggedMs = 0;
    const logLargeSkew = () => {
      const { skewMs } = this;
      if (Math.abs(skewMs) < largeSkewMs || Math.abs(skewMs - loggedMs) < largeSkewMs) return;
      loggedMs = skewMs;
      log.error({ skewMs }, "this machine's clock differs from the database's");
    };
    logLargeSkew();
    let looks = 0;
    let differenceMs = Date.now() - performance.now();
    const timer = setInterval(() => {
      const beforeMs = differenceMs;
      differenceMs = Date.now() - performance.now();
      looks += 1;
      if (looks < looksPerMeasurement && Math.abs(differenceMs - beforeMs) < jumpMs) return;
      looks = 0;
      Promise.all([this.measure(), also?.()]).then(logLargeSkew, (err: unknown) =>
        log.warn({ err }, 'the database could not be asked for its time and for changes'),
      );
    }, lookEveryMs);
    timer.unref();
    return () => clearInterval(timer);
  }
}

import { type Database, one } from '@tessera/database/database';
import { dayMs } from '../clock/durations.ts';
import { Refusal } from '../http/refusal.ts';

/** Counts how often something is done and limits it; stored in the database, so that a restart resets nothing. */
export interface Limits {
  /**
   * Counts one try; throws 429 `request.too.frequent` with `{retryAfterSeconds}` above `maximum` within the window.
   * Ask before the work that it protects: what is asked afterwards limits nothing.
   */
  take(name: string, subject: string, maximum: number, windowMs: number): Promise<void>;
  /** Takes back one successful try, where only failures count. */
  giveBack(name: string, subject: string): Promise<void>;
  /** Resets the count. */
  forget(name: string, subject: string): Promise<void>;
  purge(): Promise<void>;
}

const longestWindowMs = dayMs;

export function createLimits(database: Database, now: () => Date): Limits {
  return {
    async take(name, subject, maximum, windowMs) {
      const at = now();
      const rows = await database.query<{ hits: number; start: Date }>(
        `insert into rate_window as w (name, subject, window_start, hits) values ($1, $2, $3, 1)
         on conflict (name, subject) do update set
           hits = case when w.window_start <= $4 then 1 else w.hits + 1 end,
           window_start = case when w.window_start <= $4 then $3 else w.window_start end
         returning hits, window_start as start`,
        [name, subject, at, new Date(at.getTime() - windowMs)],
      );
      const { hits, start } = one(rows);
      if (hits <= maximum) return;
      const retryAfterSeconds = Math.max(1, Math.ceil((start.getTime() + windowMs - at.getTime()) / 1000));
      throw new Refusal(429, 'request.too.frequent', { retryAfterSeconds });
    },
    async giveBack(name, subject) {
      await database.query('update rate_window set hits = greatest(hits - 1, 0) where name = $1 and subject = $2', [
        name,
        subject,
      ]);
    },
    async forget(name, subject) {
      await database.query('delete from rate_window where name = $1 and subject = $2', [name, subject]);
    },
    async purge() {
      await database.query('delete from rate_window where window_start < $1', [
        new Date(now().getTime() - longestWindowMs),
      ]);
    },
  };
}

import { minuteMs } from '../clock/durations.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';

const captchaAfter = 3;
const lockAfter = 10;
const lockMs = 15 * minuteMs;

interface Failures {
  readonly failures: number;
  readonly lastAt: Date;
}

/** Failed sign-ins by name. They count alike whether the account exists, so the answers tell nothing. */
export function failedSignIns(db: Database, now: () => Date) {
  const nameOf = (username: string) => username.toLowerCase();
  /** How often a name has failed of late; throws `login.locked` while it rests. */
  async function lately(merchant: string, username: string): Promise<number> {
    const rows = await db.query<Failures>(
      'select failures, last_at as "lastAt" from sign_in_failure where merchant = $1 and name = $2',
      [merchant, nameOf(username)],
    );
    const found = rows[0];
    if (!found) return 0;
    const restsForMs = found.lastAt.getTime() + lockMs - now().getTime();
    if (restsForMs <= 0) return 0;
    if (found.failures >= lockAfter) {
      throw new Refusal(429, 'login.locked', { captcha: true, retryAfterSeconds: Math.ceil(restsForMs / 1000) });
    }
    return found.failures;
  }
  return {
    /** Whether the next try needs a captcha; throws `login.locked` while the name rests. */
    needsCaptcha: async (merchant: string, username: string): Promise<boolean> =>
      (await lately(merchant, username)) >= captchaAfter,
    /** Throws `login.locked` while the name rests, for a sign-in that asks for no password. */
    async requireAwake(merchant: string, username: string): Promise<void> {
      await lately(merchant, username);
    },
    /** Counts one more and answers whether the next try needs a captcha. */
    async count(merchant: string, username: string): Promise<boolean> {
      const at = now();
      const rows = await db.query<{ failures: number }>(
        `insert into sign_in_failure as f (merchant, name, failures, last_at) values ($1, $2, 1, $3)
         on conflict (merchant, name) do update set
           failures = case when f.last_at <= $4 then 1 else f.failures + 1 end, last_at = $3
         returning failures`,
        [merchant, nameOf(username), at, new Date(at.getTime() - lockMs)],
      );
      return (rows[0]?.failures ?? 0) >= captchaAfter;
    },
    async forget(merchant: string, username: string): Promise<void> {
      await db.query('delete from sign_in_failure where merchant = $1 and name = $2', [merchant, nameOf(username)]);
    },
    async purge(): Promise<void> {
      await db.query('delete from sign_in_failure where last_at <= $1', [new Date(now().getTime() - lockMs)]);
    },
  };
}

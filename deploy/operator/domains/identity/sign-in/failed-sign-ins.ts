import type { Database } from '@tessera/database/database';
import { minuteMs } from '../../../platform/clock/durations.ts';
import { Refusal } from '../../../platform/http/refusal.ts';

const lockAfter = 10;
const lockMs = 15 * minuteMs;

interface Failures {
  readonly failures: number;
  readonly lastAt: Date;
}

/** A counted try: its password may be checked. */
interface Counted {
  readonly isCounted: true;
  /** Whether the next one needs a captcha or a harder proof, if this one fails. */
  readonly needsMoreNext: boolean;
}
/** Not counted: this try needs a captcha or a harder proof first. */
interface NeedsMore {
  readonly isCounted: false;
}

/** Failed sign-ins by name. They count alike whether the account exists, so the answers reveal nothing. */
export function failedSignIns(db: Database, now: () => Date) {
  const nameOf = (username: string) => username.toLowerCase();

  /** Counts one more and answers how many there are; undefined when the try is not allowed. */
  async function count(
    merchant: string,
    username: string,
    easyTries: number,
    hasProvedMore: boolean,
  ): Promise<number | undefined> {
    const at = now();
    const rows = await db.query<{ failures: number }>(
      `insert into sign_in_failure as f (merchant, name, failures, last_at) values ($1, $2, 1, $3)
       on conflict (merchant, name) do update set
         failures = case when f.last_at <= $4 then 1 else f.failures + 1 end, last_at = $3
       where f.last_at <= $4 or (f.failures < $5 and ($6 or f.failures < $7))
       returning failures`,
      [merchant, nameOf(username), at, new Date(at.getTime() - lockMs), lockAfter, hasProvedMore, easyTries],
    );
    return rows[0]?.failures;
  }

  async function requireUnlocked(merchant: string, username: string): Promise<void> {
    const rows = await db.query<Failures>(
      'select failures, last_at as "lastAt" from sign_in_failure where merchant = $1 and name = $2',
      [merchant, nameOf(username)],
    );
    const found = rows[0];
    if (!found || found.failures < lockAfter) return;
    const waitMs = found.lastAt.getTime() + lockMs - now().getTime();
    if (waitMs > 0)
      throw new Refusal(429, 'login.locked', { captcha: true, retryAfterSeconds: Math.ceil(waitMs / 1000) });
  }

  return {
    /**
     * Counts a try as failed before its password is checked, so that concurrent tries are counted one by one;
     * `forget` takes it back when it was right. Throws `login.locked` after ten.
     */
    async take(
      merchant: string,
      username: string,
      easyTries: number,
      hasProvedMore: boolean,
    ): Promise<Counted | NeedsMore> {
      for (;;) {
        const failures = await count(merchant, username, easyTries, hasProvedMore);
        if (failures !== undefined) return { isCounted: true, needsMoreNext: failures >= easyTries };
        await requireUnlocked(merchant, username);
        if (!hasProvedMore) return { isCounted: false };
        // The lock ended between the two queries: this try is counted like any other.
      }
    },
    async forget(merchant: string, username: string): Promise<void> {
      await db.query('delete from sign_in_failure where merchant = $1 and name = $2', [merchant, nameOf(username)]);
    },
    async purge(): Promise<void> {
      await db.query('delete from sign_in_failure where last_at <= $1', [new Date(now().getTime() - lockMs)]);
    },
  };
}

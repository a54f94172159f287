import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '@tessera/database/database';
import type { Clock } from '../platform/clock/clock.ts';
import { hourMs } from '../platform/clock/durations.ts';
import type { OperatorConfig } from '../platform/config.ts';
import { fitsPassword, hashPassword } from '../platform/keys/password.ts';

export const consoleSessionMs = 8 * hourMs;

const hashOf = (token: string): Uint8Array => createHash('sha256').update(token).digest();

export interface OpenedSession {
  readonly username: string;
  readonly token: string;
  readonly expiresAt: Date;
}

/** Sessions of the people at the console; they have nothing to do with players' sessions. */
interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<OperatorConfig, 'passwordCost'>;
}

export function createConsoleSessions({ db, clock, config }: Parts) {
  return {
    /** Null when name or password is wrong; the work is the same either way. */
    async open(username: string, password: string): Promise<OpenedSession | null> {
      const rows = await db.query<{ username: string; hash: string }>(
        'select username, password_hash as hash from console_operator where lower(username) = lower($1)',
        [username],
      );
      const found = rows[0];
      const fits = await fitsPassword(password, found?.hash ?? null, config.passwordCost);
      if (!found || !fits) return null;
      const token = randomBytes(32).toString('base64url');
      const expiresAt = new Date(clock.now().getTime() + consoleSessionMs);
      await db.query('insert into console_session (token_hash, username, expires_at) values ($1, $2, $3)', [
        hashOf(token),
        found.username,
        expiresAt,
      ]);
      return { username: found.username, token, expiresAt };
    },
    async resolve(token: string): Promise<string | null> {
      const rows = await db.query<{ username: string }>(
        'select username from console_session where token_hash = $1 and expires_at > $2',
        [hashOf(token), clock.now()],
      );
      return rows[0]?.username ?? null;
    },
    async close(token: string): Promise<void> {
      await db.query('delete from console_session where token_hash = $1 or expires_at <= $2', [
        hashOf(token),
        clock.now(),
      ]);
    },
  };
}
export type ConsoleSessions = ReturnType<typeof createConsoleSessions>;

/** Adds an account for the console; a name that is there already keeps its password. */
export async function addConsoleOperator(
  { db, clock, config }: Parts,
  username: string,
  password: string,
): Promise<void> {
  await db.query(
    'insert into console_operator (username, password_hash, created_at) values ($1, $2, $3) on conflict do nothing',
    [username, await hashPassword(password, config.passwordCost), clock.now()],
  );
}

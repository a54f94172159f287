import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { type Member, memberColumns } from './member.ts';

/** Sign-ins that are open. A token is 256 random bits; only its hash is stored. */
export interface Sessions {
  issue(memberId: number, lifetimeMs?: number): Promise<string>;
  /** The member behind a token, or null when it is unknown, expired, of another merchant or blocked. */
  resolve(merchant: string, token: string): Promise<Member | null>;
  revoke(token: string): Promise<void>;
  /** Ends every session of an account, but for the one that is kept. */
  revokeAll(memberId: number, exceptToken?: string): Promise<void>;
  /** Forgets expired ones; a job calls it. */
  purge(): Promise<void>;
}

export const sessionLifetimeMs = 12 * 60 * 60 * 1000;
const tokenLength = 43;

const hashOf = (token: string): Uint8Array => createHash('sha256').update(token).digest();

export function createSessions(database: Database, now: () => Date): Sessions {
  return {
    async issue(memberId, lifetimeMs = sessionLifetimeMs) {
      const token = randomBytes(32).toString('base64url');
      const at = now();
      await database.query(
        'insert into session (token_hash, member_id, created_at, expires_at) values ($1, $2, $3, $4)',
        [hashOf(token), memberId, at, new Date(at.getTime() + lifetimeMs)],
      );
      return token;
    },
    async resolve(merchant, token) {
      if (token.length !== tokenLength) return null;
      const rows = await database.query<Member>(
        `select ${memberColumns} from session s join member m on m.id = s.member_id
         where s.token_hash = $1 and s.expires_at > $2 and m.merchant = $3 and m.status = 'active'`,
        [hashOf(token), now(), merchant],
      );
      return rows[0] ?? null;
    },
    async revoke(token) {
      await database.query('delete from session where token_hash = $1', [hashOf(token)]);
    },
    async revokeAll(memberId, exceptToken = '') {
      await database.query('delete from session where member_id = $1 and token_hash <> $2', [
        memberId,
        hashOf(exceptToken),
      ]);
    },
    async purge() {
      await database.query('delete from session where expires_at <= $1', [now()]);
    },
  };
}

import { createHash, randomBytes } from 'node:crypto';
import { hourMs } from '../clock/durations.ts';
import type { Database } from '../db/database.ts';
import { type Member, memberColumns } from './member.ts';

/** Where a session was opened. */
export interface SessionPlace {
  readonly ip?: string;
  readonly userAgent?: string;
}

export interface OpenSession {
  readonly id: number;
  readonly isCurrent: boolean;
  readonly ip: string | null;
  readonly userAgent: string | null;
  readonly createdAt: Date;
}

/** Sign-ins that are open. A token is 256 random bits; only its hash is stored. */
export interface Sessions {
  issue(memberId: number, place?: SessionPlace): Promise<string>;
  /** The member behind a token, or null when it is unknown, expired, of another merchant or blocked. */
  resolve(merchant: string, token: string): Promise<Member | null>;
  revoke(token: string): Promise<void>;
  /** Ends every session of an account, but for the one that is kept. */
  revokeAll(memberId: number, exceptToken?: string): Promise<void>;
  /** Open sessions of an account: the one of the token first, then the newest. */
  of(memberId: number, token: string): Promise<OpenSession[]>;
  /** Ends one session, if it is the account's. */
  revokeOne(memberId: number, id: number): Promise<void>;
  /** Forgets expired ones; a job calls it. */
  purge(): Promise<void>;
}

export const sessionLifetimeMs = 12 * hourMs;
const tokenLength = 43;
const userAgentLength = 300;

/** What the database knows of a token. */
export const hashOf = (token: string): Uint8Array => createHash('sha256').update(token).digest();

export function createSessions(database: Database, now: () => Date): Sessions {
  return {
    async issue(memberId, { ip, userAgent } = {}) {
      const token = randomBytes(32).toString('base64url');
      const at = now();
      await database.query(
        `insert into session (token_hash, member_id, created_at, expires_at, ip, user_agent)
         values ($1, $2, $3, $4, $5, $6)`,
        [
          hashOf(token),
          memberId,
          at,
          new Date(at.getTime() + sessionLifetimeMs),
          ip ?? null,
          userAgent?.slice(0, userAgentLength) ?? null,
        ],
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
    of: (memberId, token) =>
      database.query<OpenSession>(
        `select id, token_hash = $2 as "isCurrent", ip, user_agent as "userAgent", created_at as "createdAt"
         from session where member_id = $1 and expires_at > $3 order by 2 desc, created_at desc, id desc limit 50`,
        [memberId, hashOf(token), now()],
      ),
    async revokeOne(memberId, id) {
      await database.query('delete from session where member_id = $1 and id = $2', [memberId, id]);
    },
    async purge() {
      await database.query('delete from session where expires_at <= $1', [now()]);
    },
  };
}

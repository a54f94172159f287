import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '@tessera/database/database';
import { hourMs } from '../../../platform/clock/durations.ts';
import { eventChannel } from '../../../platform/push/console-events.ts';
import { type Member, memberColumns } from '../members/member.ts';

/** Where a session was opened. */
export interface SessionPlace {
  readonly ip?: string;
  readonly userAgent?: string;
  /** The browser, by the hash of its device token. */
  readonly deviceHash?: Uint8Array | null | undefined;
  /** The remembered sign-in of that browser, if the session belongs to one. */
  readonly rememberedId?: number | null;
}

export interface OpenSession {
  /** Null for a remembered sign-in of a browser that has no session open. */
  readonly id: number | null;
  readonly isCurrent: boolean;
  readonly ip: string | null;
  readonly userAgent: string | null;
  readonly createdAt: Date;
  readonly rememberedId: number | null;
  readonly rememberedUntil: Date | null;
}

/** Sign-ins that are open. A token is 256 random bits; only its hash is stored. */
export interface Sessions {
  issue(memberId: number, place?: SessionPlace): Promise<string>;
  /** The member behind a token, or null when it is unknown, expired, of another merchant or blocked. */
  resolve(merchant: string, token: string): Promise<Member | null>;
  /** The browser of a session, and what it remembers. */
  browserOf(token: string): Promise<{ readonly deviceHash: Uint8Array | null; readonly rememberedId: number | null }>;
  /** Announces to the edges that the stream is of a page with this session: it is sent what changes for the member. */
  follow(token: string, stream: string): Promise<void>;
  /** Ends the session of a token, and what its browser remembers of it. */
  revoke(token: string): Promise<void>;
  /** Ends it in every tab of its browser. */
  revokeBrowser(token: string): Promise<void>;
  /** Ends every session of an account except one. */
  revokeAll(memberId: number, exceptToken?: string): Promise<void>;
  /**
   * Open sessions and remembered sign-ins of an account: the session of the token first, then the newest. A remembered
   * browser, which opens a session each time it comes back, is one of them.
   */
  of(memberId: number, token: string): Promise<OpenSession[]>;
  /** Ends one session of the account. If its browser is remembered, ends that and all sessions it opened. */
  revokeOne(memberId: number, id: number): Promise<void>;
  /**
   * Deletes expired sessions; a job calls it. Expired rows stay while their remembered sign-in is valid: revoking a listed
   * session must still end it.
   */
  purge(): Promise<void>;
}

export const sessionLifetimeMs = 12 * hourMs;
const tokenLength = 43;
const userAgentLength = 300;

export const freshToken = (): string => randomBytes(32).toString('base64url');
/** How the database stores a token. */
export const hashOfToken = (token: string): Uint8Array => createHash('sha256').update(token).digest();
export const shortUserAgent = (userAgent: string | undefined): string | null =>
  userAgent?.slice(0, userAgentLength) ?? null;

/** Ends the sessions that a condition names, and the remembered sign-ins that they belong to. */
const ending = (
  condition: string,
): string => `with ended as (delete from session s where ${condition} returning s.token_hash, s.member_id, s.remembered_id),
   forgotten as (delete from remembered_sign_in where id in (select remembered_id from ended))`;

/** Of its stored hash, enough for an open page to find its own session, and useless to anybody else. */
const shownHash = "encode(substring(e.token_hash from 1 for 8), 'hex')";
/** Pages that the ended sessions have open are notified once the transaction has committed. */
const notifyEnded = (isOwn: boolean): string => `select pg_notify('${eventChannel}', json_build_object(
     'type', 'session-ended', 'merchant', m.merchant, 'session', ${shownHash}${isOwn ? ", 'isOwn', true" : ''})::text)
   from ended e join member m on m.id = e.member_id`;
/** A sign-out of the page itself: the edge sends it nothing more. */
const endSql = (condition: string): string => `${ending(condition)} ${notifyEnded(true)}`;

export function createSessions(database: Database, now: () => Date): Sessions {
  return {
    async issue(memberId, { ip, userAgent, deviceHash, rememberedId } = {}) {
      const token = freshToken();
      const at = now();
      await database.query(
        `insert into session (token_hash, member_id, created_at, expires_at, ip, user_agent, device_hash, remembered_id)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [
          hashOfToken(token),
          memberId,
          at,
          new Date(at.getTime() + sessionLifetimeMs),
          ip ?? null,
          shortUserAgent(userAgent),
          deviceHash ?? null,
          rememberedId ?? null,
        ],
      );
      return token;
    },
    async resolve(merchant, token) {
      if (token.length !== tokenLength) return null;
      const rows = await database.query<Member>(
        `select ${memberColumns} from session s join member m on m.id = s.member_id
         where s.token_hash = $1 and s.expires_at > $2 and m.merchant = $3 and m.status = 'active'`,
        [hashOfToken(token), now(), merchant],
      );
      return rows[0] ?? null;
    },
    async browserOf(token) {
      const rows = await database.query<{ deviceHash: Uint8Array | null; rememberedId: number | null }>(
        'select device_hash as "deviceHash", remembered_id as "rememberedId" from session where token_hash = $1',
        [hashOfToken(token)],
      );
      return rows[0] ?? { deviceHash: null, rememberedId: null };
    },
    async follow(token, stream) {
      // Locked, so that the end of the session is announced after this, or this not at all.
      await database.query(
        `with own as (select token_hash, member_id, expires_at from session
           where token_hash = $1 and expires_at > $3 for key share)
         select pg_notify('${eventChannel}', json_build_object('type', 'stream-followed', 'merchant', m.merchant,
           'member', e.member_id, 'session', ${shownHash}, 'stream', $2::text,
           'forMs', (extract(epoch from e.expires_at - $3) * 1000)::bigint)::text)
         from own e join member m on m.id = e.member_id`,
        [hashOfToken(token), stream, now()],
      );
    },
    async revoke(token) {
      await database.query(endSql('s.token_hash = $1'), [hashOfToken(token)]);
    },
    async revokeBrowser(token) {
      await database.query(
        endSql(
          `s.token_hash = $1 or (s.member_id, s.device_hash) =
             (select own.member_id, own.device_hash from session own where own.token_hash = $1)`,
        ),
        [hashOfToken(token)],
      );
    },
    async revokeAll(memberId, exceptToken = '') {
      await database.query(
        `with ended as (delete from session where member_id = $1 and token_hash <> $2 returning token_hash, member_id)
         ${notifyEnded(false)}`,
        [memberId, hashOfToken(exceptToken)],
      );
    },
    // One row for each remembered browser; other sessions are a row each, because −s.id is the id of nothing else.
    of: (memberId, token) =>
      database.query<OpenSession>(
        `(select distinct on (coalesce(r.id, -s.id)) s.id, s.token_hash = $2 as "isCurrent", s.ip,
           s.user_agent as "userAgent", s.created_at as "createdAt", r.id as "rememberedId",
           r.expires_at as "rememberedUntil"
         from session s left join remembered_sign_in r on r.id = s.remembered_id and r.expires_at > $3
         where s.member_id = $1 and s.expires_at > $3
         order by coalesce(r.id, -s.id), "isCurrent" desc, s.created_at desc)
         union all
         select null, false, r.ip, r.user_agent, r.created_at, r.id, r.expires_at
         from remembered_sign_in r where r.member_id = $1 and r.expires_at > $3 and not exists
           (select 1 from session s where s.remembered_id = r.id and s.expires_at > $3)
         order by "isCurrent" desc, "createdAt" desc, id desc limit 50`,
        [memberId, hashOfToken(token), now()],
      ),
    async revokeOne(memberId, id) {
      await database.query(
        `${ending(
          `s.member_id = $1 and (s.id = $2 or s.remembered_id =
             (select named.remembered_id from session named where named.member_id = $1 and named.id = $2))`,
        )} ${notifyEnded(false)}`,
        [memberId, id],
      );
    },
    async purge() {
      await database.query(
        `delete from session s where s.expires_at <= $1 and not exists
           (select 1 from remembered_sign_in r where r.id = s.remembered_id and r.expires_at > $1)`,
        [now()],
      );
    },
  };
}

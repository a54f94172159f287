import { one } from '@tessera/database/database';
import { dayMs } from '../../../platform/clock/durations.ts';
import { readCookie, type SecretCookie } from '../../../platform/http/cookies.ts';
import type { IdentityNeeds } from '../needs.ts';
import { freshToken, hashOfToken, shortUserAgent } from '../sessions/sessions.ts';
import type { Call } from '../site-gate.ts';
import { signInPath } from './known-devices.ts';

/** Counted from the sign-in with the ticked box; using it does not extend it. */
const lifetimeMs = dayMs;
const name = 'tessera_remembered';

type Headers = Call<unknown>['headers'];

export interface RememberedSignIn {
  readonly id: number;
  readonly memberId: number;
}

/** A remembered sign-in after use: its id and the browser's next cookie. */
export interface RotatedSignIn {
  readonly id: number;
  readonly cookie: SecretCookie;
}

/** Deletes the browser's cookie after its sign-in has ended. */
export const noRememberedCookie: SecretCookie = { name, value: '', path: signInPath, maxAgeSeconds: 0 };

/** A token was used twice, one after the other or at once: there is a copy of it. */
export class RememberedTokenReused extends Error {
  override name = 'RememberedTokenReused';
  readonly rememberedId: number;
  constructor(rememberedId: number) {
    super(`the token of the remembered sign-in ${rememberedId} came a second time`);
    this.rememberedId = rememberedId;
  }
}

/** Browsers that sign in without a password for a day. A token is 256 random bits, good once; only its hash is stored. */
export function rememberedSignIns({ db, clock }: IdentityNeeds) {
  const cookieFor = (token: string, expiresAt: Date): SecretCookie => ({
    name,
    value: token,
    path: signInPath,
    maxAgeSeconds: Math.max(0, Math.floor((expiresAt.getTime() - clock.now().getTime()) / 1000)),
  });
  const hashIn = (headers: Headers): Uint8Array => hashOfToken(readCookie(headers, name));

  return {
    async begin(memberId: number, ip: string, headers: Headers): Promise<RotatedSignIn> {
      const token = freshToken();
      const at = clock.now();
      const expiresAt = new Date(at.getTime() + lifetimeMs);
      const userAgent = headers['user-agent'];
      const rows = await db.query<{ id: number }>(
        `insert into remembered_sign_in (member_id, token_hash, ip, user_agent, created_at, expires_at)
         values ($1, $2, $3, $4, $5, $6) returning id`,
        [
          memberId,
          hashOfToken(token),
          ip,
          shortUserAgent(typeof userAgent === 'string' ? userAgent : undefined),
          at,
          expiresAt,
        ],
      );
      return { id: one(rows).id, cookie: cookieFor(token, expiresAt) };
    },
    /** The one whose token the browser sent, at the merchant that it belongs to. Throws {@link RememberedTokenReused}. */
    async find(merchant: string, headers: Headers): Promise<RememberedSignIn | null> {
      const rows = await db.query<RememberedSignIn & { isSpent: boolean }>(
        `select r.id, r.member_id as "memberId", r.token_hash <> $1 as "isSpent"
         from remembered_sign_in r join member m on m.id = r.member_id
         where m.merchant = $2 and r.expires_at > $3 and (r.token_hash = $1
           or r.id = (select remembered_id from remembered_token_spent where token_hash = $1))`,
        [hashIn(headers), merchant, clock.now()],
      );
      const found = rows[0];
      if (found?.isSpent) throw new RememberedTokenReused(found.id);
      return found ?? null;
    },
    /** Whether the browser has a valid token. */
    async isOf(headers: Headers): Promise<boolean> {
      const rows = await db.query('select 1 from remembered_sign_in where token_hash = $1 and expires_at > $2', [
        hashIn(headers),
        clock.now(),
      ]);
      return rows.length > 0;
    },
    /** Uses the browser's token up for a new one. Throws {@link RememberedTokenReused} when it was used meanwhile. */
    async rotate(id: number, headers: Headers): Promise<RotatedSignIn> {
      const token = freshToken();
      const rows = await db.query<{ expiresAt: Date }>(
        `update remembered_sign_in set token_hash = $3 where id = $1 and token_hash = $2 and expires_at > $4
         returning expires_at as "expiresAt"`,
        [id, hashIn(headers), hashOfToken(token), clock.now()],
      );
      if (!rows[0]) throw new RememberedTokenReused(id);
      await db.query('insert into remembered_token_spent (token_hash, remembered_id) values ($1, $2)', [
        hashIn(headers),
        id,
      ]);
      return { id, cookie: cookieFor(token, rows[0].expiresAt) };
    },
    /** Ends it with every session that it has opened, as one of them is not the owner's. */
    async endWithSessions(id: number): Promise<void> {
      await db.query('delete from session where remembered_id = $1', [id]);
      await db.query('delete from remembered_sign_in where id = $1', [id]);
    },
    /** Ends the one of this browser; with an account, only if it is the account's. */
    async endOfBrowser(headers: Headers, memberId: number | null = null): Promise<void> {
      await db.query('delete from remembered_sign_in where token_hash = $1 and member_id = coalesce($2, member_id)', [
        hashIn(headers),
        memberId,
      ]);
    },
    /** Ends one, if it is the account's, with the sessions that it has opened; the session of the token stays. */
    async end(memberId: number, id: number, token: string): Promise<void> {
      await db.query(
        `with opened as (delete from session where member_id = $1 and remembered_id = $2 and token_hash <> $3)
         delete from remembered_sign_in where member_id = $1 and id = $2`,
        [memberId, id, hashOfToken(token)],
      );
    },
    async purge(): Promise<void> {
      await db.query('delete from remembered_sign_in where expires_at <= $1', [clock.now()]);
    },
  };
}

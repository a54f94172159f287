import { dayMs } from '../../../platform/clock/durations.ts';
import { readCookie, type SecretCookie } from '../../../platform/http/cookies.ts';
import type { SignInName } from '../members/sign-in-name.ts';
import type { IdentityNeeds } from '../needs.ts';
import { freshToken, hashOfToken } from '../sessions/sessions.ts';
import type { Call } from '../site-gate.ts';

const lifetimeMs = 30 * dayMs;
const name = 'tessera_device';
/** The same token for the calls that register, so that a second account of a known browser is known as one. */
const registerName = 'tessera_device_register';
const registerPath = '/wps/member/register';
/** Only the calls that sign in and out send it. */
export const signInPath = '/wps/session';

type Headers = Call<unknown>['headers'];

const sentToken = (headers: Headers): string => readCookie(headers, name) || readCookie(headers, registerName);

/**
 * Browsers from which accounts have signed in. A known browser is not affected by a lock that guesses from elsewhere caused; it does not sign in by
 * itself, and its wrong passwords are counted separately.
 */
export function knownDevices({ db, clock }: IdentityNeeds) {
  const since = () => new Date(clock.now().getTime() - lifetimeMs);
  return {
    /** The key by which failed sign-ins are counted: the name and a known browser, otherwise the name. */
    async triesOf(merchant: string, { username, countedAs }: SignInName, headers: Headers): Promise<string> {
      const hash = hashOfToken(readCookie(headers, name));
      const rows = await db.query(
        `select 1 from known_device d join member m on m.id = d.member_id
         where d.token_hash = $1 and d.last_at > $2 and m.merchant = $3 and lower(m.username) = lower($4)`,
        [hash, since(), merchant, username],
      );
      return rows.length > 0 ? `${countedAs}\n${Buffer.from(hash).toString('base64url')}` : countedAs;
    },
    /** The hash by which this browser is stored; null for one that is not known. */
    async known(headers: Headers): Promise<Uint8Array | null> {
      const hash = hashOfToken(sentToken(headers));
      const rows = await db.query('select 1 from known_device where token_hash = $1 limit 1', [hash]);
      return rows.length > 0 ? hash : null;
    },
    /** Registers this browser with the account; answers its hash, and the cookies to store. */
    async note(memberId: number, headers: Headers): Promise<{ hash: Uint8Array; cookies: SecretCookie[] }> {
      const sent = sentToken(headers);
      // Only a token that we issued is accepted: an invented one could be known to others.
      const token = (await this.known(headers)) ? sent : freshToken();
      const hash = hashOfToken(token);
      await db.query(
        `insert into known_device (token_hash, member_id, last_at) values ($1, $2, $3)
         on conflict (token_hash, member_id) do update set last_at = excluded.last_at`,
        [hash, memberId, clock.now()],
      );
      const cookie = { value: token, maxAgeSeconds: lifetimeMs / 1000 };
      return {
        hash,
        cookies: [
          { ...cookie, name, path: signInPath },
          { ...cookie, name: registerName, path: registerPath },
        ],
      };
    },
    async purge(): Promise<void> {
      await db.query('delete from known_device where last_at <= $1', [since()]);
    },
  };
}

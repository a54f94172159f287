import * as v from 'valibot';
import { defineEvents } from '../define-events.ts';

/** What is told of accounts coming and going. */
export const authEvents = defineEvents({
  /** Somebody signed in in this tab. The token never travels here (architecture §8). */
  'auth:signed-in': {
    version: 1,
    isSticky: true,
    payload: v.object({ account: v.string(), role: v.picklist(['trial', 'member', 'agent']) }),
  },
  /** The first sign-in of a new account (spec §4). */
  'auth:first-login': { version: 1, payload: v.object({ account: v.string() }) },
  /** What the member's picture is: told when it is first known and after each change. An address for an `<img>`; null for none. */
  'auth:picture-known': {
    version: 1,
    isSticky: true,
    payload: v.object({ source: v.nullable(v.pipe(v.string(), v.startsWith('data:image/'))) }),
  },
  /** The operator has another picture of the account, from this tab or another: whoever shows it asks anew, once for each saving. */
  'auth:picture-saved': {
    version: 1,
    crossesTabs: true,
    payload: v.object({ account: v.string(), savedAtMs: v.number() }),
  },
  /** This tab has left an account: by choice, because its token went stale, or for another account. */
  'auth:signed-out': {
    version: 2,
    payload: v.object({ account: v.string(), reason: v.picklist(['chosen', 'expired', 'replaced']) }),
  },
  /** An account was left by choice: every tab that is signed in to it leaves it too (decision 10), and no other. */
  'auth:account-left': { version: 1, crossesTabs: true, payload: v.object({ account: v.string() }) },
});

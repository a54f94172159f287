import { consoleSignIn, consoleSignOut, getConsoleMe } from '@tessera/shared/wire/console';
import { dayMs, minuteMs } from '../platform/clock/durations.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { countedNetworkOf } from '../platform/limits/network.ts';
import { consoleSessionMs } from './console-sessions.ts';
import type { BackOfficeNeeds } from './needs.ts';

const windowMs = 5 * minuteMs;
const perAddress = 10;
const perName = 20;
const placeMs = 30 * dayMs;

/** The tries of an address and of a name. Both are counted before the password is checked; only failures stay counted. */
function signInTries({ limits, db, clock }: BackOfficeNeeds) {
  async function isKnownPlace(username: string, network: string): Promise<boolean> {
    const since = new Date(clock.now().getTime() - placeMs);
    const rows = await db.query(
      'select 1 from console_place where lower(username) = lower($1) and network = $2 and last_at > $3',
      [username, network, since],
    );
    return rows.length > 0;
  }
  return {
    /** Refuses with `request.too.frequent`; answers a function that takes the try back and records the address. */
    async take(username: string, ip: string): Promise<(owner: string) => Promise<void>> {
      const network = countedNetworkOf(ip);
      const name = username.toLowerCase();
      await limits.take('console-sign-in', network, perAddress, windowMs);
      // Guesses from elsewhere must not lock the owner out: a known address has only its own limit.
      const isCountedByName = !(await isKnownPlace(username, network));
      if (isCountedByName) await limits.take('console-sign-in-name', name, perName, windowMs);
      return async (owner) => {
        await limits.giveBack('console-sign-in', network);
        if (isCountedByName) await limits.giveBack('console-sign-in-name', name);
        await db.query(
          `insert into console_place (username, network, last_at) values ($1, $2, $3)
           on conflict (username, network) do update set last_at = excluded.last_at`,
          [owner, network, clock.now()],
        );
      };
    },
  };
}

export function answerSignIn(needs: BackOfficeNeeds): void {
  const { consoleRoutes, consoleSessions } = needs;
  const tries = signInTries(needs);

  consoleRoutes.handle(consoleSignIn, async ({ request: { username, password, wantsToken }, ip, setCookie }) => {
    const succeed = await tries.take(username, ip);
    const opened = await consoleSessions.open(username, password);
    if (!opened) throw new Refusal(400, 'console.sign-in.failed');
    await succeed(opened.username);
    setCookie(opened.token, consoleSessionMs / 1000);
    return {
      username: opened.username,
      token: wantsToken ? opened.token : null,
      expiresAtMs: opened.expiresAt.getTime(),
    };
  });

  consoleRoutes.handle(consoleSignOut, async ({ token, setCookie }) => {
    await consoleSessions.close(token);
    setCookie('', 0);
    return null;
  });

  consoleRoutes.handle(getConsoleMe, async ({ operator }) => ({ username: operator }));
}

import { consoleSignIn, consoleSignOut, getConsoleMe } from '@tessera/shared/wire/console';
import { minuteMs } from '../clock/durations.ts';
import type { OperatorContext } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import type { ConsoleRoutes } from './console-routes.ts';
import { type ConsoleSessions, consoleSessionMs } from './console-sessions.ts';

const tries = 10;
const windowMs = 5 * minuteMs;

export function answerSignIn({ limits }: OperatorContext, routes: ConsoleRoutes, sessions: ConsoleSessions): void {
  routes.handle(consoleSignIn, async ({ request: { username, password, wantsToken }, ip, setCookie }) => {
    const opened = await sessions.open(username, password);
    if (!opened) {
      // Only failures count, so that nobody is locked out by working.
      await limits.take('console-sign-in', ip, tries, windowMs);
      throw new Refusal(400, 'console.sign-in.failed');
    }
    setCookie(opened.token, consoleSessionMs / 1000);
    return {
      username: opened.username,
      token: wantsToken ? opened.token : null,
      expiresAtMs: opened.expiresAt.getTime(),
    };
  });

  routes.handle(consoleSignOut, async ({ token, setCookie }) => {
    await sessions.close(token);
    setCookie('', 0);
    return null;
  });

  routes.handle(getConsoleMe, async ({ operator }) => ({ username: operator }));
}

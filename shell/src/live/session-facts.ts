import { call } from '@tessera/shared/api';
import { readStored, type SessionState, session$, sessionState } from '@tessera/shared/session';
import { getSettings } from '@tessera/shared/wire/system';
import { online } from './online.ts';
import { keepRouters } from './routers.ts';

/**
 * Asks for what the session storage holds of the merchant and of the account (spec §3), each once a session, and never
 * while somebody waits. After a sign-out nothing is written again: only the merchant stays (spec §4).
 * Answers how to stop.
 */
export function keepSessionFacts(): () => void {
  let isFirst = true;
  const subscription = session$.subscribe((session) => {
    if (session.role === 'restoring') return;
    if (isFirst || 'member' in session)
      fill(session).catch((cause: unknown) => console.error('[session] a fact could not be kept', cause));
    isFirst = false;
  });
  return () => subscription.unsubscribe();
}

async function fill(session: SessionState): Promise<void> {
  const isStill = () => sessionState() === session;
  await online();
  if (readStored('settings') === undefined) await call(getSettings, {});
  if (readStored('routers') === undefined) await keepRouters(isStill);
  if (!('member' in session) || !isStill()) return;
  const { keepMemberFacts } = await import('./member-facts.ts');
  if (isStill()) await keepMemberFacts(session);
}

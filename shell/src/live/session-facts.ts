import { call } from '@tessera/shared/api';
import { readStored, type SessionState, session$, sessionState } from '@tessera/shared/session';
import { getSettings } from '@tessera/shared/wire/system';
import { online } from './online.ts';
import { storeRouters } from './routers.ts';

/**
 * Fetches what session storage contains about merchant and account (spec §3), each once a session and only when the
 * page is idle. After a sign-out only the merchant's data remains (spec §4). Returns a function that stops it.
 */
export function storeSessionFacts(): () => void {
  let isFirst = true;
  let isFollowing = false;
  const subscription = session$.subscribe((session) => {
    if (session.role === 'restoring') return;
    if ('member' in session && !isFollowing) {
      isFollowing = true;
      followPushes();
    }
    if (isFirst || 'member' in session)
      fill(session).catch((cause: unknown) => console.error('[session] a fact could not be stored', cause));
    isFirst = false;
  });
  return () => subscription.unsubscribe();
}

async function fill(session: SessionState): Promise<void> {
  const isStill = () => sessionState() === session;
  await online();
  if (readStored('settings') === undefined) await call(getSettings, {});
  if (readStored('routers') === undefined) await storeRouters(isStill);
  if (!('member' in session) || !isStill()) return;
  const { storeMemberFacts } = await import('./member-facts.ts');
  if (isStill()) await storeMemberFacts(session);
}

/** Loads the code that follows what changes for the account; without it, pages poll. */
function followPushes(): void {
  import('./account-pushes.ts')
    .then(({ followAccountChanges }) => followAccountChanges())
    .catch((cause: unknown) => console.error('[session]', cause));
}

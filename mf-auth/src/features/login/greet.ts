import { formatDate } from '@tessera/shared/format';
import { i18n } from '@tessera/shared/i18n';
import { merchant } from '@tessera/shared/merchant';
import { sessionState, shownName } from '@tessera/shared/session';
import { toast } from '@tessera/shared/ui/toast';
import type { SignedIn } from '@tessera/shared/wire/auth';
import { port } from '../../port.ts';

/** Greets whoever has just signed in, or whose account is new, with the time of the sign-in before: one that was not theirs shows. */
export function greet({ firstTimeLogin, previousSignInMs }: Omit<SignedIn, 'token'>, isNew = false): void {
  const session = sessionState();
  if (!('member' in session)) return;
  if (firstTimeLogin) port.emit('auth:first-login', { account: session.member.account });
  const t = i18n.of('auth');
  const signedIn = t('signedIn.title', { name: shownName(session.member) });
  toast.show({
    id: 'auth.session',
    tone: 'ok',
    ...(isNew
      ? { title: t('signedIn.created'), detail: signedIn }
      : { title: signedIn, ...(previousSignInMs === undefined ? {} : { detail: previous(previousSignInMs) }) }),
  });

  function previous(ms: number | null): string {
    if (ms === null) return t('signedIn.first');
    return t('signedIn.previous', { time: formatDate(t('signedIn.pattern'), ms, merchant().timeZone) });
  }
}

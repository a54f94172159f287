import type { EventMap } from '@tessera/shared/events';
import { i18n } from '@tessera/shared/i18n';
import { toast } from '@tessera/shared/ui/toast';
import { port } from '../port.ts';

/** Says why nobody is signed in any more; a session that ended by itself offers the way back. */
export default async function tellSignOut({ reason }: EventMap['auth:signed-out']): Promise<void> {
  if (reason === 'replaced') return;
  await i18n.load('auth');
  const t = i18n.of('auth');
  if (reason === 'chosen') return toast.show({ id: 'auth.session', tone: 'ok', title: t('signOut.done') });
  toast.show({
    id: 'auth.session',
    tone: 'warn',
    title: t('signOut.expired'),
    detail: t('signOut.expiredDetail'),
    action: { label: t('login.submit'), onPress: () => void port.ask('sign-in', {}) },
    isSticky: true,
  });
}

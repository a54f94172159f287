import { lockPageWhile } from '@tessera/shared/dialogs';
import { i18n } from '@tessera/shared/i18n';
import { goTo } from '@tessera/shared/router';
import { toast } from '@tessera/shared/ui/toast';
import { startTrial } from '../../api/sign-in.ts';
import { failureMessage } from '../../model/messages.ts';

/** Spec §4: the demo login, the member behind it, then home, with the page held meanwhile: it is another account's a moment later. Tells how it went, as whoever asked shows nothing. */
export async function startFreePlay(): Promise<boolean> {
  await i18n.load('auth');
  const t = i18n.of('auth');
  const started = await lockPageWhile(startTrial());
  if (!started.ok) {
    const { key, values } = failureMessage(started.error);
    toast.show({
      id: 'auth.session',
      tone: 'danger',
      title: t('freePlay.failed'),
      detail: t([key, 'error.general'], { ...values }),
    });
    return false;
  }
  goTo('/');
  toast.show({ id: 'auth.session', tone: 'ok', title: t('freePlay.started'), detail: t('freePlay.detail') });
  return true;
}

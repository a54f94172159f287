import { i18n } from '@tessera/shared/i18n';
import { ask } from '@tessera/shared/intents';
import { toast } from '@tessera/shared/ui/toast';
import type { WayIn } from './ways-in.ts';

/** Goes through a door; one that does not open says so. */
export async function goIn({ intent }: WayIn): Promise<void> {
  const answer = await ask(intent, {});
  if (answer.status === 'done') return;
  if (answer.status === 'failed') console.error('[go-in]', answer.cause);
  toast.show({ id: 'go-in', tone: 'danger', title: i18n.t('visitor.failed', { ns: 'shell' }) });
}

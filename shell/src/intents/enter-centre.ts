import type { CentreId } from '@tessera/shared/contract';
import { i18n } from '@tessera/shared/i18n';
import { ask } from '@tessera/shared/intents';
import { sessionState } from '@tessera/shared/session';
import { toast } from '@tessera/shared/ui/toast';
import { showMessage } from '../dialogs/dialog-stack.ts';
import { goToCentre } from '../routing/navigation.ts';
import { openSignInOption, signInOptions } from './sign-in-options.ts';

/**
 * Spec §5: a centre opens for members and agents. A visitor is asked to sign in, a trial account is shown what it needs;
 * both enter once they have it.
 */
export async function enterCentre(centre: CentreId, page?: string): Promise<boolean> {
  if (sessionState().role === 'visitor') {
    const answer = await ask('sign-in', { reason: 'centre' });
    if (answer.status !== 'done' || !answer.result.isSignedIn) return false;
  }
  if (sessionState().role === 'trial' && !(await upgradeTrial())) return false;
  if (centre === 'agent' && sessionState().role !== 'agent') {
    toast.show({ id: 'centre', tone: 'info', title: i18n.t('centre.agentOnly', { ns: 'shell' }) });
    return false;
  }
  goToCentre(centre, page);
  return true;
}

/** Warns a trial account (spec §5) and offers the sign-in options; resolves with whether it is a full account now. */
async function upgradeTrial(): Promise<boolean> {
  const options = signInOptions();
  const isMain = (intent: string) => intent === 'register';
  const pressed = await showMessage({
    title: 'trial.title',
    body: 'trial.in_need_true_account',
    buttons: [
      { id: 'confirm', label: 'confirm', isPrimary: !options.some(({ intent }) => isMain(intent)) },
      ...options.map(({ intent, label }) => ({ id: intent, label, isPrimary: isMain(intent) })),
    ],
  });
  const option = options.find(({ intent }) => intent === pressed);
  if (!option) return false;
  await openSignInOption(option);
  const { role } = sessionState();
  return role === 'member' || role === 'agent';
}

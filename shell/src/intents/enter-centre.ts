import type { CentreId } from '@tessera/shared/contract';
import { ask } from '@tessera/shared/intents';
import { sessionState } from '@tessera/shared/session';
import { showMessage } from '../dialogs/dialog-stack.ts';
import { goToCentre } from '../routing/navigation.ts';
import { openSignInOption, signInOptions } from './sign-in-options.ts';

/**
 * Spec §5: a centre opens for members and agents; a visitor is asked to sign in, a trial account is told what it needs.
 * Both come in once they have it.
 */
export async function enterCentre(centre: CentreId, page?: string): Promise<boolean> {
  if (sessionState().role === 'visitor') {
    const answer = await ask('sign-in', { reason: 'centre' });
    if (answer.status !== 'done' || !answer.result.isSignedIn) return false;
  }
  if (sessionState().role === 'trial' && !(await upgradeTrial())) return false;
  if (centre === 'agent' && sessionState().role !== 'agent') return false;
  goToCentre(centre, page);
  return true;
}

/** Warns a trial account (spec §5) and offers the sign-in options; whether it has become a full one. */
async function upgradeTrial(): Promise<boolean> {
  const options = signInOptions();
  const isMostWanted = (intent: string) => intent === 'register';
  const pressed = await showMessage({
    title: 'trial.title',
    body: 'trial.in_need_true_account',
    buttons: [
      { id: 'confirm', label: 'confirm', isPrimary: !options.some(({ intent }) => isMostWanted(intent)) },
      ...options.map(({ intent, label }) => ({ id: intent, label, isPrimary: isMostWanted(intent) })),
    ],
  });
  const option = options.find(({ intent }) => intent === pressed);
  if (!option) return false;
  await openSignInOption(option);
  const { role } = sessionState();
  return role === 'member' || role === 'agent';
}

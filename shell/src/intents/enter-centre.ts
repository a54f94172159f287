import type { CentreId } from '@tessera/shared/contract';
import { ask } from '@tessera/shared/intents';
import { sessionState } from '@tessera/shared/session';
import { goToCentre } from '../routing/navigation.ts';
import { becomeFull } from './become-full.ts';

/**
 * Spec §5: a centre opens for members and agents; a visitor is asked to sign in, a trial account is told what it needs.
 * Both come in once they have it.
 */
export async function enterCentre(centre: CentreId, page?: string): Promise<boolean> {
  if (sessionState().role === 'visitor') {
    const answer = await ask('sign-in', { reason: 'centre' });
    if (answer.status !== 'done' || !answer.result.isSignedIn) return false;
  }
  if (sessionState().role === 'trial' && !(await becomeFull())) return false;
  if (centre === 'agent' && sessionState().role !== 'agent') return false;
  goToCentre(centre, page);
  return true;
}

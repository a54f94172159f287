import { sessionState } from '@tessera/shared/session';
import { showMessage } from '../dialogs/dialog-stack.ts';
import { goIn } from './go-in.ts';
import { waysIn } from './ways-in.ts';

/** Warns a trial account (spec §5) and offers the doors to a full one; whether it went through one. */
export async function becomeFull(): Promise<boolean> {
  const ways = waysIn();
  const isMostWanted = (intent: string) => intent === 'register';
  const pressed = await showMessage({
    title: 'trial.title',
    body: 'trial.in_need_true_account',
    buttons: [
      { id: 'confirm', label: 'confirm', isPrimary: !ways.some(({ intent }) => isMostWanted(intent)) },
      ...ways.map(({ intent, label }) => ({ id: intent, label, isPrimary: isMostWanted(intent) })),
    ],
  });
  const way = ways.find(({ intent }) => intent === pressed);
  if (!way) return false;
  await goIn(way);
  const { role } = sessionState();
  return role === 'member' || role === 'agent';
}

import { ask } from '@tessera/shared/intents';
import { sessionState } from '@tessera/shared/session';
import { showMessage } from '../dialogs/dialog-stack.ts';
import { waysIn } from './ways-in.ts';

/** Warns a trial account (spec §5) and offers the doors to a full one; whether it went through one. */
export async function becomeFull(): Promise<boolean> {
  const { canSignIn, canRegister } = waysIn();
  const pressed = await showMessage({
    title: 'trial.title',
    body: 'trial.in_need_true_account',
    buttons: [
      { id: 'confirm', label: 'confirm', isPrimary: !canRegister },
      ...(canSignIn ? [{ id: 'sign-in', label: 'visitor.signIn' }] : []),
      ...(canRegister ? [{ id: 'register', label: 'visitor.register', isPrimary: true }] : []),
    ],
  });
  if (pressed !== 'sign-in' && pressed !== 'register') return false;
  await ask(pressed, {});
  const { role } = sessionState();
  return role === 'member' || role === 'agent';
}

import { i18n } from '@tessera/shared/i18n';
import type { IntentResult } from '@tessera/shared/intents';
import { toast } from '@tessera/shared/ui/toast';
import { failureMessage } from '../../model/failure-message.ts';
import type { SignInOutcome } from './finish-sign-in.ts';

/** What came of a sign-in whose form is gone, or has no room for it: the asker's answer, and a word at the edge of the page where nobody came in. */
export function tellOutcome(outcome: SignInOutcome): IntentResult<'sign-in'> {
  if (outcome.status === 'signed-in') return { isSignedIn: true };
  const t = i18n.getFixedT(null, 'auth');
  const { key, values } =
    outcome.status === 'refused' ? failureMessage(outcome.error) : { key: `login.givenUp.${outcome.because}` };
  toast.show({ id: 'auth.session', tone: 'danger', title: t([key, 'error.general'], { ...values }) });
  return { isSignedIn: false };
}

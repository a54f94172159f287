import { openDialog } from '@tessera/shared/dialogs';
import type { IntentHandler, IntentResult } from '@tessera/shared/intents';

/** Asks first; the dialog does the rest and says whether it happened. */
const askAndSignOut: IntentHandler<'sign-out'> = async () => {
  const answer = await openDialog<Record<string, never>, IntentResult<'sign-out'>>('auth.sign-out', {});
  return answer ?? { isSignedOut: false };
};

export default askAndSignOut;

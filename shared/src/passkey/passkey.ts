import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { beginPasskey, beginPasskeyLogin, NewPasskey, PasskeyProof } from '../wire/auth/passkeys.ts';
import type { AnswerOf } from '../wire/define-endpoint.ts';

/**
 * What came of asking the browser. `cancelled` is all that it tells of somebody who turned away, waited too long or has
 * no passkey here; `registered` means that this device has one of the account already.
 */
export type PasskeyAnswer<Passkey> =
  | { readonly ok: true; readonly passkey: Passkey }
  | { readonly ok: false; readonly because: 'cancelled' | 'registered' | 'unsupported' };

const causes: Readonly<Record<string, 'cancelled' | 'registered'>> = {
  ERROR_CEREMONY_ABORTED: 'cancelled',
  ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY: 'cancelled',
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'registered',
};

async function answerOf<Passkey>(asked: Promise<Passkey>): Promise<PasskeyAnswer<Passkey>> {
  try {
    return { ok: true, passkey: await asked };
  } catch (cause) {
    // Whatever else a device is unable to do, it can't make or use a passkey of ours.
    return { ok: false, because: (cause instanceof WebAuthnError && causes[cause.code]) || 'unsupported' };
  }
}

/** Has a device make a passkey; the browser asks its owner. */
export const createPasskey = (optionsJSON: AnswerOf<typeof beginPasskey>): Promise<PasskeyAnswer<NewPasskey>> =>
  answerOf(startRegistration({ optionsJSON }));

/** Has a passkey sign; the browser shows those that this device has for the page's host. */
export const signWithPasskey = (
  optionsJSON: AnswerOf<typeof beginPasskeyLogin>,
): Promise<PasskeyAnswer<PasskeyProof>> =>
  answerOf(
    startAuthentication({ optionsJSON }).then(({ response, ...rest }) => {
      const { userHandle } = response;
      // Each of ours names its account; one without a name can't be ours.
      if (!userHandle) throw new Error('The passkey names no account.');
      return { ...rest, response: { ...response, userHandle } };
    }),
  );

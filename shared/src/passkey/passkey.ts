import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { beginPasskey, beginPasskeyLogin, NewPasskey, PasskeyProof } from '../wire/auth/passkeys.ts';
import type { AnswerOf } from '../wire/define-endpoint.ts';

/**
 * The result of asking the browser. `cancelled` is all that it reports when the user cancelled, waited too long or
 * has no passkey here; `registered` means that this device already has one of the account.
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
    // Anything else means that the device cannot create or use a passkey of ours.
    return { ok: false, because: (cause instanceof WebAuthnError && causes[cause.code]) || 'unsupported' };
  }
}

/** Creates a passkey on the device; the browser asks the user. */
export const createPasskey = (optionsJSON: AnswerOf<typeof beginPasskey>): Promise<PasskeyAnswer<NewPasskey>> =>
  answerOf(startRegistration({ optionsJSON }));

/** Signs with a passkey; the browser shows those of this device for the page's host. */
export const signWithPasskey = (
  optionsJSON: AnswerOf<typeof beginPasskeyLogin>,
): Promise<PasskeyAnswer<PasskeyProof>> =>
  answerOf(
    startAuthentication({ optionsJSON }).then(({ response, ...rest }) => {
      const { userHandle } = response;
      // All of ours name their account; one without cannot be ours.
      if (!userHandle) throw new Error('The passkey names no account.');
      return { ...rest, response: { ...response, userHandle } };
    }),
  );

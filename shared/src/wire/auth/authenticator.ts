import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { verificationCode } from './mobile-fields.ts';
import { ownerProof } from './security.ts';

const member = { method: 'POST', module: 'COMM3', token: 'required', isEncrypted: true } as const;

/** Begins the enrolment of an authenticator app: it is not active yet. Refusals: those of `ownerProof`, `authenticator.enrolled`. */
export const beginAuthenticator = defineEndpoint({
  ...member,
  name: 'auth.begin-authenticator',
  path: '/wps/member/authenticator/begin',
  request: v.object(ownerProof),
  /** The secret in base32, for users who cannot scan a QR code, and the URL in the code. */
  answer: v.object({ secret: v.string(), uri: v.string() }),
});

/**
 * Completes it with a code of the app, and answers the recovery codes, only this once. Refusal:
 * `verification.code.invalid`.
 */
export const confirmAuthenticator = defineEndpoint({
  ...member,
  name: 'auth.confirm-authenticator',
  path: '/wps/member/authenticator/confirm',
  request: v.object({ code: verificationCode }),
  answer: v.object({ recoveryCodes: v.array(v.string()) }),
});

/** Removes the app from the account. Refusals: those of `ownerProof`, `verification.code.invalid`. */
export const removeAuthenticator = defineEndpoint({
  ...member,
  name: 'auth.remove-authenticator',
  path: '/wps/member/authenticator/remove',
  request: v.object({ ...ownerProof, code: verificationCode }),
  answer: v.null(),
});

import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { filledText } from '../fields.ts';
import { codeSent, verificationCode } from './mobile-fields.ts';
import { signedIn } from './sign-in.ts';

/** How a user can prove at a new address that the account is theirs (spec §4). */
export const secondStepWays = ['sms', 'email', 'bank', 'authenticator'] as const;
export type SecondStepWay = (typeof secondStepWays)[number];

/** Flags of the refusal `login.verification.required`: the account's possible proofs, with masked targets of codes. */
export const secondStep = v.object({
  challengeId: v.string(),
  ways: v.pipe(v.array(v.picklist(secondStepWays)), v.minLength(1)),
  mobile: v.string(),
  email: v.string(),
});
export type SecondStep = v.InferOutput<typeof secondStep>;

/** The second step that a refused sign-in requires; `undefined` if it requires none. */
export function secondStepOf({
  code,
  flags,
}: {
  readonly code: string;
  readonly flags: unknown;
}): SecondStep | undefined {
  if (code !== 'login.verification.required') return undefined;
  const parsed = v.safeParse(secondStep, flags);
  return parsed.success ? parsed.output : undefined;
}

const challengeId = filledText(64);

/** Sends the code of the second step to the account's number or e-mail. Refusals: those of `sendSms`, `login.verification.expired`. */
export const sendLoginCode = defineEndpoint({
  name: 'auth.send-login-code',
  method: 'POST',
  path: '/wps/session/login/verification/code',
  module: 'LOGINIPVERF3',
  token: 'none',
  request: v.object({ challengeId, way: v.picklist(['sms', 'email']) }),
  answer: codeSent,
});

/**
 * The second step of a sign-in from a new address: a code, the account holder's name at the bank, or a code of
 * the authenticator app (or a recovery code). Refusals: `verification.code.invalid`,
 * `verification.code.expired`, `verification.code.unsent`, `login.verification.expired` when the sign-in must be started again.
 */
export const verifyLogin = defineEndpoint({
  name: 'auth.verify-login',
  method: 'POST',
  path: '/wps/session/login/verification',
  module: 'LOGINIPVERF3',
  token: 'none',
  isEncrypted: true,
  request: v.object({ challengeId, way: v.picklist(secondStepWays), answer: verificationCode }),
  answer: signedIn,
});

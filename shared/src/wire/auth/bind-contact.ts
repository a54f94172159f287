import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { codeSent, dialingCode, mobileNumber, verificationCode } from './mobile-fields.ts';
import { ownerProof } from './security.ts';

/** Left out, it is the one that the account has given already: its page knows it masked only. */
const mobile = { mobileNum: v.optional(mobileNumber), countryDialingCode: v.optional(dialingCode) };
const email = { email: v.optional(v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email(), v.maxLength(254))) };
const proof = { verificationCode, ...ownerProof };

interface AskedMobile {
  readonly mobileNum?: string | undefined;
  readonly countryDialingCode?: string | undefined;
}

/** Half a number is refused: it would mean the account's own, which nobody asked for. */
const whole = <Asked extends AskedMobile>() =>
  v.check<Asked>((asked) => (asked.mobileNum === undefined) === (asked.countryDialingCode === undefined));

const member = { method: 'POST', token: 'required' } as const;

/** Sends a code to a number that is to be the account's. Refusals: those of `sendSms`, `verification.nothing.known`. */
export const sendMobileCode = defineEndpoint({
  ...member,
  name: 'auth.send-mobile-code',
  path: '/wps/member/mobile/code',
  module: 'VERIFICATION3',
  request: v.pipe(v.object(mobile), whole()),
  answer: codeSent,
});

/** Sends a code to an address that is to be the account's. Refusals: those of `sendSms`, `verification.nothing.known`. */
export const sendEmailCode = defineEndpoint({
  ...member,
  name: 'auth.send-email-code',
  path: '/wps/member/email/code',
  module: 'COMM3',
  request: v.object(email),
  answer: codeSent,
});

/** Makes a proved number the account's. Refusals: those of `ownerProof`, `verification.code.invalid`, `verification.code.expired`, `verification.code.unsent`, `register.mobile.taken`. */
export const bindMobile = defineEndpoint({
  ...member,
  name: 'auth.bind-mobile',
  path: '/wps/member/mobile',
  module: 'VERIFICATION3',
  isEncrypted: true,
  request: v.pipe(v.object({ ...mobile, ...proof }), whole()),
  answer: v.null(),
});

/** Makes a proved address the account's. Refusals: those of `ownerProof`, `verification.code.invalid`, `verification.code.expired`, `verification.code.unsent`. */
export const bindEmail = defineEndpoint({
  ...member,
  name: 'auth.bind-email',
  path: '/wps/member/email',
  module: 'COMM3',
  isEncrypted: true,
  request: v.object({ ...email, ...proof }),
  answer: v.null(),
});

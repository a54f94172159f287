import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { codeSent, dialingCode, mobileNumber, verificationCode } from './mobile-fields.ts';
import { ownerProof } from './security.ts';

/** By default the one that the account has already, which its page has only in masked form. */
const mobile = { mobileNum: v.optional(mobileNumber), countryDialingCode: v.optional(dialingCode) };
const email = { email: v.optional(v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email(), v.maxLength(254))) };
const proof = { verificationCode, ...ownerProof };

interface AskedMobile {
  readonly mobileNum?: string | undefined;
  readonly countryDialingCode?: string | undefined;
}

/** Half a number is refused: it would mean the account's own number, which was not meant. */
const whole = <Asked extends AskedMobile>() =>
  v.check<Asked>((asked) => (asked.mobileNum === undefined) === (asked.countryDialingCode === undefined));

const member = { method: 'POST', token: 'required' } as const;

/** Sends a code to a new number of the account. Refusals: those of `sendSms`, `verification.nothing.known`. */
export const sendMobileCode = defineEndpoint({
  ...member,
  name: 'auth.send-mobile-code',
  path: '/wps/member/mobile/code',
  module: 'VERIFICATION3',
  request: v.pipe(v.object(mobile), whole()),
  answer: codeSent,
});

/** Sends a code to a new address of the account. Refusals: those of `sendSms`, `verification.nothing.known`. */
export const sendEmailCode = defineEndpoint({
  ...member,
  name: 'auth.send-email-code',
  path: '/wps/member/email/code',
  module: 'COMM3',
  request: v.object(email),
  answer: codeSent,
});

/** Stores a verified number in the account. Refusals: those of `ownerProof`, `verification.code.invalid`, `verification.code.expired`, `verification.code.unsent`, `register.mobile.taken`. */
export const bindMobile = defineEndpoint({
  ...member,
  name: 'auth.bind-mobile',
  path: '/wps/member/mobile',
  module: 'VERIFICATION3',
  isEncrypted: true,
  request: v.pipe(v.object({ ...mobile, ...proof }), whole()),
  answer: v.null(),
});

/** Stores a verified address in the account. Refusals: those of `ownerProof`, `verification.code.invalid`, `verification.code.expired`, `verification.code.unsent`. */
export const bindEmail = defineEndpoint({
  ...member,
  name: 'auth.bind-email',
  path: '/wps/member/email',
  module: 'COMM3',
  isEncrypted: true,
  request: v.object({ ...email, ...proof }),
  answer: v.null(),
});

import { call } from '@tessera/shared/api';
import { confirmPhoneAuthCode, sendPhoneAuthCode } from '@tessera/shared/wire/auth';
import type { PhoneAuthChannel } from './phone-auth-channel.ts';

/** The sandbox's twin: its codes lie in the outbox, and it answers with every fault that a real one has. */
export const channel: PhoneAuthChannel = {
  send: ({ number, dialingCode }) => call(sendPhoneAuthCode, { mobileNum: number, countryDialingCode: dialingCode }),
  confirm: ({ number, dialingCode }, code) =>
    call(confirmPhoneAuthCode, { mobileNum: number, countryDialingCode: dialingCode, code }),
};

import { call } from '@tessera/shared/api';
import { sendSms } from '@tessera/shared/wire/auth';
import type { Mobile } from '../model/mobile.ts';

/** Has a code sent to a number; the answer says nothing of whether there is an account. */
export const sendSmsCode = ({ number, dialingCode }: Mobile, purpose: 'login' | 'reset') =>
  call(sendSms, { mobileNum: number, countryDialingCode: dialingCode, purpose });

import { call } from '@tessera/shared/api';
import { type RegisterWay, sendRegisterSms } from '@tessera/shared/wire/auth';
import type { Mobile } from '../model/mobile.ts';

/** Has the operator send a code for a registration; the kind chooses the gate. */
export const sendRegisterCode = ({ number, dialingCode }: Mobile, by: RegisterWay['by']) =>
  call(sendRegisterSms, { mobileNo: number, countryDialingCode: dialingCode, registrationType: by });

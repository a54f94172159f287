import { dialingCode, type login, mobileNumber, verificationCode } from '@tessera/shared/wire/auth';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import { parseRequest } from '../../../platform/http/parse.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { notAvailable } from '../../../platform/http/routes.ts';
import type { Merchant } from '../../merchants/index.ts';
import { memberByMobile, mobileOf } from '../codes/mobile.ts';
import { requireSmsCode } from '../codes/sms-code.ts';
import type { Member } from '../members/member.ts';
import type { IdentityNeeds } from '../needs.ts';

/** The account of a sign-in by mobile number and code (type `sms`: the number in place of the name, the code in place of the password). */
export async function memberBySms(
  context: IdentityNeeds,
  merchant: Merchant,
  request: RequestOf<typeof login>,
): Promise<Member> {
  if (!context.merchants.isOn(merchant, 'MOBILEVERCODELOGIN3')) throw notAvailable();
  const code = parseRequest(dialingCode, request.countryDialingCode ?? '');
  const mobile = await mobileOf(context, merchant, code, parseRequest(mobileNumber, request.username));
  await requireSmsCode(context, merchant, 'login', mobile, parseRequest(verificationCode, request.password));
  const member = await memberByMobile(context, merchant, mobile);
  // The number was removed from the account meanwhile: treated like a wrong code.
  if (!member) throw new Refusal(400, 'verification.code.invalid');
  return member;
}

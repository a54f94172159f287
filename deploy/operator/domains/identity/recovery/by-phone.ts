import { setPasswordByPhone } from '@tessera/shared/wire/auth';
import { Refusal } from '../../../platform/http/refusal.ts';
import { memberByMobile, mobileOf } from '../codes/mobile.ts';
import { requireSmsCode } from '../codes/sms-code.ts';
import { unasked } from '../devices/remembering.ts';
import type { IdentityNeeds } from '../needs.ts';
import { requireKnownPlace } from '../second-step/challenge.ts';
import { refuseByKind } from '../sign-in/refuse-by-kind.ts';
import { openSession, takeSignInTry } from '../sign-in/sign-in.ts';
import { replacePassword, requirePasswordRule } from './new-password.ts';

export function answerPasswordByPhone(context: IdentityNeeds): void {
  const { routes, accounts } = context;
  routes.handle(setPasswordByPhone, async (call) => {
    const { merchant, request, host } = call;
    await takeSignInTry(context, call, 'password-by-phone');
    await requirePasswordRule(context, merchant, request.newPassword);
    const mobile = await mobileOf(context, merchant, request.countryDialingCode, request.mobileNum);
    await requireSmsCode(context, merchant, 'reset', mobile, request.verificationCode);
    const member = await memberByMobile(context, merchant, mobile);
    if (!member) throw new Refusal(400, 'verification.code.invalid');
    refuseByKind(merchant, member, host);
    await replacePassword(context, member, request.newPassword);
    await requireKnownPlace(context, call, member, 'sms', unasked);
    // Read again, as its password has changed.
    return openSession(context, merchant, (await accounts.byId(member.id)) ?? member, call);
  });
}

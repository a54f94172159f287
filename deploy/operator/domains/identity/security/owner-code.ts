import { sendOwnerCode } from '@tessera/shared/wire/auth';
import { Refusal } from '../../../platform/http/refusal.ts';
import { mobileKey } from '../codes/mobile.ts';
import { takeSendTurn } from '../codes/send-turn.ts';
import { issueSmsCode } from '../codes/sms-code.ts';
import type { IdentityNeeds } from '../needs.ts';
import { ownerMobile, refuseTrial } from './as-owner.ts';

/** The code that replaces the password of an account that has none. */
export function answerOwnerCode(context: IdentityNeeds): void {
  context.routes.handleMember(sendOwnerCode, async ({ merchant, member, ip, language }) => {
    refuseTrial(member);
    if (member.passwordChangedAt) throw new Refusal(400, 'password.old.required');
    const mobile = await ownerMobile(context, member);
    const turn = await takeSendTurn(context, { merchant, ip, to: mobileKey(mobile), memberId: member.id });
    return issueSmsCode(context, turn, { purpose: 'owner', mobile, language, isSent: true });
  });
}

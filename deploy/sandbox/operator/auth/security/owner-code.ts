import { sendOwnerCode } from '@tessera/shared/wire/auth';
import type { OperatorContext } from '../../context.ts';
import { Refusal } from '../../http/refusal.ts';
import { issueSmsCode } from '../codes/sms-code.ts';
import { ownerMobile } from './as-owner.ts';

/** The code that stands for the password of an account that has none. */
export function answerOwnerCode(context: OperatorContext): void {
  context.routes.handleMember(sendOwnerCode, async ({ merchant, member, ip, language }) => {
    if (member.passwordChangedAt) throw new Refusal(400, 'password.old.required');
    const mobile = await ownerMobile(context, member);
    return issueSmsCode(context, { merchant, purpose: 'owner', mobile, ip, language, isSent: true });
  });
}

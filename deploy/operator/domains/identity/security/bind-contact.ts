import { sqlState } from '@tessera/database/database';
import { bindEmail, bindMobile, sendEmailCode, sendMobileCode } from '@tessera/shared/wire/auth';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Merchant } from '../../merchants/index.ts';
import { codeText } from '../codes/code-text.ts';
import { keepVerifiedMobile, memberByMobile, mobileKey, newMobileOf } from '../codes/mobile.ts';
import { takeSendTurn } from '../codes/send-turn.ts';
import { issueSmsCode, requireSmsCode } from '../codes/sms-code.ts';
import { expiredMinutes, issueCode, requireCode } from '../codes/verification-code.ts';
import type { Member } from '../members/member.ts';
import type { IdentityNeeds } from '../needs.ts';
import { asOwner, refuseTrial } from './as-owner.ts';

const uniqueViolation = '23505';
const nothingKnown = () => new Refusal(400, 'verification.nothing.known');
const taken = () => new Refusal(400, 'register.mobile.taken');

type MobileRequest = Pick<RequestOf<typeof sendMobileCode>, 'mobileNum' | 'countryDialingCode'>;

/** The number that was typed, or the one that the account has given already. */
async function wantedMobile(context: IdentityNeeds, merchant: Merchant, member: Member, request: MobileRequest) {
  const { mobileNum, countryDialingCode } = request;
  if (mobileNum && countryDialingCode) return newMobileOf(context, merchant, countryDialingCode, mobileNum);
  const { mobile: number, mobileDialingCode: dialingCode } = member;
  if (!number || !dialingCode) throw nothingKnown();
  return { number, dialingCode };
}

/** The address that was typed, or the one that the account has given already. */
function wantedEmail({ email }: Member, typed: string | undefined): string {
  const wanted = typed ?? email;
  if (!wanted) throw nothingKnown();
  return wanted;
}

/** The number and the address of an account: each is verified by a code before it is stored. */
export function answerBindContact(context: IdentityNeeds): void {
  const { routes, db, clock, outbox } = context;

  routes.handleMember(sendMobileCode, async ({ merchant, member, request, ip, language }) => {
    refuseTrial(member);
    const mobile = await wantedMobile(context, merchant, member, request);
    const turn = await takeSendTurn(context, { merchant, ip, to: mobileKey(mobile), memberId: member.id });
    return issueSmsCode(context, turn, { purpose: 'bind-mobile', mobile, language, isSent: true });
  });

  routes.handleMember(bindMobile, ({ merchant, member, request }) =>
    asOwner(context, merchant, member, request, async () => {
      const mobile = await wantedMobile(context, merchant, member, request);
      await requireSmsCode(context, merchant, 'bind-mobile', mobile, request.verificationCode);
      // Answered only now, to whoever proved the number.
      const owner = await memberByMobile(context, merchant, mobile);
      if (owner && owner.id !== member.id) throw taken();
      try {
        await keepVerifiedMobile(context, member.id, mobile);
      } catch (cause) {
        throw sqlState(cause) === uniqueViolation ? taken() : cause;
      }
      return null;
    }),
  );

  // The code belongs to the member as well: a code that another account asked for is refused.
  const place = (memberId: number, email: string) => `${memberId} ${email}`;

  routes.handleMember(sendEmailCode, async ({ merchant, member, request, ip, language }) => {
    refuseTrial(member);
    const email = wantedEmail(member, request.email);
    const turn = await takeSendTurn(context, { merchant, ip, to: email, memberId: member.id });
    return issueCode(context, turn, {
      purpose: 'bind-email',
      recipient: place(member.id, email),
      deliver: (code) =>
        outbox.sendEmail({
          merchant: merchant.code,
          to: email,
          subject: merchant.name,
          text: codeText(language, merchant.name, code, expiredMinutes),
        }),
    });
  });

  routes.handleMember(bindEmail, ({ merchant, member, request }) =>
    asOwner(context, merchant, member, request, async () => {
      const email = wantedEmail(member, request.email);
      await requireCode(context, merchant, 'bind-email', place(member.id, email), request.verificationCode);
      await db.query('update member set email = $2, email_verified_at = $3 where id = $1', [
        member.id,
        email,
        clock.now(),
      ]);
      return null;
    }),
  );
}

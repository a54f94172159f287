import type { Merchant } from '../../merchants/index.ts';
import type { IdentityNeeds } from '../needs.ts';
import { codeText } from './code-text.ts';
import { type Mobile, mobileKey } from './mobile.ts';
import type { SendTurn } from './send-turn.ts';
import { type CodePurpose, expiredMinutes, issueCode, requireCode } from './verification-code.ts';

interface SmsCode {
  readonly purpose: CodePurpose;
  readonly mobile: Mobile;
  readonly language: string;
  /** False for a number without an account: the answer is the same, but nothing is sent. */
  readonly isSent: boolean;
}

/** Sends a code to a number. */
export function issueSmsCode(context: IdentityNeeds, turn: SendTurn, { purpose, mobile, language, isSent }: SmsCode) {
  const { merchant } = turn;
  const deliver = (code: string) =>
    context.outbox.sendSms({
      merchant: merchant.code,
      dialingCode: mobile.dialingCode,
      mobile: mobile.number,
      text: codeText(language, merchant.name, code, expiredMinutes),
    });
  return issueCode(context, turn, { purpose, recipient: mobileKey(mobile), deliver: isSent ? deliver : null });
}

/** Uses up the code that was sent to a number; see `requireCode` for when to call it. */
export const requireSmsCode = (
  context: IdentityNeeds,
  merchant: Merchant,
  purpose: CodePurpose,
  mobile: Mobile,
  code: string,
): Promise<void> => requireCode(context, merchant, purpose, mobileKey(mobile), code);

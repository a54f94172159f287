import { createHash, randomBytes } from 'node:crypto';
import { forgotPassword, resetPassword } from '@tessera/shared/wire/auth';
import { hourMs, minuteMs } from '../../../platform/clock/durations.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { clientOf } from '../../../platform/limits/network.ts';
import type { Merchant } from '../../merchants/index.ts';
import type { Member } from '../members/member.ts';
import { signInName } from '../members/sign-in-name.ts';
import type { IdentityNeeds } from '../needs.ts';
import { ownPage } from '../own-page.ts';
import { replacePassword, requirePasswordRule } from './new-password.ts';
import { resetMail } from './reset-mail.ts';

const lifetimeMinutes = 30;
const perAddress = 20;
const perName = 3;
/** Several accounts may have the same address. */
const perRecipient = 6;

const hashOf = (code: string): Uint8Array => createHash('sha256').update(code).digest();

/** The code follows `#`, which no server sees or logs. */
const linkTo = (context: IdentityNeeds, merchant: Merchant, host: string, code: string): string =>
  `${ownPage(context, merchant, host).origin}/login#reset=${code}`;

async function mailLink(context: IdentityNeeds, merchant: Merchant, member: Member, host: string, language: string) {
  const { db, clock, outbox } = context;
  const code = randomBytes(24).toString('base64url');
  await db.query(
    `insert into password_reset (member_id, code_hash, expires_at) values ($1, $2, $3)
     on conflict (member_id) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at`,
    [member.id, hashOf(code), new Date(clock.now().getTime() + lifetimeMinutes * minuteMs)],
  );
  const { subject, text } = resetMail(language, {
    merchant: merchant.name,
    account: member.username,
    link: linkTo(context, merchant, host, code),
    minutes: lifetimeMinutes,
  });
  await outbox.sendEmail({ merchant: merchant.code, to: member.email ?? '', subject, text });
}

export function answerPasswordByEmail(context: IdentityNeeds): void {
  const { routes, accounts, limits, db, clock } = context;

  async function take(name: string, subject: string, maximum: number): Promise<void> {
    try {
      await limits.take(name, subject, maximum, hourMs);
    } catch (cause) {
      throw cause instanceof Refusal ? new Refusal(429, 'verification.too.frequent', cause.value) : cause;
    }
  }

  routes.handle(forgotPassword, async ({ merchant, request: { username, email }, ip, host, language }) => {
    await take('forgot-address', clientOf({ merchant, ip }), perAddress);
    const meant = await signInName(context, merchant, username);
    await take('forgot-name', `${merchant.code} ${meant.countedAs.toLowerCase()}`, perName);
    await take('forgot-recipient', `${merchant.code} ${email.toLowerCase()}`, perRecipient);
    const member = await accounts.byUsername(merchant.code, meant.username);
    const isTheirs = member?.status === 'active' && member.email?.toLowerCase() === email.toLowerCase();
    if (member && isTheirs) await mailLink(context, merchant, member, host, language);
    return null;
  });

  routes.handle(resetPassword, async ({ merchant, request: { code, newPassword, confirmNewPassword }, ip }) => {
    await take('reset-address', clientOf({ merchant, ip }), perAddress);
    if (newPassword !== confirmNewPassword) throw new Refusal(400, 'password.mismatch');
    await requirePasswordRule(context, merchant, newPassword);
    const spent = await db.query<{ memberId: number }>(
      `delete from password_reset r using member m
       where m.id = r.member_id and m.merchant = $1 and m.status = 'active' and r.code_hash = $2 and r.expires_at > $3
       returning r.member_id as "memberId"`,
      [merchant.code, hashOf(code), clock.now()],
    );
    const member = spent[0] ? await accounts.byId(spent[0].memberId) : null;
    if (!member) throw new Refusal(400, 'password.reset.expired');
    await replacePassword(context, member, newPassword);
    // The link was sent to this address, so the address is verified.
    await db.query('update member set email_verified_at = coalesce(email_verified_at, $2) where id = $1', [
      member.id,
      clock.now(),
    ]);
    return null;
  });
}

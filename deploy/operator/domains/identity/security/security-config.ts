import { one } from '@tessera/database/database';
import { getSecurityConfig } from '@tessera/shared/wire/auth';
import { maskEmail, maskMobile } from '../members/member-info.ts';
import type { IdentityNeeds } from '../needs.ts';
import { authenticators } from '../second-step/authenticator.ts';

interface Guards {
  readonly isMobileVerified: boolean;
  readonly isEmailVerified: boolean;
  readonly hasPaymentPassword: boolean;
}

export function answerSecurityConfig(context: IdentityNeeds): void {
  const { routes, db } = context;
  routes.handleMember(getSecurityConfig, async ({ member }) => {
    const apps = authenticators(context);
    const guards = one(
      await db.query<Guards>(
        `select mobile_verified_at is not null as "isMobileVerified", email_verified_at is not null as "isEmailVerified",
           payment_password_hash is not null as "hasPaymentPassword" from member where id = $1`,
        [member.id],
      ),
    );
    return {
      passwordChangedAtMs: member.passwordChangedAt?.getTime() ?? null,
      mobile: {
        masked: maskMobile(member.mobile),
        dialingCode: member.mobileDialingCode ?? '',
        isVerified: guards.isMobileVerified,
      },
      email: { masked: maskEmail(member.email), isVerified: guards.isEmailVerified },
      hasPaymentPassword: guards.hasPaymentPassword,
      authenticator: {
        isEnrolled: await apps.isEnrolled(member.id),
        recoveryCodesLeft: await apps.recoveryCodesLeft(member.id),
      },
      previousSignInMs: member.previousSignedInAt?.getTime() ?? null,
    };
  });
}

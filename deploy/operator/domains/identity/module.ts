import type { OperatorModule } from '../../platform/module.ts';
import { answerAvatar } from './avatar/avatar.ts';
import { answerSendSms } from './codes/send-sms.ts';
import { answerContinueSignIn } from './devices/continue-sign-in.ts';
import { answerMemberInfo } from './members/member-info.ts';
import type { IdentityNeeds } from './needs.ts';
import { answerNewPasskeys } from './passkeys/new-passkeys.ts';
import { answerPasskeySignIn } from './passkeys/passkey-sign-in.ts';
import { answerPasskeys } from './passkeys/passkeys.ts';
import { answerClosing } from './profile/closing.ts';
import { answerOwnData } from './profile/own-data.ts';
import { answerProfile } from './profile/profile.ts';
import { purgeJob } from './purge.ts';
import { answerPasswordByEmail } from './recovery/by-email.ts';
import { answerPasswordByPhone } from './recovery/by-phone.ts';
import { answerAffiliate } from './registration/affiliate.ts';
import { answerRegister } from './registration/register.ts';
import { answerPhoneAuth } from './registration/register-phone-auth.ts';
import { answerRegisterRules } from './registration/register-rules.ts';
import { resealSecrets } from './second-step/reseal-secrets.ts';
import { answerVerifyLogin } from './second-step/verify-login.ts';
import { answerAuthenticator } from './security/authenticator.ts';
import { answerBindContact } from './security/bind-contact.ts';
import { answerOwnerCode } from './security/owner-code.ts';
import { answerPassword } from './security/password.ts';
import { answerPaymentPassword } from './security/payment-password.ts';
import { answerSecurityConfig } from './security/security-config.ts';
import { answerSessions } from './security/sessions.ts';
import { answerBotChallenge } from './sign-in/bot-check.ts';
import { answerCaptcha } from './sign-in/captcha.ts';
import { answerLogin } from './sign-in/login.ts';
import { answerTrial } from './sign-in/trial.ts';

export const identityModule: OperatorModule<IdentityNeeds> = {
  name: 'identity',
  migrations: { owner: 'auth', folder: new URL('./migrations/', import.meta.url) },
  async register(context) {
    await resealSecrets(context);
    answerCaptcha(context);
    answerBotChallenge(context);
    answerSendSms(context);
    answerLogin(context);
    answerContinueSignIn(context);
    answerVerifyLogin(context);
    answerPasskeySignIn(context);
    answerPasswordByEmail(context);
    answerPasswordByPhone(context);
    answerSecurityConfig(context);
    answerOwnerCode(context);
    answerPaymentPassword(context);
    answerBindContact(context);
    answerAuthenticator(context);
    answerNewPasskeys(context);
    answerPasskeys(context);
    answerSessions(context);
    answerAvatar(context);
    answerTrial(context);
    answerMemberInfo(context);
    answerProfile(context);
    answerClosing(context);
    answerOwnData(context);
    answerPassword(context);
    answerRegisterRules(context);
    answerRegister(context);
    answerPhoneAuth(context);
    answerAffiliate(context);
    context.jobs.add(purgeJob(context));
  },
};

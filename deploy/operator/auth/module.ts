import type { OperatorModule } from '../context.ts';
import { answerAffiliate } from './affiliate.ts';
import { answerAvatar } from './avatar/avatar.ts';
import { answerBotChallenge } from './bot-check.ts';
import { answerCaptcha } from './captcha.ts';
import { answerSendSms } from './codes/send-sms.ts';
import { demoAccountsSeed } from './demo-accounts.ts';
import { answerContinueSignIn } from './device/continue-sign-in.ts';
import { answerLogin } from './login.ts';
import { answerMemberInfo } from './member-info.ts';
import { answerNewPasskeys } from './passkey/new-passkeys.ts';
import { answerPasskeySignIn } from './passkey/passkey-sign-in.ts';
import { answerPasskeys } from './passkey/passkeys.ts';
import { answerPassword } from './password.ts';
import { purgeJob } from './purge.ts';
import { answerPasswordByEmail } from './recovery/by-email.ts';
import { answerPasswordByPhone } from './recovery/by-phone.ts';
import { answerRegister } from './register.ts';
import { answerPhoneAuth } from './register-phone-auth.ts';
import { answerRegisterRules, registerRulesSeed } from './register-rules.ts';
import { sealAnew } from './second-step/seal-anew.ts';
import { answerVerifyLogin } from './second-step/verify-login.ts';
import { answerAuthenticator } from './security/authenticator.ts';
import { answerBindContact } from './security/bind-contact.ts';
import { answerOwnerCode } from './security/owner-code.ts';
import { answerPaymentPassword } from './security/payment-password.ts';
import { answerSecurityConfig } from './security/security-config.ts';
import { answerSessions } from './security/sessions.ts';
import { answerTrial } from './trial.ts';

export const authModule: OperatorModule = {
  name: 'auth',
  migrations: new URL('./migrations/', import.meta.url),
  async register(context) {
    await sealAnew(context);
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
    answerPassword(context);
    answerRegisterRules(context);
    answerRegister(context);
    answerPhoneAuth(context);
    answerAffiliate(context);
    context.jobs.add(purgeJob(context));
  },
  seeds: [registerRulesSeed, demoAccountsSeed],
};

export { addPasskey, passkeyNameLength } from './add-passkey.ts';
export { askedRules, type RegisterWay } from './asked-rules.ts';
export { beginAuthenticator, confirmAuthenticator, removeAuthenticator } from './authenticator.ts';
export {
  type DrawnAvatar,
  drawnAvatars,
  type OwnAvatarType,
  ownAvatarMaximumBytes,
  ownAvatarPixels,
  ownAvatarTypes,
} from './avatar-fields.ts';
export { beginPasskey } from './begin-passkey.ts';
export { beginPasskeyLogin } from './begin-passkey-login.ts';
export { bindEmail, bindMobile, sendEmailCode, sendMobileCode } from './bind-contact.ts';
export { changePassword } from './change-password.ts';
export { checkUsername } from './check-username.ts';
export { boundsOf, type FieldFault, type FieldRule, faultOf } from './field-fault.ts';
export { forgotPassword } from './forgot-password.ts';
export { freePlay } from './free-play.ts';
export { getAffiliate } from './get-affiliate.ts';
export { getAvatar } from './get-avatar.ts';
export { type AltchaPayload, botCheckPayload, getBotChallenge } from './get-bot-challenge.ts';
export { getCaptcha } from './get-captcha.ts';
export { getMemberIcon } from './get-member-icon.ts';
export { getMemberInfo } from './get-member-info.ts';
export { getPasskeys } from './get-passkeys.ts';
export { getRegisterSettings, type RegisterField, type RegisterRule, registerFields } from './get-register-settings.ts';
export { getSecurityConfig } from './get-security-config.ts';
export { login, type SignedIn, signedIn } from './login.ts';
export { loginByPasskey } from './login-by-passkey.ts';
export { logout } from './logout.ts';
export { codeSent, dialingCode, mobileDigits, mobileNumber, verificationCode } from './mobile-fields.ts';
export { ownerProof, sendOwnerCode } from './owner-proof.ts';
export type { NewPasskey, PasskeyProof } from './passkey-fields.ts';
export { namedPatterns, type PatternId, patternIds } from './pattern-ids.ts';
export { isSimplePin, paymentPin, setPaymentPassword } from './payment-password.ts';
export {
  confirmPhoneAuthCode,
  type PhoneAuthFault,
  phoneAuthFaults,
  sendPhoneAuthCode,
} from './phone-auth.ts';
export { register } from './register.ts';
export { registerByMobile } from './register-by-mobile.ts';
export { continueSignIn, endRemembered, forgetRemembered } from './remembered.ts';
export { removePasskey } from './remove-passkey.ts';
export { resetPassword } from './reset-password.ts';
export { sendRegisterSms } from './send-register-sms.ts';
export { sendSms } from './send-sms.ts';
export { endOtherSessions, getSessions, revokeSession } from './sessions.ts';
export { setAvatar } from './set-avatar.ts';
export { setPasswordByPhone } from './set-password-by-phone.ts';
export {
  type SecondStep,
  type SecondStepWay,
  secondStep,
  secondStepOf,
  secondStepWays,
  sendLoginCode,
  verifyLogin,
} from './verify-login.ts';

export { askedRules, type RegisterWay } from './asked-rules.ts';
export { beginAuthenticator, confirmAuthenticator, removeAuthenticator } from './authenticator.ts';
export {
  type DrawnAvatar,
  drawnAvatars,
  getAvatar,
  getMemberIcon,
  type OwnAvatarType,
  ownAvatarMaximumBytes,
  ownAvatarPixels,
  ownAvatarTypes,
  setAvatar,
} from './avatar.ts';
export { bindEmail, bindMobile, sendEmailCode, sendMobileCode } from './bind-contact.ts';
export {
  type AltchaPayload,
  type BotCheckLevel,
  botCheckPayload,
  captchaSource,
  getBotChallenge,
  getCaptcha,
} from './bot-check.ts';
export { changePassword } from './change-password.ts';
export { boundsOf, type FieldFault, type FieldRule, faultOf } from './field-fault.ts';
export { forgotPassword, resetPassword, sendSms, setPasswordByPhone } from './forgotten-password.ts';
export { getRegisterSettings, type RegisterField, type RegisterRule, registerFields } from './get-register-settings.ts';
export { codeSent, dialingCode, mobileDigits, mobileNumber, verificationCode } from './mobile-fields.ts';
export {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  getPasskeys,
  loginByPasskey,
  type NewPasskey,
  type PasskeyProof,
  passkeyNameLength,
  removePasskey,
} from './passkeys.ts';
export { namedPatterns, type PatternId, patternIds } from './pattern-ids.ts';
export { isSimplePin, paymentPin, setPaymentPassword } from './payment-password.ts';
export {
  confirmPhoneAuthCode,
  type PhoneAuthFault,
  phoneAuthFaults,
  sendPhoneAuthCode,
} from './phone-auth.ts';
export {
  type ClosingObstacle,
  closeAccount,
  closingObstacles,
  downloadOwnData,
  getClosing,
  getProfile,
  type ProfileField,
  profileFields,
  profileFieldsOnce,
  saveProfile,
} from './profile.ts';
export {
  checkUsername,
  freePlay,
  getAffiliate,
  notePromotionVisit,
  noteReferralVisit,
  register,
  registerByMobile,
  sendRegisterSms,
} from './registration.ts';
export { continueSignIn, endRemembered, forgetRemembered } from './remembered.ts';
export {
  endOtherSessions,
  getSecurityConfig,
  getSessions,
  ownerProof,
  revokeSession,
  sendOwnerCode,
} from './security.ts';
export { followAccount, getMemberInfo, logout } from './session.ts';
export { login, type SignedIn, signedIn } from './sign-in.ts';
export {
  type SecondStep,
  type SecondStepWay,
  secondStep,
  secondStepOf,
  secondStepWays,
  sendLoginCode,
  verifyLogin,
} from './verify-login.ts';

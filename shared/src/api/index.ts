export { ApiError, type ApiErrorKind, isCallMissing, ok, type Result } from './api-error.ts';
export { type CallOptions, call, callOrThrow, fileOrThrow, firstAnswer } from './call.ts';
export {
  type DeviceKind,
  deviceKind,
  onSiteClosed,
  PLATFORM,
  renderedWidth,
  setApiLanguage,
  setApiMerchant,
  setRenderedDevice,
} from './client.ts';
export { codeKey, failureKeys } from './failure-keys.ts';
export {
  addFirstAnswers,
  addPageAnswers,
  answersGeneration,
  dropFirstAnswers,
  FIRST_ANSWERS_ID,
  type FirstAnswers,
  isReadingPageAnswers,
} from './first-answers.ts';
export {
  cipherFor,
  installPayloadCipher,
  type PayloadCipher,
  type PublishedKey,
  payloadCipher,
} from './payload-cipher.ts';
export { saveFile } from './save-file.ts';
export {
  abandonSignIn,
  callWithPasswordInMemory,
  followSignOuts,
  forgetPassword as forgetHeldPassword,
  hasPasswordInMemory,
  hasToken,
  isOwnSession,
  isTokenStored,
  reloadMember,
  restoreSession,
  type SignInOptions,
  signInWith,
  signOut,
} from './sign-in.ts';

export { ApiError, type ApiErrorKind, type Result } from './api-error.ts';
export { type CallOptions, call, callOrThrow } from './call.ts';
export { setApiLanguage, setApiMerchant } from './client.ts';
export { jweCipher } from './jwe-cipher.ts';
export { installPayloadCipher, type PayloadCipher } from './payload-cipher.ts';
export { hasToken, reloadMember, restoreSession, signInWith } from './sign-in.ts';

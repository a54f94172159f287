/** Passkeys in the browser, without which nobody needs this module: load it by `import()` when one is made or used. */
export { createPasskey, type PasskeyAnswer, signWithPasskey } from './passkey.ts';

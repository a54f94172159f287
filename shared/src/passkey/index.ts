/** Passkeys in the browser. Load this module with `import()` when one is created or used. */
export { createPasskey, type PasskeyAnswer, signWithPasskey } from './passkey.ts';

import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { filledText } from '../fields.ts';
import { newPasskey } from './passkey-fields.ts';

/** Longest name of a passkey. */
export const passkeyNameLength = 40;

/** Keeps the passkey that the browser made. Refusals: `passkey.expired`, `passkey.invalid`, `passkey.registered`, `passkey.limit`. */
export const addPasskey = defineEndpoint({
  name: 'auth.add-passkey',
  method: 'POST',
  path: '/wps/member/passkeys',
  module: 'COMM3',
  token: 'required',
  request: v.object({ name: filledText(passkeyNameLength), passkey: newPasskey }),
  answer: v.null(),
});

import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { password, rowId } from '../fields.ts';

/** Takes a passkey off the account; one that is gone already is as good as removed. Refusal: `password.old.wrong`. */
export const removePasskey = defineEndpoint({
  name: 'auth.remove-passkey',
  method: 'POST',
  path: '/wps/member/passkeys/:id/remove',
  module: 'COMM3',
  token: 'required',
  isEncrypted: true,
  request: v.object({
    id: rowId,
    password,
  }),
  answer: v.null(),
});

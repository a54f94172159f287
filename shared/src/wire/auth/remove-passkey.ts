import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { rowId } from '../fields.ts';
import { ownerProof } from './owner-proof.ts';

/** Takes a passkey off the account; one that is gone already is as good as removed. Refusals: those of `ownerProof`. */
export const removePasskey = defineEndpoint({
  name: 'auth.remove-passkey',
  method: 'POST',
  path: '/wps/member/passkeys/:id/remove',
  module: 'COMM3',
  token: 'required',
  isEncrypted: true,
  request: v.object({ id: rowId, ...ownerProof }),
  answer: v.null(),
});

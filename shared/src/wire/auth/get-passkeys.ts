import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';

/** The account's passkeys, the newest first. */
export const getPasskeys = defineEndpoint({
  name: 'auth.passkeys',
  method: 'GET',
  path: '/wps/member/passkeys',
  module: 'COMM3',
  token: 'required',
  request: v.object({}),
  answer: v.array(
    v.object({
      id: v.number(),
      name: v.string(),
      /** The one host of the merchant where it signs in: a passkey belongs to a host. */
      host: v.string(),
      createdAtMs: v.number(),
      /** Milliseconds since the epoch; null until it is used. */
      lastUsedAtMs: v.nullable(v.number()),
    }),
  ),
});

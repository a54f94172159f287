import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';

/** Solution of a bot challenge as altcha writes it: base64 of JSON. */
export const botCheckPayload = v.pipe(v.string(), v.maxLength(2000));
export type AltchaPayload = v.InferOutput<typeof botCheckPayload>;

/** A small proof of work for the sign-in and registration forms (`altcha-lib/v1`, SHA-256); each solution is good once. */
export const getBotChallenge = defineEndpoint({
  name: 'auth.bot-challenge',
  method: 'GET',
  path: '/wps/verification/challenge',
  module: null,
  token: 'none',
  request: v.object({}),
  answer: v.object({
    algorithm: v.literal('SHA-256'),
    challenge: v.string(),
    maxnumber: v.number(),
    salt: v.string(),
    signature: v.string(),
  }),
});

import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';

/** A captcha; send its id with the form. Its answer is valid for one try. */
export const getCaptcha = defineEndpoint({
  name: 'auth.captcha',
  method: 'GET',
  path: '/wps/captcha',
  module: 'CAPTCHA3',
  token: 'none',
  request: v.object({}),
  answer: v.object({
    /** Base64 of an SVG picture: show it as `data:image/svg+xml;base64,…`. */
    image: v.string(),
    id: v.string(),
    expiresAtMs: v.number(),
  }),
});

/** Solution of a bot challenge in altcha's format: base64 of JSON. */
export const botCheckPayload = v.pipe(v.string(), v.maxLength(2000));
export type AltchaPayload = v.InferOutput<typeof botCheckPayload>;

/** A small proof of work for the sign-in and registration forms (`altcha-lib/v1`, SHA-256); each solution is valid once. */
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

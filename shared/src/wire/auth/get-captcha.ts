import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';

/** A picture to read; its id goes back with the form, the answer is good for one try. */
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

import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';

/** The picture alone in base64 (spec §7), or with an id to send with the form and the time until which it is valid. */
const captcha = v.union([
  v.object({ image: v.string(), id: v.optional(v.string()), expiresAtMs: v.optional(v.number()) }),
  v.pipe(
    v.string(),
    v.transform((image): CaptchaAnswer => ({ image })),
  ),
]);
interface CaptchaAnswer {
  image: string;
  id?: string | undefined;
  expiresAtMs?: number | undefined;
}

/** How base64 of each kind of picture begins. */
const pictureKinds = [
  ['iVBORw0', 'png'],
  ['/9j/', 'jpeg'],
  ['R0lGOD', 'gif'],
  ['UklGR', 'webp'],
] as const;

/** The address of a captcha's picture for an `img`; what begins like none of the usual kinds is SVG. */
export function captchaSource(image: string): string {
  if (image.startsWith('data:image/')) return image;
  const kind = pictureKinds.find(([start]) => image.startsWith(start))?.[1] ?? 'svg+xml';
  return `data:image/${kind};base64,${image}`;
}

/** A captcha; send its id, if it has one, with the form. Its answer is valid for one try. */
export const getCaptcha = defineEndpoint({
  name: 'auth.captcha',
  method: 'GET',
  path: '/wps/captcha',
  module: 'CAPTCHA3',
  token: 'none',
  request: v.object({}),
  answer: captcha,
});

/** Solution of a bot challenge in altcha's format: base64 of JSON. */
export const botCheckPayload = v.pipe(v.string(), v.maxLength(2000));
export type AltchaPayload = v.InferOutput<typeof botCheckPayload>;

/**
 * How much work a proof takes. `hard` is asked for by the refusal `verification.bot.harder`, when a sign-in looks like
 * guessing: somebody waits for seconds where a program that tries passwords waits for each of them.
 */
export const botCheckLevels = ['normal', 'hard'] as const;
export type BotCheckLevel = (typeof botCheckLevels)[number];

/** A small proof of work for the sign-in and registration forms (`altcha-lib/v1`, SHA-256); each solution is valid once. */
export const getBotChallenge = defineEndpoint({
  name: 'auth.bot-challenge',
  method: 'GET',
  path: '/wps/verification/challenge',
  module: null,
  token: 'none',
  request: v.object({ level: v.optional(v.picklist(botCheckLevels)) }),
  answer: v.object({
    algorithm: v.literal('SHA-256'),
    challenge: v.string(),
    maxnumber: v.number(),
    salt: v.string(),
    signature: v.string(),
  }),
});

import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { textOrNumber } from '../fields.ts';

/**
 * The merchant's texts (help, about, news, guides …) by category, in the language of the `Language` header; the content is HTML and must be sanitised
 * before it is shown.
 */
export const getHelpCenter = defineEndpoint({
  name: 'system.help-center',
  method: 'GET',
  path: '/wps/system/helpCenter',
  module: 'COMM3',
  token: 'none',
  request: v.object({}),
  answer: ({ rows }) =>
    rows(
      v.object({
        id: textOrNumber,
        category: v.string(),
        title: v.string(),
        content: v.string(),
        /** Day of publication, `yyyy-MM-dd`; null if irrelevant. */
        day: v.nullable(v.string()),
      }),
    ),
});

/**
 * The URLs of customer service (spec §4). The entry of type `3` has an encrypted path: its last 8 characters are the key,
 * the rest is base64 of DES-ECB with PKCS7 (decision 23).
 */
export const getCustomerService = defineEndpoint({
  name: 'system.customer-service',
  method: 'GET',
  path: '/wps/relay/WPSCORE_getCustomerServiceScript',
  module: null,
  token: 'none',
  request: v.object({ csType: v.picklist(['VIP', 'LIVECHAT']) }),
  answer: ({ rows }) =>
    v.object({
      csType: v.optional(v.picklist(['VIP', 'LIVECHAT'])),
      versionPathList: rows(v.object({ type: textOrNumber, path: v.string() })),
    }),
});

/** Subjects of feedback. */
export const questionTypes = ['account', 'deposit', 'withdrawal', 'game', 'promotion', 'suggestion', 'other'] as const;

/**
 * Sends feedback to the merchant (spec §7). Its length is bounded by the settings' `feedback`, in characters (decision
 * 19). Refusals: `feedback.length.outside` with `{minLength, maxLength}`, `too.many.requests`.
 */
export const sendFeedback = defineEndpoint({
  name: 'system.feedback',
  method: 'PUT',
  path: '/wps/feedback',
  module: 'FEEDBACK3',
  token: 'optional',
  request: v.object({
    questionType: v.picklist(questionTypes),
    content: v.pipe(v.string(), v.trim(), v.maxLength(20_000)),
  }),
  answer: v.nullish(v.object({ reference: v.optional(v.string()) }), {}),
});

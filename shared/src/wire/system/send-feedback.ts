import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';

/** What feedback may be about. */
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
  answer: v.object({ reference: v.string() }),
});

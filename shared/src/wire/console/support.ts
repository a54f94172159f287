import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { filledText, requestId, rowId } from '../fields.ts';
import { pictureId, supportChannel, supportMessage, supportPicture, supportTextMaximum } from '../support/index.ts';
import { idParameter, queueFields, stepTaken } from './console-fields.ts';
import { offeredLanguages } from './settings.ts';

/** What a conversation waits for: an answer, the player, or nothing. */
export const supportViews = ['waiting', 'answered', 'closed'] as const;

const consoleConversation = v.object({
  id: v.string(),
  merchant: v.string(),
  /** Null for a visitor. */
  username: v.nullable(v.string()),
  channel: supportChannel,
  /** Language of the player's page, in the operator's codes. */
  language: v.picklist(offeredLanguages),
  view: v.picklist(supportViews),
  lastText: v.string(),
  lastAtMs: v.number(),
});
export type ConsoleConversation = v.InferOutput<typeof consoleConversation>;

/** Conversations in one state: VIP first, then those that have waited longest; closed ones newest first. */
export const getConsoleConversations = defineEndpoint({
  name: 'console.support',
  method: 'GET',
  path: '/console-api/support',
  module: null,
  token: 'required',
  request: v.object({ ...queueFields, view: v.optional(v.picklist(supportViews), 'waiting') }),
  answer: v.object({ total: v.number(), list: v.array(consoleConversation) }),
});

/** One conversation, with the latest messages of the same player, also those of earlier conversations. */
export const getConsoleConversation = defineEndpoint({
  name: 'console.support-conversation',
  method: 'GET',
  path: '/console-api/support/:id',
  module: null,
  token: 'required',
  request: idParameter,
  answer: v.object({
    conversation: consoleConversation,
    messages: v.array(v.object({ ...supportMessage.entries, operator: v.nullable(v.string()) })),
  }),
});

/**
 * Answers a player. `after` is the last message that the operator has seen: if somebody else has answered since, the
 * answer is refused with `support.answered.meanwhile`. Other refusals: `support.unknown`, `support.closed`.
 */
export const answerConversation = defineEndpoint({
  name: 'console.answer-support',
  method: 'POST',
  path: '/console-api/support/:id/messages',
  module: null,
  token: 'required',
  request: v.object({ ...idParameter.entries, requestId, after: rowId, text: filledText(supportTextMaximum) }),
  answer: supportMessage,
});

/** Ends a conversation; the player's next message opens another. Refusal: `support.unknown`. */
export const closeConversation = defineEndpoint({
  name: 'console.close-support',
  method: 'POST',
  path: '/console-api/support/:id/close',
  module: null,
  token: 'required',
  request: idParameter,
  answer: stepTaken,
});

/** A picture that a player sent. Refusal: `support.picture.unknown`. */
export const getConsoleSupportPicture = defineEndpoint({
  name: 'console.support-picture',
  method: 'GET',
  path: '/console-api/support-pictures/:id',
  module: null,
  token: 'required',
  request: v.object({ id: pictureId }),
  answer: supportPicture,
});

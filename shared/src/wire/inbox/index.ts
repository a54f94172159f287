import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { done, pageFields, rowId, wholeNumber } from '../fields.ts';

/** How many messages the member has not read. */
export const getUnreadCount = defineEndpoint({
  name: 'inbox.unread-count',
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  module: 'INBOX3',
  token: 'required',
  request: v.object({}),
  answer: v.object({ count: wholeNumber(0, Number.MAX_SAFE_INTEGER) }),
});

/** Pages of the member centre that shells of every age know; a shell loses its inbox over any other one. */
export const inboxSubjects = [
  'depositv2',
  'withdraw',
  'transactionHistory',
  'personalHistoryCopy',
  'bonusDetails',
  'rewardCenter',
  'referral',
] as const;

/**
 * Everything that a message can lead to: a page of the member centre, of the site (`promotions`, `pointMall`, `vip`), or of the agent centre (`agentContracts`). A
 * new one comes at the end; a shell that doesn't know it shows the message without a link.
 */
export const inboxTargets = [
  ...inboxSubjects,
  'promotions',
  'pointMall',
  'vip',
  'securityCenter',
  'missionLeaderboard',
  'agentContracts',
] as const;
export type InboxTarget = (typeof inboxTargets)[number];

/** One message of the site to the member, in the language of the call. */
export const inboxMessage = v.object({
  id: v.number(),
  title: v.string(),
  /** Plain text, never HTML. */
  content: v.string(),
  atMs: v.number(),
  isRead: v.boolean(),
  /** The same as `target`, for shells from before it: null where they don't know the page. */
  page: v.optional(v.nullable(v.picklist(inboxSubjects)), null),
  /** Where the matter is continued; null for news alone, and for a page that this shell doesn't know. */
  target: v.fallback(
    v.optional(
      v.nullable(
        v.object({
          page: v.picklist(inboxTargets),
          /** What the page shows: the promotion, or the tab of the reward centre. */
          id: v.nullable(v.string()),
        }),
      ),
      null,
    ),
    null,
  ),
});

/** The member's messages that they have not deleted, newest first. */
export const getInbox = defineEndpoint({
  name: 'inbox.list',
  method: 'GET',
  path: '/wps/relay/CSP_getInbox',
  module: 'INBOX3',
  token: 'required',
  request: v.object({
    ...pageFields,
    /** Messages older than that one; pages stay the same while new ones arrive. */
    before: v.optional(rowId),
    /** Only what was not read. */
    unread: v.optional(v.literal('true')),
  }),
  answer: v.object({ total: v.number(), list: v.array(inboxMessage) }),
});

/** Marks the member's messages up to and with this one as read; repeating it changes nothing. The path is ours. */
export const markInboxRead = defineEndpoint({
  name: 'inbox.mark-read',
  method: 'POST',
  path: '/wps/relay/CSP_markRead',
  module: 'INBOX3',
  token: 'required',
  request: v.object({ upTo: rowId }),
  answer: done,
});

const own = (name: string, path: string) =>
  defineEndpoint({
    name: `inbox.${name}`,
    method: 'POST',
    path,
    module: 'INBOX3',
    token: 'required',
    request: v.object({ id: rowId }),
    answer: done,
  });

/** Marks one of the member's messages as read; repeating it changes nothing. The path is ours. */
export const readInboxMessage = own('read', '/wps/relay/CSP_readMessage');
/** Deletes one of the member's messages; repeating it changes nothing. It can be restored for some days. The path is ours. */
export const deleteInboxMessage = own('delete', '/wps/relay/CSP_deleteMessage');
/** Takes the deletion of one of the member's messages back; repeating it changes nothing. The path is ours. */
export const restoreInboxMessage = own('restore', '/wps/relay/CSP_restoreMessage');

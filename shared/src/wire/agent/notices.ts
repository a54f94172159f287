import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { filledText } from '../fields.ts';

/** The operator's notices for agents and for everybody, newest first. */
export const getAgentNotices = defineEndpoint({
  name: 'agent.notices',
  method: 'GET',
  path: '/wps/relay/MCSFE_getAgentNotices',
  module: 'MF_AGENT',
  token: 'required',
  request: v.object({}),
  answer: v.object({
    unread: v.number(),
    list: v.array(
      v.object({
        id: v.string(),
        title: v.string(),
        /** HTML; sanitise it before showing it. */
        content: v.string(),
        publishedAtMs: v.number(),
        /** For agents alone. */
        isForAgents: v.boolean(),
        isRead: v.boolean(),
      }),
    ),
  }),
});

/** How many of them the account has not opened. */
export const getUnreadAgentNotices = defineEndpoint({
  name: 'agent.unread-notices',
  method: 'GET',
  path: '/wps/relay/MCSFE_getUnreadAgentNotices',
  module: 'MF_AGENT',
  token: 'required',
  request: v.object({}),
  answer: v.object({ count: v.number() }),
});

/** Marks one as read by the account; answers how many are left. `agent.notice.unknown` for one that it cannot see. */
export const readAgentNotice = defineEndpoint({
  name: 'agent.read-notice',
  method: 'POST',
  path: '/wps/relay/MCSFE_readAgentNotice',
  module: 'MF_AGENT',
  token: 'required',
  request: v.object({ id: filledText(80) }),
  answer: v.object({ unread: v.number() }),
});

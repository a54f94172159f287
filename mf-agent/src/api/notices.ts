import { call } from '@tessera/shared/api';
import { endpointMutation, endpointQuery } from '@tessera/shared/query';
import { getAgentNotices, getUnreadAgentNotices, readAgentNotice } from '@tessera/shared/wire/agent';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';

export type AgentNotices = AnswerOf<typeof getAgentNotices>;
export type AgentNotice = AgentNotices['list'][number];

/** The operator's notices for agents, with what this account has read. */
export const useAgentNotices = endpointQuery(getAgentNotices, { isLocalized: true, staleTime: 60_000 });

/** Marks a notice as read, on every device of the account. */
export const useReadNotice = endpointMutation(readAgentNotice, { invalidates: [useAgentNotices.key] });

/** How many are unread, for the menu. */
export const countUnread = () => call(getUnreadAgentNotices, {});

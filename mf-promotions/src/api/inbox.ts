import { callOrThrow } from '@tessera/shared/api';
import { useLanguage } from '@tessera/shared/i18n';
import { behindPushes, endpointMutation, endpointQuery, useInfiniteQuery } from '@tessera/shared/query';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import {
  deleteInboxMessage,
  getInbox,
  getUnreadCount,
  markInboxRead,
  readInboxMessage,
  restoreInboxMessage,
} from '@tessera/shared/wire/inbox';

type Inbox = AnswerOf<typeof getInbox>;
export type Message = Inbox['list'][number];

const pageSize = 20;
const pollMs = 60_000;
const inboxKey = getInbox.name.split('.');

/** How many messages the member has not read; kept current by pushes, and by asking now and then. */
export const useUnreadCount = endpointQuery(getUnreadCount, {
  read: ({ count }) => count,
  staleTime: 5_000,
  poll: () => behindPushes(pollMs),
});

/** The member's messages, a page below the other; the pages stay the same while new messages arrive. */
export function useInbox(isUnreadOnly: boolean) {
  return useInfiniteQuery({
    queryKey: [...inboxKey, useLanguage(), isUnreadOnly],
    queryFn: ({ pageParam, signal }) =>
      callOrThrow(
        getInbox,
        {
          page: 1,
          pageSize,
          ...(pageParam ? { before: pageParam } : {}),
          ...(isUnreadOnly ? { unread: 'true' as const } : {}),
        },
        { signal },
      ),
    initialPageParam: null as number | null,
    // `total` counts what the page's own condition lets through: everything older than the page before.
    getNextPageParam: ({ list, total }: Inbox) => (total > list.length ? (list.at(-1)?.id ?? null) : null),
    staleTime: 5_000,
  });
}

/** What shows the member's messages. */
export const inboxKeys = [inboxKey, useUnreadCount.key] as const;

const changes = { invalidates: [inboxKey, useUnreadCount.key], evenIfRefused: true };
export const useReadMessage = endpointMutation(readInboxMessage, changes);
export const useMarkRead = endpointMutation(markInboxRead, changes);
export const useDeleteMessage = endpointMutation(deleteInboxMessage, changes);
export const useRestoreMessage = endpointMutation(restoreInboxMessage, changes);

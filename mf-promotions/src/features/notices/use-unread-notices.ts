import { serverNow } from '@tessera/shared/clock';
import { useNotices } from '../../api/notices.ts';
import { unreadOf } from '../../model/notice-pages.ts';
import { useReadIds } from './read-notices.ts';

/** How many notices to players are new; none without an answer. */
export function useUnreadNotices(): number {
  const notices = useNotices().data?.player ?? [];
  return unreadOf(notices, useReadIds(), serverNow()).length;
}

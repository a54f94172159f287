import { dayMs } from '@tessera/shared/format';
import type { Notice } from '@tessera/shared/wire/promotions';

/** Spec §9. */
export const noticesPerPage = 9;

const recentMs = 7 * dayMs;

/** The notices of a page that counts from 1. */
export function noticesOn(page: number, notices: readonly Notice[]): readonly Notice[] {
  return notices.slice((page - 1) * noticesPerPage, page * noticesPerPage);
}

/** The page that a notice stands on; the first when there is no such notice. */
export function pageOf(id: string | undefined, notices: readonly Notice[]): number {
  const at = notices.findIndex((notice) => notice.id === id);
  return at < 0 ? 1 : Math.floor(at / noticesPerPage) + 1;
}

/** What was published within a week and has not been opened; older ones are no news to anybody. */
export function unreadOf(notices: readonly Notice[], read: readonly string[], now: number): readonly Notice[] {
  return notices.filter(({ id, date }) => now - date < recentMs && !read.includes(id));
}

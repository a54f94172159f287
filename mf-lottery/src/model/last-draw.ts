import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import type { getOpenedNumbers } from '@tessera/shared/wire/lottery';
import type { DrawnIssue } from './lottery-types.ts';

type Opened = AnswerOf<typeof getOpenedNumbers>;

/** The number of the issue before one on the same day; undefined for the first, and for the one draw of a day of a calendar. */
export function issueNumberBefore(issue: string): string | undefined {
  const [day, index] = issue.split('-');
  const before = Number(index) - 1;
  return before > 0 ? `${day}-${String(before).padStart(4, '0')}` : undefined;
}

/**
 * A list of at most `count` draws as it is after the next one; undefined when it does not begin with the issue `before` that
 * one. Void issues below the oldest draw of the list are left out, as the operator does.
 */
export function withLastDraw(
  { list, voided = [], hasMore }: Opened,
  last: DrawnIssue,
  before: string,
  count: number,
): Opened | undefined {
  if (list[0]?.issue !== before) return undefined;
  const isFull = list.length >= count;
  const shown = [last, ...list].slice(0, count);
  const oldestMs = isFull ? (shown.at(-1) ?? last).drawsAtMs : 0;
  const shownVoid = voided.filter(({ drawsAtMs }) => drawsAtMs > oldestMs);
  return { list: shown, ...(shownVoid.length > 0 && { voided: shownVoid }), hasMore: hasMore || isFull };
}

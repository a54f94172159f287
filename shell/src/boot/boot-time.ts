import { learnServerTime } from '@tessera/shared/clock';

/** The edge wrote its time into the page when it answered; the page was on its way for about half the response. */
export function learnBootTime(serverMs: number): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const sentAt = performance.timeOrigin + (navigation?.requestStart ?? 0);
  const receivedAt = performance.timeOrigin + (navigation?.responseStart ?? 0);
  learnServerTime(serverMs, sentAt, receivedAt);
}

import { learnServerTime } from '@tessera/shared/clock';

/**
 * Sets the operator's time from the document, plus the time since the document was made, from the navigation timing.
 */
export function learnBootTime(serverMs: number): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  learnServerTime(serverMs, navigation?.requestStart ?? 0, navigation?.responseStart ?? 0);
}

import { updateServerTime } from '@tessera/shared/clock';

/**
 * Sets the operator's time from the document, plus the time since the document was made, from the navigation timing.
 */
export function setBootTime(serverMs: number): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  updateServerTime(serverMs, navigation?.requestStart ?? 0, navigation?.responseStart ?? 0);
}

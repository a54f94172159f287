import { learnServerTime } from '@tessera/shared/clock';

/** The operator's time as the document brought it; how long the document was made and on its way is in the navigation's timing. */
export function learnBootTime(serverMs: number): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  learnServerTime(serverMs, navigation?.requestStart ?? 0, navigation?.responseStart ?? 0);
}

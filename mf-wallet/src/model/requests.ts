const secondMs = 1000;
const minuteMs = 60 * secondMs;

/** How often open requests are polled: every few seconds in the first hour, when most are decided, and rarely after that. */
export function pollInterval(openSinceMs: readonly number[], nowMs: number): number | false {
  if (openSinceMs.length === 0) return false;
  const youngest = nowMs - Math.max(...openSinceMs);
  if (youngest < 5 * minuteMs) return 4 * secondMs;
  if (youngest < 60 * minuteMs) return 5 * secondMs;
  return minuteMs;
}

/** What of a deposit or a withdrawal is watched. */
interface WatchedRequest<Status extends string> {
  readonly id: string;
  readonly status: Status;
}

/** Known requests whose status has changed; a new request is no change. */
export function requestChanges<Status extends string, Request extends WatchedRequest<Status>>(
  before: readonly WatchedRequest<Status>[],
  now: readonly Request[],
): readonly Request[] {
  const known = new Map(before.map(({ id, status }) => [id, status]));
  return now.filter(({ id, status }) => known.has(id) && known.get(id) !== status);
}

/** A deposit or a withdrawal, as far as its news are concerned. */
export interface WatchedRequest<Status extends string> {
  readonly id: string;
  readonly status: Status;
}

/**
 * What has changed since the list was seen before. Nothing is news in the first list, nor a request that was just made:
 * only a known one that stands elsewhere now.
 */
export function requestChanges<Status extends string, Request extends WatchedRequest<Status>>(
  before: readonly Request[] | undefined,
  now: readonly Request[],
): readonly Request[] {
  if (!before) return [];
  const known = new Map(before.map(({ id, status }) => [id, status]));
  return now.filter(({ id, status }) => known.has(id) && known.get(id) !== status);
}

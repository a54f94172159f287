import type { QueryLike, ResourceState } from '@tessera/shared/ui/resource-view';

/** Two answers that one view needs: ready when both are, failed when either is, with one retry for what failed. */
export function bothOf<One, Other>(one: QueryLike<One>, other: QueryLike<Other>): ResourceState<readonly [One, Other]> {
  if (one.data !== undefined && other.data !== undefined) return { status: 'ready', value: [one.data, other.data] };
  const failed = [one, other].filter(({ status, data }) => status === 'error' && data === undefined);
  if (failed.length === 0) return { status: 'loading' };
  return {
    status: 'failed',
    cause: failed[0]?.error,
    retry: () => Promise.all(failed.map(({ refetch }) => refetch())),
    isRetrying: failed.some(({ isFetching }) => isFetching === true),
  };
}

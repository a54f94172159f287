/** The part of a TanStack Query result that `ResourceView` uses. */
export interface QueryLike<T> {
  readonly status: 'pending' | 'error' | 'success';
  readonly data: T | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
  readonly isFetching?: boolean;
}

/** The same four states without a query. */
export type ResourceState<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly cause: unknown; readonly retry: () => unknown; readonly isRetrying?: boolean }
  | { readonly status: 'ready'; readonly value: T };

export type Resource<T> = QueryLike<T> | ResourceState<T>;

/** Converts a query result to a resource. A failed refetch keeps the data. */
export function resourceState<T>(resource: Resource<T>): ResourceState<T> {
  if (!('refetch' in resource)) return resource;
  if (resource.data !== undefined) return { status: 'ready', value: resource.data };
  if (resource.status === 'error') {
    return { status: 'failed', cause: resource.error, retry: resource.refetch, isRetrying: resource.isFetching };
  }
  return { status: 'loading' };
}

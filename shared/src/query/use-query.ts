import {
  QueryClient,
  QueryObserver,
  type QueryObserverOptions,
  useQuery as useCachedQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { hasPageAnswers, havePageAnswersChanged, withPageAnswers } from '../api/first-answers.ts';

const never = () => () => undefined;
const no = () => false;

/** What a query answers that has nothing but the data with which the page came. */
function resultAtFirst(queries: QueryClient, options: QueryObserverOptions) {
  const empty = new QueryClient();
  const first = {
    ...queries.defaultQueryOptions(options),
    gcTime: Number.POSITIVE_INFINITY,
    _optimisticResults: 'optimistic' as const,
  };
  return withPageAnswers(() => new QueryObserver(empty, first).getOptimisticResult(first));
}

/** The same options, with what the browser has stored (`meta.stored`) where nothing came with the page. */
function withStored(options: QueryObserverOptions): QueryObserverOptions {
  const stored = options.meta?.stored;
  if (typeof stored !== 'function') return options;
  const { initialData } = options;
  return {
    ...options,
    initialData: () => (typeof initialData === 'function' ? initialData() : initialData) ?? stored(),
  };
}

/**
 * The library's `useQuery`. A part of the page that React takes over from the edge's HTML late may have newer data by then, and the
 * browser may have stored some: its first render has what it was rendered with, and the other data follows at once (ADR 84).
 * `meta.stored` reads what the browser has stored, which stands in until there is an answer; undefined for nothing.
 */
export const useQuery = ((options: QueryObserverOptions, client?: QueryClient) => {
  const queries = useQueryClient(client);
  const result = useCachedQuery(withStored(options), client);
  const hasChanged = () => {
    const { dataUpdateCount = 0, errorUpdateCount = 0 } = queries.getQueryState(options.queryKey) ?? {};
    const mayHaveStored = options.meta?.stored !== undefined && hasPageAnswers();
    return dataUpdateCount + errorUpdateCount > 0 || mayHaveStored || havePageAnswersChanged();
  };
  // React asks for the last of these only while it takes over rendered HTML, and on the edge, where nothing is fetched.
  const hasNewer = useSyncExternalStore(never, no, hasChanged);
  return hasNewer ? resultAtFirst(queries, options) : result;
}) as typeof useCachedQuery;

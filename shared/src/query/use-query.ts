import {
  QueryClient,
  QueryObserver,
  type QueryObserverOptions,
  useQuery as useCachedQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { havePageAnswersChanged, withPageAnswers } from '../api/first-answers.ts';

const never = () => () => undefined;
const no = () => false;

/** What a query answers that has nothing but the data with which the page came. */
function resultAtFirst(queries: QueryClient, options: QueryObserverOptions) {
  const empty = new QueryClient();
  const first = { ...queries.defaultQueryOptions(options), _optimisticResults: 'optimistic' as const };
  return withPageAnswers(() => new QueryObserver(empty, first).getOptimisticResult(first));
}

/**
 * The library's `useQuery`. A part of the page that React takes over from the edge's HTML late may have newer data by then:
 * its first render has what it was rendered with, and the newer data follows at once (ADR 84).
 */
export const useQuery = ((options: QueryObserverOptions, client?: QueryClient) => {
  const queries = useQueryClient(client);
  const result = useCachedQuery(options, client);
  const hasChanged = () => {
    const { dataUpdateCount = 0, errorUpdateCount = 0 } = queries.getQueryState(options.queryKey) ?? {};
    return dataUpdateCount + errorUpdateCount > 0 || havePageAnswersChanged();
  };
  // React asks for the last of these only while it takes over rendered HTML, and on the edge, where nothing is fetched.
  const hasNewer = useSyncExternalStore(never, no, hasChanged);
  return hasNewer ? resultAtFirst(queries, options) : result;
}) as typeof useCachedQuery;

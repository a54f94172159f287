import {
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
  type QueryObserverResult,
} from '@tanstack/react-query';
import { pageQueries } from './page-queries.ts';

/**
 * Follows a query in the page's cache for code outside of React, fetched again as its options say; polling pauses while
 * the page is hidden or offline. Returns a function that ends it.
 */
export function watchQuery<Data, Key extends QueryKey = QueryKey>(
  options: QueryObserverOptions<Data, Error, Data, Data, Key>,
  listener: (result: QueryObserverResult<Data>) => void,
): () => void {
  const observer = new QueryObserver<Data, Error, Data, Data, Key>(pageQueries(), {
    ...options,
    networkMode: 'online',
    refetchOnWindowFocus: true,
  });
  return observer.subscribe(listener);
}

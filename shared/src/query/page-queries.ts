import type { QueryClient } from '@tanstack/react-query';

let installed: QueryClient | undefined;

/** Called by the shell at start; a page has one cache of the operator's data. */
export function installQueries(client: QueryClient): void {
  installed = client;
}

/** The page's cache for code outside of React, such as reactions; components use `useQueryClient`. */
export function pageQueries(): QueryClient {
  if (!installed) throw new Error('There is no cache yet: installQueries() runs before anything renders.');
  return installed;
}

/** Whether the page waits for data of the operator. */
export const isLoadingData = (): boolean => (installed?.isFetching() ?? 0) > 0;

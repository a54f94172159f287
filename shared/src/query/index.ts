/**
 * Server data, through one library; remotes use it only through this module, so that unused parts are left out of the
 * shell.
 */
export {
  infiniteQueryOptions,
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  type UseMutationOptions,
  type UseQueryResult,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
export { behindPushes, setPushed } from './behind-pushes.ts';
export { endpointMutation, endpointQuery } from './endpoint-query.ts';
export { startingWith } from './first-data.ts';
export { installQueries, isLoadingData, pageQueries } from './page-queries.ts';
export { usePollingMode } from './use-polling-mode.ts';
export { useQuery } from './use-query.ts';
export { watchQuery } from './watch-query.ts';

import {
  type MutateOptions,
  type QueryKey,
  queryOptions,
  type UseMutationOptions,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { ApiError } from '../api/api-error.ts';
import { callOrThrow } from '../api/call.ts';
import { i18n, useLanguage } from '../i18n/index.ts';
import type { AnswerOf, Endpoint, RequestOf } from '../wire/define-endpoint.ts';
import { startingWith } from './first-data.ts';
import { usePollingMode } from './use-polling-mode.ts';
import { useQuery } from './use-query.ts';

/** How the answers of one endpoint are cached; times in milliseconds. */
export interface EndpointQueryOptions<E extends Endpoint, Data> {
  /** The same for every account: stays in the cache after signing in or out. */
  readonly isPublic?: boolean;
  /** Its texts are in the language of the page, so each language has an answer of its own. */
  readonly isLocalized?: boolean;
  /** The answer to the previous request stays until the new one arrives. */
  readonly keepsPrevious?: boolean;
  /** The part of the answer that is cached; all of it by default. */
  readonly read?: (answer: AnswerOf<E>) => Data;
  readonly staleTime?: number;
  readonly gcTime?: number;
  readonly retry?: false;
  /** Milliseconds until the next fetch, computed from the cached data; false for no polling. Pauses while offline. */
  readonly poll?: (data: Data | undefined) => number | false;
}

type RequestArgs<E extends Endpoint> =
  Record<string, never> extends RequestOf<E>
    ? [request?: RequestOf<E>, use?: { readonly enabled?: boolean }]
    : [request: RequestOf<E>, use?: { readonly enabled?: boolean }];

/** A hook that reads one endpoint through the cache, with its key and options for invalidations and prefetches. */
export interface EndpointQuery<E extends Endpoint, Data> {
  (...args: RequestArgs<E>): UseQueryResult<Data, Error>;
  /** Prefix of the key of every answer of the endpoint: its name, split at the dot. */
  readonly key: QueryKey;
  /** For `fetchQuery`, `useQuery` with a `select`, and polling. */
  options(request: RequestOf<E>, language?: string): ReturnType<typeof queryOptions<Data, Error, Data, QueryKey>>;
}

/** `export const useDepositSettings = endpointQuery(getDepositSettings)`: a query hook in a line; errors are `ApiError`s. */
export function endpointQuery<E extends Endpoint, Data = AnswerOf<E>>(
  endpoint: E,
  options: EndpointQueryOptions<E, Data> = {},
): EndpointQuery<E, Data> {
  const { isPublic, isLocalized, keepsPrevious, read, poll, ...times } = options;
  const key = endpoint.name.split('.');
  const dataOf = (answer: AnswerOf<E>): Data => (read ? read(answer) : (answer as Data));
  const queryOf = (request: RequestOf<E>, language: string) => {
    const first = startingWith(endpoint, request, dataOf, { keepsPrevious });
    return queryOptions<Data, Error, Data, QueryKey>({
      queryKey: [...key, ...(isLocalized ? [language] : []), request],
      queryFn: async ({ signal }) => dataOf(await callOrThrow(endpoint, request, { signal })),
      ...first,
      // The library's type leaves out data that is a function.
      placeholderData: first.placeholderData as never,
      ...(isPublic ? { meta: { isPublic } } : {}),
      ...(poll ? { refetchInterval: ({ state }) => poll(state.data) } : {}),
      ...times,
    });
  };
  const useKeyLanguage = isLocalized ? useLanguage : () => '';
  const useNetworkMode = poll ? usePollingMode : () => undefined;
  // A factory of hooks is called once, at module level, so the hook keeps its identity.
  return Object.assign(
    (request = {} as RequestOf<E>, use: { readonly enabled?: boolean } = {}) => {
      const query = queryOf(request, useKeyLanguage());
      const networkMode = useNetworkMode(query.queryKey);
      return useQuery({ ...query, ...(networkMode ? { networkMode } : {}), ...use });
    },
    { key, options: (request: RequestOf<E>, language = i18n.language) => queryOf(request, language) },
  ) as EndpointQuery<E, Data>;
}

/** What a mutation invalidates. */
export interface EndpointMutationOptions {
  /** Keys, or prefixes of keys; they are fetched again before the caller's own `onSuccess` runs. */
  readonly invalidates: readonly QueryKey[];
  /** Also after a refusal: it means that the page shows old data. */
  readonly evenIfRefused?: boolean;
}

type CallerOptions<E extends Endpoint> = Omit<UseMutationOptions<AnswerOf<E>, ApiError, RequestOf<E>>, 'mutationFn'>;

/**
 * `export const useCancelBet = endpointMutation(cancelBet, { invalidates: [useMyBets.key] })`; the caller's callbacks
 * run afterwards, also if what has called is gone by then, such as the row of a list that was fetched again.
 */
export function endpointMutation<E extends Endpoint>(
  endpoint: E,
  { invalidates, evenIfRefused = false }: EndpointMutationOptions,
): (options?: CallerOptions<E>) => UseMutationResult<AnswerOf<E>, ApiError, RequestOf<E>> {
  return (options = {}) => {
    const queries = useQueryClient();
    const refresh = () => Promise.all(invalidates.map((queryKey) => queries.invalidateQueries({ queryKey })));
    const mutation = useMutation<AnswerOf<E>, ApiError, RequestOf<E>>({
      ...options,
      mutationFn: (request) => callOrThrow(endpoint, request),
      onSuccess: async (...args) => {
        await refresh();
        await options.onSuccess?.(...args);
      },
      onError: async (...args) => {
        if (evenIfRefused) await refresh();
        await options.onError?.(...args);
      },
    });
    // For a request without fields both may be left out: a rest type that neither function can be written with.
    const call = mutation.mutateAsync as (request: RequestOf<E>) => Promise<AnswerOf<E>>;
    const mutate = (request: RequestOf<E>, callbacks: MutateOptions<AnswerOf<E>, ApiError, RequestOf<E>> = {}) => {
      const { onSuccess, onError, onSettled } = callbacks;
      const context = { client: queries, meta: undefined };
      void call(request).then(
        (answer) => {
          onSuccess?.(answer, request, undefined, context);
          onSettled?.(answer, null, request, undefined, context);
        },
        (error: ApiError) => {
          onError?.(error, request, undefined, context);
          onSettled?.(undefined, error, request, undefined, context);
        },
      );
    };
    return { ...mutation, mutate: mutate as typeof mutation.mutate };
  };
}

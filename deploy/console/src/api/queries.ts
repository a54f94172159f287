import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tessera/shared/query';
import type { AnswerOf, Endpoint, RequestOf } from '@tessera/shared/wire/define-endpoint';
import { useEffect } from 'react';
import { consoleCall } from './console-call.ts';

const query = <E extends Endpoint>(endpoint: E, request: RequestOf<E>) =>
  queryOptions({ queryKey: [endpoint.name, request], queryFn: () => consoleCall(endpoint, request) });

export const useConsole = <E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  { enabled = true }: { readonly enabled?: boolean } = {},
) => useQuery({ ...query(endpoint, request), enabled });

/** The latest refetch; it cancels the requests of those before it. */
let latestRefetch: Promise<void> | undefined;

/**
 * Fetches everything on the screen again; cancels running requests, whose answers may be older than the change.
 * @returns once the screen shows answers younger than the call, also if a later call has cancelled its requests.
 */
async function refetchAll(client: QueryClient): Promise<void> {
  const own = client.cancelQueries().then(() => client.invalidateQueries());
  latestRefetch = own;
  let ended: Promise<void>;
  do {
    ended = latestRefetch;
    await ended;
  } while (ended !== latestRefetch);
}

interface AfterChange<E extends Endpoint> {
  readonly onSuccess?: (answer: AnswerOf<E>) => void;
  readonly onError: (cause: Error) => void;
}

/**
 * A mutation after which everything on the screen is fetched again. What `mutate` is given runs even if the fetched data
 * have removed the caller from the screen, as a row that was decided is; the library's own callbacks would not.
 */
export function useConsoleChange<E extends Endpoint>(endpoint: E) {
  const client = useQueryClient();
  const { mutateAsync, ...change } = useMutation<AnswerOf<E>, Error, RequestOf<E>>({
    mutationFn: (request) => consoleCall(endpoint, request),
    onSettled: () => refetchAll(client),
  });
  const mutate = (request: RequestOf<E>, { onSuccess, onError }: AfterChange<E>): void => {
    void mutateAsync(request).then(onSuccess, onError);
  };
  return { ...change, mutateAsync, mutate };
}

/** A call that changes nothing on the screen: an estimate, a preview. */
export const useConsoleCall = <E extends Endpoint>(endpoint: E) =>
  useMutation<AnswerOf<E>, Error, RequestOf<E>>({ mutationFn: (request) => consoleCall(endpoint, request) });

/** Updates the page on the operator's events: a new deposit appears in the queue without a reload. */
export function useLiveConsole(): void {
  const client = useQueryClient();
  useEffect(() => {
    const stream = new EventSource('/console-api/events');
    const refetch = () => void refetchAll(client);
    stream.addEventListener('message', refetch);
    stream.addEventListener('open', refetch);
    return () => stream.close();
  }, [client]);
}

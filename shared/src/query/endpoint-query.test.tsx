import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { ApiError } from '../api/api-error.ts';
import { i18n } from '../i18n/i18n.ts';
import { fakeOperator, refuse, startTestPage } from '../testing/index.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { endpointMutation, endpointQuery } from './endpoint-query.ts';
import { QueryClient, QueryClientProvider } from './index.ts';

const getShelf = defineEndpoint({
  name: 'library.shelf',
  method: 'GET',
  path: '/library/shelf',
  module: null,
  token: 'none',
  request: v.object({ page: v.optional(v.number()) }),
  answer: v.object({ books: v.array(v.string()) }),
});
const addBook = defineEndpoint({
  name: 'library.add',
  method: 'POST',
  path: '/library/books',
  module: null,
  token: 'none',
  request: v.object({ title: v.string() }),
  answer: v.null(),
});

const useShelf = endpointQuery(getShelf, { isLocalized: true, read: ({ books }) => books });
const useAddBook = endpointMutation(addBook, { invalidates: [useShelf.key], evenIfRefused: true });

let operator: ReturnType<typeof fakeOperator>;
let books: string[];
let page: { wrapper: (props: { children: ReactNode }) => ReactNode };
beforeEach(async () => {
  await startTestPage({});
  operator = fakeOperator();
  books = ['Ilias'];
  operator.answer(getShelf, () => ({ books }));
  // One cache per test, also when a hook renders again.
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  page = { wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider> };
});

describe('endpointQuery', () => {
  it('caches the selected part of the answer, under the name of the endpoint', async () => {
    const { result } = renderHook(() => useShelf(), page);
    await waitFor(() => expect(result.current.data).toEqual(['Ilias']));
    expect(useShelf.key).toEqual(['library', 'shelf']);
    expect(useShelf.options({ page: 2 }, 'ko').queryKey).toEqual(['library', 'shelf', 'ko', { page: 2 }]);
  });

  it('fetches again when the language of the page changes', async () => {
    const { result } = renderHook(() => useShelf(), page);
    await waitFor(() => expect(result.current.data).toEqual(['Ilias']));
    books = ['Iliad'];
    await i18n.changeLanguage('en');
    await waitFor(() => expect(result.current.data).toEqual(['Iliad']));
    expect(operator.calls(getShelf)).toHaveLength(2);
  });

  it('returns the failure as an ApiError, and fetches nothing while it is not enabled', async () => {
    operator.answer(getShelf, () => refuse('shelf.closed'));
    const { result, rerender } = renderHook(({ enabled }) => useShelf({ page: 1 }, { enabled }), {
      ...page,
      initialProps: { enabled: false },
    });
    expect(operator.calls(getShelf)).toEqual([]);
    rerender({ enabled: true });
    await waitFor(() => expect(result.current.error).toBeInstanceOf(ApiError));
    expect(result.current.error).toMatchObject({ kind: 'rejected', code: 'shelf.closed' });
  });
});

describe('endpointMutation', () => {
  it("invalidates its keys, then runs the caller's callbacks", async () => {
    operator.answer(addBook, ({ title }) => {
      books = [...books, title];
      return null;
    });
    const shownAtSuccess: unknown[] = [];
    const { result } = renderHook(() => {
      const shelf = useShelf();
      const add = useAddBook({ onSuccess: () => void shownAtSuccess.push(operator.calls(getShelf).length) });
      return { shelf, add };
    }, page);
    await waitFor(() => expect(result.current.shelf.data).toEqual(['Ilias']));
    result.current.add.mutate({ title: 'Odyssee' });
    await waitFor(() => expect(result.current.shelf.data).toEqual(['Ilias', 'Odyssee']));
    await waitFor(() => expect(shownAtSuccess).toEqual([2]));
  });

  it('invalidates after a refusal too, if a refusal means old data, and passes the failure to the caller', async () => {
    operator.answer(addBook, () => refuse('book.known'));
    const refused: string[] = [];
    const { result } = renderHook(() => {
      const shelf = useShelf();
      const add = useAddBook({ onError: ({ code }) => void refused.push(code) });
      return { shelf, add };
    }, page);
    await waitFor(() => expect(result.current.shelf.data).toEqual(['Ilias']));
    books = ['Ilias', 'Odyssee'];
    result.current.add.mutate({ title: 'Odyssee' });
    await waitFor(() => expect(result.current.shelf.data).toEqual(['Ilias', 'Odyssee']));
    await waitFor(() => expect(refused).toEqual(['book.known']));
  });

  it('calls back what has called also where that is gone once the lists are fetched again', async () => {
    operator.answer(addBook, ({ title }) => {
      if (title === 'Ilias') refuse('book.known');
      books = [...books, title];
      return null;
    });
    const outcomes: unknown[] = [];
    const { result, unmount } = renderHook(() => useAddBook(), page);
    result.current.mutate({ title: 'Odyssee' }, { onSuccess: () => outcomes.push('added') });
    result.current.mutate({ title: 'Ilias' }, { onError: ({ code }) => outcomes.push(code) });
    unmount();
    await waitFor(() => expect(outcomes.sort()).toEqual(['added', 'book.known']));
  });
});

import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import * as v from 'valibot';
import { firstAnswer } from '../api/call.ts';
import { apiLanguage, setApiLanguage } from '../api/client.ts';
import {
  addFirstAnswers,
  addPageAnswers,
  dropFirstAnswers,
  firstAnswerAt,
  withPageAnswers,
} from '../api/first-answers.ts';
import { leaveSession } from '../session/index.ts';
import { signInForTest, startTestPage } from '../testing/index.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { QueryClient, QueryClientProvider, useQuery } from './index.ts';

const queryKey = ['books'];
const getBooks = defineEndpoint({
  name: 'test.books',
  method: 'GET',
  path: '/wps/test/books',
  module: null,
  token: 'optional',
  request: v.object({}),
  answer: v.string(),
});

type First = string | (() => string | undefined);

function Books({ first, stored }: { readonly first?: First; readonly stored?: string | undefined }) {
  const { data, isPending } = useQuery({
    queryKey,
    queryFn: () => new Promise<string>(() => undefined),
    ...(first && { initialData: first, initialDataUpdatedAt: 0 }),
    ...(stored && { meta: { stored: () => stored } }),
  });
  return <p>{isPending ? 'loading' : data}</p>;
}

/** The page that the edge has rendered, taken over by a browser whose cache has newer data. */
async function takenOver(
  first: First | undefined,
  { newer, stored, meanwhile }: { newer?: string; stored?: string; meanwhile?: () => void } = {},
) {
  const pageWith = (queries: QueryClient) => (
    <QueryClientProvider client={queries}>
      <Books {...(first && { first })} stored={stored} />
    </QueryClientProvider>
  );
  const container = document.createElement('div');
  // As the edge renders it: there, nothing is fetched.
  container.innerHTML = `<p>${(typeof first === 'function' ? withPageAnswers(first) : first) ?? 'loading'}</p>`;
  meanwhile?.();
  const queries = new QueryClient();
  if (newer) queries.setQueryData(queryKey, newer);
  const faults: unknown[] = [];
  await act(async () => {
    hydrateRoot(container, pageWith(queries), { onRecoverableError: (cause) => faults.push(cause) });
  });
  return { shown: container.textContent, faults };
}

describe('a page that is taken over from its HTML', () => {
  beforeEach(dropFirstAnswers);
  afterEach(() => leaveSession('chosen'));

  it('takes over a part that was rendered without data when the data has come first, and shows it', async () => {
    expect(await takenOver(undefined, { newer: 'Ilias' })).toEqual({ shown: 'Ilias', faults: [] });
  });

  it('takes over a part whose data is newer by then', async () => {
    expect(await takenOver('Ilias', { newer: 'Aeneis' })).toEqual({ shown: 'Aeneis', faults: [] });
  });

  it('takes over a part whose data is in the language from before the visitor chose another', async () => {
    addPageAnswers({ language: apiLanguage(), bodies: { '/books': 'Ilias' } });
    setApiLanguage('vi');
    const first = () => firstAnswerAt('/books')?.body as string | undefined;
    expect(await takenOver(first)).toEqual({ shown: 'loading', faults: [] });
    setApiLanguage('ko');
  });

  it('takes over a part that was rendered without data which the browser has stored', async () => {
    addPageAnswers({ language: apiLanguage(), bodies: {} });
    expect(await takenOver(undefined, { stored: 'Ilias' })).toEqual({ shown: 'Ilias', faults: [] });
  });

  it('takes over a part that was rendered without data, although answers for the next page have brought it', async () => {
    addPageAnswers({ language: apiLanguage(), bodies: {} });
    addFirstAnswers({ language: apiLanguage(), bodies: { '/books': 'Ilias' } });
    const first = () => firstAnswerAt('/books')?.body as string | undefined;
    expect(await takenOver(first)).toEqual({ shown: 'Ilias', faults: [] });
  });

  it('takes over a part whose data a change has overtaken before its code has come', async () => {
    addPageAnswers({ language: apiLanguage(), bodies: { '/books': 'Ilias' } });
    dropFirstAnswers();
    const first = () => firstAnswerAt('/books')?.body as string | undefined;
    expect(await takenOver(first)).toEqual({ shown: 'loading', faults: [] });
  });

  it('takes over a part that was rendered for a visitor after somebody has signed in', async () => {
    const readBooks = () => firstAnswer(getBooks, {});
    addPageAnswers({ language: apiLanguage(), bodies: { '/wps/test/books': { success: true, value: 'Ilias' } } });
    await startTestPage({});
    expect(await takenOver(readBooks, { meanwhile: signInForTest })).toEqual({ shown: 'loading', faults: [] });
  });

  it('shows the data that it was rendered with until there is other', async () => {
    expect(await takenOver('Ilias')).toEqual({ shown: 'Ilias', faults: [] });
  });
});

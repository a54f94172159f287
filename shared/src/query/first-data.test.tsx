import { render, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { apiLanguage } from '../api/client.ts';
import { addPageAnswers, dropFirstAnswers } from '../api/first-answers.ts';
import { setRenderedForAccount } from '../session/index.ts';
import { fakeOperator, signInForTest, startTestPage, TestPage } from '../testing/index.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { endpointQuery } from './index.ts';

const getBooks = defineEndpoint({
  name: 'test.books',
  method: 'GET',
  path: '/wps/test/books',
  module: null,
  token: 'optional',
  request: v.object({}),
  answer: v.string(),
});
const useBooks = endpointQuery(getBooks);

function Books() {
  const { data, isPending } = useBooks();
  return <p>{isPending ? 'loading' : data}</p>;
}

const waiting = () => new Promise<string>(() => undefined);

it('an account’s page shows what it was rendered with until the account has its own answer', async () => {
  await startTestPage({});
  addPageAnswers({ language: apiLanguage(), bodies: { '/wps/test/books': { success: true, value: 'of visitors' } } });
  setRenderedForAccount();
  signInForTest();
  let answer: ((books: string) => void) | undefined;
  fakeOperator().answer(
    getBooks,
    () =>
      new Promise<string>((resolve) => {
        answer = resolve;
      }),
  );
  render(<Books />, { wrapper: TestPage });
  expect(screen.getByText('of visitors')).toBeInTheDocument();
  await waitFor(() => expect(answer).toBeDefined());
  answer?.('of the account');
  expect(await screen.findByText('of the account')).toBeInTheDocument();
});

it('an account’s page does not begin a part with what a change has dropped', async () => {
  await startTestPage({});
  addPageAnswers({ language: apiLanguage(), bodies: { '/wps/test/books': { success: true, value: 'of visitors' } } });
  setRenderedForAccount();
  signInForTest();
  fakeOperator().answer(getBooks, waiting);
  dropFirstAnswers();
  render(<Books />, { wrapper: TestPage });
  expect(screen.getByText('loading')).toBeInTheDocument();
});

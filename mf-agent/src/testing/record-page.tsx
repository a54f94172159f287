import {
  type FakeOperator,
  fakeOperator,
  leaveForTest,
  refuse,
  signInForTest,
  startTestPage,
  TestPage,
} from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import type { Endpoint, RequestOf } from '@tessera/shared/wire/define-endpoint';
import { act, render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import messages from '../../locales/ko.json';

interface Parts<E extends Endpoint, Answer> {
  readonly Page: ComponentType;
  readonly path: string;
  /** The name of its table. */
  readonly table: string;
  readonly endpoint: E;
  readonly newest: Answer;
  /** What comes after the newest. */
  readonly older: Answer;
}

/**
 * A page that lists a record of the team for agent01, in a describe: the operator answers `newest`, or what a test sets instead,
 * and `older` when it is asked for more. Nobody in the team is called "nobody".
 */
export function withRecordPage<E extends Endpoint, Answer>({
  Page,
  path,
  table,
  endpoint,
  newest,
  older,
}: Parts<E, Answer>) {
  const page = {
    operator: undefined as unknown as FakeOperator,
    asked: [] as RequestOf<E>[],
    answer: newest,
    show: (address = path) =>
      render(
        <TestPage path={address}>
          <Page />
        </TestPage>,
      ),
    rows: async () =>
      within(await screen.findByRole('table', { name: table }))
        .getAllByRole('row')
        .slice(1),
  };
  beforeAll(() => startTestPage({ ui: uiMessages, agent: messages }));
  beforeEach(() => {
    page.operator = fakeOperator();
    signInForTest({ type: 1, account: 'agent01' });
    page.asked = [];
    page.answer = newest;
    page.operator.answer(endpoint, (request) => {
      page.asked.push(request);
      const { account, after } = request as { account?: string; after?: string };
      if (account === 'nobody') refuse('agent.account.unknown', {}, 404);
      return (after ? older : page.answer) as never;
    });
  });
  afterEach(() => act(leaveForTest));
  return page;
}

/** @jest-environment jsdom */
import * as v from 'valibot';
import { endpointQuery, QueryClient } from '../query/index.ts';
import { leaveSession } from '../session/index.ts';
import { fakeOperator, signInForTest, startTestPage } from '../testing/index.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { firstAnswer } from './call.ts';
import { setApiLanguage } from './client.ts';
import { addFirstAnswers, dropFirstAnswers } from './first-answers.ts';

const getGames = defineEndpoint({
  name: 'test.games',
  method: 'GET',
  path: '/wps/test/games',
  module: null,
  token: 'optional',
  request: v.object({ kind: v.string(), size: v.optional(v.number(), 40) }),
  answer: (m) => v.object({ list: v.array(v.string()), stakeMinor: m.amount }),
});
const rules = defineEndpoint({
  name: 'test.rules',
  method: 'GET',
  path: '/wps/test/rules',
  module: null,
  token: 'none',
  request: v.object({}),
  answer: v.object({ text: v.string() }),
});

const slots = { kind: 'RNG', size: 40 };
const slotsAddress = '/wps/test/games?kind=RNG&size=40';
const body = { success: true, value: { list: ['A'], stakeMinor: 1.5 } };
const install = (bodies: object = { [slotsAddress]: body }) =>
  addFirstAnswers({ language: 'KO', bodies: bodies as Readonly<Record<string, unknown>> });

beforeEach(async () => {
  await startTestPage({});
  setApiLanguage('ko');
  install();
});
afterEach(() => {
  jest.restoreAllMocks();
  leaveSession('chosen');
  dropFirstAnswers();
});

describe('an answer that came with the page', () => {
  it('is that of exactly the same call, read as any other', () => {
    expect(firstAnswer(getGames, slots)).toEqual({ list: ['A'], stakeMinor: 150 });
    expect(firstAnswer(getGames, { ...slots, kind: 'LIVE' })).toBeUndefined();
  });

  it('is not used in another language, nor a minute later', () => {
    setApiLanguage('vi');
    expect(firstAnswer(getGames, slots)).toBeUndefined();
    setApiLanguage('ko');
    jest.spyOn(performance, 'now').mockReturnValue(60_001);
    expect(firstAnswer(getGames, slots)).toBeUndefined();
  });

  it('is not used for an account, unless the call is the same for everybody', () => {
    install({ [slotsAddress]: body, '/wps/test/rules': { success: true, value: { text: 'R' } } });
    signInForTest();
    expect(firstAnswer(getGames, slots)).toBeUndefined();
    expect(firstAnswer(rules, {})).toEqual({ text: 'R' });
  });

  it('is none for a request that no call takes, such as that of a query that still waits', () => {
    const waiting = { kind: 1 } as never;
    expect(firstAnswer(getGames, waiting)).toBeUndefined();
  });

  it('is not used if it does not keep to the contract: the call is made, and reports it', () => {
    for (const broken of [{ success: true, value: {} }, { success: false, message: 'no' }, 'text', null]) {
      install({ [slotsAddress]: broken });
      expect(firstAnswer(getGames, slots)).toBeUndefined();
    }
  });
});

it('a query starts with the answer that came with the page, and calls when it is stale', async () => {
  const operator = fakeOperator();
  operator.answer(getGames, () => ({ list: ['A', 'B'], stakeMinor: 150 }));
  const games = endpointQuery(getGames, { read: ({ list }) => list, staleTime: 30_000 });
  const fetched = () => new QueryClient().fetchQuery(games.options(slots));
  expect(await fetched()).toEqual(['A']);
  expect(operator.calls(getGames)).toHaveLength(0);
  jest.spyOn(performance, 'now').mockReturnValue(59_000);
  jest.spyOn(Date, 'now').mockReturnValue(performance.timeOrigin + 59_000);
  expect(await fetched()).toEqual(['A', 'B']);
});

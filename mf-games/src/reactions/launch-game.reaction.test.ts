/** @jest-environment jsdom */
import { installIntentRouter } from '@tessera/shared/intents';
import { installNavigation } from '@tessera/shared/router';
import { leaveSession } from '@tessera/shared/session';
import { refuse, signInForTest } from '@tessera/shared/testing';
import { receiveToasts, type ToastMessage } from '@tessera/shared/ui/toast';
import { launchGame } from '@tessera/shared/wire/games';
import games from '../../locales/ko.json';
import { takeLaunch } from '../features/launch/start-game.ts';
import { gamesOperator } from '../testing/games-page.tsx';
import launch from './launch-game.reaction.ts';

const request = { vassalage: 'PP', gameId: 'PP-0001', title: '달빛 서고' };
const went = jest.fn();
const asked = jest.fn();
const toasts: ToastMessage[] = [];
receiveToasts((change) => 'show' in change && toasts.push(change.show));
let operator: Awaited<ReturnType<typeof gamesOperator>>;

beforeEach(async () => {
  jest.clearAllMocks();
  leaveSession('chosen');
  operator = await gamesOperator();
  installNavigation(went);
  installIntentRouter(asked);
  operator.answer(launchGame, (request) => {
    // Spec §3; the token comes from the API layer, which nothing of this remote can reach.
    expect(request).toMatchObject({
      accountType: 1,
      confirmTrans: 0,
      launchMode: 'GLS',
      platform: 'html5-desktop',
      clientType: 3,
    });
    expect(request.token).toEqual(expect.stringMatching(/./));
    return { content: { game_url: 'http://games.localhost/play/PP-0001#launch=t', launchId: 'l1' } };
  });
});

it('a visitor signs in first, and the game opens afterwards', async () => {
  asked.mockImplementation(async () => {
    signInForTest();
    return { status: 'done', result: { isSignedIn: true } };
  });
  expect(await launch(request)).toEqual({ isLaunched: true });
  expect(asked).toHaveBeenCalledWith('sign-in', { reason: 'launch' });
  expect(went).toHaveBeenCalledWith('/game?code=PP-0001', undefined);
  expect(takeLaunch('PP-0001', false)?.launchId).toBe('l1');
  expect(takeLaunch('PP-0001', false)).toBeUndefined();
});

it('a visitor who will not sign in stays where they are', async () => {
  asked.mockResolvedValue({ status: 'done', result: { isSignedIn: false } });
  expect(await launch(request)).toEqual({ isLaunched: false });
  expect(went).not.toHaveBeenCalled();
  expect(operator.calls(launchGame)).toEqual([]);
});

it('a launch names the game by code and number, the account, the merchant and the language', async () => {
  signInForTest();
  await launch({ ...request, nodeId: '10086' });
  expect(operator.calls(launchGame).at(-1)?.request).toEqual({
    gameId: 'PP-0001',
    nodeId: 10_086,
    vassalage: 'PP',
    accountType: 1,
    confirmTrans: 0,
    launchMode: 'GLS',
    platform: 'html5-desktop',
    clientType: 3,
    username: 'ada01',
    token: 'test-token',
    merchantCode: 'aurora',
    language: 'KO',
    origin: window.location.origin,
  });
});

it('an RNG game launches by the V2 call: the launch payload with the language in the header', async () => {
  signInForTest();
  await launch(request);
  const [sent] = operator.calls(launchGame).slice(-1);
  expect(sent?.request).toMatchObject({ launchMode: 'GLS', language: 'KO' });
  expect(sent?.headers.language).toBe('KO');
});

it('an operator that answers with game_url2 opens the game too', async () => {
  signInForTest();
  operator.answer(launchGame, () => ({
    content: { game_url2: 'http://games.localhost/play/PP-0001#launch=u', launchId: 'l2' },
  }));
  expect(await launch(request)).toEqual({ isLaunched: true });
  expect(takeLaunch('PP-0001', false)?.url).toMatch(/#launch=u$/);
});

it('a lottery game leads to the page that has it', async () => {
  signInForTest();
  operator.answer(launchGame, () => refuse('game.lottery', { gameType: 'ELOTT', defaultPlayType: 'any1' }));
  expect(await launch({ vassalage: 'TCG_SEA', gameId: 'TCG_SEA-E5', title: '번개' })).toEqual({ isLaunched: false });
  expect(went).toHaveBeenCalledWith('/elott?gameCode=E5&playType=any1', undefined);
  expect(toasts).toEqual([]);
});

it('a refusal leads nowhere', async () => {
  signInForTest();
  operator.answer(launchGame, () => refuse('game.maintenance'));
  expect(await launch(request)).toEqual({ isLaunched: false });
  expect(went).not.toHaveBeenCalled();
});

it.each(['', 'PP-0001', 'javascript:alert(1)', 'data:text/html,<b>'])(
  'an address that is none of the web (%j) is not opened: the player is asked to contact customer service',
  async (url) => {
    signInForTest();
    operator.answer(launchGame, () => ({ content: { game_url: url, launchId: 'l1' } }));
    expect(await launch(request)).toEqual({ isLaunched: false });
    expect(went).not.toHaveBeenCalled();
    expect(toasts.slice(-1)).toMatchObject([{ detail: games.error.launch_url_invalid }]);
  },
);

import { installIntentRouter } from '@tessera/shared/intents';
import { sessionState } from '@tessera/shared/session';
import { signInForTest, startTestPage } from '@tessera/shared/testing';
import messages from '../../locales/ko.json';
import { requestSignOut } from './request-sign-out.ts';

beforeAll(() => startTestPage({ shell: messages }));

it.each([
  ['may still think better of it', { status: 'done', result: { isSignedOut: false } }, 'member'],
  ['leaves at once where the tile of accounts is off', { status: 'unavailable' }, 'visitor'],
])('whoever signs out %s', async (_, answer, role) => {
  signInForTest();
  installIntentRouter((async () => answer) as never);
  await requestSignOut();
  expect(sessionState().role).toBe(role);
});

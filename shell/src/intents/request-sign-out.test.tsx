import { installIntentRouter } from '@tessera/shared/intents';
import { sessionState } from '@tessera/shared/session';
import { signInForTest, startTestPage } from '@tessera/shared/testing';
import messages from '../../locales/ko.json';
import { requestSignOut } from './request-sign-out.ts';

beforeAll(() => startTestPage({ shell: messages }));

it.each([
  ['can still be cancelled', { status: 'done', result: { isSignedOut: false } }, 'member'],
  ['happens at once where the auth remote is off', { status: 'unavailable' }, 'visitor'],
])('a sign-out %s', async (_, answer, role) => {
  signInForTest();
  installIntentRouter((async () => answer) as never);
  await requestSignOut();
  expect(sessionState().role).toBe(role);
});

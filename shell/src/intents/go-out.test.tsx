import { installIntentRouter } from '@tessera/shared/intents';
import { sessionState } from '@tessera/shared/session';
import { signInForTest, startTestPage } from '@tessera/shared/testing';
import messages from '../../locales/ko.json';
import { goOut } from './go-out.ts';

beforeAll(() => startTestPage({ shell: messages }));

it.each([
  ['may still think better of it', { status: 'done', result: { isSignedOut: false } }, 'member'],
  ['leaves at once where the tile of accounts is off', { status: 'unavailable' }, 'visitor'],
])('whoever signs out %s', async (_, answer, role) => {
  signInForTest();
  installIntentRouter((async () => answer) as never);
  await goOut();
  expect(sessionState().role).toBe(role);
});

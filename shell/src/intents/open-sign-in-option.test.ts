import { installIntentRouter } from '@tessera/shared/intents';
import { startTestPage } from '@tessera/shared/testing';
import { receiveToasts } from '@tessera/shared/ui/toast';
import messages from '../../locales/ko.json';
import { openSignInOption } from './sign-in-options.ts';

const register = { intent: 'register', icon: 'invite', label: 'visitor.register' } as const;
beforeAll(() => startTestPage({ shell: messages }));

it.each([
  ['nobody answers', { status: 'unavailable' }, [messages.visitor.failed]],
  ['does not load', { status: 'failed', cause: new Error('Loading chunk 3 failed') }, [messages.visitor.failed]],
  ['opens', { status: 'done', result: { isSignedIn: false } }, []],
])('a door that %s says so only where somebody was kept out', async (_, answer, told) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const said: unknown[] = [];
  receiveToasts((change) => 'show' in change && said.push(change.show.title));
  installIntentRouter((async () => answer) as never);
  await openSignInOption(register);
  expect(said).toEqual(told);
  jest.restoreAllMocks();
});

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
])('an option that %s shows an error only if the user could not continue', async (_, answer, expected) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const shown: unknown[] = [];
  receiveToasts((change) => 'show' in change && shown.push(change.show.title));
  installIntentRouter((async () => answer) as never);
  await openSignInOption(register);
  expect(shown).toEqual(expected);
  jest.restoreAllMocks();
});

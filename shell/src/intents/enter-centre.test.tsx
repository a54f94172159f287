import { installIntentRouter } from '@tessera/shared/intents';
import { leaveSession } from '@tessera/shared/session';
import { signInForTest, startTestPage } from '@tessera/shared/testing';
import { receiveToasts } from '@tessera/shared/ui/toast';
import messages from '../../locales/ko.json';
import { showMessage } from '../dialogs/dialog-stack.ts';
import { goToCentre } from '../routing/navigation.ts';
import { enterCentre } from './enter-centre.ts';
import { type SignInOption, signInOptions } from './sign-in-options.ts';

jest.mock('../dialogs/dialog-stack.ts', () => ({ showMessage: jest.fn(async () => 'confirm') }));
jest.mock('../routing/navigation.ts', () => ({ goToCentre: jest.fn() }));
jest.mock('./sign-in-options.ts', () => ({
  openSignInOption: jest.requireActual('./sign-in-options.ts').openSignInOption,
  signInOptions: jest.fn(),
}));

const options: readonly SignInOption[] = [
  { intent: 'sign-in', icon: 'sign-in', label: 'visitor.signIn' },
  { intent: 'register', icon: 'invite', label: 'visitor.register' },
];

const asked = jest.fn();
beforeAll(() => startTestPage({ shell: messages }));
beforeEach(() => {
  jest.clearAllMocks();
  leaveSession('chosen');
  jest.mocked(signInOptions).mockReturnValue([]);
  installIntentRouter(asked);
  asked.mockResolvedValue({ status: 'done', result: { isSignedIn: false } });
});

describe('a centre', () => {
  it('asks a visitor to sign in, and opens only if they did', async () => {
    expect(await enterCentre('member', 'depositv2')).toBe(false);
    expect(asked).toHaveBeenCalledWith('sign-in', { reason: 'centre' });
    expect(goToCentre).not.toHaveBeenCalled();
    asked.mockImplementation(async () => {
      signInForTest();
      return { status: 'done', result: { isSignedIn: true } };
    });
    expect(await enterCentre('member', 'depositv2')).toBe(true);
    expect(goToCentre).toHaveBeenCalledWith('member', 'depositv2');
  });

  it("tells a member that the agent centre is for agents' accounts", async () => {
    const shown = jest.fn();
    receiveToasts((change) => 'show' in change && shown(change.show.title));
    signInForTest();
    expect(await enterCentre('agent', 'registerAccount')).toBe(false);
    expect(shown.mock.calls).toEqual([[messages.centre.agentOnly]]);
    expect(goToCentre).not.toHaveBeenCalled();
  });

  it.each(['member', 'agent'] as const)('warns a trial account that the %s centre needs a full one', async (centre) => {
    signInForTest({ type: 4 });
    expect(await enterCentre(centre)).toBe(false);
    expect(jest.mocked(showMessage).mock.calls).toMatchObject([
      [{ body: 'trial.in_need_true_account', buttons: [{ id: 'confirm', label: 'confirm' }] }],
    ]);
    expect(goToCentre).not.toHaveBeenCalled();
  });

  it('offers a trial account the sign-in options, and opens once it is a full one', async () => {
    jest.mocked(signInOptions).mockReturnValue(options);
    signInForTest({ type: 4 });
    jest.mocked(showMessage).mockResolvedValueOnce('register');
    expect(await enterCentre('member')).toBe(false);
    expect(asked).toHaveBeenCalledWith('register', {});
    jest.mocked(showMessage).mockResolvedValueOnce('sign-in');
    asked.mockImplementation(async () => {
      signInForTest();
      return { status: 'done', result: { isSignedIn: true } };
    });
    expect(await enterCentre('member', 'depositv2')).toBe(true);
    expect(asked).toHaveBeenLastCalledWith('sign-in', {});
    expect(goToCentre).toHaveBeenCalledWith('member', 'depositv2');
    const [message] = jest.mocked(showMessage).mock.calls[0] ?? [];
    expect(message?.buttons.map(({ id }) => id)).toEqual(['confirm', 'sign-in', 'register']);
  });

  it.each([1, 2, 41, 42])('of agents opens for agent type %d', async (type) => {
    signInForTest({ type });
    expect(await enterCentre('agent')).toBe(true);
    expect(await enterCentre('member')).toBe(true);
  });

  it.each([0, 3, 9])('of agents does not open for type %d, which is not an agent', async (type) => {
    signInForTest({ type });
    expect(await enterCentre('agent')).toBe(false);
    expect(goToCentre).not.toHaveBeenCalled();
  });
});

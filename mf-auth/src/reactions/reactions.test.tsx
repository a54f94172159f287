import { installPayloadCipher } from '@tessera/shared/api';
import { installDialogHost } from '@tessera/shared/dialogs';
import { bus } from '@tessera/shared/events';
import { installIntentRouter } from '@tessera/shared/intents';
import { setSwitches } from '@tessera/shared/switches';
import { refuse, signInForTest } from '@tessera/shared/testing';
import { receiveToasts, type ToastMessage } from '@tessera/shared/ui/toast';
import { freePlay, getAvatar } from '@tessera/shared/wire/auth';
import { kindOperator } from '../testing/answers.ts';
import { freshVisitor, prepareSite } from '../testing/render-dialog.tsx';
import tellSignOut from './notify-sign-out.reaction.ts';
import refreshPicture from './refresh-picture.reaction.ts';
import askAndSignOut from './sign-out.reaction.ts';
import startFreePlay from './start-free-play.reaction.ts';

let toasts: ToastMessage[] = [];

beforeAll(async () => {
  await prepareSite();
  receiveToasts((change) => 'show' in change && toasts.push(change.show));
});
beforeEach(() => {
  toasts = [];
  freshVisitor();
});

describe('after a sign-out', () => {
  it('says that a chosen one is done', async () => {
    await tellSignOut({ account: 'moonlit07', reason: 'chosen' });
    expect(toasts).toMatchObject([{ tone: 'ok', title: '로그아웃했습니다' }]);
  });

  it('offers the way back when the session ended by itself', async () => {
    const wishes: string[] = [];
    installIntentRouter(async (name) => {
      wishes.push(name);
      return { status: 'unavailable' };
    });
    await tellSignOut({ account: 'moonlit07', reason: 'expired' });
    expect(toasts).toMatchObject([{ tone: 'warn', detail: expect.stringContaining('보유 머니에는 영향이 없습니다') }]);
    toasts[0]?.action?.onPress();
    expect(wishes).toEqual(['sign-in']);
  });

  it('keeps quiet when somebody else took the place', async () => {
    await tellSignOut({ account: 'moonlit07', reason: 'replaced' });
    expect(toasts).toEqual([]);
  });
});

it('a picture chosen in another tab is asked for anew by the tabs of that account alone', async () => {
  const operator = kindOperator();
  operator.answer(getAvatar, () => ({ avatarType: 'STATIC', avatar: 'fox' }) as const);
  setSwitches([{ modId: 'PROFPIC3', enabled: '1' }]);
  signInForTest({ account: 'moonlit07' });
  await refreshPicture({ account: 'another', savedAtMs: 1 });
  expect(operator.calls(getAvatar)).toEqual([]);
  await refreshPicture({ account: 'moonlit07', savedAtMs: 1 });
  expect(bus.latest('auth:picture-known')?.source).toMatch(/^data:image\/svg/);
});

describe('wishes', () => {
  it('a sign-out that is dismissed has not happened', async () => {
    installDialogHost({ openDialog: async () => undefined });
    expect(await askAndSignOut({})).toEqual({ isSignedOut: false });
    installDialogHost({ openDialog: async () => ({ isSignedOut: true }) });
    expect(await askAndSignOut({})).toEqual({ isSignedOut: true });
  });

  it('free play that fails says why', async () => {
    kindOperator().answer(freePlay, () => refuse('function.not.available'));
    expect(await startFreePlay({})).toEqual({ isSignedIn: false });
    expect(toasts).toMatchObject([{ tone: 'danger', detail: '지금은 쓸 수 없는 기능입니다.' }]);
  });

  it('free play says that the connection failed when what seals it could not be downloaded', async () => {
    const operator = kindOperator();
    installPayloadCipher({ seal: () => Promise.reject(new Error('Loading chunk failed.')) });
    expect(await startFreePlay({})).toEqual({ isSignedIn: false });
    expect(toasts).toMatchObject([{ tone: 'danger', detail: expect.stringContaining('연결되지 않았습니다') }]);
    expect(operator.calls(freePlay)).toEqual([]);
  });
});

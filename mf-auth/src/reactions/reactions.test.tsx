import { installDialogHost } from '@tessera/shared/dialogs';
import { installIntentRouter } from '@tessera/shared/intents';
import { refuse } from '@tessera/shared/testing';
import { receiveToasts, type ToastMessage } from '@tessera/shared/ui/toast';
import { freePlay } from '@tessera/shared/wire/auth';
import { kindOperator } from '../testing/answers.ts';
import { freshVisitor, prepareHouse } from '../testing/render-dialog.tsx';
import askAndSignOut from './sign-out.reaction.ts';
import startFreePlay from './start-free-play.reaction.ts';
import tellSignOut from './tell-sign-out.reaction.ts';

let told: ToastMessage[] = [];

beforeAll(async () => {
  await prepareHouse();
  receiveToasts((change) => 'show' in change && told.push(change.show));
});
beforeEach(() => {
  told = [];
  freshVisitor();
});

describe('after a sign-out', () => {
  it('says that a chosen one is done', async () => {
    await tellSignOut({ account: 'moonlit07', reason: 'chosen' });
    expect(told).toMatchObject([{ tone: 'ok', title: '로그아웃했습니다' }]);
  });

  it('offers the way back when the session ended by itself', async () => {
    const wishes: string[] = [];
    installIntentRouter(async (name) => {
      wishes.push(name);
      return { status: 'unavailable' };
    });
    await tellSignOut({ account: 'moonlit07', reason: 'expired' });
    expect(told).toMatchObject([{ tone: 'warn', detail: expect.stringContaining('보유 머니에는 영향이 없습니다') }]);
    told[0]?.action?.onPress();
    expect(wishes).toEqual(['sign-in']);
  });

  it('keeps quiet when somebody else took the place', async () => {
    await tellSignOut({ account: 'moonlit07', reason: 'replaced' });
    expect(told).toEqual([]);
  });
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
    expect(told).toMatchObject([{ tone: 'danger', detail: '지금은 쓸 수 없는 기능입니다.' }]);
  });
});

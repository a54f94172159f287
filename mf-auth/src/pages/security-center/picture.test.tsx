import { bus } from '@tessera/shared/events';
import { leaveSession } from '@tessera/shared/session';
import { setSwitches } from '@tessera/shared/switches';
import { type FakeOperator, refuse, signInForTest } from '@tessera/shared/testing';
import { receiveToasts, type ToastMessage } from '@tessera/shared/ui/toast';
import { drawnAvatars, getAvatar, getMemberIcon, setAvatar } from '@tessera/shared/wire/auth';
import type { AnswerOf, RequestOf } from '@tessera/shared/wire/define-endpoint';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import refreshPicture from '../../reactions/refresh-picture.reaction.ts';
import showPicture from '../../reactions/show-picture.reaction.ts';
import { kindOperator } from '../../testing/answers.ts';
import { type FakeCanvas, giveCanvas } from '../../testing/fake-canvas.ts';
import { falsePictures, jpegBytes, pngFile } from '../../testing/picture-files.ts';
import { freshVisitor, prepareSite, renderDialog } from '../../testing/render-dialog.tsx';
import SecurityCenterPage from './security-center.page.tsx';

const tooLarge = '사진이 너무 큽니다. 5MB, 4천만 화소까지 쓸 수 있습니다.';
const unreadable = '읽을 수 없는 사진입니다. PNG나 JPG 사진을 선택하세요.';

let operator: FakeOperator;
let canvas: FakeCanvas;
let toasts: ToastMessage[] = [];
beforeAll(async () => {
  await prepareSite();
  receiveToasts((change) => 'show' in change && toasts.push(change.show));
});
beforeEach(() => {
  freshVisitor('/member/securityCenter');
  setSwitches([{ modId: 'PROFPIC3', enabled: '1' }]);
  toasts = [];
  canvas = giveCanvas(600, 400, 'UklGRg==');
  Object.assign(window, { boom: jest.fn() });
  operator = kindOperator();
  signInForTest({ account: 'moonlit07', nickname: '' });
  // It keeps what it is sent.
  let kept: RequestOf<typeof setAvatar> = { avatarType: 'STATIC', avatar: '' };
  operator.answer(setAvatar, (request) => {
    kept = request;
    return null;
  });
  operator.answer(getAvatar, () => kept);
  operator.answer(getMemberIcon, () =>
    kept.avatarType === 'CUSTOM' ? ({ contentType: 'image/webp', image: kept.avatar } as const) : null,
  );
});
afterEach(() => jest.restoreAllMocks());

const koi = { avatarType: 'STATIC', avatar: 'koi' } as const;
const shown = () => bus.latest('auth:picture-known')?.source;
const sent = () => operator.calls(setAvatar).map(({ request }) => request);
async function open() {
  const view = renderDialog(SecurityCenterPage as never, {});
  await view.person.click(await screen.findByRole('button', { name: /^프로필 사진: / }));
  return view;
}
const give = (...files: File[]) => fireEvent.change(screen.getByLabelText('내 사진 올리기'), { target: { files } });
const drop = (file: File) =>
  fireEvent.drop(screen.getByText(/^PNG · JPG/).parentElement as HTMLElement, { dataTransfer: { files: [file] } });

describe('the picture in the security centre', () => {
  it('is the initial at first, and one of twelve drawn ones by one press, and the change is emitted', async () => {
    const { person } = await open();
    const row = screen.getByRole('heading', { name: '프로필 사진' }).closest('li') as HTMLElement;
    expect(row).toHaveTextContent('m프로필 사진아직 없습니다. 이름의 첫 글자로 보입니다.');
    expect(shown()).toBeNull();
    const drawn = within(screen.getByRole('group', { name: '그림에서 고르기' }));
    expect(drawn.getAllByRole('button')).toHaveLength(drawnAvatars.length);
    expect(drawn.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
    await person.click(drawn.getByRole('button', { name: '여우' }));
    await waitFor(() => expect(drawn.getByRole('button', { pressed: true })).toHaveAccessibleName('여우'));
    expect(sent()).toEqual([{ avatarType: 'STATIC', avatar: 'fox' }]);
    expect(shown()).toMatch(/^data:image\/svg\+xml,/);
    expect(toasts).toMatchObject([{ tone: 'ok', title: '프로필 사진을 바꿨습니다' }]);
    await person.click(screen.getByRole('button', { name: '사진 없애기' }));
    await waitFor(() => expect(shown()).toBeNull());
    expect(sent()[1]).toEqual({ avatarType: 'STATIC', avatar: '' });
    expect(screen.queryByRole('button', { name: '사진 없애기' })).not.toBeInTheDocument();
  });

  it('changes by itself when another tab of the account has chosen one', async () => {
    await open();
    operator.answer(getAvatar, () => koi);
    bus.emit('auth', 'auth:picture-saved', { account: 'another', savedAtMs: 1 });
    bus.emit('auth', 'auth:picture-saved', { account: 'moonlit07', savedAtMs: 1 });
    await waitFor(() => expect(screen.getByRole('button', { pressed: true })).toHaveAccessibleName('잉어'));
    expect(operator.calls(getAvatar)).toHaveLength(2);
  });

  it('is asked for and told once after a change, though the header and the page both hear of it', async () => {
    const reaction = bus.on('auth:picture-saved', 'auth').subscribe((saved) => void refreshPicture(saved));
    const known: (string | null)[] = [];
    const { person } = await open();
    const shell = bus.on('auth:picture-known', 'core').subscribe(({ source }) => known.push(source));
    known.length = 0;
    const before = operator.calls(getAvatar).length;
    await person.click(screen.getByRole('button', { name: '달' }));
    await waitFor(() => expect(screen.getByRole('button', { pressed: true })).toHaveAccessibleName('달'));
    expect(operator.calls(getAvatar)).toHaveLength(before + 1);
    expect(known).toHaveLength(1);
    reaction.unsubscribe();
    shell.unsubscribe();
  });

  it('is what was saved last, also when the answer from before it comes later', async () => {
    await open();
    const slow: ((answer: AnswerOf<typeof getAvatar>) => void)[] = [];
    operator.answer(getAvatar, () => new Promise((answer) => slow.push(answer)));
    bus.emit('auth', 'auth:picture-saved', { account: 'moonlit07', savedAtMs: 2 });
    await waitFor(() => expect(slow).toHaveLength(1));
    bus.emit('auth', 'auth:picture-saved', { account: 'moonlit07', savedAtMs: 3 });
    await waitFor(() => expect(slow).toHaveLength(2));
    slow[1]?.(koi);
    await waitFor(() => expect(screen.getByRole('button', { pressed: true })).toHaveAccessibleName('잉어'));
    const last = shown();
    slow[0]?.({ avatarType: 'STATIC', avatar: 'fox' });
    await new Promise((resume) => setTimeout(resume, 50));
    expect(shown()).toBe(last);
  });

  it('are twelve that differ', async () => {
    await open();
    const pictures = [...screen.getByRole('group', { name: '그림에서 고르기' }).querySelectorAll('img')];
    expect(new Set(pictures.map(({ src }) => src)).size).toBe(12);
  });

  it.each([
    ['a PNG', pngFile(600, 400)],
    ['a JPEG, whatever it is called', new File([jpegBytes(600, 400)], 'me.txt', { type: 'text/plain' })],
  ])('is one’s own: %s is cut square and written anew before it leaves', async (_what, file) => {
    await open();
    give(file);
    await waitFor(() => expect(shown()).toBe('data:image/webp;base64,UklGRg=='));
    expect(canvas.cuts).toEqual([[100, 0, 400, 400]]);
    expect(sent()).toEqual([{ avatarType: 'CUSTOM', avatar: 'UklGRg==' }]);
    expect(screen.getByText('직접 올린 사진')).toBeInTheDocument();
  });

  it.each([
    ['above 5 MB', new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'me.png', { type: 'image/png' })],
    ['small, but says that it is a wall', pngFile(65_000, 65_000)],
  ])('is refused in its place when it is too large: %s', async (_what, file) => {
    await open();
    give(file);
    await waitFor(() => expect(screen.getByLabelText('내 사진 올리기')).toHaveAccessibleDescription(tooLarge));
    expect([sent(), canvas.cuts, toasts]).toEqual([[], [], []]);
  });

  it.each(falsePictures.map((file) => [file.name, file] as const))(
    'is refused in its place when it is no picture: %s',
    async (_name, file) => {
      await open();
      drop(file);
      await waitFor(() => expect(screen.getByLabelText('내 사진 올리기')).toHaveAccessibleDescription(unreadable));
      expect([sent(), canvas.cuts, toasts]).toEqual([[], [], []]);
      expect((window as { boom?: jest.Mock }).boom).not.toHaveBeenCalled();
    },
  );

  it('is refused when the browser can’t draw it; the one before stays, and another try counts', async () => {
    const { person } = await open();
    await person.click(screen.getByRole('button', { name: '달' }));
    await waitFor(() => expect(shown()).toMatch(/svg/));
    const before = shown();
    canvas.breakNext();
    give(pngFile(600, 400));
    await waitFor(() => expect(screen.getByLabelText('내 사진 올리기')).toHaveAccessibleDescription(unreadable));
    expect(shown()).toBe(before);
    give(pngFile(600, 400));
    await waitFor(() => expect(shown()).toMatch(/webp/));
    expect(screen.queryByText(unreadable)).not.toBeInTheDocument();
  });

  it('is refused when it has gone since it was chosen', async () => {
    await open();
    const gone = pngFile(600, 400);
    gone.arrayBuffer = async () => Promise.reject(new DOMException('gone', 'NotFoundError'));
    give(gone);
    await waitFor(() => expect(screen.getByLabelText('내 사진 올리기')).toHaveAccessibleDescription(unreadable));
  });

  it('says in its place what the operator refuses', async () => {
    operator.answer(setAvatar, () => refuse('picture.too.large'));
    const { person } = await open();
    give(pngFile(600, 400));
    await waitFor(() => expect(screen.getByLabelText('내 사진 올리기')).toHaveAccessibleDescription(tooLarge));
    operator.answer(setAvatar, () => refuse('request.too.frequent', { retryAfterSeconds: 60 }, 429));
    await person.click(screen.getByRole('button', { name: '달' }));
    expect(await screen.findByText('너무 자주 요청했습니다. 잠시 뒤에 다시 시도하세요.')).toBeInTheDocument();
    expect(shown()).toBeNull();
  });

  it('is not there where the merchant has switched it off', async () => {
    setSwitches([]);
    renderDialog(SecurityCenterPage as never, {});
    expect(await screen.findByText('로그인 중인 곳')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^프로필 사진/ })).not.toBeInTheDocument();
    expect(operator.calls(getAvatar)).toHaveLength(0);
  });
});

describe('the picture after a sign-in', () => {
  it('is emitted before any page of ours is open', async () => {
    operator.answer(getAvatar, () => koi);
    await showPicture({ account: 'moonlit07', role: 'member' });
    expect(shown()).toMatch(/^data:image\/svg\+xml,/);
  });

  it('is not asked for on behalf of a trial account, nor while PROFPIC3 is off', async () => {
    await showPicture({ account: 'trial', role: 'trial' });
    setSwitches([]);
    await showPicture({ account: 'moonlit07', role: 'member' });
    expect([operator.calls(getAvatar).length, shown()]).toEqual([0, undefined]);
  });

  it('comes without a reload when PROFPIC3 is switched on over the open page, for whoever is still there', async () => {
    operator.answer(getAvatar, () => koi);
    setSwitches([]);
    await showPicture({ account: 'moonlit07', role: 'member' });
    leaveSession('chosen');
    setSwitches([{ modId: 'PROFPIC3', enabled: '1' }]);
    expect(operator.calls(getAvatar)).toEqual([]);

    setSwitches([]);
    signInForTest({ account: 'moonlit07' });
    await showPicture({ account: 'moonlit07', role: 'member' });
    setSwitches([{ modId: 'COMM3', enabled: '1' }]);
    expect(operator.calls(getAvatar)).toEqual([]);
    setSwitches([{ modId: 'PROFPIC3', enabled: '1' }]);
    await waitFor(() => expect(shown()).toMatch(/^data:image\/svg\+xml,/));
    setSwitches([]);
    setSwitches([{ modId: 'PROFPIC3', enabled: '1' }]);
    expect(operator.calls(getAvatar)).toHaveLength(1);
  });

  it('is not told of somebody who has left meanwhile', async () => {
    operator.answer(getAvatar, () => {
      signInForTest({ account: 'other', id: '8' });
      return koi;
    });
    await showPicture({ account: 'moonlit07', role: 'member' });
    expect(shown()).toBeUndefined();
  });
});

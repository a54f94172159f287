import { sessionState } from '@tessera/shared/session';
import { type FakeOperator, refuse, signInForTest } from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import { receiveToasts } from '@tessera/shared/ui/toast';
import {
  closeAccount,
  downloadOwnData,
  getClosing,
  getMemberInfo,
  getProfile,
  saveProfile,
} from '@tessera/shared/wire/auth';
import { screen, waitFor, within } from '@testing-library/react';
import { kindOperator, rule } from '../../testing/answers.ts';
import { freshVisitor, prepareSite, renderDialog } from '../../testing/render-dialog.tsx';
import SecurityCenterPage from './security-center.page.tsx';

let operator: FakeOperator;
const toasts: string[] = [];
beforeAll(async () => {
  await prepareSite();
  receiveToasts((change) => 'show' in change && toasts.push(change.show.title));
});

const nickname = { ...rule('nickname', { minLength: 2, maxLength: 12 }), field: 'nickname' as const };
const birthday = { ...rule('birthday', { minLength: 10, maxLength: 10 }), field: 'birthday' as const };
let stored = { nickname: '', birthday: '' };
const profile = () => ({
  fields: [
    { ...nickname, value: stored.nickname, isLocked: false },
    { ...birthday, value: stored.birthday, isLocked: stored.birthday !== '' },
  ],
});

beforeEach(() => {
  freshVisitor('/member/securityCenter');
  toasts.length = 0;
  stored = { nickname: '', birthday: '' };
  operator = kindOperator();
  signInForTest({ account: 'moonlit07', nickname: '' });
  operator.answer(getProfile, profile);
  operator.answer(saveProfile, ({ fields }) => {
    stored = { ...stored, ...fields };
    return profile();
  });
  operator.answer(getMemberInfo, () => ({
    ...recorded(getMemberInfo),
    ...{ account: 'moonlit07', nickname: stored.nickname },
  }));
  operator.answer(getClosing, () => ({ obstacles: [] }));
  operator.answer(closeAccount, () => null);
});

const open = async (name: RegExp) => {
  const view = renderDialog(SecurityCenterPage as never, {});
  await view.person.click(await screen.findByRole('button', { name }));
  return view;
};
const details = () => screen.findByRole('form', { name: '닉네임과 내 정보' });

describe('the details of a member', () => {
  it('are saved together; the name is the new nickname from then on, and a birthday is locked', async () => {
    const { person } = await open(/^닉네임과 내 정보: /);
    await person.type(within(await details()).getByLabelText(/닉네임/), '새별');
    await person.type(within(await details()).getByLabelText(/생년월일/), '1990-04-01');
    await person.click(screen.getByRole('button', { name: '저장' }));
    expect(await screen.findByText('새별')).toBeVisible();
    expect(toasts).toEqual(['내 정보를 저장했습니다']);
    expect(sessionState()).toMatchObject({ member: { nickname: '새별' } });
    await person.click(screen.getByRole('button', { name: /^닉네임과 내 정보: / }));
    expect(within(await details()).getByLabelText(/생년월일/)).toHaveAttribute('readonly');
  });

  it('that a rule refuses are marked where they are, before and after they were sent', async () => {
    operator.answer(saveProfile, () =>
      refuse('profile.field.invalid', { fields: [{ field: 'birthday', reason: 'underage' }] }),
    );
    const { person } = await open(/^닉네임과 내 정보: /);
    const name = within(await details()).getByLabelText(/닉네임/);
    await person.type(name, '새');
    await person.click(screen.getByRole('button', { name: '저장' }));
    expect(name).toHaveAccessibleDescription(/2–12자/);
    expect(operator.calls(saveProfile)).toHaveLength(0);
    await person.type(name, '별');
    await person.type(within(await details()).getByLabelText(/생년월일/), '2020-04-01');
    await person.click(screen.getByRole('button', { name: '저장' }));
    expect(await screen.findByText('만 18세 이상만 이용할 수 있습니다.')).toBeVisible();
    expect(name).toHaveValue('새별');
  });

  it('are not shown by an operator that has none, and the rest of the page is', async () => {
    for (const endpoint of [getProfile, getClosing])
      operator.answer(endpoint as typeof getProfile, () => refuse('function.not.available'));
    renderDialog(SecurityCenterPage as never, {});
    for (const title of ['닉네임과 내 정보', '계정 해지', '프로필'])
      await waitFor(() => expect(screen.queryByText(title)).toBeNull());
    expect(screen.getByRole('heading', { name: '내 계정' })).toBeVisible();
  });
});

describe('taking one’s data along', () => {
  it('asks for the password, saves the file, and folds up', async () => {
    const saved = jest.fn((_file: Blob) => 'blob:data');
    Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    operator.answer(downloadOwnData, () => '{"site":"aurora"}\n{"list":"account"}\n');
    const { person } = await open(/^내 데이터 받기: /);
    const form = await screen.findByRole('form', { name: '내 데이터 받기' });
    await person.click(within(form).getByRole('button', { name: '파일 받기' }));
    expect(operator.calls(downloadOwnData)).toHaveLength(0);
    await person.type(within(form).getByLabelText('로그인 비밀번호'), 'abc12345');
    await person.click(within(form).getByRole('button', { name: '파일 받기' }));
    await waitFor(() => expect(toasts).toEqual(['파일을 저장했습니다']));
    expect(saved.mock.calls[0]?.[0]).toMatchObject({ type: 'application/x-ndjson', size: 37 });
    expect(screen.queryByRole('form', { name: '내 데이터 받기' })).toBeNull();
    jest.restoreAllMocks();
  });

  it('says why when the password is wrong, and saves nothing', async () => {
    operator.answer(downloadOwnData, () => refuse('password.old.wrong'));
    const { person } = await open(/^내 데이터 받기: /);
    const form = await screen.findByRole('form', { name: '내 데이터 받기' });
    await person.type(within(form).getByLabelText('로그인 비밀번호'), 'wrong');
    await person.click(within(form).getByRole('button', { name: '파일 받기' }));
    expect(await within(form).findByText(/비밀번호가/)).toBeVisible();
    expect(toasts).toEqual([]);
  });
});

describe('closing the account', () => {
  it('names what has to be settled first, and asks for no password until it is', async () => {
    operator.answer(getClosing, () => ({ obstacles: ['balance' as const, 'withdrawal' as const] }));
    await open(/^계정 해지: /);
    expect(await screen.findByText(/계정에 돈이 남아 있습니다/)).toBeVisible();
    expect(screen.getByText(/처리 중인 출금이 있습니다/)).toBeVisible();
    expect(screen.queryByRole('form', { name: '계정 해지' })).toBeNull();
  });

  it('asks for the password, and leaves the account', async () => {
    const { person } = await open(/^계정 해지: /);
    const form = await screen.findByRole('form', { name: '계정 해지' });
    await person.type(within(form).getByLabelText('로그인 비밀번호'), 'abc12345');
    await person.click(within(form).getByRole('button', { name: '계정 해지' }));
    await waitFor(() => expect(sessionState().role).toBe('visitor'));
    expect(operator.calls(closeAccount).map(({ request }) => request)).toEqual([{ password: 'abc12345' }]);
    expect(toasts).toEqual(['계정을 해지했습니다']);
  });
});

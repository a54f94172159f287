import { abandonSignIn, signInWith } from '@tessera/shared/api';
import { refuse } from '@tessera/shared/testing';
import { changePassword, login } from '@tessera/shared/wire/auth';
import { screen, waitFor } from '@testing-library/react';
import { kindOperator } from '../../testing/answers.ts';
import { freshVisitor, prepareSite, renderDialog } from '../../testing/render-dialog.tsx';
import ChangePasswordDialog from './change-password.dialog.tsx';

beforeAll(prepareSite);
beforeEach(() => freshVisitor());
afterEach(abandonSignIn);

async function during(isWaiting: boolean) {
  const operator = kindOperator();
  await signInWith(login, { username: 'moonlit07', password: 'abc123' }, { mustWait: () => isWaiting });
  return operator;
}
const button = () => screen.getByRole('button', { name: '비밀번호 바꾸기' });

async function fill(person: ReturnType<typeof renderDialog>['person'], password: string, again = password) {
  await person.type(screen.getByLabelText('새 비밀번호'), password);
  await person.type(screen.getByLabelText('새 비밀번호 확인'), again);
}

describe('changing the password', () => {
  it('does not ask again for the password that the sign-in has just proved', async () => {
    const operator = await during(true);
    const { person, close } = renderDialog(ChangePasswordDialog, { reason: 'expired' as const });
    expect(screen.queryByLabelText('지금 비밀번호')).not.toBeInTheDocument();
    expect(sessionStorage.getItem('cpw')).toBe('"memory"');
    await fill(person, 'newer77');
    await person.click(button());
    await waitFor(() => expect(close).toHaveBeenCalledWith({ isChanged: true }));
    expect(operator.calls(changePassword)[0]?.request).toEqual({
      oldPassword: 'abc123',
      newPassword: 'newer77',
      confirmNewPassword: 'newer77',
    });
    expect(sessionStorage.getItem('cpw')).toBeNull();
  });

  it('asks for the old one when nobody has just proved it', async () => {
    const operator = await during(false);
    const { person, close } = renderDialog(ChangePasswordDialog, { reason: 'chosen' as const });
    await person.type(screen.getByLabelText('지금 비밀번호'), 'abc123');
    await fill(person, 'newer77');
    await person.click(button());
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(operator.calls(changePassword)[0]?.request).toMatchObject({ oldPassword: 'abc123' });
  });

  it('measures the new one by the rule of the registration, and both must be the same', async () => {
    const operator = await during(true);
    const { person } = renderDialog(ChangePasswordDialog, { reason: 'default' as const });
    await screen.findByText('기호 없이 영문과 숫자를 섞어 6–12자로 입력하세요.');
    await fill(person, 'short', 'other77');
    await person.click(button());
    expect(await screen.findByText('두 입력이 서로 다릅니다.')).toBeInTheDocument();
    expect(screen.getByLabelText('새 비밀번호')).toBeInvalid();
    expect(operator.calls(changePassword)).toHaveLength(0);
  });

  it('says in its field what the operator refuses', async () => {
    const operator = await during(true);
    operator.answer(changePassword, () => refuse('password.same'));
    const { person, close } = renderDialog(ChangePasswordDialog, { reason: 'expired' as const });
    await fill(person, 'abc123');
    await person.click(button());
    await waitFor(() =>
      expect(screen.getByLabelText('새 비밀번호')).toHaveAccessibleDescription(
        '지금 비밀번호와 다른 비밀번호를 입력하세요.',
      ),
    );
    expect(close).not.toHaveBeenCalled();
  });
});

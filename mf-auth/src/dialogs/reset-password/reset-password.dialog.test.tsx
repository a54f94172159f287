import { refuse } from '@tessera/shared/testing';
import { resetPassword } from '@tessera/shared/wire/auth';
import { screen, waitFor } from '@testing-library/react';
import { kindOperator } from '../../testing/answers.ts';
import { freshVisitor, prepareHouse, renderDialog } from '../../testing/render-dialog.tsx';
import LoginDialog from '../login/login.dialog.tsx';
import ResetPasswordDialog from './reset-password.dialog.tsx';

beforeAll(prepareHouse);

const fill = async (person: ReturnType<typeof renderDialog>['person'], password: string, again = password) => {
  await person.type(screen.getByLabelText('새 비밀번호'), password);
  await person.type(screen.getByLabelText('새 비밀번호 확인'), again);
  await person.click(screen.getByRole('button', { name: '비밀번호 바꾸기' }));
};

describe('the mailed link', () => {
  it('opens the form, and its code is out of the address at once', async () => {
    freshVisitor('/login#reset=Abc_12-x');
    kindOperator();
    const { opener, navigate } = renderDialog(LoginDialog, {});
    await waitFor(() => expect(opener).toHaveBeenCalledWith('auth.reset-password', { code: 'Abc_12-x' }));
    expect(navigate).toHaveBeenCalledWith('/login', { replace: true });
  });

  it.each(['#reset=', '#reset=<b>', '#other', ''])('with %p behind it is just the login', (hash) => {
    freshVisitor(`/login${hash}`);
    kindOperator();
    const { opener } = renderDialog(LoginDialog, {});
    expect(opener).not.toHaveBeenCalled();
  });
});

describe('a new password by link', () => {
  beforeEach(() => freshVisitor('/login'));

  it('is set with the code of the link', async () => {
    const operator = kindOperator();
    const { person, close } = renderDialog(ResetPasswordDialog, { code: 'abc' });
    await fill(person, 'newer77');
    await waitFor(() => expect(close).toHaveBeenCalledWith({ isChanged: true }));
    expect(operator.calls(resetPassword)[0]?.request).toEqual({
      code: 'abc',
      newPassword: 'newer77',
      confirmNewPassword: 'newer77',
    });
  });

  it('must be written the same twice', async () => {
    const operator = kindOperator();
    const { person } = renderDialog(ResetPasswordDialog, { code: 'abc' });
    await fill(person, 'newer77', 'newer78');
    expect(await screen.findByText('두 입력이 서로 다릅니다.')).toBeInTheDocument();
    expect(operator.calls(resetPassword)).toHaveLength(0);
  });

  it('says that the link is over, and how to go on', async () => {
    kindOperator().answer(resetPassword, () => refuse('password.reset.expired'));
    const { person, close } = renderDialog(ResetPasswordDialog, { code: 'abc' });
    await fill(person, 'newer77');
    expect(await screen.findByText(/재설정 메일을 다시 받으세요/)).toBeInTheDocument();
    expect(close).not.toHaveBeenCalled();
  });
});

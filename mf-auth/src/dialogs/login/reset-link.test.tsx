import { refuse } from '@tessera/shared/testing';
import { resetPassword } from '@tessera/shared/wire/auth';
import { screen } from '@testing-library/react';
import { kindOperator } from '../../testing/answers.ts';
import { freshVisitor, prepareSite, renderDialog } from '../../testing/render-dialog.tsx';
import LoginDialog from './login.dialog.tsx';

beforeAll(prepareSite);

const fill = async (person: ReturnType<typeof renderDialog>['person'], password: string, again = password) => {
  await person.type(screen.getByLabelText('새 비밀번호'), password);
  await person.type(screen.getByLabelText('새 비밀번호 확인'), again);
  await person.click(screen.getByRole('button', { name: '비밀번호 바꾸기' }));
};

describe('the mailed link', () => {
  it('asks for the new password, and its code is out of the address at once', async () => {
    freshVisitor('/login#reset=Abc_12-x');
    kindOperator();
    const { person, navigate } = renderDialog(LoginDialog, {});
    expect(navigate).toHaveBeenCalledWith('/login', { replace: true });
    expect(screen.getByRole('heading', { name: '비밀번호 재설정' })).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: '로그인으로 돌아가기' }));
    expect(screen.getByRole('form', { name: '로그인' })).toBeInTheDocument();
  });

  it.each(['#reset=', '#reset=<b>', '#other', ''])('with %p behind it is just the login', (hash) => {
    freshVisitor(`/login${hash}`);
    kindOperator();
    renderDialog(LoginDialog, {});
    expect(screen.getByRole('form', { name: '로그인' })).toBeInTheDocument();
  });
});

describe('a new password by link', () => {
  beforeEach(() => freshVisitor('/login#reset=abc'));

  it('is set with the code of the link, and then the login asks for it', async () => {
    const operator = kindOperator();
    const { person } = renderDialog(LoginDialog, {});
    await fill(person, 'newer77');
    expect(await screen.findByRole('form', { name: '로그인' })).toBeInTheDocument();
    expect(operator.calls(resetPassword)[0]?.request).toEqual({
      code: 'abc',
      newPassword: 'newer77',
      confirmNewPassword: 'newer77',
    });
  });

  it('must be written the same twice', async () => {
    const operator = kindOperator();
    const { person } = renderDialog(LoginDialog, {});
    await fill(person, 'newer77', 'newer78');
    expect(await screen.findByText('두 입력이 서로 다릅니다.')).toBeInTheDocument();
    expect(operator.calls(resetPassword)).toHaveLength(0);
  });

  it('says that the link is over, and how to go on', async () => {
    kindOperator().answer(resetPassword, () => refuse('password.reset.expired'));
    const { person } = renderDialog(LoginDialog, {});
    await fill(person, 'newer77');
    expect(await screen.findByText(/재설정 메일을 다시 받으세요/)).toBeInTheDocument();
    expect(screen.getByLabelText('새 비밀번호')).toBeInTheDocument();
  });
});

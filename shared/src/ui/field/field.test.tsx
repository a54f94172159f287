import { screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { axeFaults, renderUi } from '../testing/render-ui.tsx';
import { PasswordField, TextAreaField, TextField } from './index.ts';

it('an error is read out with its field and replaces the hint', async () => {
  renderUi(<TextField label="아이디" hint="4–16자" error="4자 이상 입력하세요." />);
  const input = screen.getByLabelText('아이디');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('4자 이상 입력하세요.');
  expect(screen.queryByText('4–16자')).not.toBeInTheDocument();
  expect(await axeFaults()).toEqual([]);
});

it('says whether it is required', () => {
  renderUi(<TextField label="추천 코드" requirement="optional" />);
  expect(screen.getByText('선택')).toBeInTheDocument();
});

function SignIn({ onSubmit }: { onSubmit: (values: object) => void }) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { username: '' } });
  return (
    <form onSubmit={handleSubmit(onSubmit)}>
      <TextField
        label="아이디"
        error={formState.errors.username?.message}
        {...register('username', { required: '입력하세요.' })}
      />
      <button type="submit">로그인</button>
    </form>
  );
}

it("works with a form's register: the first error takes the focus, and correcting it clears it", async () => {
  const submit = jest.fn();
  const { person } = renderUi(<SignIn onSubmit={(values) => submit(values)} />);
  await person.click(screen.getByRole('button', { name: '로그인' }));
  expect(await screen.findByText('입력하세요.')).toBeInTheDocument();
  expect(screen.getByLabelText('아이디')).toHaveFocus();
  await person.type(screen.getByLabelText('아이디'), 'dawn_star');
  expect(screen.queryByText('입력하세요.')).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: '로그인' }));
  expect(submit).toHaveBeenCalledWith({ username: 'dawn_star' });
});

it('a password is hidden until its button is clicked, and hidden again', async () => {
  const { person } = renderUi(<PasswordField label="비밀번호" defaultValue="Play1234" />);
  const input = screen.getByLabelText('비밀번호');
  expect(input).toHaveAttribute('type', 'password');
  await person.click(screen.getByRole('button', { name: '비밀번호 보기' }));
  expect(input).toHaveAttribute('type', 'text');
  await person.click(screen.getByRole('button', { name: '비밀번호 숨기기' }));
  expect(input).toHaveAttribute('type', 'password');
  expect(await axeFaults()).toEqual([]);
});

it('counts the characters of a text', async () => {
  const { person } = renderUi(<TextAreaField label="내용" maxLength={140} />);
  await person.type(screen.getByLabelText('내용'), '안녕하세요');
  expect(screen.getByText('5 / 140')).toBeInTheDocument();
});

it('keeps a text that is too long, and counts an emoji as one character', async () => {
  const { person } = renderUi(<TextAreaField label="내용" maxLength={3} />);
  await person.click(screen.getByLabelText('내용'));
  await person.paste('🎲🎲🎲🎲');
  expect(screen.getByLabelText('내용')).toHaveValue('🎲🎲🎲🎲');
  expect(screen.getByText('4 / 3')).toBeInTheDocument();
});

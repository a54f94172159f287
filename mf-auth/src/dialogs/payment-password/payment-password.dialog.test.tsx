import { type FakeOperator, refuse, signInForTest } from '@tessera/shared/testing';
import { getSecurityConfig, sendOwnerCode, setPaymentPassword } from '@tessera/shared/wire/auth';
import { screen, waitFor } from '@testing-library/react';
import { kindOperator, passwordAlone } from '../../testing/answers.ts';
import { freshVisitor, prepareSite, renderDialog } from '../../testing/render-dialog.tsx';
import PaymentPasswordDialog from './payment-password.dialog.tsx';

let operator: FakeOperator;
beforeAll(prepareSite);
beforeEach(() => {
  freshVisitor();
  operator = kindOperator();
  signInForTest({ account: 'moonlit07' });
  operator.answer(getSecurityConfig, () => passwordAlone);
  operator.answer(setPaymentPassword, () => null);
});

const field = (label: string) => screen.findByLabelText(label, { selector: 'input' });

async function chooseDigits() {
  const view = renderDialog(PaymentPasswordDialog, {});
  await view.person.type(await field('새 출금 비밀번호'), '482913');
  await view.person.type(await field('새 출금 비밀번호 확인'), '482913');
  return view;
}
const save = (person: ReturnType<typeof renderDialog>['person']) =>
  person.click(screen.getByRole('button', { name: '출금 비밀번호 저장하기' }));

describe('the withdrawal password that is asked for on the way', () => {
  it('says that it is asked for at withdrawals and when points are spent', async () => {
    await chooseDigits();
    expect(screen.getByText(/출금할 때와 포인트를 쓸 때 묻는 숫자 6자리/)).toBeVisible();
  });

  it('is set by six digits and the login password, and whoever asked goes on', async () => {
    operator.answer(setPaymentPassword, () => refuse('payment.password.simple'));
    const { person, close } = await chooseDigits();
    await person.type(await field('로그인 비밀번호'), 'Play1234');
    await save(person);
    await waitFor(async () => expect(await field('새 출금 비밀번호')).toBeInvalid());
    expect(close).not.toHaveBeenCalled();
    operator.answer(setPaymentPassword, () => null);
    await save(person);
    await waitFor(() => expect(close).toHaveBeenCalledWith({ isSet: true }));
    expect(operator.calls(setPaymentPassword)[1]?.request).toEqual({
      password: 'Play1234',
      paymentPassword: '482913',
    });
  });

  it('asks an account that signs in by codes alone for a fresh code to its number, and for no password', async () => {
    operator.answer(getSecurityConfig, () => ({ ...passwordAlone, passwordChangedAtMs: null }));
    operator.answer(sendOwnerCode, () => ({ expiredMinutes: 3 }));
    operator.answer(setPaymentPassword, () => refuse('owner.code.invalid'));
    const { person, close } = await chooseDigits();
    expect(screen.queryByLabelText('로그인 비밀번호')).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: '인증번호 받기' }));
    await waitFor(async () => expect(await field('내 번호로 받은 인증번호')).toHaveFocus());
    expect(operator.calls(sendOwnerCode)).toHaveLength(1);
    await person.type(await field('내 번호로 받은 인증번호'), '123456');
    await save(person);
    await waitFor(async () =>
      expect(await field('내 번호로 받은 인증번호')).toHaveAccessibleDescription(
        '등록된 번호로 받은 인증번호가 올바르지 않습니다.',
      ),
    );
    operator.answer(setPaymentPassword, () => null);
    await save(person);
    await waitFor(() => expect(close).toHaveBeenCalledWith({ isSet: true }));
    expect(operator.calls(setPaymentPassword)[1]?.request).toEqual({ ownerCode: '123456', paymentPassword: '482913' });
  });

  it('goes on when it turns out that one was set in another tab while this stood open', async () => {
    const { person, close } = await chooseDigits();
    await person.type(await field('로그인 비밀번호'), 'Play1234');
    operator.answer(getSecurityConfig, () => ({ ...passwordAlone, hasPaymentPassword: true }));
    operator.answer(setPaymentPassword, () => refuse('payment.password.wrong'));
    await save(person);
    await waitFor(() => expect(close).toHaveBeenCalledWith({ isSet: true }));
  });

  it('says so when the account has a password after all, and asks for it', async () => {
    operator.answer(getSecurityConfig, () => ({ ...passwordAlone, passwordChangedAtMs: null }));
    const { person } = await chooseDigits();
    await person.type(await field('내 번호로 받은 인증번호'), '123456');
    operator.answer(getSecurityConfig, () => passwordAlone);
    operator.answer(setPaymentPassword, () => refuse('password.old.wrong'));
    await save(person);
    expect(await screen.findByRole('alert')).toHaveTextContent('로그인 비밀번호가 올바르지 않습니다.');
    await person.type(await field('로그인 비밀번호'), 'Play1234');
    operator.answer(setPaymentPassword, () => null);
    await save(person);
    await waitFor(() =>
      expect(operator.calls(setPaymentPassword)[1]?.request).toEqual({
        password: 'Play1234',
        paymentPassword: '482913',
      }),
    );
  });

  it('lets whoever has set one in another tab go on at once', async () => {
    operator.answer(getSecurityConfig, () => ({ ...passwordAlone, hasPaymentPassword: true }));
    const { close } = renderDialog(PaymentPasswordDialog, {});
    await waitFor(() => expect(close).toHaveBeenCalledWith({ isSet: true }));
  });
});

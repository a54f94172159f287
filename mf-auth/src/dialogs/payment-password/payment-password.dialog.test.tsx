import { type FakeOperator, refuse, signInForTest } from '@tessera/shared/testing';
import { getSecurityConfig, setPaymentPassword } from '@tessera/shared/wire/auth';
import { screen, waitFor } from '@testing-library/react';
import { kindOperator } from '../../testing/answers.ts';
import { freshVisitor, prepareHouse, renderDialog } from '../../testing/render-dialog.tsx';
import PaymentPasswordDialog from './payment-password.dialog.tsx';

const unguarded = {
  passwordChangedAtMs: 0 as number | null,
  mobile: { masked: '', dialingCode: '', isVerified: false },
  email: { masked: '', isVerified: false },
  hasPaymentPassword: false,
  authenticator: { isEnrolled: false, recoveryCodesLeft: 0 },
  previousSignInMs: null,
};

let operator: FakeOperator;
beforeAll(prepareHouse);
beforeEach(() => {
  freshVisitor();
  operator = kindOperator();
  signInForTest({ account: 'moonlit07' });
  operator.answer(getSecurityConfig, () => unguarded);
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

  it('asks an account that signs in by codes alone for no password', async () => {
    operator.answer(getSecurityConfig, () => ({ ...unguarded, passwordChangedAtMs: null }));
    const { person, close } = await chooseDigits();
    expect(screen.queryByLabelText('로그인 비밀번호')).not.toBeInTheDocument();
    await save(person);
    await waitFor(() => expect(close).toHaveBeenCalledWith({ isSet: true }));
    expect(operator.calls(setPaymentPassword)[0]?.request).toEqual({ paymentPassword: '482913' });
  });

  it('lets whoever has set one in another tab go on at once', async () => {
    operator.answer(getSecurityConfig, () => ({ ...unguarded, hasPaymentPassword: true }));
    const { close } = renderDialog(PaymentPasswordDialog, {});
    await waitFor(() => expect(close).toHaveBeenCalledWith({ isSet: true }));
  });
});

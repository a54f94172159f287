import { type FakeOperator, refuse } from '@tessera/shared/testing';
import { mobileDigits, register, registerByMobile } from '@tessera/shared/wire/auth';
import { fireEvent, screen } from '@testing-library/react';
import { kindOperator } from '../../testing/answers.ts';
import { attackMs, codeOf, expectToWithstand, hurry, settled } from '../../testing/attack.ts';
import { freshVisitor, prepareSite, renderDialog, switchOnly } from '../../testing/render-dialog.tsx';
import RegisterDialog from './register.dialog.tsx';

let operator: FakeOperator;
let slowDown: () => void;
beforeAll(prepareSite);
beforeEach(() => {
  slowDown = hurry();
  freshVisitor('/register');
  operator = kindOperator();
});
afterEach(() => slowDown());

/** Draws the form, and gives the consent, which stays. */
async function draw(): Promise<void> {
  const drawn = renderDialog(RegisterDialog, {});
  await settled(drawn);
  fireEvent.click(await screen.findByRole('checkbox'));
  await settled(drawn);
}

describe('hostile text, markup and megabytes stay text, lose nothing and are told', () => {
  it(
    'at a registration by username',
    async () => {
      switchOnly('REG3', 'USERNAMEREG3');
      operator.answer(register, () => refuse('request.too.frequent', {}, 429));
      await draw();
      await expectToWithstand({
        operator,
        endpoint: register,
        right: { username: 'moonlit07', password: 'abc123', confirmPassword: 'abc123' },
        sends: ({ username, password, confirmPassword }) => ({
          username: username.trim(),
          password: password.trim(),
          confirmPassword: confirmPassword.trim(),
        }),
      });
    },
    attackMs,
  );

  it(
    'at a registration by mobile',
    async () => {
      switchOnly('REG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3');
      operator.answer(registerByMobile, () => refuse('verification.code.invalid'));
      await draw();
      await expectToWithstand({
        operator,
        endpoint: registerByMobile,
        right: { mobileNum: '10482177', verificationCode: '123456', password: 'abc123' },
        sends: ({ mobileNum, verificationCode, password }) => ({
          username: mobileDigits(mobileNum.trim()),
          mobileNum: mobileDigits(mobileNum.trim()),
          verificationCode: codeOf(verificationCode),
          password: password.trim(),
          confirmPassword: password.trim(),
        }),
      });
    },
    attackMs,
  );
});

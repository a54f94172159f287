import { type FakeOperator, refuse, signInForTest } from '@tessera/shared/testing';
import {
  beginAuthenticator,
  beginPasskey,
  bindEmail,
  bindMobile,
  confirmAuthenticator,
  mobileDigits,
  removeAuthenticator,
  removePasskey,
  setPaymentPassword,
} from '@tessera/shared/wire/auth';
import { fireEvent, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { kindOperator } from '../../testing/answers.ts';
import { attackMs, codeOf, expectToWithstand, settled } from '../../testing/attack.ts';
import { freshVisitor, prepareSite, renderDialog } from '../../testing/render-dialog.tsx';
import { AddPasskeyForm, RemovePasskeyForm } from '../passkeys/passkeys.tsx';
import { AuthenticatorForm, RemoveAppForm } from './authenticator.tsx';
import { BindEmailForm, BindMobileForm } from './contacts.tsx';
import { PaymentPasswordForm } from './payment-password-form.tsx';

let operator: FakeOperator;
beforeAll(prepareSite);
beforeEach(() => {
  freshVisitor('/member/securityCenter');
  operator = kindOperator();
  signInForTest({ account: 'moonlit07' });
});

const ignore = () => undefined;
/** Draws one form, once rules and countries have come. */
async function draw(form: ReactNode): Promise<void> {
  await settled(renderDialog(() => form, {}));
}

describe('hostile text, markup and megabytes stay text, lose nothing and are told', () => {
  it(
    'where a number is bound',
    async () => {
      operator.answer(bindMobile, () => refuse('password.old.wrong'));
      await draw(<BindMobileForm known="" onDone={ignore} />);
      await expectToWithstand({
        operator,
        endpoint: bindMobile,
        right: { mobileNum: '10482177', code: '123456', password: 'abc123' },
        sends: ({ mobileNum, code, password }) => ({
          mobileNum: mobileDigits(mobileNum),
          verificationCode: codeOf(code),
          password: password.trim(),
        }),
      });
    },
    attackMs,
  );

  it(
    'where an address is bound',
    async () => {
      operator.answer(bindEmail, () => refuse('password.old.wrong'));
      await draw(<BindEmailForm known="" onDone={ignore} />);
      await expectToWithstand({
        operator,
        endpoint: bindEmail,
        right: { email: 'moon@example.com', code: '123456', password: 'abc123' },
        sends: ({ email, code, password }) => ({
          email: email.trim().toLowerCase(),
          verificationCode: codeOf(code),
          password: password.trim(),
        }),
      });
    },
    attackMs,
  );

  it(
    'where the withdrawal password is changed',
    async () => {
      operator.answer(setPaymentPassword, () => refuse('payment.password.wrong'));
      await draw(<PaymentPasswordForm hasOne onDone={ignore} />);
      await expectToWithstand({
        operator,
        endpoint: setPaymentPassword,
        right: { oldPin: '482913', pin: '573920', again: '573920', password: 'abc123' },
        sends: ({ oldPin, pin, password }) => ({
          oldPaymentPassword: codeOf(oldPin),
          paymentPassword: codeOf(pin),
          password: password.trim(),
        }),
      });
    },
    attackMs,
  );

  it(
    'where an app is begun with and confirmed',
    async () => {
      operator.answer(beginAuthenticator, () => refuse('password.old.wrong'));
      operator.answer(confirmAuthenticator, () => refuse('verification.code.invalid'));
      await draw(<AuthenticatorForm onEnrolled={ignore} onDone={ignore} />);
      const password = { password: 'abc123' };
      await expectToWithstand({
        operator,
        endpoint: beginAuthenticator,
        right: password,
        sends: (typed) => ({ password: typed.password.trim() }),
      });
      operator.answer(beginAuthenticator, () => ({ secret: 'GEZD', uri: 'otpauth://totp/A:m?secret=GEZD' }));
      const field = document.querySelector('input[name="password"]') as HTMLInputElement;
      fireEvent.change(field, { target: { value: password.password } });
      fireEvent.submit(field.form as HTMLFormElement);
      await waitFor(() => expect(document.querySelector('input[name="code"]')).not.toBeNull());
      await expectToWithstand({
        operator,
        endpoint: confirmAuthenticator,
        right: { code: '123456' },
        sends: ({ code }) => ({ code: codeOf(code) }),
      });
    },
    2 * attackMs,
  );

  it(
    'where an app is taken off',
    async () => {
      operator.answer(removeAuthenticator, () => refuse('verification.code.invalid'));
      await draw(<RemoveAppForm onDone={ignore} />);
      await expectToWithstand({
        operator,
        endpoint: removeAuthenticator,
        right: { code: '123456', password: 'abc123' },
        sends: ({ code, password }) => ({ code: codeOf(code), password: password.trim() }),
      });
    },
    attackMs,
  );

  it(
    'where a passkey is named',
    async () => {
      operator.answer(beginPasskey, () => refuse('password.old.wrong'));
      await draw(<AddPasskeyForm onDone={ignore} />);
      await expectToWithstand({
        operator,
        endpoint: beginPasskey,
        right: { name: '내 전화', password: 'abc123' },
        sends: ({ password }) => ({ password: password.trim() }),
      });
    },
    attackMs,
  );

  it(
    'where a passkey with a hostile name is taken off',
    async () => {
      operator.answer(removePasskey, () => refuse('password.old.wrong'));
      const passkey = { id: 4, name: '<img src=x onerror=boom()>', host: 'x', createdAtMs: 0, lastUsedAtMs: null };
      await draw(<RemovePasskeyForm passkey={passkey} onDone={ignore} />);
      await expectToWithstand({
        operator,
        endpoint: removePasskey,
        right: { password: 'abc123' },
        sends: ({ password }) => ({ id: 4, password: password.trim() }),
      });
    },
    attackMs,
  );
});
